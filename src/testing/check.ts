import type { AnyGame } from '#engine/game.ts';
import type { Rng } from '#engine/rng.ts';
import { seeded } from '#engine/seeded.ts';
import type { Table } from './tables.ts';

/** What a check writes down while it looks at one game. */
export interface Notes {
  /** Something was really checked. A check that never calls this has proved nothing. */
  looked(): void;
  problem(sentence: string): void;
  /** Notes the sentence unless the claim holds. Either way it counts as checked. */
  claim(holds: boolean, sentence: () => string): void;
}

/** Checks one property in one random game at one table. */
export type Check = (game: AnyGame, table: Table, rng: Rng, notes: Notes) => void;

export interface Found {
  readonly looks: number;
  readonly problems: readonly string[];
}

/** A broken rule breaks in many places. The first few are enough. */
const ENOUGH_PROBLEMS = 5;

/** What a check finds in the game of one seed. A game that throws is a problem like any other. */
export function runCheck(check: Check, game: AnyGame, table: Table, seed: number): Found {
  let looks = 0;
  const problems: string[] = [];
  const problem = (sentence: string): void => {
    problems.push(sentence);
    if (problems.length === ENOUGH_PROBLEMS) throw new EnoughError();
  };
  const claim = (holds: boolean, sentence: () => string): void => {
    looks++;
    if (!holds) problem(sentence());
  };
  try {
    check(game, table, seeded(seed), { looked: () => void looks++, problem, claim });
  } catch (error) {
    if (!(error instanceof EnoughError)) problems.push(`the game throws: ${traceOf(error)}`);
  }
  return { looks, problems };
}

class EnoughError extends Error {}

const traceOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
