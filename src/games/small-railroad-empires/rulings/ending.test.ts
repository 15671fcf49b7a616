import { describe, expect, test } from 'vitest';
import { ruleId } from '../rulings.ts';
import { act, space, books, refusal, scene, type Books } from '../scene.ts';
import { type Company, companyOf, type State } from '../state.ts';

describe('The end', () => {
  const last = (company: Books, changes: Partial<State> = {}) =>
    scene([{ line: '1g1' }, { line: '2d1', ...company }], {}, { phase: 'office', turn: 1, ...changes });

  test('B14: locked tracks do not matter for the end', () => {
    const s = last({ supply: 0 });
    companyOf(s, 0).supply = 0;
    expect(act(s, '1 done').s.outcome?.reason).toBe(ruleId('end.tracks'));
  });

  test('E2: the train draw deck is empty, even if the market still holds cards', () => {
    const s = last({}, { deck: [] });
    expect(s.market).toHaveLength(3);
    expect(act(s, '1 done').s.outcome?.reason).toBe(ruleId('end.deck'));
  });

  test('E4: no token on the map fits any free demand', () => {
    expect(act(last({}, { tokens: 0 }), '1 done').s.outcome?.reason).toBe(ruleId('end.goods'));
  });

  test('the safety stop is the end of round 15', () => {
    expect(act(last({}, { round: 15 }), '1 done').s.outcome?.reason).toBe(ruleId('end.rounds'));
    expect(act(last({}, { round: 14 }), '1 done').s.outcome).toBeUndefined();
  });

  test('B18: if the last player of a round triggers the end, the game is over; otherwise the round is finished', () => {
    expect(act(last({}, { deck: [] }), '1 done').s.outcome).toBeDefined();
    const early = scene([{ line: '1g1' }, { line: '2d1' }], {}, { phase: 'office', deck: [] });
    const { s, events } = act(early, '0 done');
    expect(events).toContainEqual({ type: 'endNears', reason: ruleId('end.deck') });
    expect([s.outcome, s.turn, s.phase]).toEqual([undefined, 1, 'build']);
  });

  test('score: prestige, the contract, 1 for each full $5, minus 2 for each loan', () => {
    const s = last({ prestige: 10, money: 14, loans: 2 }, { deck: [] });
    companyOf(s, 1).contract = 2;
    companyOf(s, 1).line.push(space('1d5'), space('1e4'), space('1e6'));
    expect(act(s, '1 done').s.outcome?.scores).toEqual([1, 10 + 5 + 2 - 4]);
  });

  test('ties: more deliveries, then more money, then a shared rank', () => {
    const end = (one: Books, two: Books) => {
      const s = last(two, { deck: [] });
      Object.assign(companyOf(s, 0), one);
      const { ranks, tieBreak } = act(s, '1 done').s.outcome ?? { ranks: [] };
      return [ranks, tieBreak];
    };
    expect(end({ lengths: [3] }, {})).toEqual([[1, 2], ruleId('end.deliveries')]);
    expect(end({ money: 6 }, { money: 7 })).toEqual([[2, 1], ruleId('end.money')]);
    expect(end({}, {})).toEqual([[1, 1], undefined]);
  });

  const CONTRACTED: readonly (readonly [id: string, seats: number, met: Partial<Company>, points: number])[] = [
    ['SC1', 2, { goods: [2, 0, 1, 0, 0] }, 4],
    ['SC1', 4, { goods: [1, 0, 1, 0, 0] }, 4],
    ['SC2', 3, { goods: [0, 2, 0, 1, 0] }, 4],
    ['SC2', 5, { goods: [0, 1, 0, 1, 0] }, 4],
    ['SC3', 2, { line: ['1d5', '1e4', '1e6'].map(space) }, 5],
    ['SC4', 2, { line: ['1e1', '1e2', '1e3'].map(space) }, 5],
    ['SC5', 2, { stops: [0, 1, 2, 3, 4] }, 5],
    ['SC5', 5, { stops: [0, 1, 2, 3] }, 5],
    ['SC7', 2, { lengths: [9, 12] }, 4],
  ];
  test.each(CONTRACTED)('contract %s with %i players pays when met, all or nothing', (contract, seats, met, points) => {
    const finish = (company: Partial<Company>) => {
      const others = Array.from({ length: seats - 1 }, (_, i) => ({ line: `${i + 2}d1` }));
      const s = scene(
        [{ line: '1g1', money: 0, contract }, ...others],
        {},
        { phase: 'office', turn: seats - 1, deck: [] },
      );
      Object.assign(companyOf(s, 0), company);
      return act(s, `${seats - 1} done`).s.outcome?.scores[0];
    };
    expect([finish(met), finish({})]).toEqual([points, 0]);
  });

  test('Sound books wants no loan and $8 before conversion', () => {
    const score = (company: Books) => {
      const s = last(company, { deck: [] });
      companyOf(s, 1).contract = 5;
      return act(s, '1 done').s.outcome?.scores[1];
    };
    expect([score({ money: 8 }), score({ money: 7 }), score({ money: 8, loans: 1 })]).toEqual([4, 1, -1]);
  });
});

describe('B23: a leaving player', () => {
  const options = { leavers: 'skipped' } as const;
  const three = (changes: Partial<State> = {}) =>
    scene([{ line: '1g1' }, { line: '1g3' }, { line: '3d1' }], { options, ship: 'S7', loaded: [1, 1, 1] }, changes);

  test('pieces stay, turns are skipped, and the seat ranks last', () => {
    const { s } = act(three({ turn: 1 }), '1 leave');
    expect(companyOf(s, 1)).toMatchObject({ left: true, line: [space('1g3')] });
    expect(s.turn).toBe(2);
    expect(act({ ...s, phase: 'office', turn: 0 }, '0 done').s.turn).toBe(2);
    const over: State = { ...s, phase: 'office', deck: [], turn: 2 };
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
    expect(events).toContainEqual({ type: 'exported', ship: 6, seats: [1], unpaid: [1], money: 0, prestige: 2 });
    expect(books(after, 1)).toBe('$5 0VP');
  });

  test('E1 counts it as done', () => {
    const s = three({ turn: 2, phase: 'office' });
    Object.assign(companyOf(s, 1), { left: true });
    for (const seat of [0, 2]) companyOf(s, seat).supply = 0;
    expect(act(s, '2 done').s.outcome?.reason).toBe(ruleId('end.tracks'));
  });

  test('B24: with one company left the game is over', () => {
    const s = scene([{ line: '1g1' }, { line: '2d1' }], { options });
    expect(act(s, '0 leave').s.outcome).toMatchObject({ reason: ruleId('end.left'), ranks: [2, 1] });
    expect(refusal(scene([{ line: '1g1' }, { line: '2d1' }]), '0 leave')).toBe('end.leave');
  });
});
