import type { Cargo } from '../sheets.ts';
import { barrelOf, mover, type State } from '../state.ts';

/** A purchased barrel starts on the initial space of a free cargo box. */
export function load(s: State, cargo: Cargo, gold: number): void {
  const m = mover(s);
  m.gold -= gold;
  m.barrels.push(barrelOf(cargo, 0));
}
