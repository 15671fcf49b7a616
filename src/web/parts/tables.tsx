import { useSignal } from '@preact/signals';
import { removeFromList, type TableCard } from '../house/tables.ts';
import { isGameId, metas } from '../shelf.ts';
import { Icon } from './icons.tsx';

interface TablesProps {
  readonly id: string;
  readonly title: string;
  readonly tables: readonly TableCard[];
}

/** At first only this many are shown, so that a person with many tables still sees the shelf. */
const AT_FIRST = 6;

/** A list of tables with a link to each; those that wait for somebody come first. */
export function Tables({ id, title, tables }: TablesProps) {
  const asked = useSignal(false);
  const all = asked.value || tables.length <= AT_FIRST + 1;
  return (
    <section aria-labelledby={id} class="column">
      <h2 id={id}>{title}</h2>
      <ul class="mine">
        {tables.slice(0, all ? undefined : AT_FIRST).map((table) => (
          <Card key={table.id} table={table} />
        ))}
      </ul>
      {!all && (
        <button type="button" class="plain" onClick={() => (asked.value = true)}>
          All {tables.length} tables
        </button>
      )}
    </section>
  );
}

function Card({ table }: { readonly table: TableCard }) {
  const meta = isGameId(table.game) ? metas(table.game).value : undefined;
  const title = meta?.is === 'here' ? meta.value.title : 'A table';
  return (
    <li class="card">
      <h3>
        <a href={table.over ? `/tables/${table.id}/finished` : `/tables/${table.id}`}>{title}</a>
      </h3>
      <p class={table.yourTurn ? 'yours' : 'soft'}>{turnOf(table)}</p>
      <p class="soft small">{table.company}</p>
      {(table.here || table.over) && (
        <button
          type="button"
          class="plain forget"
          aria-label={`Put ${title} away`}
          onClick={() => void removeFromList(table.id)}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}

function turnOf(table: TableCard): string {
  if (table.over) return 'Over: see how it ended';
  if (table.yourTurn) return 'Your turn';
  return table.gathering ? 'Waiting for company' : 'Others are deciding';
}
