import type { Seat } from '#engine/actor.ts';
import { type State, UNANSWERED } from './state.ts';

/** Cards move only by chance and before everyone's eyes; the answers to a spoil card are shown by whoever answers last. */
export const reveals = (before: State, after: State, seat: Seat): boolean =>
  before.merchants.some(
    ({ answer }, other) => other !== seat && answer !== UNANSWERED && after.merchants[other]?.answer === UNANSWERED,
  );
