import { describe, expect, test } from 'vitest';
import { hasToken, tokensOn } from '../rules/demand.ts';
import { rewardFor } from '../rules/reward.ts';
import { act, space, books, choices, empty, refusal, scene, type Books } from '../scene.ts';
import { companyOf } from '../state.ts';
import { hauler } from './scenes.ts';

const haul = (hand: string, company: Books = {}, line = '1d1 1c1 1c2') =>
  act(hauler(hand, company, line), `0 deliver A-grain Brenton ${hand}`);

describe('Delivering', () => {
  test('a delivery moves token, train and card, and pays by length', () => {
    const { s, events } = haul('T01');
    expect(events.slice(0, 2)).toEqual([
      {
        type: 'delivered',
        seat: 0,
        factory: 3,
        city: 1,
        path: ['1d1', '1c1', '1c2'].map(space),
        money: 3,
        prestige: 2,
      },
      { type: 'cardPlayed', seat: 0, card: 0, met: true, money: 2, prestige: 0 },
    ]);
    expect(companyOf(s, 0)).toMatchObject({
      trains: 7,
      collection: [0],
      dealt: [],
      goods: [0, 0, 0, 1, 0],
      lengths: [3],
    });
    expect([tokensOn(s), hasToken(s, 3)]).toEqual([14, false]);
    // Brenton’s second icon shows grain.
    expect(s.trains.slice(2, 4)).toEqual([-1, 0]);
  });

  test('the dispatch office adds $1 to each delivery', () => {
    const s = hauler('T15 T16', { unlocked: 8 }, '1d1 1c1 1c2 1c3 1c4 1d3');
    const { s: one } = act(s, '0 deliver A-grain Brenton T16');
    expect(books(one, 0)).toBe('$9 2VP');
    expect(books(act(one, '0 deliver A-iron Calder T15').s, 0)).toBe('$13 4VP');
  });

  test('B8: the shortest way counts, even if there are loops', () => {
    // The other way around the loop has five spaces.
    const { events } = haul('T16', {}, '1d1 1e1 1e2 1d3 1c3 1c1 1c2');
    expect(events[0]).toMatchObject({ path: ['1d1', '1c1', '1c2'].map(space) });
  });

  test('B8: a card’s condition holds if at least one shortest way meets it', () => {
    // Grain may go through the forest 1d2 or over the plains 1c1; T23 wants two forests.
    const over = haul('T23', {}, '1d1 1c1 1d2 1c2');
    expect(over.events[0]).toMatchObject({ path: ['1d1', '1d2', '1c2'].map(space) });
    expect(over.events[1]).toMatchObject({ met: true });
  });

  test.each([
    ['in the middle', '1d1 1d2 1c1 1c2', '1c1', '1d1 1c1 1c2'],
    ['at the end', '1d1 1c1 1c2 1b1', '1b1', '1d1 1c1 1b1'],
  ])('B8: of ways that part %s the one that suits the card is taken', (_, line, shared, best) => {
    const s = scene([{ line, hand: 'T07' }, { line: shared }], {}, { phase: 'deliver' });
    const { events } = act(s, '0 deliver A-grain Brenton T07');
    expect(events[0]).toMatchObject({ path: best.split(' ').map(space) });
    expect(events[1]).toMatchObject({ met: true });
  });

  test('B9: the factory and cities passed through count, the destination does not', () => {
    const s = scene(
      [{ line: '1d1 1c1 1b3 1c4', hand: 'T32', stops: [1] }, { line: '2d1' }],
      { options: { freightOnBoard: false } },
      { phase: 'deliver' },
    );
    s.trains[3] = 0;
    // Iron from 1d3 goes through Brenton, where a train of the company stands, to Calder.
    companyOf(s, 0).line.push(space('1d3'), space('1c2'));
    for (const hex of [space('1d3'), space('1c2')]) s.tracks[hex] = 1;
    const { events } = act(s, '0 deliver A-iron Calder T32');
    const path = ['1d3', '1c2', '1b2', '1b3', '1c4'].map(space);
    expect(events[0]).toMatchObject({ path, money: 4, prestige: 3 });
    expect(events[1]).toMatchObject({ type: 'cardPlayed', met: true, prestige: 2 });
  });

  test('B10: the same player may have two trains in one city', () => {
    const s = hauler('T01 T02', {}, '1d1 1c1 1c2 1b3 1b4 1b5 1c6 1d7');
    const { s: both } = act(s, '0 deliver A-grain Brenton T01', '0 deliver A-coal Brenton T02');
    expect([both.trains[2], both.trains[3]]).toEqual([0, 0]);
    expect(companyOf(both, 0).stops).toEqual([1, 1]);
  });

  test('B11: no delivery without a train, or without a card', () => {
    const s = scene(
      [{ line: '1d1 1c1 1c2', hand: 'T01', trains: 0, supply: 0 }, { line: '2d1' }],
      {},
      { phase: 'office', turn: 1 },
    );
    expect(act(s, '1 done').s.phase).toBe('office');
    const bare = scene([{ line: '1d1 1c1 1c2', supply: 0 }, { line: '2d1' }], {}, { phase: 'office', turn: 1 });
    expect(act(bare, '1 done').s.phase).toBe('office');
    expect(refusal(hauler('T01'), '0 deliver A-grain Brenton T02')).toBe('deliver.card');
  });

  test('B12: a card whose condition is not met is played without reward and joins the collection', () => {
    const { s, events } = haul('T16');
    expect(events[1]).toEqual({ type: 'cardPlayed', seat: 0, card: 15, met: false, money: 0, prestige: 0 });
    expect(companyOf(s, 0).collection).toEqual([15]);
  });

  test('B13: nobody must deliver', () => {
    expect(choices(hauler('T01'), 0)).toEqual(['deliver A-grain Brenton T01', 'done', 'loan']);
  });

  test('B21: a factory emptied by a rival still carries the company’s track, without refund', () => {
    const s = scene(
      [
        { line: '1d1 1d2 1c2', hand: 'T02' },
        { line: '1d1 1c1 1c2', hand: 'T01' },
      ],
      { options: { freightOnBoard: false } },
      { phase: 'deliver', turn: 1 },
    );
    const { s: emptied } = act(s, '1 deliver A-grain Brenton T01');
    expect(refusal({ ...emptied, phase: 'deliver', turn: 0 }, '0 deliver A-grain Brenton T02')).toBe('deliver.token');
    expect(companyOf(emptied, 0).line).toContain(space('1d1'));
    expect(books(emptied, 0)).toBe('$5 0VP');
  });

  test('each reason why a delivery is not possible has its own ruling', () => {
    const s = hauler('T01');
    expect(refusal(s, '0 deliver A-grain Brenton T02')).toBe('deliver.card');
    expect(refusal(s, '0 deliver A-oil Ashwell T01')).toBe('deliver.factory');
    expect(refusal(s, '0 deliver A-grain Calder T01')).toBe('deliver.demand');
    expect(refusal(s, '0 deliver A-grain Penrose T01')).toBe('deliver.demand');
    expect(refusal(s, '0 deliver A-grain Hartley T01')).toBe('deliver.city');
    expect(refusal(empty(hauler('T01'), 'A-grain'), '0 deliver A-grain Brenton T01')).toBe('deliver.token');
    const cut = hauler('T01', { stops: [1] }, '1d1 1b3');
    cut.trains[2] = 0;
    expect(refusal(cut, '0 deliver A-grain Brenton T01')).toBe('deliver.route');
  });

  const conditions: readonly (readonly [id: string, line: string, met: boolean])[] = [
    ['T01', '1d1 1c1 1c2', true],
    ['T09', '1d1 1c1 1c2', false],
    ['T09', '1d1 1d2 1d3 1c3', true],
    ['T04', '1d1 1c1 1c2', true],
    ['T06', '1d1 1c1 1c2', false],
    ['T23', '1d1 1c1 1c2', false],
    ['T20', '1d1 1e1 1e2 1d3 1c3', true],
    ['T17', '1d1 1c1 1c2', false],
    ['T25', '1d1 1c1 1c2', false],
    ['T28', '1d1 1c1 1c2', true],
    ['T30', '1d1 1c1 1c2', false],
  ];
  test.each(conditions)('the condition of %s over %s holds: %s', (id, line, met) => {
    expect(haul(id, {}, line).events[1]).toMatchObject({ met });
  });

  test('sharing counts the spaces of the route where another colour has a track', () => {
    const s = scene([{ line: '1d1 1c1 1c2', hand: 'T07 T08' }, { line: '1c1' }], {}, { phase: 'deliver' });
    expect(act(s, '0 deliver A-grain Brenton T07').events[1]).toMatchObject({ met: true });
    expect(act(s, '0 deliver A-grain Brenton T08').events[1]).toMatchObject({ met: false });
  });

  test.each([
    [1, 2, 1],
    [2, 2, 1],
    [3, 3, 2],
    [4, 3, 2],
    [5, 4, 3],
    [6, 4, 3],
    [7, 5, 4],
    [9, 5, 4],
    [10, 6, 5],
    [19, 6, 5],
  ])('a route of length %i pays $%i and %i prestige', (length, money, prestige) => {
    expect(rewardFor(length)).toMatchObject({ money, prestige });
  });
});
