import type { Seat } from '#engine/actor.ts';
import type { Hex } from '../map.ts';
import type { State } from '../state.ts';
import { hasTrackAt, isInNetwork, neighbours } from './network.ts';

export interface Route {
  /** From the factory to the track next to the city. */
  readonly path: readonly Hex[];
  /** How many spaces on it count for the train card: the most on any shortest way. */
  readonly weight: number;
}

/** From where to where a route is looked for. */
interface Journey {
  readonly from: Hex;
  /** The city's space, which the route must not enter. */
  readonly to: Hex;
  /** What a space of the route counts for the train card. */
  readonly weigh: (hex: Hex) => number;
}

/** A way from the factory to a space of the network, and what it counts for the train card. */
interface Way {
  readonly hex: Hex;
  readonly before: Way | undefined;
  readonly weight: number;
}

/**
 * A shortest way through the company's own network to a track next to the city; among equals one with the most weight.
 * Undefined if there is none.
 */
export function findRoute(s: State, seat: Seat, journey: Journey): Route | undefined {
  const { from, to, weigh } = journey;
  const passed: Hex[] = [to];
  let ways: Way[] = [{ hex: from, before: undefined, weight: weigh(from) }];
  while (ways.length > 0) {
    const best = bestArrival(s, seat, to, ways);
    if (best !== undefined) return { path: pathOf(best), weight: best.weight };
    for (const { hex } of ways) passed.push(hex);
    ways = oneSpaceFurther(s, seat, ways, { passed, weigh });
  }
  return undefined;
}

/** Of ways of one length, that with the most weight which ends on a track next to the city. */
function bestArrival(s: State, seat: Seat, to: Hex, ways: readonly Way[]): Way | undefined {
  let best: Way | undefined;
  for (const hex of neighbours(s, to)) {
    const way = ways.find((one) => one.hex === hex);
    if (way !== undefined && hasTrackAt(s, seat, hex) && (best === undefined || way.weight > best.weight)) best = way;
  }
  return best;
}

interface Exploring extends Pick<Journey, 'weigh'> {
  /** Spaces that shorter ways have reached; and the city. */
  readonly passed: readonly Hex[];
}

/** The ways to all spaces that are one space further; to each the one with the most weight. */
function oneSpaceFurther(s: State, seat: Seat, ways: readonly Way[], { passed, weigh }: Exploring): Way[] {
  const further: Way[] = [];
  for (const before of ways) {
    for (const hex of neighbours(s, before.hex)) {
      if (!isInNetwork(s, seat, hex) || passed.includes(hex)) continue;
      const way = { hex, before, weight: before.weight + weigh(hex) };
      const known = further.findIndex((one) => one.hex === hex);
      if (known < 0) further.push(way);
      else if (way.weight > (further[known] as Way).weight) further[known] = way;
    }
  }
  return further;
}

function pathOf(end: Way): readonly Hex[] {
  const path: Hex[] = [];
  for (let way: Way | undefined = end; way !== undefined; way = way.before) path.push(way.hex);
  return path.reverse();
}
