import { useSignal } from '@preact/signals';
import type { SeatFace } from '#kit/board.ts';
import { SeatEmblem } from '#kit/emblem.tsx';
import { count } from '#words/speech.ts';
import { type TableCard } from '../host/tables.ts';
import { gameTitle } from '../parts/game-title.ts';
import { useNamed } from '../parts/name-sheet.tsx';
import { openAndGo } from '../parts/open-and-go.ts';
import { takeQuickSeat } from './quick-seat.ts';

const AT_FIRST = 3;

/** Tables of others: first those that look for players, then those that can be watched. */
export function OpenTables({ tables }: { readonly tables: readonly TableCard[] }) {
  const isAll = useSignal(false);
  const rows = tables.filter(({ over }) => !over).toSorted((a, b) => Number(b.gathering) - Number(a.gathering));
  return (
    <section class="open-tables" aria-labelledby="listed">
      <div class="section-head">
        <h2 id="listed">Open tables</h2>
        <p class="soft">people looking for players now</p>
        {rows.length > AT_FIRST && !isAll.value && (
          <button type="button" class="plain quick" onClick={() => (isAll.value = true)}>
            All open tables ({rows.length})
          </button>
        )}
        <QuickSeat />
      </div>
      <ul class="rows card">
        {rows.slice(0, isAll.value ? undefined : AT_FIRST).map((table) => (
          <OpenTable key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function QuickSeat() {
  const busy = useSignal(false);
  const quick = useNamed(() => openAndGo(takeQuickSeat, busy));
  return (
    <>
      <button type="button" class="plain quick" disabled={busy.value} onClick={quick.start}>
        Quick seat: any game
      </button>
      {quick.sheet}
    </>
  );
}

function OpenTable({ table }: { readonly table: TableCard }) {
  const title = gameTitle(table);
  const host = table.faces[table.host];
  return (
    <li>
      <h3>{title}</h3>
      <span class="host">
        {host !== undefined && <SeatEmblem seat={table.host} />}
        {host?.name}
      </span>
      <TakenSeats faces={table.faces} />
      <span class="pace soft">{paceWords(table)}</span>
      <a class="press" href={`/tables/${table.id}`} aria-label={`${table.gathering ? 'Join' : 'Watch'}: ${title}`}>
        {table.gathering ? 'Join' : 'Watch'}
      </a>
    </li>
  );
}

/** The emblems of the seats that are taken, and rings for the free ones. */
function TakenSeats({ faces }: { readonly faces: readonly SeatFace[] }) {
  const free = faces.filter(({ kind }) => kind === 'nobody').length;
  return (
    <span class="taken">
      <span class="emblems">
        {faces.map(({ kind }, seat) =>
          kind === 'nobody' ? <span key={seat} class="free-seat" /> : <SeatEmblem key={seat} seat={seat} />,
        )}
      </span>
      <span>{free === 0 ? 'full' : `${count(free, 'seat')} free`}</span>
    </span>
  );
}

function paceWords({ pace, gathering }: TableCard): string {
  if (pace?.type === 'days') return `${count(pace.days, 'day')} per move`;
  return gathering ? 'live, starts when full' : 'live';
}
