import type { RecordFile } from '#protocol/record-file.ts';
import { openHereFrom } from '../house/tables.ts';
import { go } from '../router.ts';
import { notice } from './notice.tsx';

/** Opens a saved game as a private table: the house replays and verifies it before anybody sees it. */
export const OpenRecord = () => (
  <label class="press plain file">
    Open a saved record
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
    go(`/tables/${await openHereFrom(record, undefined)}`);
  } catch {
    notice('This file is not a record of a game that this house can play.');
  }
}
