import type { Seat } from '#engine/actor.ts';
import { type State, UNANSWERED } from './state.ts';

/**
 * Cards move only by chance and everybody sees it; the answers to a spoil card are shown when the last player answers.
 */
export const reveals = (before: State, after: State, seat: Seat): boolean =>
  before.merchants.some(
    ({ answer }, other) => other !== seat && answer !== UNANSWERED && after.merchants[other]?.answer === UNANSWERED,
  );
