import { inWords, spell } from '#words/speech.ts';
import { PASSENGERS_TO_WIN } from '../components.ts';
import { boatOf } from '../state.ts';
import type { View } from '../view.ts';
import { FATES, ordinal } from './names.ts';

/** What stands beside the river: the facts of a boat, the order of movement, the charts of a finished race. */

export const speedFact = (speed: number): string => `Speed ${speed}`;
export const coalFact = (coal: number): string => `Coal ${coal}`;
export const passengersFact = (aboard: number): string =>
  `${spell(aboard, 'passenger')} of ${inWords(PASSENGERS_TO_WIN)} aboard`;

/** Where a boat stands in the race; `docked` is its place at the landing. */
export function standingWords(view: View, seat: number, docked: number): string {
  const { fate } = boatOf(view, seat);
  if (fate === 'docked') return `docked ${ordinal(docked)}`;
  if (fate !== 'racing') return fate === 'aground' ? 'aground' : FATES[fate];
  if (view.outcome !== undefined || view.round === 0) return '';
  const turn = view.order.indexOf(seat);
  if (turn === view.mover) return 'moving now';
  return `${ordinal(turn + 1)} in order${turn < view.mover ? ', has moved' : ''}`;
}

export const ORDER_LABEL = 'Order of movement';
export const roundWords = ({ round }: View): string => `Round ${round}`;

/** How much river is still to come. */
export function riverAhead({ toLay, outcome }: View): string {
  if (outcome !== undefined) return 'race over';
  return toLay > 0 ? `${spell(toLay, 'tile')} uncharted` : 'landing in sight';
}

export const CHARTS = {
  progress: { title: 'Down the river', unit: 'spaces' },
  coal: { title: 'Coal', unit: 'coal' },
};
