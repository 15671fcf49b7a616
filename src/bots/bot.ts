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
  /** How much of the best rival's share counts against the own, 0 to 1. Without it: all of it. */
  readonly rivalry?: number;
  /** How likely a good player takes each legal action: non-negative weights, in the order of `legal`. */
  priors?(state: S, seat: Seat, legal: readonly A[]): readonly number[];
  /**
   * Whether `evaluate` can be trusted here; bots play on to such a moment. Without it: always. Bots say who thinks, and a
   * search also `from` where it looks ahead, so that a game can have all its answers judged at the same distance.
   */
  settled?(state: S, from?: S, thinker?: Seat): boolean;
  /**
   * Whether decisions taken now stay hidden from the other seats until this changes, as in secret plotting; a number
   * tells one secret round from the next, where they follow each other at once. Without it: whenever several seats are asked.
   */
  sealed?(state: S): boolean | number;
  /**
   * Takes back, in place, what the others have answered in the present sealed round. The viewer cannot know
   * it, and a search does better to let them answer with sense than to imagine it by lot.
   */
  reopen?(state: S, viewer: Seat): void;
  /**
   * What this seat is heading for by itself, in the points of the outcome, where that costs much less than to compare all seats. Games that
   * are only played on to judge something else are decided by it. Without it: by the rewards.
   */
  promise?(state: S, seat: Seat): number;
  /** Whether all that follows hangs on the present decision, as on a first place on a map: second thoughts then play on to the end. */
  decisive?(state: S): boolean;
  /** How this game is best searched, where it differs from the usual. */
  readonly manner?: Partial<Manner>;
}

/** How a search goes about it. */
export interface Manner {
  /** Weight of the bonus for what was tried seldom. */
  readonly exploration: number;
  /** Tries that every answer at the root gets by its prior, however bad the first ones were: more in long searches. 0: none. */
  readonly fairness: number;
  /**
   * Whether the tree holds only what the thinking seat decides until another is asked; from there all play by the priors.
   * For long turns that rivals hardly disturb: else a budget is spent on rivals' blunders, and what is searched most looks best.
   */
  readonly solitary: boolean;
  /** Decisions played by the priors beyond the tree before the position is judged. */
  readonly rollout: number;
  /** Decisions after which an unsettled position is judged all the same. */
  readonly patience: number;
  /**
   * How often play comes round to the thinking seat before the best answers are judged a second time, all seats deciding with care.
   * For games whose turns bear fruit later than the tree reaches. 0: no second thoughts.
   */
  readonly foresight: number;
  /** How many imagined worlds, with their draws of chance, each answer at the root is tried in before they come round again. */
  readonly worlds: number;
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

/** A state that fits what the seat knows, with the secret answers of this round still to come. */
export function imagined<S, A extends Action, V>(subject: Subject<S, A, V>, view: V, seat: Seat, rng: Rng): S {
  const state = subject.game.imagine(view, rng);
  subject.insight.reopen?.(state, seat);
  return state;
}

/** How long to think: by the clock, or by a count that gives the same decision on every machine. */
export type Budget = { readonly milliseconds: number } | { readonly iterations: number };
