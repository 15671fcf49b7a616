import type { Actor, Seat } from '#engine/actor.ts';
import { type Action, writeAction } from '#engine/forms.ts';
import { silent } from '#engine/game.ts';
import type { Rng } from '#engine/rng.ts';
import type { Manner, Subject } from '../bot.ts';
import { drawChance, type PlayOnLimits, playOn } from '../playing-on.ts';
import { rewards } from '../worth.ts';
import { drawByWeight, neglected, selectOpen, selectSealed } from './select.ts';
import {
  addEdge,
  credit,
  decisionAt,
  type SearchDecision,
  type Edge,
  edgeOf,
  newSearchNode,
  type SearchNode,
} from './tree.ts';

/** One search: the tree it grows, and the lists an iteration uses, made once. */
export interface Search<S, A extends Action, V> {
  readonly subject: Subject<S, A, V>;
  readonly manner: Manner;
  /** One imagined state of the question. */
  readonly from: S;
  /** How play goes on beyond the tree. */
  readonly onward: Omit<PlayOnLimits<S>, 'rng'>;
  readonly root: SearchNode<A>;
  /** What the search is about: the decision of the seat that thinks. */
  readonly own: SearchDecision<A>;
  /** For choices inside the search. */
  readonly rng: Rng;
  /** For everything imagined: the luck of the present iteration. */
  luck: Rng;
  readonly reward: Float64Array;
  readonly path: { readonly seats: Seat[]; readonly decisions: SearchDecision<A>[]; readonly edges: Edge<A>[] };
  readonly candidates: Edge<A>[];
}

/** Where an iteration stands. In a sealed round each seat has a place of its own, which only its own answers move. */
interface Standing<A extends Action> {
  open: SearchNode<A>;
  /** Which sealed round it is in, if in any. */
  secret: boolean | number;
  sealed: SearchNode<A>[] | undefined;
  /** What was done in the sealed round so far, for all to see when it ends. */
  hidden: string[];
}

export function newSearch<S, A extends Action, V>(
  subject: Subject<S, A, V>,
  manner: Manner,
  { seat, rng, from }: { readonly seat: Seat; readonly rng: Rng; readonly from: S },
): Search<S, A, V> {
  const root = newSearchNode<A>();
  const path = { seats: [], decisions: [], edges: [] };
  const reward = new Float64Array(subject.seats);
  const { rollout, patience } = manner;
  const onward = { thinker: seat, from, least: rollout, most: patience, choose: sharply };
  return {
    subject,
    manner,
    from,
    onward,
    root,
    own: decisionAt(root, seat),
    rng,
    luck: rng,
    reward,
    path,
    candidates: [],
  };
}

/**
 * One iteration: down the tree to something new, a little beyond it, then judge, and note the result for every seat.
 */
export function iterate<S, A extends Action, V>(search: Search<S, A, V>, state: S, first: Edge<A>): void {
  const { subject, path, reward } = search;
  path.seats.length = path.decisions.length = path.edges.length = 0;
  descend(search, state, first);
  playOn(subject, state, { ...search.onward, rng: search.luck });
  rewards(subject, state, reward);
  for (let i = 0; i < path.edges.length; i++) {
    const seat = path.seats[i] as Seat;
    credit(path.decisions[i] as SearchDecision<A>, path.edges[i] as Edge<A>, reward[seat] as number);
  }
}

/** Priors are guesses that the tree corrects; beyond the tree they are used as they are. */
const SHARPNESS = 4;

/** Beyond the tree nobody learns from mistakes, so fewer are made there. */
const sharply = <A>(legal: readonly A[], weights: readonly number[], rng: Rng): A =>
  drawByWeight(
    legal,
    weights.map((weight) => weight ** SHARPNESS),
    rng,
  );

function descend<S, A extends Action, V>(search: Search<S, A, V>, state: S, first: Edge<A>): void {
  const standing: Standing<A> = { open: search.root, secret: false, sealed: undefined, hidden: [] };
  let fresh = false;
  for (;;) {
    const asked = drawChance(search.subject, state, search.luck);
    if (asked.length === 0 || isLeftToOthers(search, asked)) return;
    const secret = secretOf(search.subject, state, asked);
    // Inside a sealed round all seats answer before anything new is judged: otherwise the others would answer blindly.
    if (fresh && (secret === false || secret !== standing.secret)) return;
    if (secret !== standing.secret) beginRound(search, standing, secret);
    fresh = answer(search, state, { standing, seat: asked[0] as Seat, first }) || fresh;
  }
}

