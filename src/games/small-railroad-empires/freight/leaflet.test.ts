import { describe, expect, test } from 'vitest';
import { act, asked, books, card, choices, drawn, scene } from '../scene.ts';
import type { State } from '../state.ts';
import { freightExamples, LEAFLET } from './examples.ts';

/** Purple, red and yellow are seats 0, 1 and 2. */
const GRAIN_LINE = '1d1 1c1 1c2';
const GRAIN = '0 deliver A-grain Brenton T01';

const purple = (more: Parameters<typeof scene>[1], changes: Partial<State> = {}) =>
  scene([{ line: GRAIN_LINE, hand: 'T16', bought: [card('T01')] }, { line: '2d1' }, { line: '3d1' }], more, {
    phase: 'deliver',
    ...changes,
  });

/** What the guide's example of a rule plays. */
const movesOf = (rule: string): readonly string[] =>
  freightExamples
    .filter((example) => example.rule === rule)
    .flatMap(({ steps }) => steps.flatMap(({ moves = [] }) => moves));

/** The rows of the map with Brenton, Calder and the factories, then the ship and the companies. */
const table = (s: State): readonly string[] => drawn(s, 'bcd');

describe('Freight on Board, the examples of the leaflet', () => {
  test('example 1: the first slot is wild, so Purple puts a container there; the slot has no bonus, so none is gained', () => {
    const start = LEAFLET.wild();
    expect(table(start)).toEqual([
      '    p   Br  f   p   p',
      '  0   0   f   f   Ca  p',
      '0   f   I!  r   m   p',
      'S1: * C G I',
      '0: $5, 0 VP, 16 tracks, 8 trains, 0 loans',
      '1: $5, 0 VP, 18 tracks, 8 trains, 0 loans',
      '2: $5, 0 VP, 18 tracks, 8 trains, 0 loans',
    ]);
    const { s, events } = act(start, ...movesOf('ship.wild'));
    expect(events).toContainEqual({ type: 'loaded', seat: 0, ship: 0, slot: 0, own: true, money: 0, prestige: 0 });
    expect(s.extras.freight).toMatchObject({ loaded: [0], containers: [3, 4, 4], neutral: 4 });
    // Length 3 pays $3 and 2 VP, the card T01 $2; the slot adds nothing.
    expect(table(s)).toEqual([
      '    p   Br  f   p   p',
      '  0   0   f   f   Ca  p',
      '0   f   I!  r   m   p',
      'S1: [0] C G I',
      '0: $10, 2 VP, 16 tracks, 7 trains, 0 loans',
      '1: $5, 0 VP, 18 tracks, 8 trains, 0 loans',
      '2: $5, 0 VP, 18 tracks, 8 trains, 0 loans',
    ]);
  });

  test('example 2: the good of Red is not that of the leftmost free slot: a neutral container goes there, without a bonus', () => {
    const start = LEAFLET.mismatch();
    expect(table(start)).toEqual([
      '    p   Br  f   p   p',
      '  1   1   f   f   Ca  p',
      '1   f   I!  r   m   p',
      'S1: [0] C G I',
      '0: $5, 0 VP, 18 tracks, 8 trains, 0 loans',
      '1: $5, 0 VP, 16 tracks, 8 trains, 0 loans',
      '2: $5, 0 VP, 18 tracks, 8 trains, 0 loans',
    ]);
    const { s, events } = act(start, ...movesOf('ship.mismatch'));
    expect(events).toContainEqual({ type: 'loaded', seat: 1, ship: 0, slot: 1, own: false, money: 0, prestige: 0 });
    expect(s.extras.freight).toMatchObject({ loaded: [0, -1], containers: [3, 4, 4], neutral: 3 });
    // Length 3 pays $3 and 2 VP, the card T01 $2; the $1 of the slot is not paid.
    expect(table(s)).toEqual([
      '    p   Br  f   p   p',
      '  1   1   f   f   Ca  p',
      '1   f   I!  r   m   p',
      'S1: [0] [-] G I',
      '0: $5, 0 VP, 18 tracks, 8 trains, 0 loans',
      '1: $10, 2 VP, 16 tracks, 7 trains, 0 loans',
      '2: $5, 0 VP, 18 tracks, 8 trains, 0 loans',
    ]);
  });

  test('example 3: Yellow fills the ship and gains 1 VP, then Purple with the most containers gets 1 VP and $1', () => {
    const start = LEAFLET.full();
    expect(table(start)).toEqual([
      '    p   Br  f   p   p',
      '  p   f   2   2   Ca  p',
      'G!  f   2   r   m   p',
      'S1: [0] [-] [0] I',
      '0: $5, 0 VP, 18 tracks, 8 trains, 0 loans',
      '1: $5, 0 VP, 18 tracks, 8 trains, 0 loans',
      '2: $5, 0 VP, 16 tracks, 8 trains, 0 loans',
    ]);
    const { s, events } = act(start, ...movesOf('ship.full'));
    const told = events.filter(({ type }) => ['loaded', 'exported', 'sailed', 'docked'].includes(type));
    expect(told).toEqual([
      { type: 'loaded', seat: 2, ship: 0, slot: 3, own: true, money: 0, prestige: 1 },
      { type: 'exported', ship: 0, seats: [0], money: 1, prestige: 1 },
      { type: 'sailed', ship: 0 },
      { type: 'docked', ship: 7 },
    ]);
    // Length 3 pays Yellow $3 and 2 VP, the slot 1 VP more. A new ship lies at the quay.
    expect(table(s)).toEqual([
      '    p   Br  f   p   p',
      '  p   f   2   2   Ca  p',
      'G!  f   2   r   m   p',
      'S8: C * G O',
      '0: $6, 1 VP, 18 tracks, 8 trains, 0 loans',
      '1: $5, 0 VP, 18 tracks, 8 trains, 0 loans',
      '2: $8, 3 VP, 16 tracks, 7 trains, 0 loans',
    ]);
  });
});

