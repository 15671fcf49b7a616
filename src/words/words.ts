import type { Action } from '#engine/forms.ts';
import type { GameEvent } from '#engine/game.ts';
import type { Ruling } from '#engine/ruling.ts';
import type { Answers } from './ask.ts';
import type { Sentence } from './sentence.ts';

/** What is to be decided: shown beside the choices, and what a screen reader hears first. */
export interface Decision {
  readonly title: Sentence;
  readonly detail: Sentence;
}

/** One line of the log. */
export interface LogLine {
  readonly sentence: Sentence;
  /** Places on the board that this line is about; handed back to the board as `highlighted`. */
  readonly places: readonly string[];
  /** Whose mark stands before the line. */
  readonly seat?: number;
  /** The players did this together: it is new to each of them, and ends what was new before. */
  readonly everyone?: true;
  /** This line heads a turn: the log folds from here to the next heading. */
  readonly heading?: true;
}

/** One line of the log that tells several events, and how many. */
export interface Gathered {
  readonly line: LogLine;
  readonly count: number;
}

/**
 * All that is said about one game, as the other rooms ask for it. A game's `words/words.ts` builds it from its
 * tables of texts (`gameWords`).
 */
export interface Words<V, A extends Action, E extends GameEvent> {
  /** undefined: nothing worth a line. */
  event(event: E, view?: V): LogLine | undefined;
  /**
   * Tells the first of these events in one line, as many as belong together: what was paid and received with what it was
   * for. They run to the end of one player's move, or as far as it has been shown, and hold no heading. undefined: the
   * first event is told by its own line.
   */
  gather?(events: readonly E[], view?: V): Gathered | undefined;
  /** What must be decided, seen from `seat` (undefined: a spectator). `awaiting` empty: chance draws, or it is over. */
  decision(view: V, seat: number | undefined, awaiting: readonly number[]): Decision;
  /** Rules of the guide that a player who is asked this for the first time should know, the most important first. */
  lessons(view: V, seat: number): readonly string[];
  /** A button's label. */
  action(action: A, view: V): string;
  /** The heading under which an action stands in a long list; without it there are no headings. */
  actionGroup?(action: A, view: V): string;
  /** What time it is in the game, in at most 30 characters: 'Round 4', 'Spring, round 9'. */
  round(view: V): string;
  /** The facts of a ruling in one sentence; the rule's own text comes from the guide. */
  ruling(ruling: Ruling): Sentence;
  /** Why the game ended, or what broke a tie. */
  ending(rule: string): Sentence;
  /** A standing instruction in one line; undefined where the game has none. */
  instruction?(instruction: Action): string;
  /** What `Outcome.scores` counts, for the ranking: "14 points", "docked first". */
  score(view: V, seat: number): string;
  /** What can be asked by key; undefined: only what every game can answer. */
  readonly ask?: Answers<V>;
}
