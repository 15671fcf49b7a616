import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { act, space, scene } from '../scene.ts';
import { type Company, companyOf, type State } from '../state.ts';
import { GRAIN, hauler } from './scenes.ts';

describe('Achievements and contracts', () => {
  test('trains count as well as tracks for the tiles reached', () => {
    const s = scene([{ line: '1g1 2d1', supply: 0 }, { line: '3d1' }], { goals: 'A12' }, { phase: 'office', turn: 1 });
    expect(act(s, '1 done').s.holders).toEqual([-1]);
    // Hartley lies on the third tile.
    companyOf(s, 0).stops = [6];
    expect(act(s, '1 done').s.holders).toEqual([0]);
  });

  test('achievements come after the deliveries of the same turn', () => {
    const s = hauler({ lengths: [2, 2, 2] }, { phase: 'deliver', goals: [0], holders: [-1] });
    const { s: loaded } = act(s, GRAIN);
    expect(loaded.holders).toEqual([-1]);
    const { s: after, events } = act(loaded, 'chance dock S1');
    expect(after.holders).toEqual([0]);
    expect(events.map(({ type }) => type)).toEqual(['docked', 'achieved']);
  });

  const SHORT: readonly (readonly [id: string, seats: number, company: Partial<Company>])[] = [
    ['SC1', 3, { goods: [1, 0, 1, 3, 0] }],
    ['SC1', 4, { goods: [1, 3, 0, 0, 3] }],
    ['SC2', 2, { goods: [3, 1, 0, 1, 0] }],
    ['SC3', 2, { line: ['1d5', '1e4', '1e1'].map(space) }],
    ['SC4', 2, { line: ['1e1', '1e2', '1d5'].map(space) }],
    ['SC5', 3, { stops: [0, 1, 2, 3, 3] }],
    ['SC5', 4, { stops: [0, 1, 2, 2] }],
    ['SC7', 2, { lengths: [9, 8, 8] }],
  ];
  test.each(SHORT)('%s with %i players pays nothing when one is missing', (id, seats, company) => {
    const others = Array.from({ length: seats - 1 }, () => ({}));
    const s = scene([{ contract: id, money: 0 }, ...others], {}, { phase: 'office', turn: seats - 1, deck: [] });
    Object.assign(companyOf(s, 0), company);
    expect(act(s, `${seats - 1} done`).s.outcome?.scores[0]).toBe(0);
  });

  test('Junction company wants three shared spaces with two players, four with more', () => {
    const shared = '1g1 1g2 1g3';
    const score = (seats: number, line: string) => {
      const others = [{ line }, ...Array.from({ length: seats - 2 }, () => ({}))];
      const s = scene(
        [{ line, contract: 'SC8', money: 0 }, ...others],
        {},
        { phase: 'office', turn: seats - 1, deck: [] },
      );
      return act(s, `${seats - 1} done`).s.outcome?.scores[0];
    };
    expect([score(2, '1g1 1g2'), score(2, shared)]).toEqual([0, 4]);
    for (const seats of [3, 4, 5]) expect([score(seats, shared), score(seats, `${shared} 1g4`)]).toEqual([0, 4]);
  });

  test('contracts are hidden until scoring and shown then; those out of the game stay hidden', () => {
    const s = scene([{ contract: 'SC3' }, { contract: 'SC5' }], {}, { phase: 'office', turn: 1, deck: [] });
    const seenBy = (now: State, viewer: number | undefined) => {
      const { companies, contracts } = game.view(now, viewer);
      return [companies.map(({ contract }) => contract), contracts];
    };
    const outOfTheGame = [-2, -2, -2, -2, -2, -2];
    expect(seenBy(s, 0)).toEqual([[2, -2], outOfTheGame]);
    expect(seenBy(s, 1)).toEqual([[-2, 4], outOfTheGame]);
    expect(seenBy(s, undefined)).toEqual([[-2, -2], outOfTheGame]);
    const { s: over, events } = act(s, '1 done');
    expect(events).toContainEqual({ type: 'contractShown', seat: 1, contract: 4, prestige: 0 });
    for (const viewer of [0, 1, undefined]) expect(seenBy(over, viewer)).toEqual([[2, 4], outOfTheGame]);
  });
});
