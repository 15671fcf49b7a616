import type { CommandOf } from '#protocol/commands.ts';
import { PATIENCE } from '#protocol/patience.ts';
import { type Refusal, refusal } from '#protocol/refusals.ts';
import { BEST_BOT, type BotLevel } from '#engine/bot-level.ts';
import { awaitedIn, botMustAnswer } from './clock.ts';
import { maybeGoBack } from './play-commands.ts';
import { type Draft, type Requester, recordChange } from './draft.ts';
import { type Holder, type TableState, holderOf, ownerOf, players, sitsAt } from './table.ts';

export function sit(draft: Draft, { seat, name, entropy }: CommandOf<'sit'>, who: Requester): Refusal | undefined {
  const holder = holderOf(draft.table, seat);
  if (holder === undefined) return refusal('noSuchSeat');
  if (holder.kind !== 'nobody') return refusal('seatTaken');
  if (draft.table.stage === 'playing' && knowsOtherHand(draft.table, seat, who)) return refusal('otherHand');
  const sat = { seat, person: who.id, name: name ?? who.name, entropy: entropy ?? who.entropy } as const;
  const comesBack = draft.table.seats[seat]?.pastOwners?.includes(who.id) === true;
  recordChange(draft, { type: 'sat', ...sat, ...(comesBack ? { clock: 'ran on' } : {}) });
  return undefined;
}

/** A person who holds or held another seat of this game would see two hands. Alone with bots that harms nobody. */
function knowsOtherHand(table: TableState, seat: number, who: Requester): boolean {
  const alone = players(table).every((person) => person === who.id);
  const knows = table.seats.some(
    ({ holder, pastOwners = [] }, s) => s !== seat && (ownerOf(holder) === who.id || pastOwners.includes(who.id)),
  );
  return knows && !alone;
}

export function leaveSeat(draft: Draft, { seat }: CommandOf<'leave'>, who: Requester): Refusal | undefined {
  const holder = holderOf(draft.table, seat);
  if (!ownsSeat(draft.table, seat, who)) return refusal('notYourSeat');
  recordChange(draft, { type: 'left', seat });
  const level = botAfter(draft, seat, holder);
  if (level !== undefined) recordChange(draft, { type: 'handedToBot', seat, level });
  maybeGoBack(draft);
  return undefined;
}

/**
 * The bot that plays on when a player has left: the one that kept the seat, or the best, unless the game says
 * otherwise.
 */
function botAfter({ rules, table }: Draft, seat: number, holder: Holder | undefined): BotLevel | undefined {
  const kept = holder?.kind === 'bot' ? holder.level : undefined;
  if (table.stage !== 'playing') return kept;
  const successor = rules.successor?.(rules.view(table.position, seat), seat);
  if (successor === 'nobody') return undefined;
  return kept ?? (successor === 'bot' ? BEST_BOT : undefined);
}

/** The person who sits there, or who has the seat kept by a bot. */
function ownsSeat(table: TableState, seat: number, who: Requester): boolean {
  return ownerOf(holderOf(table, seat)) === who.id;
}

const keptForPerson = (holder: Holder | undefined): string | undefined =>
  holder?.kind === 'bot' ? holder.keptFor?.person : undefined;

/** One's own seat, a seat that nobody holds, or a seat whose owner keeps everyone waiting. */
export function handToBot(draft: Draft, { seat, level }: CommandOf<'handToBot'>, who: Requester): Refusal | undefined {
  const holder = holderOf(draft.table, seat);
  if (holder === undefined) return refusal('noSuchSeat');
  const refused = ownsSeat(draft.table, seat, who) ? undefined : refuseForeignSeat(draft, seat, who);
  if (refused !== undefined) return refused;
  // Nobody may choose a weak bot for somebody else's hand.
  const isForeign = holder.kind === 'person' && !ownsSeat(draft.table, seat, who);
  recordChange(draft, { type: 'handedToBot', seat, level: isForeign ? BEST_BOT : level });
  return undefined;
}

function refuseForeignSeat(draft: Draft, seat: number, who: Requester): Refusal | undefined {
  const { table } = draft;
  const holder = holderOf(table, seat);
  if (holder?.kind === 'person') return refuseReplacing(draft, seat, who);
  if (keptForPerson(holder) !== undefined) return refusal('notYourSeat');
  // Before the game the opener says who plays. Later an empty seat must not stop the game because the opener is gone.
  const isEmpty = table.stage === 'playing' && holder?.kind === 'nobody';
  const mayFill = table.opener === who.id || (isEmpty && players(table).includes(who.id));
  return mayFill ? undefined : refusal('notTheOpener');
}

function refuseReplacing({ rules, table, now }: Draft, seat: number, who: Requester): Refusal | undefined {
  const mine = table.seats.findIndex((_, s) => sitsAt(table, who.id, s));
  if (mine < 0 || table.stage !== 'playing') return refusal('notYourSeat');
  // Based on what the asker can see: the answer must not show whether somebody has secretly decided.
  const keepsWaiting = awaitedIn(rules, rules.view(table.position, mine)).includes(seat);
  const { pace, askedAt } = table;
  return keepsWaiting && pace.type === 'live' && now >= askedAt + PATIENCE ? undefined : refusal('notYourSeat');
}

/** Coming back costs the others no time. The clock runs on, and if it has run out, the bot answers. */
export function reclaim(draft: Draft, { seat }: CommandOf<'reclaim'>, who: Requester): Refusal | undefined {
  const holder = holderOf(draft.table, seat);
  if (holder === undefined) return refusal('noSuchSeat');
  if (holder.kind !== 'bot') return refusal('notABot');
  if (keptForPerson(holder) !== who.id) return refusal('notYourSeat');
  if (!botMustAnswer(draft.rules, draft.table, seat, draft.now))
    recordChange(draft, { type: 'reclaimed', seat, clock: 'ran on' });
  else if (holder.returning !== true) recordChange(draft, { type: 'returned', seat });
  return undefined;
}

/** The opener may free a place for somebody else: any place before the game begins, later only a bot's own. */
export function clearSeat(draft: Draft, { seat }: CommandOf<'clearSeat'>, who: Requester): Refusal | undefined {
  const holder = holderOf(draft.table, seat);
  if (holder === undefined) return refusal('noSuchSeat');
  if (draft.table.opener !== who.id) return refusal('notTheOpener');
  if (holder.kind === 'nobody') return refusal('seatOpen');
  const ofABot = holder.kind === 'bot' && holder.keptFor === undefined;
  if (draft.table.stage !== 'gathering' && !ofABot) return refusal('started');
  if (botMustAnswer(draft.rules, draft.table, seat, draft.now)) return refusal('outOfTime');
  recordChange(draft, { type: 'left', seat });
  return undefined;
}

export function rename(draft: Draft, { seat, name }: CommandOf<'rename'>, who: Requester): Refusal | undefined {
  if (!sitsAt(draft.table, who.id, seat)) return refusal('notYourSeat');
  recordChange(draft, { type: 'renamed', seat, name });
  return undefined;
}

export function list(draft: Draft, { listed }: CommandOf<'list'>, who: Requester): Refusal | undefined {
  if (draft.table.opener !== who.id) return refusal('notTheOpener');
  if (listed !== draft.table.listed) recordChange(draft, { type: 'listed', listed });
  return undefined;
}
