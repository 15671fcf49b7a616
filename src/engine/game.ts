import type { Actor, Seat } from './actor.ts';
import type { Field } from './field.ts';
import type { Action, Forms } from './forms.ts';
import type { Guide, Ruling } from './ruling.ts';
import type { Rng } from './rng.ts';

/** What an action caused, as data. It holds only what everyone at and around the table may know. */
export interface GameEvent {
  readonly type: string;
}

export type Tell<E extends GameEvent> = (event: E) => void;

/** For playouts, where nobody listens. */
export const silent = (): void => undefined;

export type Options = Readonly<Record<string, unknown>>;

/** One choice that is made before the game, explained to the person who opens the table. */
export interface OptionForm<T> {
  readonly field: Field<T>;
  readonly default: T;
  readonly title: string;
  readonly help: string;
}

type OptionForms<O> = { readonly [K in keyof O]: OptionForm<O[K]> };

export interface Meta<O = Options> {
  readonly id: string;
  readonly title: string;
  /** One or two sentences for the shelf. */
  readonly summary: string;
  /** The seat counts the game can be played with. */
  readonly seats: readonly number[];
  /** How long a game takes people, in minutes. */
  readonly minutes: readonly [number, number];
  readonly options: OptionForms<O>;
  /** What somebody's first game is played with, where that differs from the defaults. */
  readonly firstGame?: Partial<NoInfer<O>>;
  /** Raised by every change of the rules that would alter an old record. */
  readonly rulesVersion: number;
  readonly credits: string;
}

export interface Outcome {
  /** The rule that ended the game, as in a ruling. */
  readonly reason: string;
  /** By seat, best is 1; equal ranks share a place. */
  readonly ranks: readonly number[];
  /** By seat; the first thing that ranks are decided by. */
  readonly scores: readonly number[];
  /** The rule that broke a tie of scores, where there was one. */
  readonly tieBreak?: string;
}

/** The seats that share the first place. */
export const winnersOf = ({ ranks }: Outcome): readonly Seat[] =>
  ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));

/** Answers to off-turn questions that a player may leave with the table ahead of time. */
export interface Standing<V, A extends Action> {
  readonly forms: Forms;
  /** The answer the instruction gives to what this seat is asked now; undefined: ask the player. */
  answer(view: V, seat: Seat, instruction: Action, legal: readonly A[]): A | undefined;
}

/**
 * One game. It has methods, not function properties, so that a game of any state and action can be passed where the
 * platform only needs *a* game.
 */
export interface Game<S, A extends Action, V, E extends GameEvent, O = Options> {
  readonly meta: Meta<O>;
  readonly actions: Forms;
  readonly guide: Guide;
  readonly standing?: Standing<V, A>;
  /**
   * What the table plays for a seat that its player has left for good. Undefined: the person or bot in the seat
   * decides.
   */
  absent?(view: V, seat: Seat, legal: readonly A[]): A | undefined;
  /**
   * Who plays the seat of a player who leaves for good: a bot, or nobody, and then `absent` answers. Undefined: a bot
   * that kept the seat plays on, and an empty seat waits until somebody fills it.
   */
  successor?(view: V, seat: Seat): 'bot' | 'nobody' | undefined;
  /** Draws nothing at random: deals are chance's actions. */
  setup(seats: number, options: O): S;
  clone(state: S): S;
  /** Who owes a decision now; empty when the game is over, several when they decide at once. */
  awaiting(state: S): readonly Actor[];
  /** The answers to what an actor is asked now; empty for one who is not awaited. */
  legal(state: S, actor: Actor): readonly A[];
  /**
   * What a seat may do at any time while the game runs, awaited or not: surrender, for example. It owes none of this.
   * `legal` lists none of it, so that a player who only answers questions never does it by accident.
   */
  anytime?(state: S, seat: Seat): readonly A[];
  /** Why not; undefined when the action is legal or open at any time. Expects a well-formed action. */
  refuse(state: S, actor: Actor, action: A): Ruling | undefined;
  /** Changes the state in place and trusts its caller. Actions from outside go through `play`. */
  apply(state: S, actor: Actor, action: A, tell: Tell<E>): void;
  /** Draws chance's next action. */
  chance(state: S, rng: Rng): A;
  outcome(state: S): Outcome | undefined;
  /** What a seat, or a spectator (undefined), may know. */
  view(state: S, viewer: Seat | undefined): V;
  /** Everything turned face up, for the replay of a game that is over; a game that hides nothing needs none. */
  open?(state: S): V;
  /** A full state that fits all that the viewer knows. */
  imagine(view: V, rng: Rng): S;
  /** Deals again, in place, everything the viewer may not know; `nothingHidden` if there is no such thing. */
  redeal(state: S, viewer: Seat | undefined, rng: Rng): void;
  /**
   * Whether a seat may have learned something hidden by its own action, which led from one state to the next. True if
   * what it sees could have been different with other hidden things, however unlikely that is. Every game that hides
   * something defines this; without it no step can be undone.
   */
  reveals?(before: S, after: S, seat: Seat): boolean;
  /** How many of each component there are, wherever they lie: the same at every moment of a game. */
  inventory(state: S): Readonly<Record<string, number>>;
}

/**
 * Any game: all that the code above the rules needs to know of one. Its options are any object, because a game declares
 * them as an interface, and an interface fits no index signature.
 */
export interface AnyGame extends Omit<Game<unknown, Action, unknown, GameEvent>, 'setup'> {
  setup(seats: number, options: object): unknown;
}

export function defaultOptions<O>(meta: Meta<O>): O {
  return Object.fromEntries(optionForms(meta).map(([name, option]) => [name, option.default])) as O;
}

/** What is wrong with a seat count and options; undefined when a table can be opened with them. */
export function refuseTable<O>(meta: Meta<O>, seats: unknown, options: unknown): string | undefined {
  if (typeof seats !== 'number' || !meta.seats.includes(seats)) {
    return `${meta.title} is played with ${meta.seats.join(', ')} seats`;
  }
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return 'options must be an object';
  const given = options as Options;
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(meta.options, name));
  if (unknown !== undefined) return `${meta.title} has no option of this name: ${unknown.slice(0, 40)}`;
  const wrong = optionForms(meta).find(([name, option]) => !option.field.accepts(given[name]));
  return wrong && `option ${wrong[0]} must be ${wrong[1].field.wants}`;
}

const optionForms = <O>(meta: Meta<O>) => Object.entries<OptionForm<unknown>>(meta.options as OptionForms<Options>);
