import type { VNode } from 'preact';
import type { Action } from '#engine/forms.ts';
import type { AnyGame, Game, GameEvent } from '#engine/game.ts';
import type { Ruling } from '#engine/ruling.ts';
import type { Words } from '#words/words.ts';
import type { Layout } from './use-layout.ts';

/**
 * What a game's `board/board.tsx` exports as `board`, and what the table page gives it. The kit
 * knows no rules: views, actions and events are the game's own types here.
 *
 * Methods, not function properties, so that the board of one game can stand where the page
 * needs the board of *some* game.
 */
export interface BoardModule<V, A extends Action, E extends GameEvent> {
  /**
   * Renders a `BoardFrame`: the regions of the page's grid that belong to the game. These are the board itself, the
   * tabs of a small screen, the player's own things (`mine`) and the decision bar.
   */
  Board(this: void, props: BoardProps<V, A, E>): VNode;
  /** What a seat's row says: the facts that matter most, most important first. The page draws name and emblem. */
  facts(view: V, seat: number): SeatFacts;
  /** All that may be known of one seat, in a sheet over the board. */
  Panel(this: void, props: PanelProps<V>): VNode;
  readonly words: Words<V, A, E>;
  /** One chart each on the page of the finished game; the page samples the views of the replay. */
  readonly charts: readonly Chart<V>[];
  /** The turn or round that a view belongs to: for "jump to turn" and as the x of charts. */
  turn(view: V): number;
  /** Where each seat's result came from, in games that count several things; asked once the game is over. */
  scores?(view: V): ScoreTable;
  /** How many times longer than usual a picture stays because of what led to it: people need time to read dice. */
  linger?(this: void, events: readonly E[]): number;
  /**
   * Where one move is too much for one picture: the pictures before the last one, in order. `seat` is the viewer's; what
   * it may not know is not in `before` and not in the events.
   */
  stages?(this: void, before: V, events: readonly E[], seat: number | undefined): readonly Stage<V>[];
}

/** A picture on the way from one move to the next. */
export interface Stage<V> {
  readonly view: V;
  /** How many events have led to it. */
  readonly told: number;
}

/** Who sits at a seat, as the page shows it. Colour and emblem follow from the seat's number. */
export interface SeatFace {
  readonly name: string;
  readonly kind: 'you' | 'person' | 'bot' | 'nobody';
}

/**
 * Whether a move can be taken back: never, because it rolls, draws or reveals something; maybe, as long as nobody else
 * has answered; or for sure, because the same player decides next.
 */
export type UndoAfter = 'never' | 'maybe' | 'sure';

/** Which moves take one press: none, those that can be undone for sure, or all but those that never can. */
export type Moves = 'twoPresses' | 'onePressIfUndoable' | 'onePress';

/** What a person likes, as far as boards need to know. */
export interface BoardPreferences {
  /** Factor on all durations: 1 is usual, 2 slow, 0 off. The page puts 0 under `prefers-reduced-motion`. */
  readonly motion: number;
  readonly sound: boolean;
  readonly moves: Moves;
  /** Larger emblems and numbers on the pieces. */
  readonly boldSymbols: boolean;
}

export interface BoardProps<V, A extends Action, E extends GameEvent> {
  readonly view: V;
  /** The seat this screen decides for now; undefined for spectators and replays. */
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
  /** What the player asked to see, by pressing a line of the story: another object each time. */
  readonly look?: { readonly places: readonly string[] } | undefined;
  readonly preferences: BoardPreferences;
  /** How the page arranges its regions. */
  readonly layout: Layout;
  /** The seat whose things stand below the board: the own one, or the one a spectator follows; undefined: none. */
  readonly own: number | undefined;
  /** What others did since the player's last turn: numbered marks on the board. */
  readonly trail: readonly TrailMark[];
  /** False in replays: no decision bar. */
  readonly withBar: boolean;
  /** True from the sending of an action until its answer; the board then offers nothing. */
  readonly sending: boolean;
  /** Takes back the last step; undefined while there is nothing to take back. */
  readonly undo?: (() => void) | undefined;
  /** What the page adds to the list of all actions: ask for a takeback, leave and so on. */
  readonly more?: readonly ListEntry[] | undefined;
  /** Where the buttons that zoom the board stand; undefined: nowhere. The board says what they do. */
  readonly onZoom?: ((zoom: Zoom | undefined) => void) | undefined;
  /** Whether the player could take this back. */
  undoAfter(this: void, actions: readonly A[]): UndoAfter;
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

/** One number of a seat, with its symbol or its word. */
export interface SeatFact {
  /** What a screen reader says, and what is shown on pointing at it: '12 gold'. */
  readonly name: string;
  readonly value: number | string;
  /** An `<svg>` drawn in a square; without it the value must say what it counts: '$8', '3 loans'. */
  readonly symbol?: VNode;
  /** After the number, where there is room: 'coal'. */
  readonly word?: string;
}

/** What a seat's row says. Narrow screens show the first two facts only. */
export interface SeatFacts {
  /** Beside the name, in a few words: '30 ft boat at Cairo'. May be empty. */
  readonly note: string;
  readonly facts: readonly SeatFact[];
}

/** A column for each source, and last the one that decides. */
export interface ScoreTable {
  /** What the last column counts: 'points'. */
  readonly unit: string;
  readonly columns: readonly string[];
  /** By seat, then by column. */
  readonly rows: readonly (readonly number[])[];
}

/** Where one step of another player happened. */
export interface TrailMark {
  readonly step: number;
  readonly seat: number;
  /** As the game names its places in `LogLine.places`. */
  readonly places: readonly string[];
  /** The player has moved since. */
  readonly isFaded?: boolean;
  /** Shows what happened there once more. */
  readonly playAgain?: () => void;
}

/** A line of the list of all actions. */
export interface ListEntry {
  readonly label: string;
  readonly press: () => void;
}

/** Nearer, farther, or all of the board. */
export interface Zoom {
  readonly by: (factor: number) => void;
  readonly fit: () => void;
  /** Whether all of the board is shown. */
  readonly isFitted: boolean;
}

interface Chart<V> {
  readonly title: string;
  readonly unit: string;
  /** undefined where a seat has no value (any more). */
  value(view: V, seat: number): number | undefined;
}
