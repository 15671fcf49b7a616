import { describe, expect, test } from 'vitest';
import { act, asked, space, books, refusal, scene } from '../scene.ts';
import { companyOf } from '../state.ts';
import { GRAIN, hauler } from './scenes.ts';

/** Lines that lead from a factory to a city along a shortest way. */
const ROUTES = {
  'A-grain Brenton': '1d1 1c1 1c2',
  'A-coal Fenwick': '1d7 2f1 2e2 2d3',
  'A-oil Ashwell': '1a3 1b3 1c3 1d3 1e2',
  'A-iron Calder': '1d3 1d4 1d5',
  'A-timber Calder': '1f4 1e5 1d6',
  'B-iron Calder': '2d1 1b5',
  'C-coal Brenton': '3d1 1g4 1f4 1e4 1d4 1c3',
} as const;

describe('A turn', () => {
  test('build, deliver, achievements, office: the order is strict and no step comes back', () => {
    // Pioneer is met from the beginning, and is claimed in its step.
    const s = hauler({ stars: 3 }, { goals: [10], holders: [-1] });
    expect(refusal(s, GRAIN)).toBe('railroad.turn');
    expect(refusal(s, '0 buy 1')).toBe('office.step');
    const { s: built } = act(s, '0 build 1b1', '0 build 1d2');
    expect([built.phase, built.holders]).toEqual(['deliver', [-1]]);
    expect(refusal(built, '0 build 1c3')).toBe('build.night');
    expect(refusal(built, '0 buy 1')).toBe('office.step');
    const { s: done } = act(built, '0 done');
    expect([done.phase, done.holders]).toEqual(['office', [0]]);
    expect(refusal(done, '0 build 1c3')).toBe('build.night');
    expect(refusal(done, GRAIN)).toBe('railroad.turn');
  });

  test('each turn is two tracks, one after the other; the second may go on from the first', () => {
    const s = scene([{ line: '1g1' }, { line: '2d1' }]);
    expect(refusal(s, '0 build 1g3')).toBe('build.adjacent');
    const { s: after } = act(s, '0 build 1g2', '0 build 1g3');
    expect([after.phase, companyOf(after, 0).line]).toEqual(['office', ['1g1', '1g2', '1g3'].map(space)]);
  });

  test('a shared factory costs the dollar too', () => {
    const s = scene([{ line: '1c1' }, { line: '1d1' }]);
    expect(books(act(s, '0 build 1d1').s, 0)).toBe('$4 0VP');
  });

  test('drills and trestles never touch the dollar for sharing', () => {
    const cost = (from: string, to: string, unlocked: number) =>
      5 - companyOf(act(scene([{ line: from, unlocked }, { line: to }]), `0 build ${to}`).s, 0).money;
    expect([cost('1d6', '1d5', 2), cost('1d1', '1d2', 4), cost('1d1', '1e1', 4)]).toEqual([3, 1, 2]);
    // And each makes only its own terrain cheaper.
    expect([cost('1d6', '1d5', 4), cost('1d1', '1e1', 2)]).toEqual([4, 3]);
  });

  test('the third track of the night shift is offered once, and not to a company without it', () => {
    const two = ['0 build 1g2', '0 build 1g3'];
    const phaseAfter = (unlocked: number, lines: readonly string[]) =>
      act(scene([{ line: '1g1', unlocked }, { line: '2d1' }]), ...lines).s.phase;
    expect([phaseAfter(1, two), phaseAfter(2 + 4 + 8, two)]).toEqual(['build', 'office']);
    expect(phaseAfter(1, [...two, '0 build 1g4'])).toBe('office');
  });

  test('an ability works from the moment its space is unlocked', () => {
    const unlocked = (line: string, ability: string) => {
      const s = scene(
        [{ line, hand: 'T16', money: 9 }, { line: '2d1' }],
        { options: { freightOnBoard: false } },
        { phase: 'office' },
      );
      return act(s, `0 unlock ${ability}`).s;
    };
    const night = act({ ...unlocked('1g1', 'K1'), phase: 'build' }, '0 build 1g2', '0 build 1g3').s;
    expect(night.phase).toBe('build');
    // $3 for the drills, $2 instead of $3 for the mountain.
    expect(books(act({ ...unlocked('1d6', 'K2'), phase: 'build' }, '0 build 1d5').s, 0)).toBe('$4 0VP');
    // $3 for the trestles, nothing instead of $1 for the forest.
    expect(books(act({ ...unlocked('1d1', 'K3'), phase: 'build' }, '0 build 1d2').s, 0)).toBe('$6 0VP');
    // $4 for the dispatch office, then $3 and $1 more for the delivery.
    const dispatch = unlocked('1d1 1c1 1c2', 'K4');
    expect(books(act({ ...dispatch, phase: 'deliver' }, '0 deliver A-grain Brenton T16').s, 0)).toBe('$9 2VP');
  });

  test('a loan is not taken inside a delivery, and is paid back in the office only, for $5', () => {
    const full = act(hauler({}, { phase: 'deliver' }), GRAIN).s;
    expect(asked(full)).toBe('chance');
    expect(refusal(full, '0 loan')).toBe('not-asked');
    const owing = hauler({ loans: 1, money: 6 }, { loans: 11 });
    for (const phase of ['build', 'deliver'] as const)
      expect(refusal({ ...owing, phase }, '0 repay')).toBe('office.step');
    const { s: paid } = act({ ...owing, phase: 'office' }, '0 repay');
    expect([books(paid, 0), companyOf(paid, 0).loans, paid.loans]).toEqual(['$1 0VP', 0, 12]);
    expect(refusal(hauler({ loans: 1, money: 4 }, { phase: 'office' }), '0 repay')).toBe('loan.repay');
  });

  test('any number of deliveries may follow each other, each with its own card and train', () => {
    const s = scene(
      [{ line: '1d1 1c1 1c2 1c3 1c4 1d3 1b3 1b4 1b5 1c6 1d7', hand: 'T14 T15 T16' }, { line: '2d1' }],
      { options: { freightOnBoard: false } },
      { phase: 'deliver' },
    );
    const { s: one } = act(s, '0 deliver A-grain Brenton T16');
    expect(refusal(one, '0 deliver A-iron Calder T16')).toBe('deliver.card');
    const { s: all } = act(one, '0 deliver A-iron Calder T15', '0 deliver A-coal Brenton T14');
    expect(companyOf(all, 0)).toMatchObject({ trains: 5, dealt: [], lengths: [3, 3, 5] });
  });

  test('an icon takes one train: the good is not wanted there a second time', () => {
    const s = hauler({}, { phase: 'deliver' });
    s.trains[3] = 1;
    expect(refusal(s, GRAIN)).toBe('deliver.demand');
  });
});

