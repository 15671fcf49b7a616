import { describe, expect, test } from 'vitest';
import { silent } from '#engine/game.ts';
import { TILE_NAMES } from '../components.ts';
import { game } from '../game.ts';
import { setup } from '../rules/setup.ts';
import { act, choices, market, rule, solo, table, workersOf } from '../scene.ts';
import { FREE, STARTING_TILE } from '../state.ts';

describe('the rulings on set-up', () => {
  test('1: the starting tile lies on a plain field of a middle slot, belongs to nobody, and nobody builds on it', () => {
    const s = setup(4);
    for (let tile = 0; tile < 10; tile++) game.apply(s, 'chance', { type: 'lay', tile, rotation: 0 }, silent);
    const plain = ['E0', 'E3', 'E4', 'E6', 'F0', 'F2', 'F4', 'F6'];
    expect(choices(s, 'chance'), 'no lake, no cow, no room for two').toEqual(plain.map((field) => `start ${field}`));
    expect(rule(s, 'chance start E1'), 'a lake').toBe('montana/setup.start');
    const { owners } = act(s, 'chance start E0').s;
    expect(owners.filter((owner) => owner !== FREE)).toEqual([STARTING_TILE]);
    expect(rule(solo({ goods: 'cp' }), '0 build D6')).toBe('montana/setup.start');
  });
  test('1: the starting tile is not part of a line', () => {
    // The starting tile D6 would be the fourth in line with D1, E4 and E3.
    const s = solo({ goods: 'Sg', built: 'E4 E3' });
    expect(act(s, '0 build D1').events.find((event) => event.type === 'built')).toMatchObject({ lines: 0 });
  });
  test('2: every tile may lie in each of six rotations', () => {
    const lays = TILE_NAMES.flatMap((tile) => [0, 1, 2, 3, 4, 5].map((rotation) => `lay ${tile} ${rotation}`));
    expect(lays).toHaveLength(12 * 6);
    expect(choices(setup(2), 'chance')).toEqual(lays);
  });
  test('3: start spins go in playing order, two for each player, with a choice for white spaces and without grain moves', () => {
    const s = Object.assign(table({ players: [{ goods: 'ggg' }, {}] }), { round: 0, startSpins: 0, first: 1, turn: 1 });
    s.phase = 'spin';
    const white = act(s, 'chance spin 0').s;
    expect(game.awaiting(white)).toEqual([1]);
    const second = act(white, '1 take cs', 'chance spin 3').s;
    expect(second.turn).toBe(0);
    const begun = act(second, 'chance spin 2', 'chance spin 2').s;
    expect(begun).toMatchObject({ phase: 'turn', round: 1, turn: 1 });
    expect(begun.players.map(workersOf)).toEqual(['cccc', 'cspp']);
  });
  test('3: silver rises by one in playing order', () => {
    const s = setup(3);
    s.phase = 'startingPlayer';
    game.apply(s, 'chance', { type: 'first', seat: 2 }, silent);
    expect(s.players.map((player) => player.silver)).toEqual([4, 5, 3]);
  });
  test('50: nothing is hidden', () => {
    const s = act(market('pp', 'ppp'), '0 city', '0 bid 3 2').s;
    for (const viewer of [0, 1, undefined]) expect(game.view(s, viewer)).toEqual(s);
  });
});
