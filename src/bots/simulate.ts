import { CHANCE } from '#engine/actor.ts';
import type { Action } from '#engine/forms.ts';
import { type Game, type GameEvent, type Outcome, silent } from '#engine/game.ts';
import { pick, type Rng } from '#engine/rng.ts';
import { same } from '#engine/same.ts';

export interface Simulated {
  /** Undefined when the game did not end within the limit. */
  readonly outcome: Outcome | undefined;
  /** Decisions of seats; chance's draws are not counted. */
  readonly decisions: number;
  /** What was broken, in words; empty when all was well. */
  readonly violations: readonly string[];
}

export interface Simulation<O> {
  readonly seats: number;
  readonly options: O;
  readonly rng: Rng;
  /** Counts every component after every action, not only at the end. */
  readonly check?: boolean;
  /** A game with more seat decisions than this is given up and reported. */
  readonly limit?: number;
}

/** Far more than any game here takes: a game that gets here goes in circles. */
const LIMIT = 1_000_000;

/** One whole game at random, as fast as the rules allow. */
export function simulate<S, A extends Action, V, E extends GameEvent, O>(
  game: Game<S, A, V, E, O>,
  { seats, options, rng, check = false, limit = LIMIT }: Simulation<O>,
): Simulated {
  const state = game.setup(seats, options);
  const inventory = game.inventory(state);
  let decisions = 0;
  let lost: string | undefined;
  while (decisions < limit && lost === undefined) {
    const awaiting = game.awaiting(state);
    if (awaiting.length === 0) break;
    const actor = awaiting.length === 1 ? (awaiting[0] as (typeof awaiting)[number]) : pick(rng, awaiting);
    if (actor === CHANCE) game.apply(state, CHANCE, game.chance(state, rng), silent);
    else {
      decisions += 1;
      game.apply(state, actor, pick(rng, game.legal(state, actor)), silent);
    }
    if (check) lost = compare(inventory, game.inventory(state), decisions);
  }
  lost ??= compare(inventory, game.inventory(state), decisions);
  const outcome = game.outcome(state);
  return { outcome, decisions, violations: violations(outcome, seats, lost) };
}

function compare(
  before: Readonly<Record<string, number>>,
  after: typeof before,
  decisions: number,
): string | undefined {
  if (same(before, after)) return undefined;
  return `after ${decisions} decisions the components are ${JSON.stringify(after)}, not ${JSON.stringify(before)}`;
}

function violations(outcome: Outcome | undefined, seats: number, lost: string | undefined): readonly string[] {
  const found = lost === undefined ? [] : [lost];
  if (outcome === undefined) found.push('the game did not end');
  else if (outcome.ranks.length !== seats) found.push(`${outcome.ranks.length} ranks for ${seats} seats`);
  return found;
}
