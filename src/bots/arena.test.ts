import { describe, expect, test } from 'vitest';
import { heap, heapInsight } from '#testing/toys/heap.ts';
import { cardInsight, highCard } from '#testing/toys/high-card.ts';
import { pennies, penniesInsight } from '#testing/toys/pennies.ts';
import { seeded } from '#engine/seeded.ts';
import { playArenaGame, seating } from './arena.ts';
import { greedy } from './greedy.ts';
import { makeBot } from './levels.ts';
import { random } from './random.ts';
import { search } from './search.ts';
import { simulate } from './simulate.ts';
import { standings, wilson } from './standings.ts';
import { rewards, worthOf } from './worth.ts';

const heapOf = { game: heap, insight: heapInsight, seats: 2 };
const options = { sticks: 21 };
const settings = { budget: { iterations: 300 }, now: () => 0 };

const games = (match: Parameters<typeof playArenaGame>[0], count: number) =>
  Array.from({ length: count }, (_, game) => playArenaGame(match, game));

const close = (reward: number): number => expect.closeTo(reward) as number;

const won = (ranks: readonly number[]) => ({ reason: 'heap/last', ranks, scores: ranks.map((rank) => -rank) });

describe('an arena', () => {
  test('moves everyone one seat on with every game', () => {
    expect([0, 1, 2, 3, 4].map((game) => seating(2, 4, game))).toEqual([
      [0, 1, 1, 1],
      [1, 1, 1, 0],
      [1, 1, 0, 1],
      [1, 0, 1, 1],
      [0, 1, 1, 1],
    ]);
  });

  test('gives the same games for the same seed', () => {
    const match = { subject: heapOf, options, bots: [greedy(heapOf), random(heapOf)], seed: 5 };
    expect(games(match, 20)).toEqual(games(match, 20));
    expect(games(match, 20)).not.toEqual(games({ ...match, seed: 6 }, 20));
  });

  test('shows that greedy beats random, and search beats greedy', () => {
    const bots = (['search', 'greedy', 'random'] as const).map((level) => makeBot(level, heapOf, settings));
    const [searching, greedily, randomly] = bots as [(typeof bots)[0], (typeof bots)[0], (typeof bots)[0]];
    const rate = (pair: typeof bots) =>
      standings(2, games({ subject: heapOf, options, bots: pair, seed: 1 }, 60)).winRate[0];
    expect(rate([greedily, randomly])).toBeGreaterThan(0.6);
    expect(rate([searching, greedily])).toBeGreaterThan(0.8);
  });

  test('plays simultaneous decisions and chance to the end', () => {
    const subject = { game: pennies, insight: penniesInsight, seats: 2 };
    const played = games(
      { subject, options: { pennies: 2 }, bots: [search(subject, settings), random(subject)], seed: 1 },
      10,
    );
    expect(played.every(({ outcome }) => outcome.ranks.length === 2)).toBe(true);
  });

  test('stops at a bot that breaks the rules', () => {
    const cheat = { decide: () => ({ type: 'take', sticks: 3 }) as const };
    const match = { subject: heapOf, options: { sticks: 2 }, bots: [cheat], seed: 1 };
    expect(() => playArenaGame(match, 0)).toThrow('heap/take');
  });
});

