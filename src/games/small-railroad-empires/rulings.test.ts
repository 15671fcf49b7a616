import { describe, expect, test } from 'vitest';
import { tokensOn } from './delivery.ts';
import { game } from './game.ts';
import { act, asked, at, books, card, choices, empty, refusal, scene } from './scene.ts';
import { type Company, companyOf, type State } from './state.ts';

/** What a scene takes over as it is. */
type Books = Partial<Omit<Company, 'line' | 'contract'>>;
const DONE = (s: State) => choices(s, s.turn).includes('done');
const rule = (id: string) => `small-railroad-empires/${id}`;
/** Everything but the seat's own step is left out: nothing to deliver, nothing to buy. */
const POOR = { money: 0, loans: 3 };

describe('Building', () => {
  test('B1: while some legal space is affordable one must go on building', () => {
    const s = scene([{ line: '1d7' }, { line: '2d1' }]);
    expect(DONE(s)).toBe(false);
    expect(refusal(s, '0 done')).toBe('build.must');
  });

  test('B1: if no space is affordable, a loan and stopping are both allowed', () => {
    // Rivers and forests all around.
    const broke = scene([{ line: '1d3', money: 0 }, { line: '2d1' }]);
    expect(choices(broke, 0)).toEqual(['done', 'loan']);
    expect(refusal(broke, '0 build 1d2')).toBe('build.cost');
    expect(refusal(act(broke, '0 loan').s, '0 build 1d2')).toBeUndefined();
    const { s: stopped } = act(broke, '0 done');
    expect(stopped.phase).toBe('office');
    const { s: begun } = act({ ...broke, phase: 'office', turn: 1 }, '1 done');
    expect([begun.phase, choices(begun, 0)]).toEqual(['build', ['done', 'loan']]);
  });

  test('B1: who can neither pay nor borrow is not asked', () => {
    const s = scene([
      { line: '1g4', supply: 1 },
      { line: '1d3', ...POOR },
    ]);
    const { s: after, events } = act(s, `0 build ${choices(s, 0)[0]?.split(' ')[1]}`, '0 done');
    expect(events).toContainEqual({ type: 'builtNoMore', seat: 1, why: 'money' });
    expect(after.turn).toBe(0);
  });

  test('B2: with no legal space or no track in supply the rest of Build is skipped', () => {
    const s = scene([{ line: '1g4', supply: 1 }, { line: '2d1' }]);
    const { s: after, events } = act(s, '0 build 1g3');
    expect(events).toContainEqual({ type: 'builtNoMore', seat: 0, why: 'tracks' });
    expect(after.phase).toBe('office');
  });

  test('B2: a company shut in has no legal space', () => {
    const s = scene([{ line: '1a1' }, { line: '1a2 1b1' }, { line: '1a2 1b1' }]);
    s.phase = 'office';
    s.turn = 2;
    const { events } = act(s, '2 done');
    expect(events).toContainEqual({ type: 'builtNoMore', seat: 0, why: 'space' });
  });

  test('B3: with one track left that one is placed', () => {
    const s = scene([{ line: '1g4', supply: 1 }, { line: '2d1' }]);
    expect(companyOf(act(s, '0 build 1g3').s, 0).supply).toBe(0);
  });

  test('B4: no track on a city; with an own train there one may build onward from it', () => {
    const s = scene([{ line: '1d1 1c1', stops: [1] }, { line: '2d1' }]);
    s.trains[3] = 0;
    expect(refusal(s, '0 build 1b2')).toBe('build.city');
    expect(refusal(s, '0 build 1b3')).toBeUndefined();
    const without = scene([{ line: '1d1 1c1' }, { line: '2d1' }]);
    expect(refusal(without, '0 build 1b3')).toBe('build.adjacent');
  });

  test('B5: sharing pays the one other owner $1, once', () => {
    const s = scene([{ line: '1d6' }, { line: '1e5' }]);
    const { s: after, events } = act(s, '0 build 1e5');
    expect(events[0]).toEqual({ type: 'built', seat: 0, hex: at('1e5'), cost: 0, fee: 1, owner: 1, left: 17 });
    expect([books(after, 0), books(after, 1)]).toEqual(['$4 0VP', '$6 0VP']);
  });

  test('B5: a rival’s track never carries one’s own train', () => {
    const apart = scene([{ line: '1d1', hand: 'T01' }, { line: '1c1 1c2' }], {}, { phase: 'deliver' });
    expect(refusal(apart, '0 deliver A-grain Brenton T01')).toBe('deliver.city');
  });

  test('B6: the starting track costs nothing and counts as first on no star', () => {
    const s = scene([{}, {}], {}, { phase: 'begin', turn: 1, startSeat: 0 });
    const { s: after } = act(s, '1 begin A-coal');
    expect(books(after, 1)).toBe('$5 0VP');
    expect(companyOf(after, 1)).toMatchObject({ stars: 0, supply: 18, line: [at('1d7')] });
    expect(refusal(after, '0 begin A-coal')).toBe('setup.begin');
  });

  test('B7: only the first track on a star gains prestige', () => {
    const first = act(scene([{ line: '1c1' }, { line: '1d2' }]), '0 build 1c2').s;
    expect(books(first, 0)).toBe('$4 1VP');
    const s = scene([{ line: '1c1' }, { line: '1c2' }]);
    const { s: second, events } = act(s, '0 build 1c2');
    expect(books(second, 0)).toBe('$3 0VP');
    expect(events.map(({ type }) => type)).not.toContain('starred');
  });

  test('B22: the night shift’s third track is optional, comes after the two, and costs $2 on top', () => {
    const s = scene([{ line: '1g1', unlocked: 1 }, { line: '2d1' }]);
    const { s: third } = act(s, '0 build 1g2', '0 build 1g3');
    expect(third.phase).toBe('build');
    expect(DONE(third)).toBe(true);
    const { s: after, events } = act(third, '0 build 1g4');
    expect(events[0]).toMatchObject({ cost: 2, fee: 0 });
    expect(after.phase).toBe('office');
    expect(companyOf(after, 0).money).toBe(3);
  });

  test('terrain costs nothing on plains and factories, $1 in forest, $2 on rivers, $3 on mountains; yards and drills save $1', () => {
    const cost = (from: string, to: string, unlocked = 0) =>
      5 - companyOf(act(scene([{ line: from, unlocked }, { line: '2d1' }]), `0 build ${to}`).s, 0).money;
    expect([
      cost('1g1', '1g2'),
      cost('1c1', '1d1'),
      cost('1d1', '1d2'),
      cost('1d1', '1e1'),
      cost('1d6', '1d5'),
    ]).toEqual([0, 0, 1, 2, 3]);
    expect([cost('1d1', '1d2', 4), cost('1d1', '1e1', 4), cost('1d6', '1d5', 2)]).toEqual([0, 1, 2]);
  });

  test('a space takes two tracks, of different colours', () => {
    const s = scene([{ line: '1g1' }, { line: '1g2' }, { line: '1g2' }]);
    expect(refusal(s, '0 build 1g2')).toBe('build.full');
    expect(refusal(s, '0 build 1g1')).toBe('build.own');
    expect(refusal(s, '0 build 5d4')).toBe('build.map');
  });

  test('at a level start the start player builds one track in the very first turn', () => {
    const options = { levelStart: true };
    const s = scene([{ line: '1g1' }, { line: '2d1' }], { options }, { round: 1 });
    const { s: after } = act(s, '0 build 1g2');
    expect(after.phase).toBe('office');
    expect(act(scene([{ line: '1g1' }, { line: '2d1' }], { options }), '0 build 1g2').s.phase).toBe('build');
    const second = scene([{ line: '2d1' }, { line: '1g1' }], { options }, { round: 1, turn: 1 });
    expect(act(second, '1 build 1g2').s.phase).toBe('build');
  });
});

