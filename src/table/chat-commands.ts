import type { CommandOf } from '#protocol/commands.ts';
import { type Refusal, refusal } from '#protocol/refusals.ts';
import type { Room } from '#protocol/shapes.ts';
import type { Saying } from '#protocol/told.ts';
import { type Draft, type Who, recordChange } from './draft.ts';
import type { PersonId } from './entries.ts';
import { type TableState, players, sitsAt } from './table.ts';

/** Spectators may listen to the players. Players hear the spectators only after the end, when advice does no harm. */
const hears = (table: TableState, person: PersonId, room: Room): boolean =>
  room === 'players' || table.stage === 'over' || !players(table).includes(person);

/** What a person is shown of the chat, from saying number `from` on. */
export const sayingsFor = (table: TableState, person: PersonId, from: number): readonly Saying[] =>
  table.sayings.filter(
    (saying) =>
      saying.number >= from &&
      hears(table, person, saying.room) &&
      !table.mutes.some(([by, whom]) => by === person && whom === saying.person),
  );

export function sendMessage(draft: Draft, { room, text }: CommandOf<'say'>, who: Who): Refusal | undefined {
  const { table } = draft;
  if (room === 'players' && !players(table).includes(who.id)) return refusal('notAPlayer');
  if (!hears(table, who.id, room)) return refusal('notOver');
  recordChange(draft, { type: 'said', room, person: who.id, name: nameAt(table, who), text });
  return undefined;
}

/** The name a person plays under. At this table it replaces any other name. */
function nameAt(table: TableState, who: Who): string {
  const held = table.seats.find((_, seat) => sitsAt(table, who.id, seat));
  return held?.holder.kind === 'person' ? held.holder.sitter.name : who.name;
}

export function mute(draft: Draft, { person, muted }: CommandOf<'mute'>, who: Who): Refusal | undefined {
  const isMuted = draft.table.mutes.some(([by, whom]) => by === who.id && whom === person);
  if (isMuted === muted) return undefined;
  recordChange(draft, { type: 'muted', person: who.id, whom: person, muted });
  return undefined;
}

/** For the operator of the house to read. The table itself does nothing about it. */
export function report(draft: Draft, { saying, why }: CommandOf<'report'>, who: Who): Refusal | undefined {
  if (!sayingsFor(draft.table, who.id, 0).some(({ number }) => number === saying)) return refusal('noSuchSaying');
  recordChange(draft, { type: 'reported', person: who.id, saying, why });
  return undefined;
}

export function look(draft: Draft, { seat, log }: CommandOf<'look'>, who: Who): Refusal | undefined {
  if (!sitsAt(draft.table, who.id, seat)) return refusal('notYourSeat');
  const seen = Math.min(log, draft.table.log);
  if (seen !== draft.table.seats[seat]?.looked) recordChange(draft, { type: 'looked', seat, log: seen });
  return undefined;
}
