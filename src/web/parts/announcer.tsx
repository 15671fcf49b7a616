import { signal } from '@preact/signals';

const said = signal<readonly [string, string]>(['', '']);

/** Says a sentence to a screen reader; nothing on the page moves. */
export function announce(sentence: string): void {
  // Two regions in turn: a screen reader does not repeat a sentence that comes twice into one region.
  const [first, second] = said.peek();
  said.value = first === '' ? [sentence, ''] : second === '' ? ['', sentence] : [sentence, ''];
}

export const Announcer = () => (
  <div class="unseen" aria-live="polite" data-announcer="">
    <p>{said.value[0]}</p>
    <p>{said.value[1]}</p>
  </div>
);
