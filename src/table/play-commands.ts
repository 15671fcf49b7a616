import { BEST_BOT } from '#engine/bot-level.ts';
import type { Seat } from '#engine/actor.ts';
import type { Action } from '#engine/forms.ts';
import { same } from '#engine/same.ts';
import type { CommandOf } from '#protocol/commands.ts';
import { type Refusal, refusal } from '#protocol/refusals.ts';
import { awaitedSeats, deadlineOf } from './clock.ts';
import { type Draft, type Requester, recordMove, recordChange } from './draft.ts';
import type { PersonId } from './entries.ts';
import { addFollowUps, giveBackSeats } from './follow-ups.ts';
import { refuseInstructions } from './standing.ts';
import { type TableState, viewerTurn, ownerOf, players, sitsAt } from './table.ts';
import { lastOwnStep, undoable } from './undo.ts';

/** Plays the steps of a plan until it is finished, something else has happened, or the seat is no longer asked. */
export function playActions(
  draft: Draft,
  { seat, expectedTurn, actions }: CommandOf<'play'>,
  who: Requester,
): Refusal | undefined {
  if (!sitsAt(draft.table, who.id, seat)) return refusal('notYourSeat');
  const due = isOpenAnytime(draft, seat, actions) ? viewerTurn(draft.table, seat) : expectedTurn;
  const refused = refuseMoment(draft.table, seat, due);
  if (refused !== undefined) return refused;
  draft.played = 0;
  for (const action of actions) {
    const illegal = recordMove(draft, seat, action, 'person');
    if (illegal !== undefined) return illegal;
    draft.played += 1;
    const steps = draft.changes.length;
    addFollowUps(draft);
    if (draft.changes.length > steps || !awaitedSeats(draft.rules, draft.table).includes(seat)) break;
    // Judging the next step by what this one has shown would tell a secret to a player who plans an illegal step.
    if (draft.played < actions.length && typeof undoable(draft.rules, draft.table, seat) === 'string') break;
  }
  return undefined;
}

/** An action that answers no question needs no number of one. It is valid no matter what else has happened. */
const isOpenAnytime = ({ rules, table }: Draft, seat: Seat, [action, ...rest]: readonly Action[]): boolean =>
  rest.length === 0 && (rules.anytime?.(table.position, seat).some((open) => same(open, action)) ?? false);

function refuseDecision(table: TableState, seat: Seat, expectedTurn: number, who: Requester): Refusal | undefined {
  if (!sitsAt(table, who.id, seat)) return refusal('notYourSeat');
  return refuseMoment(table, seat, expectedTurn);
}

function refuseMoment(table: TableState, seat: Seat, expectedTurn: number): Refusal | undefined {
  if (table.stage === 'gathering') return refusal('notStarted');
  if (table.stage === 'over') return refusal('over');
  const turn = viewerTurn(table, seat);
  return expectedTurn === turn ? undefined : refusal('stale', { turn });
}

export function undo(draft: Draft, { seat, expectedTurn }: CommandOf<'undo'>, who: Requester): Refusal | undefined {
  const refused = refuseDecision(draft.table, seat, expectedTurn, who);
  if (refused !== undefined) return refused;
  const step = undoable(draft.rules, draft.table, seat);
  if (typeof step === 'string') return refusal(step);
  recordChange(draft, { type: 'undone', move: step });
  return undefined;
}

/** Goes back further than undo may: to before the seat's last own step, if all other persons at the table agree. */
export function askTakeback(draft: Draft, command: CommandOf<'askTakeback'>, who: Requester): Refusal | undefined {
  const { seat, expectedTurn } = command;
  const refused = refuseDecision(draft.table, seat, expectedTurn, who);
  if (refused !== undefined) return refused;
  if (draft.table.takeback !== undefined) return refusal('takebackOpen');
  const to = lastOwnStep(draft.table, seat);
  if (to === undefined) return refusal('nothingToUndo');
  recordChange(draft, { type: 'takebackAsked', seat, to });
  maybeGoBack(draft);
  return undefined;
}

export function answerTakeback(
  draft: Draft,
  { agree }: CommandOf<'answerTakeback'>,
  who: Requester,
): Refusal | undefined {
  const { takeback } = draft.table;
  if (takeback === undefined) return refusal('noTakeback');
  if (!players(draft.table).includes(who.id)) return refusal('notAPlayer');
  if (!agree) recordChange(draft, { type: 'takebackDropped' });
  else if (notYetAgreed(draft.table).includes(who.id)) recordChange(draft, { type: 'takebackAgreed', person: who.id });
  maybeGoBack(draft);
  return undefined;
}

/** The persons who still have to agree to a takeback. */
export function notYetAgreed(table: TableState): readonly PersonId[] {
  const { takeback } = table;
  if (takeback === undefined) return [];
  const others = players(table).filter((person) => ownerOf(table.seats[takeback.seat]?.holder) !== person);
  return others.filter((person) => !takeback.agreed.includes(person));
}

/** Also called when somebody leaves, who then need not agree any more. */
export function maybeGoBack(draft: Draft): void {
  const { takeback } = draft.table;
  if (takeback === undefined || notYetAgreed(draft.table).length > 0) return;
  recordChange(draft, { type: 'wentBack', to: takeback.to });
  giveBackSeats(draft);
}

export function instruct(
  draft: Draft,
  { seat, instructions }: CommandOf<'instruct'>,
  who: Requester,
): Refusal | undefined {
  if (!sitsAt(draft.table, who.id, seat)) return refusal('notYourSeat');
  const refused = refuseInstructions(draft.rules, instructions);
  if (refused !== undefined) return refused;
  recordChange(draft, { type: 'instructed', seat, instructions });
  return undefined;
}

/** What the host itself asks of a table. */
export type HostCommand =
  | { readonly type: 'botPlays'; readonly seat: Seat; readonly expectedTurn: number; readonly action: Action }
  | { readonly type: 'expire' };

export function botPlays(draft: Draft, command: Extract<HostCommand, { type: 'botPlays' }>): Refusal | undefined {
  const { seat, expectedTurn, action } = command;
  if (draft.table.seats[seat]?.holder.kind !== 'bot') return refusal('notABot');
  return refuseMoment(draft.table, seat, expectedTurn) ?? recordMove(draft, seat, action, 'bot');
}

/**
 * The deadline has passed: bots take over for every player who still owes an answer. The players can take their seats
 * back.
 */
export function expire(draft: Draft): Refusal | undefined {
  const deadline = deadlineOf(draft.table);
  if (deadline === undefined || draft.now < deadline) return refusal('notDue');
  for (const seat of awaitedSeats(draft.rules, draft.table)) {
    if (draft.table.seats[seat]?.holder.kind !== 'bot')
      recordChange(draft, { type: 'handedToBot', seat, level: BEST_BOT });
  }
  return undefined;
}
