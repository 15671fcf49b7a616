import { describe, expect, test } from 'vitest';
import { standardOptions } from '#engine/game.ts';
import { ACHIEVEMENTS, CITIES, CONTRACTS, GOODS, POSITIONS, SEAT_COUNTS } from './components.ts';
import { freeIcon, tokensOn } from './delivery.ts';
import { game } from './game.ts';
import { cityHex, goodOfFactory, NOWHERE } from './map.ts';
import { act, asked, at, books, choices, empty, refusal, scene } from './scene.ts';
import { type Company, companyOf, setup, type State } from './state.ts';

/** What the publisher has made public about the base game, and our own design where that is silent. */

const rule = (id: string) => `small-railroad-empires/${id}`;
const fresh = (seats: number): State => setup(seats, standardOptions(game.meta));

/** A new table, set up by whatever is offered first; and who put down the starting tracks, in their order. */
function settle(seats: number, start = 0) {
  let { s, events } = act(fresh(seats), `chance start ${start}`);
  const begun: string[] = [];
  while (s.round === 0) {
    if (s.phase === 'begin') begun.push(asked(s));
    const [actor = 'chance'] = game.awaiting(s);
    const next = act(s, `${asked(s)} ${choices(s, actor)[0]}`);
    s = next.s;
    events = [...events, ...next.events];
  }
  return { s, events, begun };
}

describe('Setup', () => {
  test('two to four sit down, and a fifth seat is an option of this house', () => {
    expect(SEAT_COUNTS).toEqual([2, 3, 4, 5]);
  });

  test.each([
    [2, 3, 15, 9, 23],
    [3, 4, 20, 12, 20],
    [4, 4, 20, 12, 17],
    [5, 5, 25, 15, 22],
  ])('with %i players %i tiles lie, with %i tokens and %i cities, and %i cards are left', (seats, ...counts) => {
    const { s } = settle(seats);
    const cities = CITIES.filter((_, city) => cityHex(s.map, city) !== NOWHERE);
    expect([s.map.length, tokensOn(s), cities.length, s.deck.length]).toEqual(counts);
    expect([s.goals.length, s.market.length, s.loans]).toEqual([5, 3, 12]);
  });

  test('a tile may lie only turned so that white dots meet as well as they can', () => {
    const { s } = act(fresh(2), 'chance start 0', 'chance lay A 0');
    expect(refusal(s, 'chance lay B 0')).toBe('setup.map');
    expect(refusal(s, 'chance lay A 1')).toBe('setup.map');
    expect(choices(s, 'chance')).toHaveLength(9);
  });

  test.each([
    [3, 1],
    [4, 1],
    [5, 2],
  ])('of %i tiles %i side has a dot against a blank, and no other way to turn them does better', (tiles, least) => {
    // Dots sit on every other side, so two neighbours fit when one is turned by an even number and the other by an odd one.
    const misfits = (turned: (position: number) => number): number =>
      contacts(tiles).filter(([a, b]) => turned(a) === turned(b)).length;
    for (const pick of [0, 1, 2]) expect(misfits((n) => (POSITIONS[n]?.turns[pick] ?? 0) % 2)).toBe(least);
    const all = Array.from({ length: 2 ** tiles }, (_, bits) => misfits((n) => (bits >> n) & 1));
    expect(Math.min(...all)).toBe(least);
  });

  test('map, achievements, contracts, hands, market, starting tracks and then the ship: in this order', () => {
    const { events } = settle(2);
    const order = events.map(({ type }) => type).filter((type, i, all) => type !== all[i - 1]);
    expect(order).toEqual(
      'starts tileLaid goalShown contractDealt cardDealt cardTurnedUp began docked roundBegan turnBegan'.split(' '),
    );
  });

  test('everybody begins with $5, no prestige, 8 trains, 23 tracks of which 4 are locked, a contract and three cards', () => {
    const { s } = settle(3);
    for (const { line, dealt, contract, ...rest } of s.companies) {
      expect(rest).toMatchObject({ money: 5, prestige: 0, trains: 8, supply: 18, unlocked: 0, loans: 0 });
      expect([line.length, dealt.length, contract >= 0]).toEqual([1, 3, true]);
    }
  });

  test('starting tracks go down in reverse turn order; then the start player begins and the others follow clockwise', () => {
    const { s, begun } = settle(3, 1);
    expect(begun).toEqual(['0', '2', '1']);
    expect(asked(s)).toBe('1');
    expect(act({ ...s, phase: 'office' }, '1 done').s.turn).toBe(2);
  });

  test('at most one contract each, and no achievement or card comes twice', () => {
    const { s } = settle(4);
    const contracts = s.companies.map(({ contract }) => contract);
    expect(new Set([...contracts, ...s.contracts]).size).toBe(8);
    expect(new Set(s.goals).size).toBe(5);
  });
});