/** Whether a search of the seat's own turn has reached its end. */
function isLeftToOthers<S, A extends Action, V>({ manner, path }: Search<S, A, V>, asked: readonly Actor[]): boolean {
  return manner.solitary && path.seats.length > 0 && asked[0] !== path.seats[0];
}

/** The seat chooses from what it knows; returns whether it never chose this here before. */
function answer<S, A extends Action, V>(
  search: Search<S, A, V>,
  state: S,
  { standing, seat, first }: { standing: Standing<A>; seat: Seat; first: Edge<A> },
): boolean {
  const { subject, path } = search;
  const decision = decisionAt(standing.sealed?.[seat] ?? standing.open, seat);
  decision.sealed = standing.sealed !== undefined;
  const edge = decision === search.own ? first : choose(search, state, { decision, seat });
  path.seats.push(seat);
  path.decisions.push(decision);
  path.edges.push(edge);
  subject.game.apply(state, seat, edge.action, silent);
  edge.next ??= newSearchNode();
  if (standing.sealed === undefined) standing.open = edge.next;
  else {
    standing.sealed[seat] = edge.next;
    standing.hidden.push(`${seat} ${writeAction(subject.game.actions, edge.action)}`);
  }
  return edge.visits === 0;
}

/** The answer that the thinking seat tries next. */
export function chooseFirst<S, A extends Action, V>(search: Search<S, A, V>, seat: Seat): Edge<A> {
  const { subject, from, own } = search;
  own.sealed = secretOf(subject, from, subject.game.awaiting(from)) !== false;
  const chosen = choose(search, from, { decision: own, seat });
  return neglected(own, search.manner.fairness) ?? chosen;
}

function choose<S, A extends Action, V>(
  { subject, manner, rng, candidates }: Search<S, A, V>,
  state: S,
  { decision, seat }: { decision: SearchDecision<A>; seat: Seat },
): Edge<A> {
  const legal = subject.game.legal(state, seat);
  candidates.length = 0;
  for (let i = 0; i < legal.length; i++) {
    const edge = edgeOf(decision, legal[i] as A, i);
    if (edge === undefined) break;
    candidates.push(edge);
  }
  if (candidates.length < legal.length) meet(subject, state, { decision, seat, legal, candidates });
  const chosen = decision.sealed
    ? selectSealed(decision, candidates, rng)
    : selectOpen(decision, candidates, manner.exploration);
  for (const edge of candidates) edge.available += 1;
  return chosen;
}

interface Meeting<A extends Action> {
  readonly decision: SearchDecision<A>;
  readonly seat: Seat;
  readonly legal: readonly A[];
  readonly candidates: Edge<A>[];
}

/** Adds the actions that were never legal here before. Priors are asked once per new action, not per visit. */
function meet<S, A extends Action, V>(subject: Subject<S, A, V>, state: S, meeting: Meeting<A>): void {
  const { decision, seat, legal, candidates } = meeting;
  const weights = subject.insight.priors?.(state, seat, legal);
  let total = 0;
  if (weights !== undefined) for (const weight of weights) total += weight;
  for (let i = candidates.length; i < legal.length; i++) {
    const action = legal[i] as A;
    const prior = weights !== undefined && total > 0 ? (weights[i] as number) / total : 1 / legal.length;
    candidates.push(edgeOf(decision, action, i) ?? addEdge(decision, action, prior));
  }
}

function secretOf<S, A extends Action, V>(
  { insight }: Subject<S, A, V>,
  state: S,
  asked: readonly Actor[],
): boolean | number {
  return insight.sealed?.(state) ?? asked.length > 1;
}

/**
 * What a sealed round hid is shown, and all seats are at the same point again. Then the next round begins, open or
 * sealed.
 */
function beginRound<S, A extends Action, V>(
  search: Search<S, A, V>,
  standing: Standing<A>,
  secret: boolean | number,
): void {
  if (standing.sealed !== undefined) standing.open = revealed(standing);
  standing.secret = secret;
  standing.hidden.length = 0;
  standing.sealed = secret === false ? undefined : Array.from({ length: search.subject.seats }, () => standing.open);
}

function revealed<A extends Action>({ open, hidden }: Standing<A>): SearchNode<A> {
  const reveals = (open.reveals ??= new Map());
  const key = hidden.toSorted().join('\n');
  let point = reveals.get(key);
  if (point === undefined) reveals.set(key, (point = newSearchNode()));
  return point;
}
