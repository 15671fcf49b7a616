import { describe, expect, test } from 'vitest';
import { HEX_NAMES } from '../actions.ts';
import { isEntry } from '../river.ts';
import { act, asked, atSetup, drawn, ontoTheNextTile, OPEN, open, putBoats, refusal, scene } from '../scene.ts';

describe('laying out the river', () => {
  test('who comes onto the furthest tile ends the move first; then the die says left, and the next tile bends left', () => {
    expect(drawn(ontoTheNextTile(), 1, 0)).toEqual([
      '1 A1-1 straight',
      '      ~',
      '   ~     ~',
      '~     ~     ~',
      '   +     ~',
      '~     ~     ~',
      '   B     #',
      '#     ~     ~',
      '   ~     ~',
      '~           ~',
      '0 A0',
      '      0↑',
      '   ~     ~',
      '~     ~     ~',
      '   ~     ~',
      '~     ~     ~',
      '   ~     ~',
      '~     ~     ~',
      '   2↑    1↑',
      '#           #',
      '0: speed 2, coal 6, passengers 0',
      '1: speed 1, coal 6, passengers 0',
      '2: speed 1, coal 6, passengers 0',
    ]);
    const { s: reached } = act(ontoTheNextTile(), '0 speed 2', '0 step');
    expect([reached.points, asked(reached)]).toEqual([1, '0']);
    const { s: moved } = act(reached, '0 step', '0 done');
    expect([moved.river.length, asked(moved)]).toEqual([2, 'chance']);
    const { s: laid, events } = act(moved, 'chance roll left', 'chance draw A2-2');
    expect(laid.river[2]).toEqual({ tile: 6, bend: 0, heading: 5, passengers: 1 });
    expect(drawn(laid, 2, 1)).toEqual([
      '2 A2-2 left, 1 waiting',
      '      ~',
      '   ~     ~',
      '~     #     ~',
      '   ~     ~',
      '~     ~     +',
      '   ~     R',
      '~     ~     ~',
      '   ~     ~',
      '#           ~',
      '1 A1-1 straight',
      '      ~',
      '   ~     ~',
      '~     ~     ~',
      '   +     ~',
      '~     0↑    ~',
      '   B     #',
      '#     ~     ~',
      '   ~     ~',
      '~           ~',
      '0: speed 2, coal 6, passengers 0',
      '1: speed 1, coal 6, passengers 0',
      '2: speed 1, coal 6, passengers 0',
    ]);
    expect(events.find((event) => event.type === 'tileLaid')).toMatchObject({ seat: 0, place: 2, heading: 5 });
    expect(asked(laid)).toBe('1');
  });

  test('a tile is in the stack once', () => {
    const { s } = act(atSetup(3), 'chance first 0', 'chance draw A2-4');
    expect(refusal({ ...s, phase: 'draw' }, 'chance draw A2-4')).toBe('river.stack');
    expect(refusal({ ...s, phase: 'draw' }, 'chance draw A0')).toBe('river.stack');
    expect(refusal({ ...s, phase: 'draw' }, 'chance draw H4')).toBe('river.stack');
  });

  test('in the introductory race the third tile and the platform are laid when the second is reached', () => {
    const s = putBoats(scene(OPEN, { race: 'introductory' }), { 0: '0c4 N' });
    const second = act(s, '0 speed 1', '0 step', '0 done', 'chance roll straight', 'chance draw A3-3').s;
    expect([second.river.length, asked(second), second.platform]).toEqual([3, '1', -1]);
    const onward = putBoats({ ...second, order: [0, 1, 2], mover: 0 }, { 0: '1c4 N' });
    const third = act(onward, '0 speed 1', '0 step', '0 done', 'chance roll left', 'chance draw A1-2').s;
    expect([third.river.length, third.toLay, third.phase]).toEqual([4, 0, 'roll']);
    const { s: landing } = act(third, 'chance roll right');
    expect([landing.platform, asked(landing)]).toEqual([2, '1']);
    const last = putBoats({ ...landing, order: [0, 1, 2], mover: 0 }, { 0: '2a4 NW' });
    expect(act(last, '0 speed 1', '0 step', '0 done').s.phase).toBe('speed');
  });

  test('the captain of the last tile also rolls the die for the landing platform', () => {
    const s = putBoats(open('speed 1, passengers 2', { stack: [9], toLay: 1 }), { 0: '0c4 N' });
    const { s: laid } = act(s, '0 speed 1', '0 step', '0 done', 'chance roll straight', 'chance draw A3-1');
    expect([laid.phase, laid.platform]).toEqual(['roll', -1]);
    const { s: landing, events } = act(laid, 'chance roll left');
    expect(landing.platform).toBe(0);
    expect(events).toContainEqual({ type: 'platformLaid', seat: 0, bend: 0 });
    const entries = HEX_NAMES.filter((_, hex) => isEntry(landing, hex));
    expect(entries).toEqual(['2a3', '2a4', '2b4']);
  });
});
