import type { CommandOf } from '#protocol/commands.ts';
import { type Refusal, refusal } from '#protocol/refusals.ts';
import { maybeGoBack } from './deciding.ts';
import { type Draft, type Who, put, settle } from './draft.ts';
import { type Holder, type TableState, holderOf, sitsAt } from './table.ts';

export function sit(draft: Draft, { seat, name, entropy }: CommandOf<'sit'>, who: Who): Refusal | undefined {
  const holder = holderOf(draft.table, seat);
  if (holder === undefined) return refusal('noSuchSeat');
  if (draft.table.stage === 'over') return refusal('over');
  if (holder.kind !== 'nobody') return refusal('seatTaken');
  put(draft, { type: 'sat', seat, person: who.id, name: name ?? who.name, entropy: entropy ?? who.entropy });
  settle(draft);
  return undefined;
}

export function leave(draft: Draft, { seat }: CommandOf<'leave'>, who: Who): Refusal | undefined {
  if (!ownsSeat(draft.table, seat, who)) return refusal('notYourSeat');
  put(draft, { type: 'left', seat });
  maybeGoBack(draft);
  return undefined;
}

/** Whoever sits there, or the bot that keeps the seat for them. */
function ownsSeat(table: TableState, seat: number, who: Who): boolean {
  return sitsAt(table, who.id, seat) || keptForPerson(holderOf(table, seat)) === who.id;
}

const keptForPerson = (holder: Holder | undefined): string | undefined =>
  holder?.kind === 'bot' ? holder.keptFor?.person : undefined;

/** One's own seat; the opener also fills empty seats and changes bots that keep a seat for nobody. */
export function handToBot(draft: Draft, { seat, level }: CommandOf<'handToBot'>, who: Who): Refusal | undefined {
  const holder = holderOf(draft.table, seat);
  if (holder === undefined) return refusal('noSuchSeat');
  if (draft.table.stage === 'over') return refusal('over');
  if (!ownsSeat(draft.table, seat, who)) {
    if (holder.kind === 'person' || keptForPerson(holder) !== undefined) return refusal('notYourSeat');
    if (draft.table.opener !== who.id) return refusal('notTheOpener');
  }
  put(draft, { type: 'handedToBot', seat, level });
  maybeGoBack(draft);
  settle(draft);
  return undefined;
}

export function reclaim(draft: Draft, { seat }: CommandOf<'reclaim'>, who: Who): Refusal | undefined {
  const holder = holderOf(draft.table, seat);
  if (holder === undefined) return refusal('noSuchSeat');
  if (holder.kind !== 'bot') return refusal('notABot');
  if (keptForPerson(holder) !== who.id) return refusal('notYourSeat');
  put(draft, { type: 'reclaimed', seat });
  settle(draft);
  return undefined;
}

/** Before the game begins, the opener may free a place for somebody else. */
export function clearSeat(draft: Draft, { seat }: CommandOf<'clearSeat'>, who: Who): Refusal | undefined {
  const holder = holderOf(draft.table, seat);
  if (holder === undefined) return refusal('noSuchSeat');
  if (draft.table.opener !== who.id) return refusal('notTheOpener');
  if (draft.table.stage !== 'gathering') return refusal('started');
  if (holder.kind === 'nobody') return refusal('seatOpen');
  put(draft, { type: 'left', seat });
  return undefined;
}

export function rename(draft: Draft, { seat, name }: CommandOf<'rename'>, who: Who): Refusal | undefined {
  if (!sitsAt(draft.table, who.id, seat)) return refusal('notYourSeat');
  put(draft, { type: 'renamed', seat, name });
  return undefined;
}

export function list(draft: Draft, { listed }: CommandOf<'list'>, who: Who): Refusal | undefined {
  if (draft.table.opener !== who.id) return refusal('notTheOpener');
  if (listed !== draft.table.listed) put(draft, { type: 'listed', listed });
  return undefined;
}
