import { type Books, scene } from '../scene.ts';
import type { State } from '../state.ts';

export const GRAIN = '0 deliver A-grain Brenton T01';

/** Seat 0 can deliver grain, and that would fill the ship. */
export const hauler = (company: Books = {}, changes: Partial<State> = {}) =>
  scene(
    [{ line: '1d1 1c1 1c2', hand: 'T01', ...company }, { line: '2d1' }],
    { ship: 'S7', loaded: [1, 1, 1] },
    changes,
  );
