import type { RecordFile } from '#protocol/record-file.ts';
import { openHereFrom } from '../host/tables.ts';
import { go } from '../router.ts';
import { notice } from './notice.tsx';

/** Opens a saved game as a private table: the host replays and verifies it before anybody sees it. */
export const OpenRecord = () => (
  <label class="press plain file">
    Open a saved game
    <input type="file" accept="application/json,.json" onChange={(event) => void openFile(event.currentTarget)} />
  </label>
);

async function openFile(input: HTMLInputElement): Promise<void> {
  const file = input.files?.[0];
  input.value = '';
  if (file === undefined) return;
  try {
    // The host of the new table checks the file, move by move.
    const record = JSON.parse(await file.text()) as RecordFile;
    go(`/tables/${await openHereFrom({ record })}`);
  } catch {
    notice('This is not a saved game. Choose a file downloaded from a result page.');
  }
}
