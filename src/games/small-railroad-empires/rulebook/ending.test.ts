import { describe, expect, test } from 'vitest';
import { CITIES, GOODS } from '../components.ts';
import { freeIcon } from '../rules/demand.ts';
import { game } from '../game.ts';
import { goodOfFactory } from '../map.ts';
import { ruleId } from '../rulings.ts';
import { act, space, empty, scene } from '../scene.ts';
import { companyOf, type State } from '../state.ts';

describe('The end', () => {
  const last = (seats: number, changes: Partial<State> = {}) => {
    const companies = Array.from({ length: seats }, () => ({ line: '1g1' }));
    return scene(
      companies.slice(0, 1).concat(companies.slice(1).map((_, i) => ({ line: `${i + 2}d1` }))),
      {},
      {
        phase: 'office',
        turn: seats - 1,
        ...changes,
      },
    );
  };
  const reasonOf = (s: State) => act(s, `${s.turn} done`).s.outcome?.reason;

  test('E1: every player has no track in supply, or no space for one at any cost', () => {
    const s = last(2);
    companyOf(s, 0).supply = 0;
    expect(reasonOf(s)).toBeUndefined();
    companyOf(s, 1).supply = 0;
    expect(reasonOf(s)).toBe(ruleId('end.tracks'));
    const shutIn = scene(
      [{ line: '1a1' }, { line: '1a2 1b1', supply: 0 }, { line: '1a2 1b1', supply: 0 }],
      {},
      { phase: 'office', turn: 2 },
    );
    expect(reasonOf(shutIn)).toBe(ruleId('end.tracks'));
    companyOf(shutIn, 1).line = [];
    shutIn.tracks[space('1b1')] = 4;
    Object.assign(companyOf(shutIn, 0), { money: 0, loans: 3 });
    expect(reasonOf(shutIn)).toBeUndefined();
  });

  test.each([
    [2, 6],
    [3, 9],
    [4, 9],
    [5, 12],
  ])('E3: with %i players %i full cities end the game', (seats, cities) => {
    const full = (n: number) =>
      last(seats, { trains: Array.from({ length: 30 }, (_, icon) => (icon < 2 * n ? 0 : -1)) });
    expect([reasonOf(full(cities - 1)), reasonOf(full(cities))]).toEqual([undefined, ruleId('end.cities')]);
  });

  test('E4: tokens that no free demand wants are as good as none', () => {
    const s = last(2);
    const wanting = (good: string) =>
      CITIES.map((_, city) =>
        freeIcon(
          s,
          city,
          GOODS.findIndex((one) => one === good),
        ),
      );
    for (const icon of wanting('oil')) if (icon >= 0) s.trains[icon] = 0;
    const others = Array.from({ length: 15 }, (_, factory) => factory).filter((n) => GOODS[goodOfFactory(n)] !== 'oil');
    const names = others.map((n) => `${'ABC'[Math.trunc(n / 5)]}-${GOODS[goodOfFactory(n)]}`);
    expect(reasonOf(empty(game.clone(s), ...names.slice(1)))).toBeUndefined();
    expect(reasonOf(empty(s, ...names))).toBe(ruleId('end.goods'));
  });

  test('a trigger once met stays met', () => {
    const s = scene(
      [
        { line: '1g1', supply: 0 },
        { line: '2d1', supply: 0 },
      ],
      {},
      { phase: 'office' },
    );
    const { s: nearly, events } = act(s, '0 done');
    expect(events).toContainEqual({ type: 'endNears', reason: ruleId('end.tracks') });
    const { s: over } = act(nearly, '1 unlock K2', '1 done');
    expect([companyOf(over, 1).supply, over.outcome?.reason]).toEqual([1, ruleId('end.tracks')]);
  });

  test('the most prestige wins, and a score may be negative', () => {
    const s = last(2, { deck: [] });
    Object.assign(companyOf(s, 0), { money: 0, loans: 1 });
    Object.assign(companyOf(s, 1), { prestige: 1, money: 4 });
    expect(act(s, '1 done').s.outcome).toMatchObject({ scores: [-2, 1], ranks: [2, 1] });
  });

  test('money counts for ties as it was before conversion', () => {
    const s = last(2, { deck: [] });
    Object.assign(companyOf(s, 0), { money: 9 });
    Object.assign(companyOf(s, 1), { money: 5 });
    expect(act(s, '1 done').s.outcome).toMatchObject({ scores: [1, 1], ranks: [1, 2], tieBreak: ruleId('end.money') });
  });
});

describe('Leaving', () => {
  test('rounds still count when the start player has left', () => {
    const s = scene(
      [{ left: true }, { line: '1g1' }, { line: '2d1' }],
      { options: { leavers: 'skipped' } },
      { phase: 'office', turn: 2 },
    );
    const { s: next } = act(s, '2 done');
    expect([next.round, next.turn]).toEqual([3, 1]);
  });
});