describe('Freight on Board, the leaflet', () => {
  test('shuffle the container ship cards and reveal one, after setting up the game as usual', () => {
    const s = scene([{ line: '1d1' }, {}], {}, { phase: 'begin', turn: 0, startSeat: 0, round: 0 });
    delete s.extras.freight;
    s.companies[0]?.line.splice(0);
    s.tracks = s.tracks.map(() => 0);
    const placed = act(s, '0 begin A-coal').s;
    expect(asked(placed)).toBe('chance');
    expect(choices(placed, 'chance')).toHaveLength(8);
    const { s: ready, events } = act(placed, 'chance dock S4');
    expect(events[0]).toEqual({ type: 'docked', ship: 3 });
    expect(ready.extras.freight).toMatchObject({ ship: 3, loaded: [], containers: [4, 4], neutral: 4 });
    expect(asked(ready)).toBe('0');
  });

  test('a good that matches covers the slot with an own container and immediately gains the bonus of the slot', () => {
    const { s, events } = act(purple({ ship: 'S5' }), GRAIN);
    expect(events).toContainEqual({ type: 'loaded', seat: 0, ship: 4, slot: 0, own: true, money: 1, prestige: 0 });
    expect(s.extras.freight?.loaded).toEqual([0]);
    // $3 for the route, $2 for the card and $1 of the slot.
    expect(books(s, 0)).toBe('$11 2VP');
  });

  test('in case of a tie, all tied players receive the 2nd export bonus; the second most get nothing', () => {
    const { s, events } = act(purple({ ship: 'S7', loaded: [1, 1, 0] }), GRAIN);
    expect(events).toContainEqual({ type: 'exported', ship: 6, seats: [0, 1], money: 0, prestige: 1 });
    // T01 wants a short route and pays $2.
    expect([books(s, 0), books(s, 1), books(s, 2)]).toEqual(['$10 4VP', '$5 1VP', '$5 0VP']);
    const behind = act(purple({ ship: 'S7', loaded: [1, 1, -1] }), GRAIN);
    expect(behind.events).toContainEqual({ type: 'exported', ship: 6, seats: [1], money: 0, prestige: 2 });
    // 2 VP for the route and 1 VP of the slot, nothing of the export.
    expect([books(behind.s, 0), books(behind.s, 1)]).toEqual(['$10 3VP', '$5 2VP']);
  });

  test('neutral containers do not add to any player’s container count', () => {
    const alone = act(purple({ ship: 'S7', loaded: [-1, -1, -1] }), GRAIN);
    expect(alone.events).toContainEqual({ type: 'exported', ship: 6, seats: [0], money: 0, prestige: 2 });
    const tied = act(purple({ ship: 'S7', loaded: [-1, -1, 1] }), GRAIN);
    expect(tied.events).toContainEqual({ type: 'exported', ship: 6, seats: [0, 1], money: 0, prestige: 1 });
  });

  test('discard that card, then reveal a new ship card and proceed with the game as usual', () => {
    const { s } = act(purple({ ship: 'S7', loaded: [1, 1, -1] }), GRAIN);
    expect(asked(s)).toBe('chance');
    expect(s.extras.freight).toMatchObject({ discarded: [6], loaded: [], containers: [4, 4, 4], neutral: 4 });
    const { s: next } = act(s, 'chance dock S8');
    expect(next.extras.freight).toMatchObject({ ship: 7, discarded: [6] });
    expect(asked(next)).toBe('0');
  });

  test('if a game ends with a ship that is not completely full, no players will receive export bonuses', () => {
    const s = purple(
      { ship: 'S8', loaded: [0, 0, 0] },
      { phase: 'office', turn: 2, ending: 'small-railroad-empires/end.deck' },
    );
    const { s: over, events } = act(s, '2 done');
    expect(over.outcome?.reason).toBe('small-railroad-empires/end.deck');
    expect(events.map(({ type }) => type)).not.toContain('exported');
    expect(over.outcome?.scores).toEqual([1, 1, 1]);
  });
});
