import type { ComponentChildren, VNode } from 'preact';
import type { Action } from '#engine/forms.ts';
import type { AnyGame, Game, GameEvent } from '#engine/game.ts';
import type { Ruling } from '#engine/ruling.ts';
import type { Words } from '#words/words.ts';

/**
 * What a game's `board/board.tsx` exports as `board`, and what the table page gives it. The kit
 * knows no rules: views, actions and events are the game's own types here.
 *
 * Methods, not function properties, so that the board of one game can stand where the house
 * needs the board of *some* game.
 */
export interface BoardModule<V, A extends Action, E extends GameEvent> {
  /**
   * Renders two siblings for the page's grid: `.board` (give it `grid-area: board`; it fills
   * what it gets) and `.bar`, the decision bar (`grid-area: bar`).
   */
  Board(this: void, props: BoardProps<V, A, E>): VNode;
  /** The public facts of one seat. The page draws name, emblem and whose turn it is. */
  Panel(this: void, props: PanelProps<V>): VNode;
  readonly words: Words<V, A, E>;
  /** One chart each on the page of the finished game; the page samples the views of the replay. */
  readonly charts: readonly Chart<V>[];
  /** The turn or round that a view belongs to: for "jump to turn" and as the x of charts. */
  turn(view: V): number;
  /** How many times longer than usual a picture stays because of what led to it: people need time to read dice. */
  linger?(this: void, events: readonly E[]): number;
}

/** Who sits at a seat, as the page shows it. Colour and emblem follow from the seat's number. */
export interface SeatFace {
  readonly name: string;
  readonly kind: 'you' | 'person' | 'bot' | 'nobody';
}

/** What a person likes, as far as boards need to know. */
export interface BoardPreferences {
  /** Factor on all durations: 1 is usual, 2 slow, 0 off. The page puts 0 under `prefers-reduced-motion`. */
  readonly motion: number;
  readonly sound: boolean;
  /** A press plays at once, without showing first what it does. */
  readonly onePress: boolean;
  /** Larger emblems and numbers on the pieces. */
  readonly boldSymbols: boolean;
}

export interface BoardProps<V, A extends Action, E extends GameEvent> {
  readonly view: V;
  /** The seat this screen decides for now; undefined for onlookers and replays. */
  readonly seat: number | undefined;
  /** The seats whose secrets the view shows: at a table the own seat; in a replay any one, or all of them. */
  readonly revealedSeats: readonly number[];
  readonly seats: readonly SeatFace[];
  /** The seats the game is waiting for; empty when it is over or chance draws. */
  readonly awaiting: readonly number[];
  /** What `seat` may answer now; empty when it is not asked. */
  readonly legal: readonly A[];
  /** What else `seat` may do, asked or not; undefined in replays and in games without such actions. */
  readonly anytime?: readonly A[] | undefined;
  /** What led from the view before to this one; empty for a jump, which is shown without motion. */
  readonly events: readonly E[];
  /** Places that something outside the board (a line of the log) points at. */
  readonly highlighted: readonly string[];
  readonly preferences: BoardPreferences;
  /** False in replays: no decision bar. */
  readonly withBar: boolean;
  /** True from the sending of an action until its answer; the board then offers nothing. */
  readonly sending: boolean;
  /** What the page adds at the start of the bar: undo, skip recap and so on. */
  readonly tools?: ComponentChildren;
  /** Why `seat` may not do this now; undefined when it may. */
  why(this: void, action: A): Ruling | undefined;
  /** The rule's title and text from the guide. */
  rule(this: void, id: string): RuleText | undefined;
  /** Opens the guide at a rule. */
  showRule(this: void, id: string): void;
  /** Plays these, in order, for `seat`. If one can no longer be played, it and all after it are dropped. */
  act(this: void, actions: readonly A[]): void;
}

/** The props of a game's board: `PropsOf<typeof game>`. */
export type PropsOf<G extends AnyGame> =
  G extends Game<infer _S, infer A, infer V, infer E, infer _O> ? BoardProps<V, A, E> : never;

export interface RuleText {
  readonly title: string;
  readonly text: string;
}

export interface PanelProps<V> {
  readonly view: V;
  readonly seat: number;
  readonly seats: readonly SeatFace[];
}

interface Chart<V> {
  readonly title: string;
  readonly unit: string;
  /** undefined where a seat has no value (any more). */
  value(view: V, seat: number): number | undefined;
}
