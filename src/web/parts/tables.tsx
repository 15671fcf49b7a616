import { forgetTable, type TableCard } from '../house/tables.ts';
import { isGameId, metas } from '../shelf.ts';
import { Icon } from './icons.tsx';

interface TablesProps {
  readonly id: string;
  readonly title: string;
  readonly tables: readonly TableCard[];
}

/** A list of tables, each a way to it. */
export const Tables = ({ id, title, tables }: TablesProps) => (
  <section aria-labelledby={id} class="column">
    <h2 id={id}>{title}</h2>
    <ul class="mine">
      {tables.map((table) => (
        <Card key={table.id} table={table} />
      ))}
    </ul>
  </section>
);

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
      {table.here && (
        <button
          type="button"
          class="plain forget"
          aria-label={`Put ${title} away`}
          onClick={() => void forgetTable(table.id)}
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
