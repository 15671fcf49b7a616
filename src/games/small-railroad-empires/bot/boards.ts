import type { Seat } from '#engine/actor.ts';
import type { State } from '../state.ts';
import { choose, type Prospect, prospects } from './outlook.ts';

/** What a company can hope for on a board: all of it, and the best that do not stand in each other's way, best first. */
export interface Outlook {
  readonly possible: readonly Prospect[];
  readonly hopes: readonly Prospect[];
}

/** Hopes that count at most. */
const MOST_HOPES = 8;

/** Boards that are remembered: about what one decision of a search looks at. */
const MOST_BOARDS = 4096;

/** Boards looked at before. Bots come back to the same ones over and over, by other ways and in other worlds. */
const boards = new Map<number, Outlook>();

export function outlookOf(s: State, seat: Seat, farthest: number): Outlook {
  const key = keyOf(s, seat, farthest);
  const known = boards.get(key);
  if (known !== undefined) return known;
  if (boards.size >= MOST_BOARDS) boards.clear();
  const possible = prospects(s, seat, farthest);
  const outlook = { possible, hopes: choose(possible, MOST_HOPES) };
  boards.set(key, outlook);
  return outlook;
}

const HIGH = 2 ** 21;

/** Two numbers of 32 bits stirred by all that a network's hopes depend on; 53 bits of them make a key. */
let one = 0;
let other = 0;

function stir(value: number): void {
  one = Math.imul(one ^ value, 0x9e3779b1);
  one ^= one >>> 15;
  other = Math.imul(other + value, 0x85ebca6b);
  other ^= other >>> 13;
}

function keyOf({ map, tracks, tokens, trains }: State, seat: Seat, farthest: number): number {
  one = seat + 1;
  other = farthest;
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
