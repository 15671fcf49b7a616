import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { ChatMessage } from '#protocol/update.ts';
import { Icon } from '../parts/icons.tsx';

interface ChatProps {
  readonly messages: readonly ChatMessage[];
  readonly me: string | undefined;
  /** People who only watch have a room of their own. */
  readonly playing: boolean;
  /** Whether it was said. */
  readonly onSay: (text: string) => Promise<boolean>;
  readonly onMute: (person: string) => void;
  readonly onReport: (message: ChatMessage) => void;
}

const LONGEST = 500;

export function Chat({ messages, me, playing, onSay, onMute, onReport }: ChatProps) {
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [messages.length]);
  return (
    <div class="chat">
      <ol aria-label="Chat" aria-live="polite">
        {messages.length === 0 && (
          <li class="soft">{playing ? 'Say something to the table.' : 'The onlookers’ room.'}</li>
        )}
        {messages.map((message) => (
          <li key={message.number}>
            <b>{message.name}</b> <span class="chat-message">{message.text}</span>
            {message.person !== me && <MessageMenu message={message} onMute={onMute} onReport={onReport} />}
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      <SayForm onSay={onSay} />
    </div>
  );
}

interface MessageMenuProps {
  readonly message: ChatMessage;
  readonly onMute: (person: string) => void;
  readonly onReport: (message: ChatMessage) => void;
}

const MessageMenu = ({ message, onMute, onReport }: MessageMenuProps) => (
  <details class="chat-message-menu">
    <summary aria-label={`What to do about ${message.name}`}>
      <Icon name="more" />
    </summary>
    <div class="row">
      <button type="button" onClick={() => onMute(message.person)}>
        Mute {message.name}
      </button>
      <button type="button" onClick={() => onReport(message)}>
        Report
      </button>
    </div>
  </details>
);

function SayForm({ onSay }: Pick<ChatProps, 'onSay'>) {
  const text = useSignal('');
  const send = (event: Event) => {
    event.preventDefault();
    const said = text.value.trim();
    if (said === '') return;
    text.value = '';
    void onSay(said).then((isSaid) => {
      if (!isSaid && text.value === '') text.value = said;
    });
  };
  return (
    <form class="say" onSubmit={send}>
      <input
        type="text"
        aria-label="Say"
        placeholder="Say …"
        maxLength={LONGEST}
        value={text.value}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
      <button type="submit">Say</button>
    </form>
  );
}
