import { SIDES } from '#geometry/hex.ts';
import { HEX_NAMES, type Hex } from '../actions.ts';
import { ahead, type River } from '../river.ts';
import { NOWHERE } from '../state.ts';
import { at, toPort, toStarboard } from './chart.ts';

/** More coal than this is not burnt for turning in one move: with the free turn it is enough to go about. */
const MOST_COAL = 2;

/** Bows (as `at` counts them) by the least coal burnt for turning on the way to them. */
type ByCoal = number[][];

/** Where a move of so many steps can end, other boats left out. */
export interface Ends {
  /** Without any turn; `NOWHERE` when there is no such end. */
  readonly straight: number;
  readonly turned: Readonly<ByCoal>;
  /** The least coal with which a landing is met that ends the move, in so many steps or fewer. */
  readonly home: number;
}

/** A river, and the spaces on which a move ends at once. */
export interface Waters extends River {
  readonly finish: readonly Hex[];
}

/** All moves from one bow, by their steps. It grows with the steps asked for. */
export type Reach = Ends[];

/** Bows met with the present number of steps carry the present stamp. */
const met = new Int32Array(HEX_NAMES.length * SIDES);
let stamp = 0;

/** `free`: the turn that costs no coal is still to be made. */
export const newReach = (bow: number, free: boolean): Reach => [
  free ? withTurns(bow, byCoal(), Infinity) : withTurns(NOWHERE, [[bow], [], []], Infinity),
];

export function endsOf(reach: Reach, waters: Waters, steps: number): Ends {
  while (reach.length <= steps) reach.push(oneStepOn(waters, reach[reach.length - 1] as Ends));
  return reach[steps] as Ends;
}

function oneStepOn(waters: Waters, { straight, turned, home }: Ends): Ends {
  let nearest = home;
  const arrived = turned.map((bows, coal) => {
    const on: number[] = [];
    for (const bow of bows) {
      const to = next(bow, coal);
      if (to !== NOWHERE) on.push(to);
    }
    return on;
  });
  const on = straight === NOWHERE ? NOWHERE : next(straight, 0);
  return withTurns(on, arrived, nearest);

  function next(bow: number, coal: number): number {
    const facing = bow % SIDES;
    const to = ahead(waters, (bow - facing) / SIDES, facing);
    if (to === NOWHERE) return NOWHERE;
    if (!waters.finish.includes(to)) return at(to, facing);
    nearest = Math.min(nearest, coal);
    return NOWHERE;
  }
}

/** Adds what can be turned to where these moves have come: the first turn for nothing, the others for coal. */
function withTurns(straight: number, arrived: Readonly<ByCoal>, home: number): Ends {
  const turned = byCoal();
  stamp += 1;
  if (straight !== NOWHERE) {
    met[straight] = stamp;
    veer(turned[0] as number[], straight);
  }
  for (let coal = 0; coal <= MOST_COAL; coal++) {
    const bows = turned[coal] as number[];
    for (const bow of arrived[coal] as number[]) meet(bows, bow);
    if (coal < MOST_COAL) for (const bow of bows) veer(turned[coal + 1] as number[], bow);
  }
  return { straight, turned, home };
}

/** One list for no coal, and one for each up to `MOST_COAL`. */
const byCoal = (): ByCoal => [[], [], []];

function veer(bows: number[], bow: number): void {
  meet(bows, toStarboard(bow));
  meet(bows, toPort(bow));
}

function meet(bows: number[], bow: number): void {
  if (met[bow] === stamp) return;
  met[bow] = stamp;
  bows.push(bow);
}
