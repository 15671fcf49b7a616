import type { Seat } from '#engine/actor.ts';
import type { Action } from '#engine/forms.ts';
import type { Game, GameEvent } from '#engine/game.ts';
import type { Rng } from '#engine/rng.ts';

/** What a game teaches bots. Everything is asked about imagined states only. */
export interface Insight<S, A extends Action> {
  /** This seat's share of winning, 0 to 1, at any moment of the game that is not yet over. */
  evaluate(state: S, seat: Seat): number;
  /** How likely a good player takes each legal action: non-negative weights, in the order of `legal`. */
  priors?(state: S, seat: Seat, legal: readonly A[]): readonly number[];
  /** Whether `evaluate` can be trusted here; a search plays on to such a moment. Without it: always. */
  settled?(state: S): boolean;
  /**
   * Whether decisions taken now stay hidden from the other seats until this turns false, as in
   * secret plotting. Without it: whenever several seats are asked at once.
   */
  sealed?(state: S): boolean;
}

/** The game a bot sits at, and with how many. */
export interface Subject<S, A extends Action, V> {
  readonly game: Game<S, A, V, GameEvent, unknown>;
  readonly insight: Insight<S, A>;
  readonly seats: number;
}

/** Somebody who decides from what one seat may know: a view, never a state. */
export interface Bot<V, A extends Action> {
  decide(view: V, seat: Seat, rng: Rng): A;
}

/** How long to think: by the clock, or by a count that gives the same decision on every machine. */
export type Budget = { readonly milliseconds: number } | { readonly iterations: number };
