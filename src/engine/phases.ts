import { NOBODY, type Actor } from './actor.ts';
import type { Action } from './forms.ts';
import type { Game, GameEvent, Outcome, Tell } from './game.ts';
import type { Rng } from './rng.ts';
import { type Ruling, ruling } from './ruling.ts';
import { same } from './same.ts';

/** One section of the rulebook: whom it asks, what they may answer, what each answer does. */
export interface Phase<S, A extends Action, E extends GameEvent> {
  awaiting(state: S): readonly Actor[];
  legal(state: S, actor: Actor): readonly A[];
  /** Why an answer to this phase's question is not allowed. Asked only about answers that `legal` does not list. */
  refuse(state: S, actor: Actor, action: A): Ruling;
  /** Only in phases that ask chance. */
  chance?(state: S, rng: Rng): A;
  readonly on: {
    readonly [T in A['type']]?: (
      state: S,
      action: Extract<A, { readonly type: T }>,
      tell: Tell<E>,
      actor: Actor,
    ) => void;
  };
}

/** A state that says which phase it is in; after the end it also holds the outcome. */
export interface Phased<P extends string> {
  phase: P;
  outcome?: Outcome;
}

type Rest<S, A extends Action, V, E extends GameEvent, O> = Omit<
  Game<S, A, V, E, O>,
  'awaiting' | 'legal' | 'refuse' | 'apply' | 'chance' | 'outcome'
>;

/**
 * A game made of phases. `refuse` is built on `legal`, so the two cannot disagree: a phase
 * only ever explains what its own list leaves out.
 */
export function phasedGame<P extends string, S extends Phased<P>, A extends Action, V, E extends GameEvent, O>(
  rest: Rest<S, A, V, E, O>,
  phases: Readonly<Record<P, Phase<S, A, E>>>,
): Game<S, A, V, E, O> {
  type Answer = (state: S, action: A, tell: Tell<E>, actor: Actor) => void;
  const answers = (state: S) => phases[state.phase].on as Readonly<Record<string, Answer | undefined>>;
  const game: Game<S, A, V, E, O> = {
    ...rest,
    awaiting: (state) => (state.outcome === undefined ? phases[state.phase].awaiting(state) : NOBODY),
    legal: (state, actor) => (game.awaiting(state).includes(actor) ? phases[state.phase].legal(state, actor) : []),
    refuse(state, actor, action) {
      if (state.outcome !== undefined) return ruling('house/over');
      if (!game.awaiting(state).includes(actor)) return ruling('house/not-asked');
      if (answers(state)[action.type] === undefined) return ruling('house/other-question');
      const phase = phases[state.phase];
      return phase.legal(state, actor).some((allowed) => same(allowed, action))
        ? undefined
        : phase.refuse(state, actor, action);
    },
    apply(state, actor, action, tell) {
      const answer = answers(state)[action.type];
      if (answer === undefined) throw new Error(`phase ${state.phase} has no answer ${action.type}`);
      answer(state, action, tell, actor);
    },
    chance(state, rng) {
      const phase = phases[state.phase];
      if (phase.chance === undefined) throw new Error(`phase ${state.phase} asks nothing of chance`);
      return phase.chance(state, rng);
    },
    outcome: (state) => state.outcome,
  };
  return game;
}
