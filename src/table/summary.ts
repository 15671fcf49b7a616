import type { AnyGame } from '#engine/game.ts';
import { awaitedSeats, deadlineOf, isAwaitedByPerson } from './clock.ts';
import type { PersonId } from './entries.ts';
import type { Summary } from './store.ts';
import { type Holder, type TableState, ownerOf, players } from './table.ts';
import { publicSeat } from './updates.ts';

export function summaryOf(rules: AnyGame, table: TableState): Summary {
  const { game, stage, listed, opener, pace, log, openedAt, noticedAt } = table;
  const asked = awaitedSeats(rules, table).map((seat) => table.seats[seat]?.holder);
  const deadline = deadlineOf(table);
  return {
    table: table.table,
    game,
    stage,
    listed,
    opener,
    pace,
    moves: log,
    openedAt,
    changedAt: noticedAt,
    ...seatingOf(table),
    asked: ownersOf(asked.filter((holder) => holder?.kind === 'person')),
    botsAsked: asked.some((holder) => holder?.kind === 'bot') && isAwaitedByPerson(table),
    ...(deadline === undefined ? {} : { deadline }),
  };
}

type Seating = Pick<Summary, 'seats' | 'persons'>;

const seatings = new WeakMap<TableState['seats'], Seating>();

/** A summary is made with every action, and who sits where seldom changes. */
function seatingOf(table: TableState): Seating {
  const known = seatings.get(table.seats);
  if (known !== undefined) return known;
  const seating = { seats: table.seats.map(publicSeat), persons: players(table) };
  seatings.set(table.seats, seating);
  return seating;
}

const ownersOf = (holders: readonly (Holder | undefined)[]): readonly PersonId[] => [
  ...new Set(holders.map(ownerOf).filter((owner) => owner !== undefined)),
];
