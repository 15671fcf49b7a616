import { describe, expect, test } from 'vitest';
import { game } from './game.ts';
import { space, scene } from './scene.ts';
import { CITY_IDS, FACTORY_NAMES, factoryHex } from './map.ts';
import { loadingOf } from './freight/preview.ts';
import { doorsOf, opened, pairsOf, pressable } from './plans.ts';
import type { State } from './state.ts';

const haul = (more = {}) =>
  scene([{ line: '1d1 1c1 1c2', hand: 'T16 T01' }, { line: '2d1' }], more, { phase: 'deliver' });
const GRAIN = FACTORY_NAMES.indexOf('A-grain');

describe('What the board shows before an action is played', () => {
  test('possible deliveries come as pairs, with the best card first', () => {
    const s = haul();
    const [pair, ...others] = pairsOf(game.view(s, 0), 0, game.legal(s, 0));
    expect(others).toEqual([]);
    expect(pair).toMatchObject({ factory: GRAIN, city: CITY_IDS.indexOf('Brenton') });
    expect(pair?.offers.map(({ action, reckoning }) => [action.card, reckoning.met])).toEqual([
      [0, true],
      [15, false],
    ]);
    expect([...doorsOf(s, pair === undefined ? [] : [pair]).keys()]).toEqual([space('1b2')]);
  });

  test('what happens on the ship: an own container and its bonus, a neutral one, or a full ship and who is paid', () => {
    expect(loadingOf(haul({ ship: 'S5' }), 0, GRAIN)).toEqual({ own: true, money: 1, prestige: 0 });
    expect(loadingOf(haul({ ship: 'S8' }), 0, GRAIN)).toEqual({ own: false, money: 0, prestige: 0 });
    expect(loadingOf(haul({ ship: 'S7', loaded: [1, 1, -1] }), 0, GRAIN)).toEqual({
      own: true,
      money: 0,
      prestige: 1,
      exported: { seats: [1], money: 0, prestige: 2 },
    });
    expect(loadingOf(haul({ options: { freightOnBoard: false } }), 0, GRAIN)).toBeUndefined();
  });

  test('which deliveries a track opens; the view stays as it was', () => {
    const s = scene([{ line: '1d1 1c1' }, { line: '2d1' }]);
    const before = JSON.stringify(s);
    expect(opened(s, 0, space('1c2'))).toEqual([{ factory: GRAIN, city: CITY_IDS.indexOf('Brenton') }]);
    expect(opened(s, 0, space('1d2'))).toEqual([]);
    expect(JSON.stringify(s)).toBe(before);
  });

  test('exactly the spaces of legal actions can be pressed', () => {
    const pressed = (s: State) => [...pressable(s, game.legal(s, s.turn)).keys()].toSorted((a, b) => a - b);
    expect(pressed(scene([{ line: '1g1' }, { line: '2d1' }]))).toEqual([space('1f1'), space('1g2')]);
    const begin = scene([{}, { line: '1d7' }], {}, { phase: 'begin', turn: 0, round: 0 });
    const factories = FACTORY_NAMES.map((_, factory) => factoryHex(begin.map, factory)).filter((hex) => hex >= 0);
    expect(factories).toHaveLength(15);
    expect(pressed(begin)).toEqual(factories.filter((hex) => hex !== space('1d7')).toSorted((a, b) => a - b));
    // A delivery is pressed at its city, which `doorsOf` finds.
    expect(pressed(haul())).toEqual([]);
  });
});
