import type { Seat } from '#engine/actor.ts';
import type { Action } from '#engine/forms.ts';
import type { Rng } from '#engine/rng.ts';
import { seeded } from '#engine/seeded.ts';
import { type Bot, type Manner, type Subject, imagined } from './bot.ts';
import { chooseFirst, iterate, newSearch, type Search } from './search/descent.ts';
import { type Doubtful, reconsider } from './search/second-thoughts.ts';
import { drawByWeight } from './search/select.ts';
import { newTimer, type Timed, type Timer } from './search/timer.ts';
import type { SearchDecision } from './search/tree.ts';

export interface SearchSettings extends Partial<Manner>, Timed {}

/** What a search found out about one answer. */
interface Thought<A extends Action> {
  readonly action: A;
  /** How likely the game took it to be right, as a part of all answers. */
  readonly prior: number;
  readonly visits: number;
  /** Mean reward relative to the leader, 0 to 1. */
  readonly value: number;
}

export interface Thinking<A extends Action> {
  /**
   * The first of the thoughts. Where decisions are sealed, a random one; after second thoughts, maybe another of the
   * best.
   */
  readonly action: A;
  readonly iterations: number;
  /** All legal answers, the most visited first. */
  readonly thoughts: readonly Thought<A>[];
}

const STANDARD: Manner = {
  exploration: 1.5,
  fairness: 0,
  solitary: false,
  rollout: 0,
  patience: 40,
  foresight: 0,
  worlds: 32,
};

const ANY_SEED = 2 ** 31;

/** Answers visited less often than this share of the favourite's visits were only tried out. */
const NOISE = 0.15;

/**
 * Open-loop information-set Monte Carlo tree search: every iteration imagines again what the view hides, draws chance
 * again, and every seat in the tree searches for itself.
 */
export function think<S, A extends Action, V>(
  subject: Subject<S, A, V>,
  question: { readonly view: V; readonly seat: Seat; readonly rng: Rng },
  settings: SearchSettings,
): Thinking<A> {
  const { view, seat, rng } = question;
  const { game } = subject;
  const legal = game.legal(game.imagine(view, rng), seat);
  if (legal.length === 0) throw new Error('a bot was asked for a decision that its seat does not owe');
  const from = imagined(subject, view, seat, rng);
  const search = newSearch(subject, { ...STANDARD, ...subject.insight.manner, ...settings }, { seat, rng, from });
  const luck = rng.below(ANY_SEED);
  const foresight = foresightFor(search);
  const timer = newTimer(settings, firstThoughts(foresight));
  const iterations = legal.length > 1 ? grow(search, question, { luck, timer }) : 0;
  const thoughts = iterations === 0 ? legal.map(unthought) : thoughtsOf(search.own);
  const answers = search.own.sealed ? [] : doubtful(thoughts, foresight);
  const action =
    answers.length > 1
      ? reconsider(subject, { view, seat, answers, foresight, luck, hasTime: timer.again() })
      : decided(search.own, thoughts, rng);
  return { action, iterations, thoughts };
}

/** Grows the tree while there is time and the favourite can still change; returns the number of iterations. */
function grow<S, A extends Action, V>(
  search: Search<S, A, V>,
  { view, seat }: { readonly view: V; readonly seat: Seat },
  { luck, timer }: { readonly luck: number; readonly timer: Timer },
): number {
  let iterations = 0;
  while (timer.left(iterations) >= Math.max(1, leadOf(search.own))) {
    const first = chooseFirst(search, seat);
    // Every answer meets the same worlds in the same order, so that luck does not choose between them.
    search.luck = seeded(luck + (first.visits % search.manner.worlds));
    iterate(search, imagined(search.subject, view, seat, search.luck), first);
    iterations += 1;
  }
  return iterations;
}

/**
 * How many turns ahead answers are judged a second time: to the end of the game if everything depends on them, because
 * no tree reaches that far.
 */
function foresightFor<S, A extends Action, V>({ subject, manner, from }: Search<S, A, V>): number {
  return manner.foresight > 0 && subject.insight.decisive?.(from) === true ? Infinity : manner.foresight;
}

/** The share of the time for the tree: all of it, or what second thoughts leave. */
const FIRST_THOUGHTS = 0.2;
const firstThoughts = (foresight: number): number =>
  foresight === 0 ? 1 : foresight === Infinity ? 0 : FIRST_THOUGHTS;

const MOST_DOUBTFUL = 8;

/** The answers worth a second thought, the favourite first. */
function doubtful<A extends Action>(thoughts: readonly Thought<A>[], foresight: number): readonly Doubtful<A>[] {
  if (foresight === 0) return [];
  const answers = foresight === Infinity ? promising(thoughts) : close(thoughts);
  return answers.slice(0, MOST_DOUBTFUL);
}

/** Close to the favourite: tried more than once, and not much worse. */
const KNOWN = 2;
const CLOSE = 0.1;
/**
 * How many trials the tree's opinion of an answer counts for. Few answers get that many, and a single trial is mostly
 * luck.
 */
const TREE_COUNTS = 4;

function close<A extends Action>(thoughts: readonly Thought<A>[]): readonly Doubtful<A>[] {
  const best = thoughts[0]?.value ?? 0;
  return thoughts
    .filter(({ visits, value }) => visits >= KNOWN && value >= best - CLOSE)
    .map(({ action, value }) => ({ action, known: TREE_COUNTS * value }));
}

/** What a prior counts for beside games that are played to the end. */
const PRIOR_COUNTS = 0.06;

/** By the priors alone, where the tree had no time. */
const promising = <A extends Action>(thoughts: readonly Thought<A>[]): readonly Doubtful<A>[] =>
  thoughts
    .toSorted((a, b) => b.prior - a.prior)
    .map(({ action, prior }) => ({ action, known: PRIOR_COUNTS * Math.log(prior) }));

export function search<S, A extends Action, V>(subject: Subject<S, A, V>, settings: SearchSettings): Bot<V, A> {
  return { decide: (view, seat, rng) => think(subject, { view, seat, rng }, settings).action };
}

/** By how many visits the favourite leads: with fewer iterations left than that, thinking on changes nothing. */
function leadOf<A extends Action>({ sealed, edges }: SearchDecision<A>): number {
  if (sealed) return 0;
  let [most, second] = [0, 0];
  for (const { visits } of edges) {
    if (visits > most) [most, second] = [visits, most];
    else if (visits > second) second = visits;
  }
  return most - second;
}

const unthought = <A extends Action>(action: A): Thought<A> => ({ action, prior: 1, visits: 0, value: 0.5 });

function thoughtsOf<A extends Action>({ edges }: SearchDecision<A>): readonly Thought<A>[] {
  return edges
    .map(({ action, prior, visits, total }) => ({ action, prior, visits, value: visits === 0 ? 0 : total / visits }))
    .toSorted((a, b) => b.visits - a.visits || b.value - a.value);
}

/** The most visited answer; where the others cannot see it, a random one, weighted by visits. */
function decided<A extends Action>({ sealed }: SearchDecision<A>, thoughts: readonly Thought<A>[], rng: Rng): A {
  const favourite = thoughts[0] as Thought<A>;
  if (!sealed) return favourite.action;
  const weights = thoughts.map(({ visits }) => (visits < NOISE * favourite.visits ? 0 : visits));
  return drawByWeight(thoughts, weights, rng).action;
}
