import { type Actor, CHANCE, NOBODY, type Seat } from './actor.ts';
import type { Action } from './forms.ts';
import type { Game, GameEvent, Outcome, Tell } from './game.ts';
import type { Rng } from './rng.ts';
import { type Ruling, ruling } from './ruling.ts';
import { same } from './same.ts';

/** One section of the rulebook: who is asked, what they may answer, what each answer does. */
export interface Phase<S, A extends Action, E extends GameEvent> {
  awaiting(state: S): readonly Actor[];
  legal(state: S, actor: Actor): readonly A[];
  /** Why an answer to this phase's question is not allowed. Asked only about answers that `legal` does not list. */
  refuse(state: S, actor: Actor, action: A): Ruling;
  /** Moves the game on if there is nothing to ask this time, and tells whether it did. */
  readonly skip?: (state: S, tell: Tell<E>) => boolean;
  /** Only in phases that ask chance. */
  chance?(state: S, rng: Rng): A;
  readonly on: Effects<S, A, E>;
}

/** What each action does. */
type Effects<S, A extends Action, E extends GameEvent> = {
  readonly [T in A['type']]?: (state: S, action: Extract<A, { readonly type: T }>, tell: Tell<E>, actor: Actor) => void;
};

/** What seats may do in every phase, asked or not. A kind of action that is listed here answers no phase's question. */
export interface Anytime<S, A extends Action, E extends GameEvent> {
  legal(state: S, seat: Seat): readonly A[];
  /** Why such an action is not allowed now. Asked only about what `legal` does not list. */
  refuse(state: S, seat: Seat, action: A): Ruling;
  readonly on: Effects<S, A, E>;
}

/** A section of the rulebook that asks nobody: it does its work and names the next phase. */
type Run<S, E extends GameEvent> = (state: S, tell: Tell<E>) => void;

/** A state that says which phase it is in; after the end it also holds the outcome. */
export interface Phased<P extends string> {
  phase: P;
  outcome?: Outcome;
}

/**
 * Why an action that answers another question than the open one is refused: the rule that closes it
 * now, and facts that say when it would be possible.
 */
export type OutOfStep<S, A extends Action> = {
  readonly [T in A['type']]: (state: S, action: Extract<A, { readonly type: T }>, actor: Actor) => Ruling;
};

type Rest<S, A extends Action, V, E extends GameEvent, O> = Omit<
  Game<S, A, V, E, O>,
  'awaiting' | 'legal' | 'anytime' | 'refuse' | 'apply' | 'chance' | 'outcome'
> & {
  /** One entry for each kind of action that answers a question. */
  readonly outOfStep?: Partial<OutOfStep<S, A>>;
  readonly anytime?: Anytime<S, A, E>;
};

/**
 * A game made of phases. `refuse` is built on `legal`, so the two cannot disagree: a phase
 * only ever explains what its own list leaves out. After each answer the rules run on until
 * a phase has a question, or the game is over.
 *
 * The names of the phases are taken from the state alone. So a section that was forgotten is an error that names it.
 */
export function phasedGame<
  S extends Phased<P>,
  A extends Action,
  V,
  E extends GameEvent,
  O,
  P extends string = S['phase'],
>(
  { outOfStep, anytime, ...rest }: Rest<NoInfer<S>, A, V, E, O>,
  sections: Readonly<Record<NoInfer<P>, Phase<S, A, E> | Run<S, E>>>,
): Game<S, A, V, E, O> {
  const { phases, onward } = parted(sections);
  const early = outOfStep as Readonly<Record<string, (state: S, action: A, actor: Actor) => Ruling>> | undefined;
  const answers = (state: S) => effectsOf(phases[state.phase].on);
  const unasked = effectsOf(anytime?.on ?? {});
  const game: Game<S, A, V, E, O> = {
    ...rest,
    awaiting: (state) => (state.outcome === undefined ? phases[state.phase].awaiting(state) : NOBODY),
    legal: (state, actor) => (game.awaiting(state).includes(actor) ? phases[state.phase].legal(state, actor) : []),
    ...untilTheEnd(anytime),
    refuse(state, actor, action) {
      if (state.outcome !== undefined) return ruling('common/over');
      if (anytime !== undefined && unasked[action.type] !== undefined)
        return actor === CHANCE ? ruling('common/not-asked') : rulingBy(anytime, state, actor, action);
      if (!game.awaiting(state).includes(actor)) return ruling('common/not-asked');
      if (answers(state)[action.type] === undefined)
        return early?.[action.type]?.(state, action, actor) ?? ruling('common/other-question');
      return rulingBy(phases[state.phase], state, actor, action);
    },
    apply(state, actor, action, tell) {
      const effect = unasked[action.type] ?? answers(state)[action.type];
      if (effect === undefined) throw new Error(`phase ${state.phase} has no answer ${action.type}`);
      effect(state, action, tell, actor);
      while (state.outcome === undefined && onward[state.phase]?.(state, tell) === true);
    },
    chance: (state, rng) => drawBy(phases[state.phase], state, rng),
    outcome: (state) => state.outcome,
  };
  return game;
}

/** After the end nothing is open any more. */
const untilTheEnd = <S extends Phased<string>, A extends Action, E extends GameEvent>(
  anytime: Anytime<S, A, E> | undefined,
) => anytime && { anytime: (state: S, seat: Seat) => (state.outcome === undefined ? anytime.legal(state, seat) : []) };

function drawBy<S extends Phased<string>, A extends Action>(
  phase: Pick<Phase<S, A, GameEvent>, 'chance'>,
  state: S,
  rng: Rng,
): A {
  if (phase.chance === undefined) throw new Error(`phase ${state.phase} asks nothing of chance`);
  return phase.chance(state, rng);
}

/** The effects of a phase by any kind of action, also by kinds it does not know. */
const effectsOf = <S, A extends Action, E extends GameEvent>(on: Effects<S, A, E>) =>
  on as Readonly<Record<string, ((state: S, action: A, tell: Tell<E>, actor: Actor) => void) | undefined>>;

/** Undefined if an action is listed; otherwise the list's own reason. */
function rulingBy<S, A extends Action, Who extends Actor>(
  list: { legal(state: S, actor: Who): readonly A[]; refuse(state: S, actor: Who, action: A): Ruling },
  state: S,
  actor: Who,
  action: A,
): Ruling | undefined {
  const listed = list.legal(state, actor).some((allowed) => same(allowed, action));
  return listed ? undefined : list.refuse(state, actor, action);
}

/** The questions of every section, and how the game moves on from a section that asks nothing, always or this time. */
function parted<P extends string, S, A extends Action, E extends GameEvent>(
  sections: Readonly<Record<P, Phase<S, A, E> | Run<S, E>>>,
) {
  const phases = {} as Record<P, Phase<S, A, E>>;
  const onward: Partial<Record<P, (state: S, tell: Tell<E>) => boolean>> = {};
  for (const name of Object.keys(sections) as P[]) {
    const section: Phase<S, A, E> | Run<S, E> = sections[name];
    phases[name] = typeof section === 'function' ? asksNobody() : section;
    onward[name] = typeof section === 'function' ? thenOn(section) : section.skip;
  }
  return { phases, onward };
}

const thenOn =
  <S, E extends GameEvent>(run: Run<S, E>) =>
  (state: S, tell: Tell<E>): boolean => {
    run(state, tell);
    return true;
  };

const asksNobody = <S, A extends Action, E extends GameEvent>(): Phase<S, A, E> => ({
  awaiting: () => NOBODY,
  legal: () => [],
  refuse: () => ruling('common/not-asked'),
  on: {},
});
