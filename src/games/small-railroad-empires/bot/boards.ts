import type { Seat } from '#engine/actor.ts';
import type { State } from '../state.ts';
import { choose, type Prospect, prospects } from './outlook.ts';
import { FAR } from './reach.ts';

/** Boards that are remembered: about what one decision of a search looks at. */
const MOST_BOARDS = 8192;

/**
 * Remembers what was seen on boards looked at before: bots come back to the same boards again and again, by other ways
 * and in other worlds.
 */
function remembering<T>(look: (s: State, seat: Seat) => T): typeof look {
  const seen = new Map<number, T>();
  return (s, seat) => {
    const key = keyOf(s, seat);
    const known = seen.get(key);
    if (known !== undefined) return known;
    if (seen.size >= MOST_BOARDS) seen.clear();
    const found = look(s, seat);
    seen.set(key, found);
    return found;
  };
}

/** At most this many hopes count. */
export const MOST_HOPES = 8;

/** The best that a company can hope for, as far as it looks: no hope gets in the way of another, the best first. */
export const hopesOf = remembering((s, seat): readonly Prospect[] => choose(prospects(s, seat, FAR), MOST_HOPES));

/** What a company can build for: all of it, and the best hopes that do not get in each other's way. */
export interface Outlook {
  readonly possible: readonly Prospect[];
  readonly hopes: readonly Prospect[];
}

/** How far to look for the hopes that a track is measured by, in half tracks. */
export const NEAR = 16;

export const outlookOf = remembering((s, seat): Outlook => {
  const possible = prospects(s, seat, NEAR);
  return { possible, hopes: choose(possible, MOST_HOPES) };
});

const HIGH = 2 ** 21;

/** Two 32-bit numbers, mixed from everything that a network's hopes depend on; 53 bits of them make a key. */
let one = 0;
let other = 0;

function stir(value: number): void {
  one = Math.imul(one ^ value, 0x9e3779b1);
  one ^= one >>> 15;
  other = Math.imul(other + value, 0x85ebca6b);
  other ^= other >>> 13;
}

function keyOf({ map, tracks, tokens, trains }: State, seat: Seat): number {
  one = seat + 1;
  other = seat + 2;
  for (let i = 0; i < map.length; i++) stir(map[i] as number);
  for (let hex = 0; hex < tracks.length; hex++) {
    const laid = tracks[hex] as number;
    if (laid !== 0) stir(64 * hex + laid);
  }
  stir(tokens);
  for (let icon = 0; icon < trains.length; icon++) {
    const train = trains[icon] as number;
    if (train >= 0) stir(8 * icon + train);
  }
  return (one >>> 0) * HIGH + (other >>> 11);
}