/** Grain from A to Brenton along 1d1 1c1 1c2; the company has all of these cards. */
const hauler = (hand: string, company: Books = {}, line = '1d1 1c1 1c2') =>
  scene([{ line, hand, ...company }, { line: '2d1' }], { options: { freightOnBoard: false } }, { phase: 'deliver' });
const haul = (hand: string, company: Books = {}, line = '1d1 1c1 1c2') =>
  act(hauler(hand, company, line), `0 deliver A-grain Brenton ${hand}`);

describe('Delivering', () => {
  test('a delivery moves token, train and card, and pays by length', () => {
    const { s, events } = haul('T01');
    expect(events.slice(0, 2)).toEqual([
      { type: 'delivered', seat: 0, factory: 3, city: 1, path: ['1d1', '1c1', '1c2'].map(at), money: 3, prestige: 2 },
      { type: 'cardPlayed', seat: 0, card: 0, met: true, money: 2, prestige: 0 },
    ]);
    expect(companyOf(s, 0)).toMatchObject({
      trains: 7,
      collection: [0],
      dealt: [],
      goods: [0, 0, 0, 1, 0],
      lengths: [3],
    });
    expect(tokensOn(s)).toBe(14);
  });

  test('the dispatch office adds $1 to each delivery', () => {
    expect(books(haul('T16', { unlocked: 8 }).s, 0)).toBe('$9 2VP');
  });

  test('B8: the shortest way counts, whatever loops there are', () => {
    const { events } = haul('T16', {}, '1d1 1c1 1c2 1c3 1c4');
    expect(events[0]).toMatchObject({ path: ['1d1', '1c1', '1c2'].map(at) });
  });

  test('B8: a card’s condition holds if at least one shortest way meets it', () => {
    // Iron from 1d3 to Brenton is not wanted; grain may go over the forest 1d2 or the plains 1c1.
    const over = haul('T23', {}, '1d1 1c1 1d2 1c2');
    expect(over.events[0]).toMatchObject({ path: ['1d1', '1d2', '1c2'].map(at) });
    expect(over.events[1]).toMatchObject({ met: true });
  });

  test.each([
    ['in the middle', '1d1 1d2 1c1 1c2', '1c1', '1d1 1c1 1c2'],
    ['at the end', '1d1 1c1 1c2 1b1', '1b1', '1d1 1c1 1b1'],
  ])('B8: of ways that part %s the one that suits the card is taken', (_, line, shared, best) => {
    const s = scene([{ line, hand: 'T07' }, { line: shared }], {}, { phase: 'deliver' });
    const { events } = act(s, '0 deliver A-grain Brenton T07');
    expect(events[0]).toMatchObject({ path: best.split(' ').map(at) });
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
    companyOf(s, 0).line.push(at('1d3'), at('1c2'));
    for (const hex of [at('1d3'), at('1c2')]) s.tracks[hex] = 1;
    const { events } = act(s, '0 deliver A-iron Calder T32');
    const path = ['1d3', '1c2', '1b2', '1b3', '1c4'].map(at);
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

  test('B21: a factory emptied by a rival stays one’s own track, without refund', () => {
    const s = empty(hauler('T01'), 'A-grain');
    expect(refusal(s, '0 deliver A-grain Brenton T01')).toBe('deliver.token');
    expect(companyOf(s, 0).line).toContain(at('1d1'));
  });

  test('each reason why a delivery is not possible has its own ruling', () => {
    const s = hauler('T01');
    expect(refusal(s, '0 deliver A-oil Ashwell T01')).toBe('deliver.factory');
    expect(refusal(s, '0 deliver A-grain Calder T01')).toBe('deliver.demand');
    expect(refusal(s, '0 deliver A-grain Penrose T01')).toBe('deliver.demand');
    expect(refusal(s, '0 deliver A-grain Hartley T01')).toBe('deliver.city');
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
  ])('a route of length %i pays $%i and %i prestige', async (length, money, prestige) => {
    const { rewardFor } = await import('./delivery.ts');
    expect(rewardFor(length)).toMatchObject({ money, prestige });
  });
});

describe('Achievements and the office', () => {
  const busy = (goals: string, company: Books) =>
    scene([{ line: '1g1', supply: 0, ...company }, { line: '2d1' }], { goals }, { phase: 'office', turn: 1 });

  test('B15: all achievements met are claimed, and only in one’s own step 3', () => {
    const s = busy('A07 A11', { goods: [2, 0, 0, 0, 0], stars: 3 });
    expect(s.holders).toEqual([-1, -1]);
    const { s: after } = act(s, '1 done');
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
    ['A02', { line: ['1d5', '1e4', '1e6'].map(at) }, { line: ['1d5', '1e4'].map(at) }],
    ['A03', { line: ['1e1', '1e2', '1e3'].map(at) }, { line: ['1e1', '1e2'].map(at) }],
    ['A04', { line: ['1c2', '1c3', '1c4', '1d2', '1b3'].map(at) }, { line: ['1c2', '1c3', '1c4', '1d2'].map(at) }],
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
    ['A12', { line: ['1g1', '2d1', '3d1'].map(at) }, { line: ['1g1', '2d1', '2d2'].map(at) }],
  ];
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

  test('the dearer cards slide down and a new card fills the $3 place at once', () => {
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

  test('with five cards in hand one cannot buy; nor without the price', () => {
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

  test('a loan gives $4 in any step of one’s own turn', () => {
    for (const s of [office(), hauler('T01'), scene([{ line: '1g1' }, { line: '2d1' }])]) {
      expect(companyOf(act(s, '0 loan').s, 0).money).toBe(9);
    }
  });

  test('B20: money and sizes are public; dealt cards, contracts and decks are not; a bought card is', () => {
    const s = office({ bought: [card('T09')], dealt: [card('T16')] });
    companyOf(s, 0).contract = 3;
    const seen = game.view(s, 1);
    expect(seen.companies[0]).toMatchObject({ money: 5, bought: [8], dealt: [-2], contract: -2 });
    expect(new Set(seen.deck)).toEqual(new Set([-2]));
    expect(game.view(s, 0).companies[0]).toMatchObject({ dealt: [15], contract: 3 });
  });
});

describe('The end', () => {
  const last = (company: Books, changes: Partial<State> = {}) =>
    scene([{ line: '1g1' }, { line: '2d1', ...company }], {}, { phase: 'office', turn: 1, ...changes });

  test('B14: locked tracks do not matter for the end', () => {
    const s = last({ supply: 0 });
    companyOf(s, 0).supply = 0;
    expect(act(s, '1 done').s.outcome?.reason).toBe(rule('end.tracks'));
  });

  test('E2: the train draw deck is empty, even if the market still holds cards', () => {
    expect(act(last({}, { deck: [] }), '1 done').s.outcome?.reason).toBe(rule('end.deck'));
  });

  test('E3: six full cities end a game of two', () => {
    const full = (cities: number) =>
      last({}, { trains: Array.from({ length: 30 }, (_, icon) => (icon < 2 * cities ? 0 : -1)) });
    expect(act(full(6), '1 done').s.outcome?.reason).toBe(rule('end.cities'));
    expect(act(full(5), '1 done').s.outcome).toBeUndefined();
  });

  test('E4: no token on the map fits any free demand', () => {
    expect(act(last({}, { tokens: 0 }), '1 done').s.outcome?.reason).toBe(rule('end.goods'));
  });

  test('the safety stop is the end of round 15', () => {
    expect(act(last({}, { round: 15 }), '1 done').s.outcome?.reason).toBe(rule('end.rounds'));
    expect(act(last({}, { round: 14 }), '1 done').s.outcome).toBeUndefined();
  });

  test('B18: triggered by the last player of a round, that round is the last; by another, it is finished', () => {
    expect(act(last({}, { deck: [] }), '1 done').s.outcome).toBeDefined();
    const early = scene([{ line: '1g1' }, { line: '2d1' }], {}, { phase: 'office', deck: [] });
    const { s, events } = act(early, '0 done');
    expect(events).toContainEqual({ type: 'endNears', reason: rule('end.deck') });
    expect([s.outcome, s.turn, s.phase]).toEqual([undefined, 1, 'build']);
  });

  test('score: prestige, the contract, 1 for each full $5, minus 2 for each loan', () => {
    const s = last({ prestige: 10, money: 14, loans: 2 }, { deck: [] });
    companyOf(s, 1).contract = 2;
    companyOf(s, 1).line.push(at('1d5'), at('1e4'), at('1e6'));
    expect(act(s, '1 done').s.outcome?.scores).toEqual([1, 10 + 5 + 2 - 4]);
  });

  test('ties: more deliveries, then more money, then a shared rank', () => {
    const end = (one: Books, two: Books) => {
      const s = last(two, { deck: [] });
      Object.assign(companyOf(s, 0), one);
      const { ranks, tieBreak } = act(s, '1 done').s.outcome ?? { ranks: [] };
      return [ranks, tieBreak];
    };
    expect(end({ lengths: [3] }, {})).toEqual([[1, 2], rule('end.deliveries')]);
    expect(end({ money: 6 }, { money: 7 })).toEqual([[2, 1], rule('end.money')]);
    expect(end({}, {})).toEqual([[1, 1], undefined]);
  });

  const CONTRACTED: readonly (readonly [id: number, seats: number, met: Partial<Company>, points: number])[] = [
    [0, 2, { goods: [2, 0, 1, 0, 0] }, 4],
    [0, 4, { goods: [1, 0, 1, 0, 0] }, 4],
    [1, 3, { goods: [0, 2, 0, 1, 0] }, 4],
    [3, 2, { line: ['1e1', '1e2', '1e3'].map(at) }, 5],
    [4, 2, { stops: [0, 1, 2, 3, 4] }, 5],
    [4, 5, { stops: [0, 1, 2, 3] }, 5],
    [6, 2, { lengths: [9, 12] }, 4],
  ];
  test.each(CONTRACTED)('contract %i with %i players pays when met, all or nothing', (contract, seats, met, points) => {
    const finish = (company: Partial<Company>) => {
      const others = Array.from({ length: seats - 1 }, (_, i) => ({ line: `${i + 2}d1` }));
      const s = scene([{ line: '1g1', money: 0 }, ...others], {}, { phase: 'office', turn: seats - 1, deck: [] });
      Object.assign(companyOf(s, 0), company, { contract });
      return act(s, `${seats - 1} done`).s.outcome?.scores[0];
    };
    expect([finish(met), finish({})]).toEqual([points, 0]);
  });

  test('Sound books wants no loan and $8 before conversion; Junction company wants shared spaces', () => {
    const books6 = (company: Books) => {
      const s = last(company, { deck: [] });
      companyOf(s, 1).contract = 5;
      return act(s, '1 done').s.outcome?.scores[1];
    };
    expect([books6({ money: 8 }), books6({ money: 7 }), books6({ money: 8, loans: 1 })]).toEqual([4, 1, -1]);
    const shared = scene(
      [{ line: '1g1 1g2 1g3' }, { line: '1g1 1g2 1g3', money: 0 }],
      {},
      { phase: 'office', turn: 1, deck: [] },
    );
    companyOf(shared, 1).contract = 7;
    expect(act(shared, '1 done').s.outcome?.scores[1]).toBe(4);
  });
});

describe('B23: a leaving player', () => {
  const options = { leavers: 'skipped' } as const;
  const three = (changes: Partial<State> = {}) =>
    scene([{ line: '1g1' }, { line: '1g3' }, { line: '3d1' }], { options, ship: 'S7', loaded: [1, 1, 1] }, changes);

  test('pieces stay, turns are skipped, and the seat ranks last', () => {
    const { s } = act(three({ turn: 1 }), '1 leave');
    expect(companyOf(s, 1)).toMatchObject({ left: true, line: [at('1g3')] });
    expect(s.turn).toBe(2);
    const over = { ...s, phase: 'office', deck: [], turn: 2 } as State;
    companyOf(over, 1).prestige = 50;
    expect(act(over, '2 done').s.outcome?.ranks[1]).toBe(3);
  });

  test('sharing with it costs $1 to the bank', () => {
    const { s } = act(three({ turn: 1 }), '1 leave');
    const { s: after } = act({ ...s, turn: 0, phase: 'build', built: 0 }, '0 build 1g2', '0 build 1g3');
    expect([books(after, 0), books(after, 1)]).toEqual(['$4 0VP', '$5 0VP']);
  });

  test('its containers still count for most, but no bonus is paid to it', () => {
    const s = scene(
      [{ line: '1d1 1c1 1c2', hand: 'T16' }, { line: '2d1', left: true }, { line: '3d1' }],
      { options, ship: 'S7', loaded: [1, 1, 1] },
      { phase: 'deliver' },
    );
    const { s: after, events } = act(s, '0 deliver A-grain Brenton T16');
    expect(events).toContainEqual({ type: 'exported', ship: 6, seats: [1], money: 0, prestige: 2 });
    expect(books(after, 1)).toBe('$5 0VP');
  });

  test('E1 counts it as done', () => {
    const s = three({ turn: 2, phase: 'office' });
    Object.assign(companyOf(s, 1), { left: true });
    for (const seat of [0, 2]) companyOf(s, seat).supply = 0;
    expect(act(s, '2 done').s.outcome?.reason).toBe(rule('end.tracks'));
  });

  test('B24: with one company left the game is over', () => {
    const s = scene([{ line: '1g1' }, { line: '2d1' }], { options });
    expect(act(s, '0 leave').s.outcome).toMatchObject({ reason: rule('end.left'), ranks: [2, 1] });
    expect(refusal(scene([{ line: '1g1' }, { line: '2d1' }]), '0 leave')).toBe('end.leave');
  });
});
