import { SIDES } from '#geometry/hex.ts';
import type { Direction, Hex } from '../actions.ts';
import { CELLS, type Cell } from '../components.ts';
import { type River, ahead, hexAt, isWater } from '../river.ts';
import { NOWHERE } from '../state.ts';

/** What a turn of 60° counts in steps: one in each of the boat's turns is free, further ones cost coal. */
const TURN = 0.5;

/** Ways to some goal from every space and bow of a river, other boats left out: all costs are in steps. */
export interface Ways {
  /** Steps, and turns at half a step, and what the goal itself asked for. */
  readonly cost: Float64Array;
  /** Steps alone. */
  readonly steps: Int16Array;
}

/** Index of a space (or, on a tile alone, of a cell) and a direction in the tables of ways. */
export const bowAt = (space: Hex | Cell, facing: Direction): number => space * SIDES + facing;

/** The same space with the bow turned by 60°. */
export const toStarboard = (bow: number): number => (bow % SIDES === SIDES - 1 ? bow - SIDES + 1 : bow + 1);
export const toPort = (bow: number): number => (bow % SIDES === 0 ? bow + SIDES - 1 : bow - 1);

/** The same space with the bow turned round. */
const about = (bow: number): number => (bow % SIDES < SIDES / 2 ? bow + SIDES / 2 : bow - SIDES / 2);

/** A river with its steps looked up once: searches take them millions of times. */
export interface Charted extends River {
  /** By bow: the bow one step ahead, or `NOWHERE`. */
  readonly ahead: Int16Array;
}

export function charted({ river, first }: River): Charted {
  const table = new Int16Array(river.length * CELLS * SIDES).fill(NOWHERE);
  for (let hex = hexAt(first, 0); hex < river.length * CELLS; hex++) {
    for (let facing = 0; facing < SIDES && isWater({ river, first }, hex); facing++) {
      const to = ahead({ river, first }, hex, facing);
      if (to !== NOWHERE) table[bowAt(hex, facing)] = bowAt(to, facing);
    }
  }
  return { river, first, ahead: table };
}

/** What is left to pay at a goal with this bow; infinity where it is no goal. */
export type Goal = (hex: Hex, facing: number) => number;

/** Shortest ways by label correcting, from the goals backwards. */
export function waysTo(river: Charted, goal: Goal): Ways {
  const size = river.ahead.length;
  const ways = { cost: new Float64Array(size).fill(Infinity), steps: new Int16Array(size) };
  const queue: number[] = [];
  const reach = (index: number, cost: number, steps: number) => {
    if (cost >= (ways.cost[index] as number)) return;
    ways.cost[index] = cost;
    ways.steps[index] = steps;
    queue.push(index);
  };
  for (let hex = hexAt(river.first, 0); hex < river.river.length * CELLS; hex++) {
    for (let facing = 0; facing < SIDES && isWater(river, hex); facing++)
      reach(bowAt(hex, facing), goal(hex, facing), 0);
  }
  for (let next = 0; next < queue.length; next++) {
    const index = queue[next] as number;
    const cost = ways.cost[index] as number;
    const steps = ways.steps[index] as number;
    reach(toStarboard(index), cost + TURN, steps);
    reach(toPort(index), cost + TURN, steps);
    const astern = river.ahead[about(index)] as number;
    if (astern !== NOWHERE) reach(about(astern), cost + 1, steps + 1);
  }
  return ways;
}
