import { CHANCE, type Actor, type Seat } from '#engine/actor.ts';
import type { Action } from '#engine/forms.ts';
import type { AnyGame } from '#engine/game.ts';
import { botMustAnswer } from './clock.ts';
import { type Draft, recordChange, recordMove } from './draft.ts';
import type { Mover } from './entries.ts';
import { entropiesAt, fairRng } from './fair.ts';
import { standingAnswer } from './standing.ts';
import type { TableState } from './table.ts';

/**
 * Everything that follows by itself: the game begins, chance is drawn, instructions and empty seats answer, the game
 * ends.
 */
export function addFollowUps(draft: Draft): void {
  maybeBegin(draft);
  giveBackSeats(draft);
  while (draft.table.stage === 'playing' && takeNextStep(draft)) giveBackSeats(draft);
}

/** Players who came back get their seats as soon as no bot there has to answer for the time they took. */
export function giveBackSeats(draft: Draft): void {
  const { rules, now, table } = draft;
  if (table.stage === 'over') return;
  for (const [seat, { holder }] of table.seats.entries()) {
    if (holder.kind !== 'bot' || holder.returning !== true || botMustAnswer(rules, table, seat, now)) continue;
    recordChange(draft, { type: 'reclaimed', seat, clock: 'ran on' });
  }
}

function maybeBegin(draft: Draft): void {
  const { stage, seats } = draft.table;
  if (stage === 'gathering' && seats.every(({ holder }) => holder.kind !== 'nobody'))
    recordChange(draft, { type: 'began' });
}

/** Whether something followed. */
function takeNextStep(draft: Draft): boolean {
  const awaited = draft.rules.awaiting(draft.table.position);
  if (awaited.length === 0) finish(draft);
  else if (awaited.includes(CHANCE)) mustMove(draft, CHANCE, drawChance(draft), 'chance');
  else return awaited.some((actor) => answerByItself(draft, actor as Seat));
  return true;
}

function finish(draft: Draft): void {
  const outcome = draft.rules.outcome(draft.table.position);
  if (outcome === undefined) throw new Error(`${draft.table.game} asks nobody and has no outcome`);
  recordChange(draft, { type: 'finished', outcome });
}

function drawChance({ rules, table }: Draft): Action {
  const entropies = entropiesAt(table.entropies, table.seats.length, table.moves);
  return rules.chance(table.position, fairRng(table.secret, entropies, table.moves));
}

/** Whether the seat's player has left an answer, or has left for good and the game has one. */
function answerByItself(draft: Draft, seat: Seat): boolean {
  const { rules, table } = draft;
  const empty = table.seats[seat]?.holder.kind === 'nobody';
  const answer = empty ? absentAnswer(rules, table, seat) : standingAnswer(rules, table, seat);
  if (answer === undefined) return false;
  mustMove(draft, seat, answer, empty ? 'absent' : 'standing');
  return true;
}

const absentAnswer = (rules: AnyGame, { position }: TableState, seat: Seat): Action | undefined =>
  rules.absent?.(rules.view(position, seat), seat, rules.legal(position, seat));

function mustMove(draft: Draft, actor: Actor, action: Action, mover: Mover): void {
  const refused = recordMove(draft, actor, action, mover);
  if (refused !== undefined)
    throw new Error(`${draft.table.game} refuses its own ${mover}: ${JSON.stringify(refused)}`);
}
