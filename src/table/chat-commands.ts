import type { CommandOf } from '#protocol/commands.ts';
import { type Refusal, refusal } from '#protocol/refusals.ts';
import type { Room } from '#protocol/shapes.ts';
import type { ChatMessage } from '#protocol/update.ts';
import { type Draft, type Requester, recordChange } from './draft.ts';
import type { PersonId } from './entries.ts';
import { type TableState, players, sitsAt } from './table.ts';

/** Spectators may listen to the players. Players hear the spectators only after the end, when advice does no harm. */
const hears = (table: TableState, person: PersonId, room: Room): boolean =>
  room === 'players' || table.stage === 'over' || !players(table).includes(person);

/** What a person is shown of the chat, from message number `from` on. */
export const chatFor = (table: TableState, person: PersonId, from: number): readonly ChatMessage[] =>
  table.chat.filter(
    (message) =>
      message.number >= from &&
      hears(table, person, message.room) &&
      !table.mutes.some(([by, whom]) => by === person && whom === message.person),
  );

export function sendMessage(draft: Draft, { room, text }: CommandOf<'say'>, who: Requester): Refusal | undefined {
  const { table } = draft;
  if (room === 'players' && !players(table).includes(who.id)) return refusal('notAPlayer');
  if (!hears(table, who.id, room)) return refusal('notOver');
  recordChange(draft, { type: 'said', room, person: who.id, name: nameAt(table, who), text });
  return undefined;
}

/** The name a person plays under. At this table it replaces any other name. */
function nameAt(table: TableState, who: Requester): string {
  const held = table.seats.find((_, seat) => sitsAt(table, who.id, seat));
  return held?.holder.kind === 'person' ? held.holder.sitter.name : who.name;
}

export function mute(draft: Draft, { person, muted }: CommandOf<'mute'>, who: Requester): Refusal | undefined {
  const isMuted = draft.table.mutes.some(([by, whom]) => by === who.id && whom === person);
  if (isMuted === muted) return undefined;
  recordChange(draft, { type: 'muted', person: who.id, whom: person, muted });
  return undefined;
}

/** For the operator of the server to read. The table itself does nothing about it. */
export function report(draft: Draft, { chatMessage, why }: CommandOf<'report'>, who: Requester): Refusal | undefined {
  if (!chatFor(draft.table, who.id, 0).some(({ number }) => number === chatMessage))
    return refusal('noSuchChatMessage');
  recordChange(draft, { type: 'reported', person: who.id, saying: chatMessage, why });
  return undefined;
}

export function markRead(draft: Draft, { seat, readUpTo }: CommandOf<'markRead'>, who: Requester): Refusal | undefined {
  if (!sitsAt(draft.table, who.id, seat)) return refusal('notYourSeat');
  const log = Math.min(readUpTo, draft.table.log);
  if (log !== draft.table.seats[seat]?.readUpTo) recordChange(draft, { type: 'looked', seat, log });
  return undefined;
}
