import type { ArenaGame } from './arena.ts';

export interface Standings {
  readonly games: number;
  /** By bot; a shared first place counts as a part of a win. */
  readonly wins: readonly number[];
  readonly winRate: readonly number[];
  /** By bot: where its true rate of wins lies, with 95 % confidence (Wilson). */
  readonly interval: readonly (readonly [low: number, high: number])[];
  /** By bot, from every pair of seats by rank; 0 is the average of the bots. */
  readonly elo: readonly number[];
}

const Z_95 = 1.959964;

/**
 * Sums up the games of an arena. A bot's rate of wins is over the games it sat in; a bot in several seats of a game
 * wins it once, with any of them.
 */
export function standings(bots: number, games: readonly ArenaGame[]): Standings {
  const wins = Array.from({ length: bots }, (_, bot) => sum(games.map((game) => shareOf(game, bot))));
  const rate = (won: number) => (games.length === 0 ? 0 : won / games.length);
  return {
    games: games.length,
    wins,
    winRate: wins.map(rate),
    interval: wins.map((won) => wilson(won, games.length)),
    elo: eloOf(pairings(bots, games)),
  };
}

/** The range that holds the true rate of wins with 95 % confidence. */
export function wilson(wins: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const rate = wins / games;
  const square = Z_95 ** 2;
  const middle = rate + square / (2 * games);
  const half = Z_95 * Math.sqrt((rate * (1 - rate)) / games + square / (4 * games ** 2));
  const whole = 1 + square / games;
  return [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)];
}

function shareOf({ sat, outcome }: ArenaGame, bot: number): number {
  const first = sat.filter((_, seat) => outcome.ranks[seat] === 1);
  return first.filter((winner) => winner === bot).length / first.length;
}

/** `beaten[a][b]`: how often a seat of bot a came in before a seat of bot b; equals count half. */
function pairings(bots: number, games: readonly ArenaGame[]): readonly (readonly number[])[] {
  const numbers = Array.from({ length: bots }, (_, bot) => bot);
  return numbers.map((a) => numbers.map((b) => (a === b ? 0 : sum(games.map((game) => ahead(game, a, b))))));
}

function ahead({ sat, outcome }: ArenaGame, a: number, b: number): number {
  const ranksOf = (bot: number) => outcome.ranks.filter((_, seat) => sat[seat] === bot);
  const pairs = ranksOf(a).flatMap((own) => ranksOf(b).map((other) => Math.sign(other - own)));
  return sum(pairs.map((sign) => (sign + 1) / 2));
}

/** Rounds of the fit; far more than it needs to settle. */
const ROUNDS = 500;

/** Bradley–Terry strengths by Zermelo's iteration. One imagined draw per pair keeps a clean sweep finite. */
function eloOf(beaten: readonly (readonly number[])[]): readonly number[] {
  let strengths = beaten.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = strengths.map((own, a) => fitted(beaten, strengths, { own, a }));
    const mean = Math.exp(sum(next.map(Math.log)) / next.length);
    strengths = next.map((strength) => strength / mean);
  }
  return strengths.map((strength) => Math.round(400 * Math.log10(strength)));
}

function fitted(
  beaten: readonly (readonly number[])[],
  strengths: readonly number[],
  { own, a }: { own: number; a: number },
): number {
  let won = 0;
  let expected = 0;
  for (const [b, other] of strengths.entries()) {
    if (a === b) continue;
    const ahead = (beaten[a]?.[b] as number) + 0.5;
    won += ahead;
    expected += (ahead + (beaten[b]?.[a] as number) + 0.5) / (own + other);
  }
  return expected === 0 ? own : won / expected;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
