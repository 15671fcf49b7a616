import { signal } from '@preact/signals';
import { announce } from './announcer.tsx';

/** Something that can be done about it. */
interface Offer {
  readonly label: string;
  readonly act: () => void;
}

interface Shown {
  readonly sentence: string;
  readonly offer?: Offer | undefined;
}

const shown = signal<Shown | undefined>(undefined);
let leaving: ReturnType<typeof setTimeout> | undefined;

const READING_MS = 6000;

const close = () => (shown.value = undefined);

/** A sentence at the lower edge for a while: something did not go as asked, or is done. One with an offer stays. */
export function notice(sentence: string, offer?: Offer): void {
  shown.value = { sentence, offer };
  announce(sentence);
  clearTimeout(leaving);
  if (offer === undefined) leaving = setTimeout(close, READING_MS);
}

export function Notice() {
  if (shown.value === undefined) return undefined;
  const { sentence, offer } = shown.value;
  const take = () => {
    close();
    offer?.act();
  };
  return (
    <div class="notice">
      <span>{sentence}</span>
      {offer !== undefined && (
        <button type="button" onClick={take}>
          {offer.label}
        </button>
      )}
      <button type="button" onClick={close}>
        {offer === undefined ? 'OK' : 'Close'}
      </button>
    </div>
  );
}