/** Pairs of positions whose tiles touch: their centres are a tile's width apart. */
function contacts(tiles: number): readonly (readonly [number, number])[] {
  const distance = (a: number, b: number): number => {
    const [one, two] = [POSITIONS[a], POSITIONS[b]];
    const [q, r] = [(one?.q ?? 0) - (two?.q ?? 0), (one?.r ?? 0) - (two?.r ?? 0)];
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
  };
  const places = Array.from({ length: tiles }, (_, n) => n);
  return places.flatMap((a) => places.filter((b) => a < b && distance(a, b) <= 7).map((b) => [a, b] as const));
}

const GRAIN = '0 deliver A-grain Brenton T01';
/** Seat 0 can deliver grain, and that would fill the ship. */
const hauler = (company: Partial<Omit<Company, 'line' | 'contract'>> = {}, changes: Partial<State> = {}) =>
  scene(
    [{ line: '1d1 1c1 1c2', hand: 'T01', ...company }, { line: '2d1' }],
    { ship: 'S7', loaded: [1, 1, 1] },
    changes,
  );

describe('A turn', () => {
  test('build, deliver, achievements, office: the order is strict and no step comes back', () => {
    const s = hauler();
    expect(refusal(s, GRAIN)).toBe('other-question');
    expect(refusal(s, '0 buy 1')).toBe('other-question');
    const { s: built } = act(s, '0 build 1b1', '0 build 1d2');
    expect(built.phase).toBe('deliver');
    expect(refusal(built, '0 build 1c3')).toBe('other-question');
    const { s: done } = act(built, '0 done');
    expect(done.phase).toBe('office');
    expect(refusal(done, GRAIN)).toBe('other-question');
  });

  test('each turn is two tracks, one after the other; the second may go on from the first', () => {
    const s = scene([{ line: '1g1' }, { line: '2d1' }]);
    expect(refusal(s, '0 build 1g3')).toBe('build.adjacent');
    const { s: after } = act(s, '0 build 1g2', '0 build 1g3');
    expect([after.phase, companyOf(after, 0).line]).toEqual(['office', ['1g1', '1g2', '1g3'].map(at)]);
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
    const built = (unlocked: number) =>
      act(scene([{ line: '1g1', unlocked }, { line: '2d1' }]), '0 build 1g2', '0 build 1g3').s.phase;
    expect([built(1), built(2 + 4 + 8)]).toEqual(['build', 'office']);
  });

  test('an ability works from the moment its space is unlocked', () => {
    const s = scene([{ line: '1d6', money: 9 }, { line: '2d1' }], {}, { phase: 'office' });
    const { s: next } = act(s, '0 unlock K2');
    expect(books(act({ ...next, phase: 'build' }, '0 build 1d5').s, 0)).toBe('$4 0VP');
  });

  test('a loan is not taken inside a delivery, and is paid back in the office only, for $5', () => {
    const full = act(hauler({}, { phase: 'deliver' }), GRAIN).s;
    expect(asked(full)).toBe('chance');
    expect(refusal(full, '0 loan')).toBe('not-asked');
    const owing = hauler({ loans: 1, money: 6 }, { loans: 11 });
    for (const phase of ['build', 'deliver'] as const)
      expect(refusal({ ...owing, phase }, '0 repay')).toBe('other-question');
    const { s: paid } = act({ ...owing, phase: 'office' }, '0 repay');
    expect([books(paid, 0), companyOf(paid, 0).loans, paid.loans]).toEqual(['$1 0VP', 0, 12]);
    expect(refusal(hauler({ loans: 1, money: 4 }, { phase: 'office' }), '0 repay')).toBe('loan.repay');
  });

  test('any number of deliveries may follow each other, each with its own card and train', () => {
    const s = scene(
      [{ line: '1d1 1c1 1c2 1c3 1c4 1d3', hand: 'T15 T16' }, { line: '2d1' }],
      { options: { freightOnBoard: false } },
      { phase: 'deliver' },
    );
    const { s: both } = act(s, '0 deliver A-grain Brenton T16', '0 deliver A-iron Calder T15');
    expect(companyOf(both, 0)).toMatchObject({ trains: 6, dealt: [], lengths: [3, 3] });
    expect(refusal(act(s, '0 deliver A-grain Brenton T16').s, '0 deliver A-iron Calder T16')).toBe('deliver.card');
  });

  test('an icon takes one train: the good is not wanted there a second time', () => {
    const s = hauler({}, { phase: 'deliver' });
    s.trains[3] = 1;
    expect(refusal(s, GRAIN)).toBe('deliver.demand');
  });
});

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
    const { s: after } = act(s, GRAIN, 'chance dock S1');
    expect(after.holders).toEqual([0]);
  });

  const SHORT: readonly (readonly [id: string, seats: number, company: Partial<Company>])[] = [
    ['SC1', 3, { goods: [1, 0, 1, 3, 0] }],
    ['SC1', 4, { goods: [1, 3, 0, 0, 3] }],
    ['SC2', 2, { goods: [3, 1, 0, 1, 0] }],
    ['SC3', 2, { line: ['1d5', '1e4', '1e1'].map(at) }],
    ['SC4', 2, { line: ['1e1', '1e2', '1d5'].map(at) }],
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

  test('Junction company wants three shared spaces of two players, four of more', () => {
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
    expect([score(2, '1g1 1g2'), score(2, shared), score(3, shared), score(3, `${shared} 1g4`)]).toEqual([0, 4, 0, 4]);
  });

  test('contracts and the cards out of the game are hidden until scoring, and shown then', () => {
    const s = scene([{ contract: 'SC3' }, { contract: 'SC5' }], {}, { phase: 'office', turn: 1, deck: [] });
    expect(game.view(s, 0)).toMatchObject({
      companies: [{ contract: 2 }, { contract: -2 }],
      contracts: [-2, -2, -2, -2, -2, -2],
    });
    const { s: over, events } = act(s, '1 done');
    expect(events).toContainEqual({ type: 'contractShown', seat: 1, contract: 4, prestige: 0 });
    expect(game.view(over, 0).companies[1]?.contract).toBe(4);
  });
});

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

  test('E1: every player has no track in supply, or no space for one whatever it would cost', () => {
    const s = last(2);
    companyOf(s, 0).supply = 0;
    expect(reasonOf(s)).toBeUndefined();
    companyOf(s, 1).supply = 0;
    expect(reasonOf(s)).toBe(rule('end.tracks'));
    const shutIn = scene(
      [{ line: '1a1' }, { line: '1a2 1b1', supply: 0 }, { line: '1a2 1b1', supply: 0 }],
      {},
      { phase: 'office', turn: 2 },
    );
    expect(reasonOf(shutIn)).toBe(rule('end.tracks'));
    companyOf(shutIn, 1).line = [];
    shutIn.tracks[at('1b1')] = 4;
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
    expect([reasonOf(full(cities - 1)), reasonOf(full(cities))]).toEqual([undefined, rule('end.cities')]);
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
    expect(reasonOf(empty(s, ...names))).toBe(rule('end.goods'));
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
    expect(events).toContainEqual({ type: 'endNears', reason: rule('end.tracks') });
    const { s: over } = act(nearly, '1 unlock K2', '1 done');
    expect([companyOf(over, 1).supply, over.outcome?.reason]).toEqual([1, rule('end.tracks')]);
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
    expect(act(s, '1 done').s.outcome).toMatchObject({ scores: [1, 1], ranks: [1, 2], tieBreak: rule('end.money') });
  });
});

describe('Leaving', () => {
  test('rounds are counted on when the start player has left', () => {
    const s = scene(
      [{ left: true }, { line: '1g1' }, { line: '2d1' }],
      { options: { leavers: 'skipped' } },
      { phase: 'office', turn: 2 },
    );
    const { s: next } = act(s, '2 done');
    expect([next.round, next.turn]).toEqual([3, 1]);
  });
});

test('The guide names every achievement and contract, and what each is worth', () => {
  const text = game.guide.flatMap(({ rules }) => rules.map((one) => one.text)).join(' ');
  for (const { name, prestige } of [...ACHIEVEMENTS, ...CONTRACTS]) {
    expect(text).toMatch(new RegExp(`${name}: [^(]*\\(${prestige}\\D`));
  }
});
