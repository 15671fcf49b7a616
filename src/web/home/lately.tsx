import { ordinal } from '#words/speech.ts';
import { resultAt } from '../host/results.ts';
import type { TableCard } from '../host/tables.ts';
import { gameTitle } from '../parts/game-title.ts';
import { agoWords } from '../parts/when.ts';
import { isGameId } from '../shelf.ts';
import { Picture } from '../parts/picture.tsx';

const MOST = 3;

/** The last games to be finished. */
export const Lately = ({ tables }: { readonly tables: readonly TableCard[] }) => (
  <section class="lately" aria-labelledby="lately">
    <div class="section-head">
      <h2 id="lately">Finished</h2>
    </div>
    <ul class="rows card">
      {tables.slice(0, MOST).map((table) => (
        <li key={table.id}>
          {isGameId(table.game) && <Picture game={table.game} />}
          <span>
            <a href={`/tables/${table.id}/finished`}>{ownResultWords(table)}</a>
            <span class="soft small">
              {gameTitle(table)}, {agoWords(table.changedAt, Date.now())}
            </span>
          </span>
        </li>
      ))}
    </ul>
  </section>
);

/** How it ended for the reader, where this browser has seen it. */
export function ownResultWords({ id }: Pick<TableCard, 'id'>): string {
  const result = resultAt(id);
  if (result === undefined) return 'Finished: see the result';
  return result.rank === 1 ? 'You won' : `You finished ${ordinal(result.rank)} of ${result.seats}`;
}
