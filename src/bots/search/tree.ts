import type { Seat } from '#engine/actor.ts';
import type { Action } from '#engine/forms.ts';
import { same } from '#engine/same.ts';

/**
 * A point of the tree: what all seats have seen done since the root. Chance is no part of it
 * (open loop), so the same point is reached with different draws, and different seats may be asked there.
 */
export interface SearchNode<A extends Action> {
  readonly decisions: (SearchDecision<A> | undefined)[];
  /** Where play goes on after a sealed round, by all that was done in it. */
  reveals?: Map<string, SearchNode<A>>;
}

/** What one seat has learnt about its answers at one point. */
export interface SearchDecision<A extends Action> {
  readonly edges: Edge<A>[];
  visits: number;
  total: number;
  squares: number;
  sealed: boolean;
}

export interface Edge<A extends Action> {
  readonly action: A;
  readonly prior: number;
  visits: number;
  total: number;
  /** How often the action was legal when the seat was asked here: imagined states differ. */
  available: number;
  next: SearchNode<A> | undefined;
}

export const newSearchNode = <A extends Action>(): SearchNode<A> => ({ decisions: [] });

export function decisionAt<A extends Action>(point: SearchNode<A>, seat: Seat): SearchDecision<A> {
  return (point.decisions[seat] ??= { edges: [], visits: 0, total: 0, squares: 0, sealed: false });
}

/**
 * The edge of an action; undefined when it was never legal here before. Legal lists of one point are mostly the same,
 * so the place in the list is tried first, and most games hand out shared actions.
 */
export function edgeOf<A extends Action>(decision: SearchDecision<A>, action: A, place: number): Edge<A> | undefined {
  const { edges } = decision;
  if (decision.visits === 0 && place === edges.length) return undefined;
  const near = edges[place];
  if (near !== undefined && near.action === action) return near;
  for (const edge of edges) if (edge.action === action) return edge;
  for (const edge of edges) if (edge.action.type === action.type && same(edge.action, action)) return edge;
  return undefined;
}

export function addEdge<A extends Action>(decision: SearchDecision<A>, action: A, prior: number): Edge<A> {
  const edge: Edge<A> = { action, prior, visits: 0, total: 0, available: 0, next: undefined };
  decision.edges.push(edge);
  return edge;
}

/** Writes one result of an iteration down, at the edge taken and at the decision it belongs to. */
export function credit<A extends Action>(decision: SearchDecision<A>, edge: Edge<A>, reward: number): void {
  decision.visits += 1;
  decision.total += reward;
  decision.squares += reward * reward;
  edge.visits += 1;
  edge.total += reward;
}
