import { SIDES } from '#geometry/hex.ts';
import { HEX_NAMES, type Hex } from '../actions.ts';
import { STEP_COST } from '../components.ts';
import { ENTER_AND_PUSH } from '../lookahead.ts';
import { ahead, type River } from '../river.ts';
import { NOWHERE } from '../state.ts';
import { at, toPort, toStarboard } from './chart.ts';

/** More coal than this is not burnt for turning in one move: with the free turn it is enough to go about. */
const MOST_COAL = 2;

/** Bows (as `at` counts them) by the least coal burnt for turning on the way to them. */
type ByCoal = number[][];

/** Where a move of so many points can end. */
export interface Ends {
  /** Without any turn; `NOWHERE` when there is no such end. */
  straight: number;
  readonly turned: Readonly<ByCoal>;
  /** The least coal with which a landing is met that ends the move, in so many points or fewer. */
  home: number;
}

/** A river, the spaces on which a move ends at once, and those from which a boat would have to be pushed. */
export interface Waters extends River {
  readonly finish: readonly Hex[];
  readonly taken: readonly Hex[];
}

/** All moves from one bow, by their points. It grows with the points asked for. */
export type Reach = Ends[];

/** Bows met with the present number of points carry the present stamp. */
const met = new Int32Array(HEX_NAMES.length * SIDES);
let stamp = 0;

/** `free`: the turn that costs no coal is still to be made. */
export const newReach = (bow: number, free: boolean): Reach => [
  withTurns({ straight: free ? bow : NOWHERE, turned: free ? byCoal() : [[bow], [], []], home: Infinity }),
];

export function endsOf(reach: Reach, waters: Waters, points: number): Ends {
  while (reach.length <= points) reach.push(oneMore(reach, waters));
  return reach[points] as Ends;
}

/** With one point more: a step into free water, or into a space from which a boat is pushed. */
function oneMore(reach: Reach, waters: Waters): Ends {
  const points = reach.length;
  const before = reach[points - STEP_COST] as Ends;
  for (const bows of arrivals) bows.length = 0;
  const arrived = { straight: NOWHERE, turned: arrivals, home: before.home };
  stepOn(waters, before, arrived, false);
  if (points >= ENTER_AND_PUSH && waters.taken.length > 0) {
    stepOn(waters, reach[points - ENTER_AND_PUSH] as Ends, arrived, true);
  }
  return withTurns(arrived);
}

/** Only into taken spaces, or only into free ones. */
function stepOn(waters: Waters, { straight, turned }: Ends, arrived: Ends, taken: boolean): void {
  if (straight !== NOWHERE) {
    const to = next(straight, 0);
    if (to !== NOWHERE) arrived.straight = to;
  }
  for (let coal = 0; coal <= MOST_COAL; coal++) {
    for (const bow of turned[coal] as readonly number[]) {
      const to = next(bow, coal);
      if (to !== NOWHERE) (arrived.turned[coal] as number[]).push(to);
    }
  }

  function next(bow: number, coal: number): number {
    const facing = bow % SIDES;
    const to = ahead(waters, (bow - facing) / SIDES, facing);
    if (to === NOWHERE || waters.taken.includes(to) !== taken) return NOWHERE;
    if (!waters.finish.includes(to)) return at(to, facing);
    arrived.home = Math.min(arrived.home, coal);
    return NOWHERE;
  }
}

/** Adds what can be turned to where these moves have come: the first turn for nothing, the others for coal. */
function withTurns({ straight, turned: arrived, home }: Ends): Ends {
  const turned = byCoal();
  stamp += 1;
  if (straight !== NOWHERE) {
    met[straight] = stamp;
    veer(turned[0] as number[], straight);
  }
  for (let coal = 0; coal <= MOST_COAL; coal++) {
    const bows = turned[coal] as number[];
    for (const bow of arrived[coal] as readonly number[]) meet(bows, bow);
    if (coal < MOST_COAL) for (const bow of bows) veer(turned[coal + 1] as number[], bow);
  }
  return { straight, turned, home };
}

/** One list for no coal, and one for each up to `MOST_COAL`. */
const byCoal = (): ByCoal => [[], [], []];

/** Where the present moves have come before they turn; used again and again. */
const arrivals: Readonly<ByCoal> = byCoal();

function veer(bows: number[], bow: number): void {
  meet(bows, toStarboard(bow));
  meet(bows, toPort(bow));
}

function meet(bows: number[], bow: number): void {
  if (met[bow] === stamp) return;
  met[bow] = stamp;
  bows.push(bow);
}
