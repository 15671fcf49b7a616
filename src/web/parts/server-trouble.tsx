import { reach, refreshTables } from '../house/tables.ts';
import { problemSentence } from '../words.ts';

/** A server that answers with an error is neither silent nor gone: what it said, and a way to ask again. */
export function ServerTrouble() {
  const { value } = reach;
  if (value.is !== 'trouble') return undefined;
  return (
    <p class="trouble card row" role="status">
      <span>The server answered with an error. {problemSentence(value.problem)}</span>
      <button type="button" onClick={() => void refreshTables()}>
        Try again
      </button>
    </p>
  );
}
