import { describe, expect, test } from 'vitest';
import { silent } from '#engine/game.ts';
import { at } from '#engine/indexed.ts';
import { seeded } from '#engine/seeded.ts';
import { SEAT_COUNTS, TILES } from '../components.ts';
import { game } from '../game.ts';
import { HAS_COW, HEX_NAMES, isField, neighboursOf, printAt, slotOf } from '../prairie.ts';
import { act, rule, rulingOn, settled, solo, table } from '../scene.ts';
import { active, playerOf, printOn, type State } from '../state.ts';

describe('the rulings on building', () => {
  test('29: a field may lie beside a settlement of any player, also one built in this turn', () => {
    const s = table({ players: [{ goods: 'Sgcsgp' }, { built: 'A6' }] });
    expect(rule(s, '0 build D2'), 'not yet beside a tile').toBe('montana/build.border');
    expect(rule(act(s, '0 build D1').s, '0 build D2')).toBeUndefined();
    expect(rule(table({ players: [{ goods: 'Cp' }, { built: 'A6' }] }), '0 build A5')).toBeUndefined();
  });
  test('30: nobody builds on an occupied field', () => {
    expect(rule(solo({ goods: 'Sg', built: 'D1' }), '0 build D1')).toBe('montana/build.occupied');
    expect(rule(table({ players: [{ goods: 'Sg' }, { built: 'D1' }] }), '0 build D1')).toBe('montana/build.occupied');
  });
  test('31: on every tile each field has another field beside it, so the starting tile always has a free field beside it', () => {
    // Any slot works here: these are neighbours on the same tile, in any rotation.
    const within = TILES[0]?.map((_, place) => neighboursOf(2, place).filter((hex) => slotOf(hex) === 0)) ?? [];
    const beside = TILES.flatMap((tile) =>
      tile.flatMap(({ land }, place) =>
        land === 'field' ? [within[place]?.filter((next) => tile[next]?.land === 'field').length] : [],
      ),
    );
    expect(beside).toHaveLength(72);
    for (const fields of beside) expect(fields).toBeGreaterThan(0);
  });
  test('32: a silver for each building less than three, also for a player who cannot pay for another one', () => {
    expect(playerOf(act(solo({ goods: 'C' }), '0 build D5').s, 0).silver).toBe(2);
  });
  test('32: the silver is also paid to a player with no settlement left', () => {
    expect(playerOf(act(solo({ goods: 'C', left: 1 }), '0 build D5').s, 0).silver).toBe(2);
  });
  test('33: first the settlements, then cow and canteen, also with the last settlement', () => {
    const { s: state, events } = act(solo({ goods: 'Sg', left: 1 }), '0 build D1');
    const told = events.map((event) => event.type);
    expect(told).toEqual(['built', 'lastSettlement', 'cowTaken', 'canteenTaken', 'silverTaken']);
    expect(active(state)).toMatchObject({ settlements: 0, cows: 1, canteens: 1 });
  });
  test('34: if fewer settlements are left than are due, those are placed', () => {
    const s = solo({ goods: 'csgp', built: 'D1', left: 1 });
    expect(settled(act(s, '0 build D2').s, 0)).toBe('D1×1 D2×1');
  });
  test('35: a field that joins two pieces counts the whole line: exactly four is one more, five is nothing', () => {
    const four = act(solo({ goods: 'cg', built: 'F5 D3 D2' }), '0 build F6');
    expect(settled(four.s, 0)).toContain('F6×2');
    const five = act(solo({ goods: 'cg', built: 'F5 D3 D2 E4' }), '0 build F6');
    expect(settled(five.s, 0)).toContain('F6×1');
  });
  test('35: a fifth field earns nothing for the line', () => {
    const s = act(solo({ goods: 'Cgp', built: 'F5 F6 D3 D2' }), '0 build E4');
    expect(settled(s.s, 0)).toContain('E4×2');
  });
  test('36: each line of exactly four counts, also two or three at once', () => {
    // West to east F5 F6 D3 D2, and towards the south-east D4 D3 G5 G0.
    const two = act(solo({ goods: 'cg', built: 'F5 F6 D2 D4 G5 G0' }), '0 build D3').events;
    expect(two.find((event) => event.type === 'built')).toMatchObject({ lines: 2, settlements: 3 });
    // G5 with G6 E3 E2 in the east, D3 D4 and G0 on both sides, and D2 D1 B3 in the north-east.
    const built = 'G6 E3 E2 D3 D4 G0 D2 D1 B3';
    const three = act(solo({ goods: 'sp', built, left: 5 }), '0 build G5').events;
    expect(three.find((event) => event.type === 'built')).toMatchObject({ lines: 3, settlements: 4 });
  });
  test('37: other colours and gaps break a line, and a field with two settlements counts once', () => {
    const lines = (s: State): number | undefined =>
      act(s, '0 build D2').events.find((event) => event.type === 'built')?.lines;
    const goods = 'csgp';
    expect(lines(solo({ goods, built: 'F5 F6 D3' })), 'four').toBe(1);
    expect(lines(table({ players: [{ goods, built: 'F5 D3' }, { built: 'F6' }] })), 'of two colours').toBe(0);
    expect(lines(solo({ goods, built: 'F5 D3 E4' })), 'with a gap').toBe(0);
    const double = act(solo({ goods: 'csgpCgp', built: 'D3' }), '0 build D2', '0 build E4').events;
    expect(double.findLast((event) => event.type === 'built')).toMatchObject({ settlements: 2, lines: 0 });
  });
  test('38: room for two and a line add up', () => {
    expect(settled(act(solo({ goods: 'csgp', built: 'F5 F6 D3' }), '0 build D2').s, 0)).toContain('D2×3');
  });
  test('39: a field beside two lakes takes both canteens', () => {
    const { s: state } = act(solo({ goods: 'cg', built: 'D2' }), '0 build D3');
    expect(playerOf(state, 0).canteens).toBe(2);
  });
  test('40: an empty lake gives nothing and forbids nothing', () => {
    const s = solo({ goods: 'csgp', built: 'D1' });
    s.canteens[3] = false;
    expect(playerOf(act(s, '0 build D2').s, 0).canteens).toBe(0);
  });
  test('a mountain and a lake are never built on', () => {
    const s = solo({ goods: 'csgpCS' });
    const closed = s.land.flatMap((print, hex) => (isField(print) ? [] : [[at(HEX_NAMES, hex), printAt(print).land]]));
    expect(closed, 'one on each tile').toHaveLength(7);
    for (const [field, land] of closed)
      expect(rulingOn(s, `0 build ${field}`)).toEqual({ rule: 'montana/build.land', facts: { field, land } });
    expect(rule(s, '0 build J1'), 'not on the board of two').toBe('montana/setup.landscape');
  });
  test('51: the starting tile never covers a cow', () => {
    for (const seats of SEAT_COUNTS)
      for (let seed = 0; seed < 20; seed++) {
        const s = game.setup(seats, {});
        const rng = seeded(seed);
        while (s.phase !== 'startingTile') game.apply(s, 'chance', game.chance(s, rng), silent);
        const fields = game.legal(s, 'chance').flatMap((action) => (action.type === 'start' ? [action.field] : []));
        expect(fields).not.toEqual([]);
        expect(fields.filter((hex) => HAS_COW[printOn(s, hex)])).toEqual([]);
      }
  });
});
