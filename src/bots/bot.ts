import type { Seat } from '#engine/actor.ts';
import type { Action } from '#engine/forms.ts';
import type { Game, GameEvent } from '#engine/game.ts';
import type { Rng } from '#engine/rng.ts';

/** What a game teaches bots. Everything is asked about imagined states only. */
export interface Insight<S, A extends Action> {
  /** This seat's share of winning, 0 to 1, at any moment of the game that is not yet over. */
  evaluate(state: S, seat: Seat): number;
  /** The same for all seats at once, where that costs less than asking for each. */
  shares?(state: S): readonly number[];
  /** How much of the best rival's share counts against the seat's own, 0 to 1. Without it: all of it. */
  readonly rivalry?: number;
  /** How likely a good player is to take each legal action: non-negative weights, in the order of `legal`. */
  priors?(state: S, seat: Seat, legal: readonly A[]): readonly number[];
  /**
   * Whether `evaluate` can be trusted here; bots play on to such a moment. Without it: always. Bots pass the seat that
   * thinks. A search also passes `from`, the position it looks ahead from, so that a game can have all its answers
   * judged at the same distance.
   */
  settled?(state: S, from?: S, thinker?: Seat): boolean;
  /**
   * Whether decisions taken now stay hidden from the other seats until this changes, as in secret plotting. A number
   * tells one secret round from the next if they follow each other directly. Without it: whenever several seats are
   * asked.
   */
  sealed?(state: S): boolean | number;
  /**
   * Takes back, in place, what the others have answered in the current sealed round. The viewer cannot know it, and a
   * search does better to let them choose well than to guess their answers at random.
   */
  reopen?(state: S, viewer: Seat): void;
  /**
   * The points that this seat alone is heading for, if that costs much less than a comparison of all seats. It decides
   * games that are only played on to judge something else. Without it the rewards decide.
   */
  promise?(state: S, seat: Seat): number;
  /**
   * Whether the rest of the game depends on this decision, as on a first place on a map. Second thoughts then play on
   * to the end.
   */
  decisive?(state: S): boolean;
  /**
   * Answers that differ by no more than this, as a share of winning, look alike to an easy bot. Larger where mistakes
   * cost little. Measured with the arena.
   */
  readonly unnoticed?: number;
  /** How this game is best searched, where that differs from the default. */
  readonly manner?: Partial<Manner>;
}

/** The settings of a search. */
export interface Manner {
  /** Weight of the bonus for actions that were rarely tried. */
  readonly exploration: number;
  /** Tries that every root answer gets by its prior, even if the first were bad; more in long searches. 0: none. */
  readonly fairness: number;
  /**
   * Whether the tree holds only what the thinking seat decides until another seat is asked; from there on all play by
   * the priors. For long turns that rivals hardly disturb. Otherwise the budget is spent on rivals' blunders, and what
   * is searched most looks best.
   */
  readonly solitary: boolean;
  /** Decisions played by the priors beyond the tree before the position is judged. */
  readonly rollout: number;
  /** Decisions after which a position is judged even if it is unsettled. */
  readonly patience: number;
  /**
   * How many of its turns the thinking seat looks ahead when the best answers are judged a second time, all seats
   * deciding with care. For games in which a turn pays off later than the tree reaches. 0: no second thoughts.
   */
  readonly foresight: number;
  /**
   * How many imagined worlds, with their draws of chance, each answer at the root is tried in before the worlds repeat.
   */
  readonly worlds: number;
}

/** The game that a bot plays, and the number of seats. */
export interface Subject<S, A extends Action, V> {
  readonly game: Game<S, A, V, GameEvent, unknown>;
  readonly insight: Insight<S, A>;
  readonly seats: number;
}

/** Decides from what one seat may know: a view, never a state. */
export interface Bot<V, A extends Action> {
  decide(view: V, seat: Seat, rng: Rng): A;
}

/** A state that fits what the seat knows, with the secret answers of this round still to come. */
export function imagined<S, A extends Action, V>(subject: Subject<S, A, V>, view: V, seat: Seat, rng: Rng): S {
  const state = subject.game.imagine(view, rng);
  subject.insight.reopen?.(state, seat);
  return state;
}

/** How long to think: by the clock, or by a count that gives the same decision on every machine. */
export type Budget = { readonly milliseconds: number } | { readonly iterations: number };
