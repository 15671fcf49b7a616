import { count, ordinal } from '#words/speech.ts';
import { FREE_SPEED_CHANGE, PASSENGERS_TO_WIN } from '../components.ts';
import { boatOf, type Fate } from '../state.ts';
import type { View } from '../view.ts';
import type { Side } from '../actions.ts';
import { FATES, SIDE_WORDS } from './names.ts';

/** What stands beside the river: the facts of a boat, the order of movement, the charts of a finished race. */

export const speedFact = (speed: number): string => `Speed ${speed}`;
export const coalFact = (coal: number): string => `Coal ${coal}`;
/** After the numbers of a boat. */
export const FACT_WORDS = { speed: 'speed', coal: 'coal', passengers: `of ${PASSENGERS_TO_WIN}` };
export const passengersFact = (aboard: number): string => `${aboard} of ${count(PASSENGERS_TO_WIN, 'passenger')}`;

/** In place of the wheels of a boat that races no more; `docked` is its place at the landing. */
export const fateWord = (fate: Fate, docked: number): string => (fate === 'docked' ? ordinal(docked) : 'out');

/** Where a boat stands in the race; `docked` is its place at the landing. */
export function standingWords(view: View, seat: number, docked: number): string {
  const { fate } = boatOf(view, seat);
  if (fate === 'docked') return `docked ${ordinal(docked)}`;
  if (fate !== 'racing') return fate === 'aground' ? 'out of the race' : FATES[fate];
  if (view.outcome !== undefined || view.round === 0) return '';
  const turn = view.order.indexOf(seat);
  if (turn === view.mover) return 'moving now';
  return turn < view.mover ? `${ordinal(turn + 1)}, has moved` : `moves ${ordinal(turn + 1)}`;
}

/** In the strip above the board: the round, and how much river is still to come. */
export const roundWords = (view: View): string =>
  view.round === 0 ? 'Before the start' : `Round ${view.round} · ${riverAhead(view)}`;

function riverAhead({ toLay, outcome }: View): string {
  if (outcome !== undefined) return 'race over';
  return toLay > 0 ? `${count(toLay, 'tile')} to come` : 'landing found';
}

export const CHARTS = {
  progress: { title: 'Down the river', unit: 'spaces' },
  coal: { title: 'Coal', unit: 'coal' },
};

/** The own boat, below the river. */
export const GROUPS = {
  speed: `Speed · ${FREE_SPEED_CHANGE} up or down is free`,
  coal: 'Coal',
  passengers: 'Passengers',
  facing: 'Turn',
  facingThen: 'Turn at the end',
};

export const coalAfter = (coal: number, left: number): string =>
  left === coal ? `${coal} coal` : `${coal} → ${left} coal`;

/** Below a dial: what it costs to go to that speed. Where nothing stands above the dials, the speed now says what they are. */
export const dialPrice = (speed: number, now: number, coal: number, isTitled: boolean): string =>
  speed === now ? (isTitled ? 'now' : 'speed') : coal === 0 ? 'free' : `${coal} coal`;

/** Below the cabin, where nothing stands above it. */
export const CABIN_WORD = 'Passengers';

/** Before the number of a dial, for screen readers. */
export const DIAL_WORD = 'Speed';

/** Below an arrow that turns the bow; `coal` is undefined where it cannot be turned. */
export const swingPrice = (side: Side, coal: number | undefined): string =>
  coal === undefined || coal === 0 ? SIDE_WORDS[side] : `${coal > 0 ? '+' : '−'}${Math.abs(coal)} coal`;

export const swingLabel = (side: Side, coal: number | undefined): string =>
  `Turn ${SIDE_WORDS[side]}${coal === undefined ? '' : `, ${coal === 0 ? 'free' : swingPrice(side, coal)}`}`;
