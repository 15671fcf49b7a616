import type { Seat } from '#engine/actor.ts';
import { type Action, validateAction } from '#engine/forms.ts';
import type { AnyGame } from '#engine/game.ts';
import { same } from '#engine/same.ts';
import { type Refusal, refusal } from '#protocol/refusals.ts';
import type { TableState } from './table.ts';

/**
 * The answer a seat left with the table for the question it is asked now. The first instruction with an answer counts;
 * an answer that the rules do not allow does not. A bot in the seat decides for itself.
 */
export function standingAnswer(rules: AnyGame, table: TableState, seat: Seat): Action | undefined {
  const state = table.seats[seat];
  if (rules.standing === undefined || state?.holder.kind !== 'person') return undefined;
  if (state.instructions.length === 0) return undefined;
  const view = rules.view(table.position, seat);
  const legal = rules.legal(table.position, seat);
  for (const instruction of state.instructions) {
    const answer = rules.standing.answer(view, seat, instruction, legal);
    if (answer !== undefined && legal.some((allowed) => same(allowed, answer))) return answer;
  }
  return undefined;
}

export function refuseInstructions(rules: AnyGame, instructions: readonly Action[]): Refusal | undefined {
  if (rules.standing === undefined) return refusal('noStanding');
  for (const instruction of instructions) {
    const problem = validateAction(rules.standing.forms, instruction);
    if (problem !== undefined) return refusal('malformedInstruction', { problem });
  }
  return undefined;
}
