import { useSignal } from '@preact/signals';
import { ownResultWords } from '../home/lately.tsx';
import { stateWords } from '../home/urgency.ts';
import { removeFromList, type TableCard } from '../host/tables.ts';
import { gameTitle } from './game-title.ts';
import { Icon } from './icons.tsx';
import { isGameId } from '../shelf.ts';
import { Picture } from './picture.tsx';
import { agoWords } from './when.ts';

interface TablesProps {
  readonly id: string;
  readonly title: string;
  readonly tables: readonly TableCard[];
}

const AT_FIRST = 12;

/** A list of tables with a link to each. */
export function Tables({ id, title, tables }: TablesProps) {
  const asked = useSignal(false);
  const all = asked.value || tables.length <= AT_FIRST + 1;
  return (
    <section aria-labelledby={id} class="column">
      <h2 id={id}>{title}</h2>
      <ul class="game-list">
        {tables.slice(0, all ? undefined : AT_FIRST).map((table) => (
          <Card key={table.id} table={table} />
        ))}
      </ul>
      {!all && (
        <button type="button" class="plain" onClick={() => (asked.value = true)}>
          Show all {tables.length} games
        </button>
      )}
    </section>
  );
}

function Card({ table }: { readonly table: TableCard }) {
  const title = gameTitle(table);
  return (
    <li class="card">
      {isGameId(table.game) && <Picture game={table.game} />}
      <h3>
        <a href={table.over ? `/tables/${table.id}/finished` : `/tables/${table.id}`}>{title}</a>
      </h3>
      <p class={table.yourTurn ? 'yours' : ''}>
        {table.over
          ? `${ownResultWords(table)}, ${agoWords(table.changedAt, Date.now())}`
          : stateWords(table, Date.now())}
      </p>
      <p class="soft small">{table.company}</p>
      {(table.here || table.over) && (
        <button
          type="button"
          class="plain forget"
          aria-label={`Remove ${title}`}
          onClick={() => void removeFromList(table.id)}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}
