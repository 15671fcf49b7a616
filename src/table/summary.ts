import type { AnyGame } from '#engine/game.ts';
import { awaitedSeats, botsAsked, deadlineOf } from './clock.ts';
import type { PersonId } from './entries.ts';
import type { Summary } from './store.ts';
import type { Holder, TableState } from './table.ts';
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
    persons: personsOf(holders),
    asked: personsOf(asked.filter((holder) => holder?.kind === 'person')),
    botsAsked: botsAsked(rules, table).length > 0,
    ...(deadline === undefined ? {} : { deadline }),
  };
}

function personsOf(holders: readonly (Holder | undefined)[]): readonly PersonId[] {
  const sitters = holders.flatMap((holder) => {
    if (holder?.kind === 'person') return [holder.sitter];
    return holder?.kind === 'bot' && holder.keptFor !== undefined ? [holder.keptFor] : [];
  });
  return [...new Set(sitters.map(({ person }) => person))];
}