describe('standings', () => {
  const swept = [0, 1, 2, 3].map((game) => {
    const sat = seating(2, 4, game);
    return { sat, outcome: won(sat.map((bot) => (bot === 0 ? 1 : 2))) };
  });

  test('count wins by bot, in any seat', () => {
    expect(standings(2, swept)).toMatchObject({ games: 4, wins: [4, 0], winRate: [1, 0] });
  });

  test('divide a shared first place among its winners', () => {
    const drawn = [{ sat: [0, 1, 1, 1], outcome: won([1, 1, 3, 3]) }];
    expect(standings(2, drawn).wins).toEqual([0.5, 0.5]);
  });

  test('give a rating from every pair of seats, finite after a clean sweep, and none among equals', () => {
    const [first, second] = standings(2, swept).elo as [number, number];
    expect(first).toBeGreaterThan(100);
    expect(first).toBeLessThan(1000);
    expect(first + second).toBe(0);
    const even = [won([1, 2]), won([2, 1])].map((outcome) => ({ sat: [0, 1], outcome }));
    expect(standings(2, even).elo.map(Math.abs)).toEqual([0, 0]);
  });

  test('rate three bots in the order in which they beat each other', () => {
    const three = Array.from({ length: 30 }, (_, game) => {
      const sat = seating(3, 3, game);
      return { sat, outcome: won(sat.map((bot) => (game % 5 === 0 ? 3 - bot : bot + 1))) };
    });
    const [a, b, c] = standings(3, three).elo as [number, number, number];
    expect(a).toBeGreaterThan(b);
    expect(b).toBeGreaterThan(c);
  });

  test('give the Wilson range of a win rate', () => {
    const [low, high] = wilson(45, 100);
    expect(low).toBeCloseTo(0.3561, 3);
    expect(high).toBeCloseTo(0.5476, 3);
    expect(wilson(0, 0)).toEqual([0, 1]);
    expect(wilson(10, 10)[1]).toBeCloseTo(1, 9);
  });
});

describe('a reward', () => {
  test('is relative to the leader, and to the second for the leader', () => {
    const shares = [0.6, 0.2, 0.4];
    const subject = {
      ...heapOf,
      insight: { evaluate: (_: unknown, seat: number) => shares[seat] ?? 0 },
      seats: 3,
    };
    const into = new Float64Array(3);
    rewards(subject, heap.setup(3, options), into);
    expect([...into].map((reward) => Math.round(reward * 100) / 100)).toEqual([0.6, 0.3, 0.4]);
  });

  test('of a finished game is the first place, divided among its winners, and a little for the others by rank', () => {
    const level = (ranks: readonly number[]) => ({ ...won(ranks), scores: ranks.map(() => 0) });
    expect([0, 1, 2].map((seat) => worthOf(level([1, 2, 3]), seat))).toEqual([1, 0.1, 0].map(close));
    expect([0, 1].map((seat) => worthOf(level([1, 1]), seat))).toEqual([0.5, 0.5].map(close));
  });

  test('grows a little with the points once the place is settled, by less than a place is worth, and a win is never worth less than 1', () => {
    const worths = [0, 20, 40].map((points) => worthOf({ ...won([1, 2]), scores: [50, points] }, 1));
    expect(worths).toEqual(worths.toSorted((a, b) => a - b));
    expect(new Set(worths).size).toBe(3);
    expect(Math.max(...worths)).toBeLessThan(0.1);
    expect(worthOf({ ...won([1, 2]), scores: [1, 0] }, 0)).toBeGreaterThanOrEqual(1);
  });
});

describe('a simulated game', () => {
  test('counts the decisions of seats and not the draws of chance', () => {
    const subject = { seats: 2, options: {}, rng: seeded(1) };
    expect(simulate(highCard, subject)).toMatchObject({ decisions: 1, violations: [] });
    expect(cardInsight.evaluate({ phase: 'deal', cards: [] }, 0)).toBe(0.6);
  });

  test('reports a component that was lost, at once when asked to look after every action', () => {
    const leaky = { ...heap, inventory: (state: { left: number }) => ({ sticks: state.left }) };
    const table = { seats: 2, options, rng: seeded(2) };
    const late = simulate(leaky, table);
    const soon = simulate(leaky, { ...table, check: true });
    expect(late.violations[0]).toContain('{"sticks":0}, not {"sticks":21}');
    expect(soon.decisions).toBe(1);
  });

  test('reports a game that does not end', () => {
    const { outcome, violations } = simulate(heap, { seats: 2, options, rng: seeded(3), limit: 4 });
    expect(outcome).toBeUndefined();
    expect(violations).toContain('the game did not end');
  });
});
