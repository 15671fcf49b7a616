import type { Seat } from '#engine/actor.ts';
import type { TellEvent } from './events.ts';
import type { State } from './state.ts';

/** What an expansion may change. It says only what differs from the base game; the base game knows no expansion by name. */
export interface Expansion {
  isIn(s: State): boolean;
  /** After setting up the game as usual. May ask chance, by setting the phase; the rules go on at `resume`. */
  setUp(s: State): void;
  /** When a delivery has been made, after money, prestige and train card. May ask chance likewise. */
  delivered(s: State, seat: Seat, good: number, tell: TellEvent): void;
  /** Its components, wherever they lie. */
  inventory(s: State): Readonly<Record<string, number>>;
}
