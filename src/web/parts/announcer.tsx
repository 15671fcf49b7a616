import { signal } from '@preact/signals';

interface Spoken {
  readonly id: number;
  readonly sentence: string;
  readonly at: number;
}

const spoken = signal<readonly Spoken[]>([]);
const answered = signal<Spoken | undefined>(undefined);
let count = 0;

/** Sentences that came long ago, and are not among the last ones, have been read by then. */
const KEPT = 30;
const READ_AFTER_MS = 5000;

const spokenNow = (sentence: string): Spoken => ({ id: count++, sentence, at: performance.now() });

/**
 * Says a sentence to a screen reader; nothing on the page moves. Every sentence is a line of its own: several at once
 * are all read, and one that comes twice is read twice.
 */
export function announce(sentence: string): void {
  const newest = spokenNow(sentence);
  const all = [...spoken.peek(), newest];
  spoken.value = all.filter(({ at }, i) => i >= all.length - KEPT || newest.at - at < READ_AFTER_MS);
}

/** How many sentences have been said so far. */
export const saidSoFar = (): number => count;

/** Answers a question at once: what is being read is interrupted, and an answer before this one is dropped. */
export function answer(sentence: string): void {
  answered.value = spokenNow(sentence);
}

export const Announcer = () => (
  <>
    <div class="unseen" role="log" aria-label="Announcements" aria-live="polite" data-announcer="">
      {spoken.value.map(({ id, sentence }) => (
        <p key={id}>{sentence}</p>
      ))}
    </div>
    <div class="unseen" role="log" aria-label="Answers" aria-live="assertive" data-answers="">
      {answered.value !== undefined && <p key={answered.value.id}>{answered.value.sentence}</p>}
    </div>
  </>
);
