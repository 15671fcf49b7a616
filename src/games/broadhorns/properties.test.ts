import { expect, test } from 'vitest';
import type { Actor } from '#engine/actor.ts';
import { ruling } from '#engine/ruling.ts';
import { same } from '#engine/same.ts';
import { seeded } from '#engine/seeded.ts';
import { contract } from '#testing/contract.ts';
import { tablesOf } from '#testing/tables.ts';
import { walk } from '#testing/walk.ts';
import type { Action } from './actions.ts';
import { RIVER_END, SEASONS } from './components.ts';
import { game } from './game.ts';
import { townAt } from './sheets.ts';
import { hasBoat, mover, type PhaseName, seasonOf, type State } from './state.ts';

/**
 * Random merchants soon become and stay poor. These call at every town and sell what they can, so that years come to an
 * end.
 */
function isSensible(s: State, action: Action, legal: readonly Action[]): boolean {
  const { barrels, at } = mover(s);
  switch (action.type) {
    case 'endExpedition':
      return barrels.length === 0 || at === RIVER_END;
    case 'move':
      return townAt(at + action.spaces) >= 0 && !legal.some(({ type }) => type === 'port');
    case 'done':
      return s.phase === 'travelers';
    default:
      return action.type !== 'sellSurplus' && action.type !== 'goodCurrent';
  }
}

const sensible = (s: State, legal: readonly Action[]): readonly Action[] => {
  const kept = legal.filter((action) => isSensible(s, action, legal));
  return kept.length > 0 ? kept : legal;
};

const steady = {
  ...game,
  meta: { ...game.meta, title: `${game.meta.title}, between steady merchants,` },
  setup(seats: number, options: object) {
    const s = game.setup(seats, options);
    for (const m of s.merchants) m.gold += 900;
    return s;
  },
  legal: (s: State, actor: Actor) => sensible(s, game.legal(s, actor)),
  refuse(s: State, actor: Actor, action: Action) {
    const legal = game.legal(s, actor);
    const isLeftOut = !sensible(s, legal).some((kept) => same(kept, action));
    return game.refuse(s, actor, action) ?? (isLeftOut ? ruling('broadhorns/expedition.end') : undefined);
  },
};

contract(steady, { hides: true, runs: 6, enough: 1500 });

/** Every phase that asks somebody: those with an answer. */
const QUESTIONS: readonly PhaseName[] = [
  'layTiles',
  'deal',
  'refresh',
  'spoilStep',
  'actions',
  'boat',
  'cargo',
  'sell',
  'season',
  'reveal',
  'buy',
  'travelers',
  'draw',
  'spoilCard',
  'discard',
];

test('steady merchants see every season, every question and the end of the year', () => {
  const phases = new Set<string>();
  const seasons = new Set<string>();
  const reasons = new Set<string>();
  for (const [seed, table] of [...tablesOf(steady), ...tablesOf(steady)].entries()) {
    walk(steady, table, seeded(seed), (state) => {
      const s = state as State;
      phases.add(s.phase);
      seasons.add(seasonOf(s));
      if (s.outcome !== undefined) reasons.add(s.outcome.reason);
    });
  }
  expect([...seasons].toSorted()).toEqual([...SEASONS].toSorted());
  expect(reasons).toContain('broadhorns/end.year');
  expect([...phases]).toEqual(expect.arrayContaining([...QUESTIONS]));
});

test('gold never goes below nothing, and nobody loads more than the boat holds', () => {
  let looks = 0;
  for (const [seed, table] of tablesOf(steady).entries()) {
    walk(steady, table, seeded(seed), (state) => {
      for (const m of (state as State).merchants) {
        looks += 1;
        expect(m.gold).toBeGreaterThanOrEqual(0);
        expect(m.barrels.length).toBeLessThanOrEqual(hasBoat(m) ? 7 : 0);
      }
    });
  }
  expect(looks).toBeGreaterThan(0);
});
