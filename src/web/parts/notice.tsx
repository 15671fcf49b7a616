import { signal } from '@preact/signals';
import { announce } from './announcer.tsx';

const shown = signal('');
let leaving: ReturnType<typeof setTimeout> | undefined;

const READING_MS = 6000;

/** A sentence at the lower edge for a while: something did not go as asked, or is done. */
export function notice(sentence: string): void {
  shown.value = sentence;
  announce(sentence);
  clearTimeout(leaving);
  leaving = setTimeout(() => (shown.value = ''), READING_MS);
}

export const Notice = () =>
  shown.value === '' ? undefined : (
    <div class="notice">
      <span>{shown.value}</span>
      <button type="button" onClick={() => (shown.value = '')}>
        Fine
      </button>
    </div>
  );
