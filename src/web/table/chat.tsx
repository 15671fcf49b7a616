import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Saying } from '#protocol/told.ts';
import { Icon } from '../parts/icons.tsx';

interface ChatProps {
  readonly sayings: readonly Saying[];
  readonly me: string | undefined;
  /** People who only watch have a room of their own. */
  readonly playing: boolean;
  /** Whether it was said. */
  readonly onSay: (text: string) => Promise<boolean>;
  readonly onMute: (person: string) => void;
  readonly onReport: (saying: Saying) => void;
}

const LONGEST = 500;

export function Chat({ sayings, me, playing, onSay, onMute, onReport }: ChatProps) {
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [sayings.length]);
  return (
    <div class="chat">
      <ol aria-label="Chat" aria-live="polite">
        {sayings.length === 0 && (
          <li class="soft">{playing ? 'Say something to the table.' : 'The onlookers’ room.'}</li>
        )}
        {sayings.map((saying) => (
          <li key={saying.number}>
            <b>{saying.name}</b> <span class="saying">{saying.text}</span>
            {saying.person !== me && <SayingMenu saying={saying} onMute={onMute} onReport={onReport} />}
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      <SayForm onSay={onSay} />
    </div>
  );
}

interface SayingMenuProps {
  readonly saying: Saying;
  readonly onMute: (person: string) => void;
  readonly onReport: (saying: Saying) => void;
}

const SayingMenu = ({ saying, onMute, onReport }: SayingMenuProps) => (
  <details class="saying-menu">
    <summary aria-label={`What to do about ${saying.name}`}>
      <Icon name="more" />
    </summary>
    <div class="row">
      <button type="button" onClick={() => onMute(saying.person)}>
        Mute {saying.name}
      </button>
      <button type="button" onClick={() => onReport(saying)}>
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