describe('Train cards', () => {
  const HOLDS: readonly (readonly [id: string, route: keyof typeof ROUTES, met: boolean])[] = [
    ['T01', 'B-iron Calder', true],
    ['T01', 'A-coal Fenwick', false],
    ['T02', 'A-coal Fenwick', true],
    ['T02', 'A-oil Ashwell', false],
    ['T11', 'A-oil Ashwell', true],
    ['T13', 'C-coal Brenton', true],
    ['T15', 'C-coal Brenton', false],
    ['T17', 'A-coal Fenwick', true],
    ['T19', 'A-coal Fenwick', true],
    ['T19', 'A-iron Calder', false],
    ['T20', 'A-iron Calder', true],
    ['T22', 'A-iron Calder', false],
    ['T23', 'A-oil Ashwell', true],
    ['T24', 'A-oil Ashwell', false],
    ['T25', 'A-coal Fenwick', true],
    ['T26', 'A-timber Calder', true],
    ['T27', 'A-iron Calder', true],
    ['T27', 'A-timber Calder', false],
    ['T28', 'A-grain Brenton', true],
    ['T29', 'A-oil Ashwell', true],
    ['T30', 'A-coal Fenwick', true],
    ['T31', 'A-oil Ashwell', false],
    ['T32', 'A-coal Fenwick', false],
  ];
  test.each(HOLDS)('%s for %s is met: %s', (id, route, met) => {
    const s = scene([{ line: ROUTES[route], hand: id }, {}], {}, { phase: 'deliver' });
    expect(act(s, `0 deliver ${route} ${id}`).events[1]).toMatchObject({ type: 'cardPlayed', met });
  });

  test.each([
    ['T04', true, false],
    ['T06', false, true],
  ])('%s asks whether this train is the first of the city, or the second', (id, first, second) => {
    const played = (trains: number) => {
      const s = scene([{ line: ROUTES['A-grain Brenton'], hand: id }, {}], {}, { phase: 'deliver' });
      s.trains[2] = trains;
      return act(s, `0 deliver A-grain Brenton ${id}`).events[1];
    };
    expect(played(-1)).toMatchObject({ met: first });
    expect(played(1)).toMatchObject({ met: second });
  });
});
