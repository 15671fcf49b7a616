import type { AnyGame } from '#engine/game.ts';
import { awaitedSeats, botsAsked, deadlineOf } from './clock.ts';
import type { PersonId } from './entries.ts';
import type { Summary } from './store.ts';
import { type Holder, type TableState, ownerOf, players } from './table.ts';
import { tellSeat } from './tell.ts';

export function summaryOf(rules: AnyGame, table: TableState): Summary {
  const { game, stage, listed, opener, log, openedAt, noticedAt } = table;
  const holders = table.seats.map(({ holder }) => holder);
  const asked = awaitedSeats(rules, table).map((seat) => holders[seat]);
  const deadline = deadlineOf(table);
  return {
    table: table.table,
    game,
    stage,
    listed,
    opener,
    moves: log,
    openedAt,
    changedAt: noticedAt,
    seats: table.seats.map(tellSeat),
    persons: players(table),
    asked: ownersOf(asked.filter((holder) => holder?.kind === 'person')),
    botsAsked: botsAsked(rules, table).length > 0,
    ...(deadline === undefined ? {} : { deadline }),
  };
}

const ownersOf = (holders: readonly (Holder | undefined)[]): readonly PersonId[] => [
  ...new Set(holders.map(ownerOf).filter((owner) => owner !== undefined)),
];
