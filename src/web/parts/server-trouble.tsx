import { reach, refreshTables } from '../host/tables.ts';
import { problemSentence } from '../words.ts';

/** A server that answers with an error is there: what it said, and a button to try again. */
export function ServerTrouble() {
  const { value } = reach;
  if (value.is !== 'trouble') return undefined;
  return (
    <p class="trouble card row" role="status">
      <span>The server has a problem. {problemSentence(value.problem)}</span>
      <button type="button" onClick={() => void refreshTables()}>
        Try again
      </button>
    </p>
  );
}
