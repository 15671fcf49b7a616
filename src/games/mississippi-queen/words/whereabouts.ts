import { at } from '#engine/indexed.ts';
import { hexDistance, ORIGIN, rotated, SIDES, sameHex, stepped, turned, type Axial } from '#geometry/hex.ts';
import type { Direction, Hex } from '../actions.ts';
import { ahead, centresOf, worldPlace } from '../river.ts';
import { type Boat, NOWHERE } from '../state.ts';
import type { View } from '../view.ts';

/** Sixths of a circle to the right of the bow. */
export const WAYS = ['ahead', 'ahead right', 'behind right', 'behind', 'behind left', 'ahead left'];

/** Farther away than this nobody counts spaces: the tile says it. */
const COUNTED = 7;

/** Where a space lies as the captain sees it over the bow: "2 ahead and 1 ahead left". Undefined if it is far away. */
export function seenFrom(view: View, from: Bow, to: Hex): string | undefined {
  const way = wayTo(view, from, to);
  const distance = hexDistance(ORIGIN, way);
  if (distance === 0) return 'your boat';
  return distance > COUNTED ? undefined : inTwoWays(way, distance);
}

type Bow = Pick<Boat, 'hex' | 'facing'>;

/** In spaces, over land too. */
export const distanceTo = (view: View, from: Bow, to: Hex): number => hexDistance(ORIGIN, wayTo(view, from, to));

/** From the boat to the space, with the bow to the north. */
function wayTo({ river }: View, { hex, facing }: Bow, to: Hex): Axial {
  const centres = centresOf(river);
  const [here, there] = [worldPlace(river, centres, hex), worldPlace(river, centres, to)];
  return rotated({ q: there.q - here.q, r: there.r - here.r }, SIDES - facing);
}

/** Every space is reached by steps in one direction and then in the one next to it. */
function inTwoWays(way: Axial, distance: number): string {
  for (let direction: Direction = 0; direction < SIDES; direction++) {
    for (let second = 0; second < distance; second++) {
      const reached = stepped(stepped(ORIGIN, direction, distance - second), turned(direction, 1), second);
      if (sameHex(reached, way)) return wayWords(direction, distance - second, second);
    }
  }
  return '';
}

function wayWords(direction: Direction, steps: number, second: number): string {
  const first = `${steps} ${at(WAYS, direction)}`;
  const next = `${second} ${at(WAYS, turned(direction, 1))}`;
  if (second === 0) return first;
  // What lies straight ahead or behind is said first.
  return turned(direction, 1) % (SIDES / 2) === 0 ? `${next} and ${first}` : `${first} and ${next}`;
}

/** How many spaces of water lie between a space and every other one that can be reached from it. */
export function spacesFrom(view: View, start: Hex): ReadonlyMap<Hex, number> {
  const spaces = new Map<Hex, number>();
  if (start === NOWHERE) return spaces;
  const queue = [start];
  spaces.set(start, 0);
  // The queue grows while it is walked: breadth first.
  for (const hex of queue) {
    for (let way = 0; way < SIDES; way++) {
      const next = ahead(view, hex, way);
      if (next === NOWHERE || spaces.has(next)) continue;
      spaces.set(next, (spaces.get(hex) ?? 0) + 1);
      queue.push(next);
    }
  }
  return spaces;
}
