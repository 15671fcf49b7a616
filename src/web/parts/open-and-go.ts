import type { Signal } from '@preact/signals';
import { go } from '../router.ts';
import { problemSentence } from '../words.ts';
import { notice } from './notice.tsx';

/** Opens a table and goes there. What went wrong is said, and can be tried again. */
export function openAndGo(open: () => Promise<string>, busy: Signal<boolean>): void {
  busy.value = true;
  open().then(
    (table) => go(`/tables/${table}`),
    (problem: unknown) => {
      busy.value = false;
      notice(`The game could not be created. ${problemSentence(problem)}`, {
        label: 'Try again',
        act: () => openAndGo(open, busy),
      });
    },
  );
}
