import { describe, expect, test } from 'vitest';
import { act, asked, books, card, scene } from '../scene.ts';
import type { State } from '../state.ts';
import { LEAFLET } from './examples.ts';

/** Purple, red and yellow are seats 0, 1 and 2. */
const GRAIN_LINE = '1d1 1c1 1c2';
const GRAIN = '0 deliver A-grain Brenton T01';

const purple = (more: Parameters<typeof scene>[1], changes: Partial<State> = {}) =>
  scene([{ line: GRAIN_LINE, hand: 'T16', bought: [card('T01')] }, { line: '2d1' }, { line: '3d1' }], more, {
    phase: 'deliver',
    ...changes,
  });

describe('Freight on Board, the leaflet', () => {
  test('shuffle the container ship cards and reveal one, after setting up the game as usual', () => {
    const s = scene([{ line: '1d1' }, {}], {}, { phase: 'begin', turn: 0, startSeat: 0, round: 0 });
    delete s.extras.freight;
    s.companies[0]?.line.splice(0);
    s.tracks = s.tracks.map(() => 0);
    const placed = act(s, '0 begin A-coal').s;
    expect(asked(placed)).toBe('chance');
    const { s: ready, events } = act(placed, 'chance dock S4');
    expect(events[0]).toEqual({ type: 'docked', ship: 3 });
    expect(ready.extras.freight).toMatchObject({ ship: 3, loaded: [], containers: [4, 4], neutral: 4 });
    expect(asked(ready)).toBe('0');
  });

  test('example 1: the first slot is wild, Purple puts a container there and gets no bonus since that slot gives none', () => {
    const { s, events } = act(LEAFLET.wild(), GRAIN);
    expect(events).toContainEqual({ type: 'loaded', seat: 0, ship: 0, slot: 0, own: true, money: 0, prestige: 0 });
    expect(s.extras.freight).toMatchObject({ loaded: [0], containers: [3, 4, 4], neutral: 4 });
  });

  test('example 2: Red does not match the leftmost available slot, puts a neutral container there and gains no bonus', () => {
    const { s, events } = act(LEAFLET.mismatch(), '1 deliver A-grain Brenton T01');
    expect(events).toContainEqual({ type: 'loaded', seat: 1, ship: 0, slot: 1, own: false, money: 0, prestige: 0 });
    expect(s.extras.freight).toMatchObject({ loaded: [0, -1], containers: [3, 4, 4], neutral: 3 });
  });

  test('example 3: Yellow fills the ship and gains 1 VP, then Purple with the most containers gets 1 VP and $1', () => {
    const { s, events } = act(LEAFLET.full(), '2 deliver A-iron Calder T15');
    const told = events.filter(({ type }) => ['loaded', 'exported', 'sailed'].includes(type));
    expect(told).toEqual([
      { type: 'loaded', seat: 2, ship: 0, slot: 3, own: true, money: 0, prestige: 1 },
      { type: 'exported', ship: 0, seats: [0], money: 1, prestige: 1 },
      { type: 'sailed', ship: 0 },
    ]);
    // Length 3 pays $3 and 2 VP; the ship's slot adds 1 VP.
    expect([books(s, 0), books(s, 1), books(s, 2)]).toEqual(['$6 1VP', '$5 0VP', '$8 3VP']);
  });

  test('a good that matches covers the slot with an own container and immediately gains the bonus of the slot', () => {
    const { s, events } = act(purple({ ship: 'S5' }), GRAIN);
    expect(events).toContainEqual({ type: 'loaded', seat: 0, ship: 4, slot: 0, own: true, money: 1, prestige: 0 });
    expect(s.extras.freight?.loaded).toEqual([0]);
  });

  test('in case of a tie, all tied players receive the 2nd export bonus; the second most get nothing', () => {
    const { s, events } = act(purple({ ship: 'S7', loaded: [1, 1, 0] }), GRAIN);
    expect(events).toContainEqual({ type: 'exported', ship: 6, seats: [0, 1], money: 0, prestige: 1 });
    // T01 wants a short route and pays $2.
    expect([books(s, 0), books(s, 1), books(s, 2)]).toEqual(['$10 4VP', '$5 1VP', '$5 0VP']);
    const behind = act(purple({ ship: 'S7', loaded: [1, 1, -1] }), GRAIN);
    expect(behind.events).toContainEqual({ type: 'exported', ship: 6, seats: [1], money: 0, prestige: 2 });
  });

  test('neutral containers do not add to any player’s container count', () => {
    const { events } = act(purple({ ship: 'S7', loaded: [-1, -1, -1] }), GRAIN);
    expect(events).toContainEqual({ type: 'exported', ship: 6, seats: [0], money: 0, prestige: 2 });
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
