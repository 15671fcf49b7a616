import type { Action } from '#engine/forms.ts';
import { type GameEvent, winnersOf } from '#engine/game.ts';
import type { Phased } from '#engine/phases.ts';
import type { FactsByRule, Ruling } from '#engine/ruling.ts';
import type { Answers } from './ask.ts';
import { commonRulingWords } from './common-rulings.ts';
import { namesOf, type Sentence } from './sentence.ts';
import type { Decision, Gathered, LogLine, Words } from './words.ts';

/** One kind of a union whose members are told apart by `type`. */
type OfType<U extends { readonly type: string }, T extends U['type']> = Extract<U, { readonly type: T }>;

/**
 * A line of the log for every kind of event; `unsaid` for what only the board shows. The view is a later one of the same
 * game: it tells only what never changes, such as where the cities are.
 */
export type EventTexts<E extends GameEvent, V = unknown> = {
  readonly [T in E['type']]: (event: OfType<E, T>, view?: V) => LogLine | undefined;
};

export const unsaid = (): undefined => undefined;

/** A button's label for every kind of action; `chance` for those that are never offered. */
export type ActionTexts<A extends Action, V> = {
  readonly [T in A['type']]: 'chance' | ((action: OfType<A, T>, view: V) => string);
};

/** A line for every kind of standing instruction. */
export type InstructionTexts<I extends Action> = { readonly [T in I['type']]: (instruction: OfType<I, T>) => string };

/** The facts of every ruling as a sentence. */
export type RulingTexts<Facts> = { readonly [R in keyof Facts]-?: (facts: NonNullable<Facts[R]>) => Sentence };

/** Why the game ended, and what broke a tie. */
export type EndingTexts<Ending extends string> = Readonly<Record<Ending, Sentence>>;

/** What is said during one phase. */
export type PhaseText<V> =
  /** The rules run through it: nobody sees it. */
  | 'runs'
  /** Chance draws. */
  | { readonly draws: Sentence }
  /** Somebody is asked. */
  | {
      /** After the names of those who are asked: ' chooses two workers'. */
      readonly waiting: (view: V, asked: readonly number[]) => Sentence;
      readonly asks: (view: V, seat: number) => Decision;
    };

export type PhaseTexts<P extends string, V> = Readonly<Record<P, PhaseText<V>>>;

/** What is known of the moment in every view of a game made of phases. */
type Moment<P extends string> = Readonly<Phased<P>>;

/** All texts of a game. Each table is exhaustive: a kind without a text is an error of the compiler. */
export interface GameTexts<
  V extends Moment<string>,
  A extends Action,
  E extends GameEvent,
  Facts,
  Ending extends string,
  I extends Action = Action,
> {
  /** The game's id, which stands before the ids of its rules. */
  readonly id: string;
  readonly events: EventTexts<E, V>;
  /** Tells several events of one move in one line; see `Words`. */
  readonly gather?: (events: readonly E[], view?: V) => Gathered | undefined;
  readonly actions: ActionTexts<A, V>;
  readonly phases: PhaseTexts<V['phase'], V>;
  readonly rulings: RulingTexts<Facts>;
  readonly endings: EndingTexts<Ending>;
  readonly lessons: (view: V, seat: number) => readonly string[];
  readonly instructions?: InstructionTexts<I>;
  readonly score: (view: V, seat: number) => string;
  /** Whose move is shown while nobody is asked. */
  readonly mover: (view: V) => number;
  /** Where the game stands, for those who wait: 'Round 3.' */
  readonly moment: (view: V, seat: number | undefined) => Sentence;
  /** What time it is in the game, in at most 30 characters: 'Round 4', 'Spring, round 9'. */
  readonly round: (view: V) => string;
  /** The heading under which an action stands in a long list. */
  readonly actionGroup?: (action: A, view: V) => string;
  /** What can be asked by key. */
  readonly ask?: Answers<V>;
  /** After the names of the winners. */
  readonly won: (winners: readonly number[], view: V) => string;
  /** Below the winner's name. */
  readonly over: Sentence;
}

/** The words of a game from its tables of texts. */
export function gameWords<
  V extends Moment<string>,
  A extends Action,
  E extends GameEvent,
  Facts extends FactsByRule<string>,
  Ending extends string,
  I extends Action = Action,
>(texts: GameTexts<V, A, E, Facts, Ending, I>): Words<V, A, E> {
  const prefix = `${texts.id}/`;
  // The tables are exhaustive by kind; here they are read by a kind that is only known at run time.
  const lines = texts.events as object as Readonly<Record<string, (event: E, view?: V) => LogLine | undefined>>;
  const labels = texts.actions as object as Readonly<Record<string, 'chance' | ((action: A, view: V) => string)>>;
  const rulings = texts.rulings as object as Readonly<Record<string, (facts: Ruling['facts']) => Sentence>>;
  const instructions = texts.instructions as Readonly<Record<string, (instruction: Action) => string>> | undefined;
  const endings: Readonly<Record<string, Sentence>> = texts.endings;
  return {
    event: (event, view) => lines[event.type]?.(event, view),
    decision: (view, seat, awaiting) => decisionOf(texts, view, seat, awaiting),
    lessons: texts.lessons,
    action(action, view) {
      const label = labels[action.type];
      return typeof label === 'function' ? label(action, view) : action.type;
    },
    ruling: ({ rule, facts }) => commonRulingWords(rule) ?? rulings[rule.replace(prefix, '')]?.(facts) ?? [],
    ending: (rule) => endings[rule.replace(prefix, '')] ?? [],
    ...(instructions !== undefined && {
      instruction: (instruction: Action) => instructions[instruction.type]?.(instruction) ?? '',
    }),
    score: texts.score,
    round: texts.round,
    ...(texts.gather !== undefined && { gather: texts.gather }),
    ...(texts.actionGroup !== undefined && { actionGroup: texts.actionGroup }),
    ...(texts.ask !== undefined && { ask: texts.ask }),
  };
}

type DecisionTexts<V extends Moment<string>> = Pick<
  GameTexts<V, Action, GameEvent, object, string>,
  'phases' | 'mover' | 'moment' | 'won' | 'over'
>;

function decisionOf<V extends Moment<string>>(
  texts: DecisionTexts<V>,
  view: V,
  seat: number | undefined,
  awaiting: readonly number[],
): Decision {
  if (view.outcome !== undefined) {
    const winners = winnersOf(view.outcome);
    return { title: [...namesOf(winners), texts.won(winners, view)], detail: texts.over };
  }
  const phase = textOf(texts.phases, view.phase);
  if ('draws' in phase) return { title: phase.draws, detail: [] };
  if (seat !== undefined && awaiting.includes(seat)) return phase.asks(view, seat);
  // Nobody is asked while the moves of others are being shown.
  const asked = awaiting.length === 0 ? [texts.mover(view)] : awaiting;
  return { title: [...namesOf(asked), ...phase.waiting(view, asked)], detail: texts.moment(view, seat) };
}

/** What is said where the rules run through a phase, should it ever be seen. */
const RUNNING = {
  waiting: (_: unknown, asked: readonly number[]): Sentence => [asked.length === 1 ? ' decides' : ' decide'],
  asks: (): Decision => ({ title: ['Your decision'], detail: [] }),
};

function textOf<V>(phases: Readonly<Record<string, PhaseText<V>>>, phase: string): Exclude<PhaseText<V>, 'runs'> {
  const text = phases[phase] ?? 'runs';
  return text === 'runs' ? RUNNING : text;
}
