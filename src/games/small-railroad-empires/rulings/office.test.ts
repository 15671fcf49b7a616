import { describe, expect, test } from 'vitest';
import { ACHIEVEMENTS } from '../components.ts';
import { game } from '../game.ts';
import { act, asked, space, books, card, refusal, scene, type Books } from '../scene.ts';
import { type Company, companyOf, type State } from '../state.ts';
import { hauler } from './scenes.ts';

describe('Achievements and the office', () => {
  const busy = (goals: string, company: Books) =>
    scene([{ line: '1g1', supply: 0, ...company }, { line: '2d1' }], { goals }, { phase: 'office', turn: 1 });

  test('B15: all achievements met are claimed, and only in step 3 of the player’s own turn', () => {
    const s = busy('A07 A11', { goods: [2, 0, 0, 0, 0], stars: 3 });
    const { s: passed } = act({ ...s, phase: 'deliver' }, '1 done');
    expect([passed.turn, passed.phase, passed.holders]).toEqual([1, 'office', [-1, -1]]);
    const { s: after } = act(passed, '1 done');
    expect(after.holders).toEqual([0, 0]);
    expect(books(after, 0)).toBe('$5 5VP');
  });

  test('B16: an achievement once claimed is kept, and nobody else gets it', () => {
    const s = busy('A11', { stars: 3 });
    s.holders = [1];
    const { s: after } = act(s, '1 done');
    expect(after.holders).toEqual([1]);
    expect(books(after, 0)).toBe('$5 0VP');
  });

  const MET: readonly (readonly [id: string, met: Partial<Company>, short: Partial<Company>])[] = [
    ['A01', { lengths: [1, 1, 1, 1] }, { lengths: [1, 1, 1] }],
    ['A02', { line: ['1d5', '1e4', '1e6'].map(space) }, { line: ['1d5', '1e4'].map(space) }],
    ['A03', { line: ['1e1', '1e2', '1e3'].map(space) }, { line: ['1e1', '1e2'].map(space) }],
    [
      'A04',
      { line: ['1c2', '1c3', '1c4', '1d2', '1b3'].map(space) },
      { line: ['1c2', '1c3', '1c4', '1d2'].map(space) },
    ],
    ['A05', { lengths: [10] }, { lengths: [9, 9] }],
    ['A06', { goods: [1, 1, 1, 0, 1] }, { goods: [3, 1, 1, 0, 0] }],
    ['A07', { goods: [0, 2, 0, 0, 0] }, { goods: [1, 1, 1, 1, 1] }],
    ['A08', { stops: [0, 1, 2, 3] }, { stops: [0, 1, 2, 2] }],
    [
      'A09',
      { collection: ['T01', 'T09', 'T17', 'T25'].map(card) },
      { collection: ['T01', 'T09', 'T17', 'T18'].map(card) },
    ],
    ['A10', { collection: ['T01', 'T02', 'T03'].map(card) }, { collection: ['T01', 'T02', 'T09'].map(card) }],
    ['A11', { stars: 3 }, { stars: 2 }],
    ['A12', { line: ['1g1', '2d1', '3d1'].map(space) }, { line: ['1g1', '2d1', '2d2'].map(space) }],
  ];
  test('all twelve achievements are tried', () => {
    expect(MET.map(([id]) => id)).toEqual(ACHIEVEMENTS.map(({ id }) => id));
  });

  test.each(MET)('%s is claimed when met and not before', (id, met, short) => {
    const claim = (company: Partial<Company>) => {
      const s = busy(id, {});
      Object.assign(companyOf(s, 0), company);
      return act(s, '1 done').s.holders;
    };
    expect([claim(met), claim(short)]).toEqual([[0], [-1]]);
  });

  const office = (company: Books = {}, changes: Partial<State> = {}) =>
    scene([{ line: '1g1', ...company }, { line: '2d1' }], {}, { phase: 'office', ...changes });

  test('more expensive cards slide down and a new card fills the $3 place at once', () => {
    const { s } = act(office(), '0 buy 1');
    expect(asked(s)).toBe('chance');
    const { s: after } = act(s, 'chance turnUp T10');
    expect(after.market).toEqual(['T02', 'T03', 'T10'].map(card));
    expect(companyOf(after, 0)).toMatchObject({ bought: [0], money: 4 });
    expect(refusal(after, '0 buy 1')).toBe('market.one');
  });

  test('a card costs what its place costs, and cheaper cards stay where they are', () => {
    const { s } = act(office(), '0 buy 2', 'chance turnUp T10');
    expect(s.market).toEqual(['T01', 'T03', 'T10'].map(card));
    expect(companyOf(s, 0)).toMatchObject({ bought: [card('T02')], money: 3 });
  });

  test('B17: a market that cannot be refilled stays short, and prices go by place', () => {
    const { s } = act(office({}, { deck: [] }), '0 buy 1');
    expect(s.market).toEqual([1, 2]);
    const next = { ...s, hasBought: false };
    expect(refusal(next, '0 buy 3')).toBe('market.empty');
    expect(companyOf(act(next, '0 buy 1').s, 0).money).toBe(3);
  });

  test('with five cards in hand, or without the money, a player cannot buy', () => {
    expect(refusal(office({ dealt: [20, 21, 22, 23, 24] }), '0 buy 1')).toBe('market.hand');
    expect(refusal(office({ money: 2 }), '0 buy 3')).toBe('market.price');
  });

  test('unlocking moves the track of that space to the supply, one space a turn', () => {
    const { s } = act(office({ money: 9 }), '0 unlock K2');
    expect(companyOf(s, 0)).toMatchObject({ money: 6, supply: 19, unlocked: 2 });
    expect(refusal(s, '0 unlock K3')).toBe('unlock.one');
    expect(refusal(s, '0 unlock K2')).toBe('unlock.done');
    expect(refusal(office({ money: 3 }), '0 unlock K1')).toBe('unlock.price');
  });

  test('B19: a fourth loan is refused, and so is a thirteenth; after repaying one a new one may be taken', () => {
    expect(refusal(office({ loans: 3 }), '0 loan')).toBe('loan.limit');
    expect(refusal(office({}, { loans: 0 }), '0 loan')).toBe('loan.limit');
    const { s } = act(office({ loans: 3, money: 9 }), '0 repay');
    expect(companyOf(s, 0)).toMatchObject({ loans: 2, money: 4 });
    expect(refusal(s, '0 loan')).toBeUndefined();
    expect(refusal(s, '0 repay')).toBe('loan.repay');
  });

  test('a loan gives $4 in any step of the player’s own turn, and nobody else may take one', () => {
    for (const s of [office(), hauler('T01'), scene([{ line: '1g1' }, { line: '2d1' }])]) {
      expect(companyOf(act(s, '0 loan').s, 0).money).toBe(9);
      expect(refusal(s, '1 loan')).toBe('not-asked');
    }
  });

  test('B20: money and sizes are public; dealt cards, contracts and decks are not; a bought card is', () => {
    const s = office({ bought: [card('T09')], dealt: [card('T16')], prestige: 7, loans: 1 });
    companyOf(s, 0).contract = 3;
    const seen = game.view(s, 1);
    expect(seen.companies[0]).toMatchObject({
      money: 5,
      prestige: 7,
      loans: 1,
      bought: [8],
      dealt: [-2],
      contract: -2,
    });
    expect(s.deck.length).toBeGreaterThan(0);
    expect(seen.deck).toEqual(s.deck.map(() => -2));
    expect(seen.contracts).toEqual(s.contracts.map(() => -2));
    expect(game.view(s, 0).companies[0]).toMatchObject({ dealt: [15], contract: 3 });
  });
});
