import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { SeatEmblem } from '#kit/emblem.tsx';
import type { ChatMessage } from '#protocol/update.ts';
import { Icon } from '../parts/icons.tsx';

interface ChatProps {
  readonly messages: readonly ChatMessage[];
  /** The seat of a person at this table. */
  readonly seatOf: (person: string) => number | undefined;
  readonly me: string | undefined;
  /** Spectators have a chat of their own. */
  readonly playing: boolean;
  /** Whether it was said. */
  readonly onSay: (text: string) => Promise<boolean>;
  readonly onMute: (person: string) => void;
  readonly onReport: (message: ChatMessage) => void;
}

const LONGEST = 500;

export function Chat({ messages, seatOf, me, playing, onSay, onMute, onReport }: ChatProps) {
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [messages.length]);
  return (
    <div class="chat">
      <ol aria-label="Chat" aria-live="polite">
        {messages.length === 0 && <li class="soft">{playing ? 'Say hello.' : 'Spectator chat'}</li>}
        {messages.map((message) => (
          <li key={message.number}>
            <Speaker message={message} seat={seatOf(message.person)} /> <span class="chat-message">{message.text}</span>
            {message.person !== me && <MessageMenu message={message} onMute={onMute} onReport={onReport} />}
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      <SayForm onSay={onSay} />
    </div>
  );
}

interface SpeakerProps {
  readonly message: ChatMessage;
  readonly seat: number | undefined;
}

/** Who said it, in the colour of the seat, and when. */
const Speaker = ({ message: { name, at }, seat }: SpeakerProps) => (
  <span class="speaker">
    {seat !== undefined && <SeatEmblem seat={seat} />}
    <b class={seat === undefined ? undefined : `seat-name seat-${seat}`}>{name}</b>
    <time class="soft small" dateTime={new Date(at).toISOString()}>
      {timeWords(at)}
    </time>
  </span>
);

const TODAY = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const EARLIER = new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'short' });

const timeWords = (at: number): string => {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return (isToday ? TODAY : EARLIER).format(at);
};

interface MessageMenuProps {
  readonly message: ChatMessage;
  readonly onMute: (person: string) => void;
  readonly onReport: (message: ChatMessage) => void;
}

const MessageMenu = ({ message, onMute, onReport }: MessageMenuProps) => (
  <details class="chat-message-menu">
    <summary aria-label={`Mute or report ${message.name}`}>
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
        aria-label="Message"
        placeholder="Message"
        maxLength={LONGEST}
        value={text.value}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
      <button type="submit">Send</button>
    </form>
  );
}
