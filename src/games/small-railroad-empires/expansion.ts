import type { Seat } from '#engine/actor.ts';
import type { Good } from './components.ts';
import type { TellEvent } from './events.ts';
import type { State } from './state.ts';

/** What an expansion may change. It says only what differs from the base game; the base game names no expansion. */
export interface Expansion {
  isIn(s: State): boolean;
  /** After the usual setup. May ask chance, by setting the phase; the rules go on at `resume`. */
  setUp(s: State): void;
  /** After a delivery has brought money, prestige and train card. May ask chance in the same way. */
  delivered(s: State, seat: Seat, good: Good, tell: TellEvent): void;
  /** Its components, wherever they lie. */
  inventory(s: State): Readonly<Record<string, number>>;
}
