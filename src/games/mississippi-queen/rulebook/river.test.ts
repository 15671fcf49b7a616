import { describe, expect, test } from 'vitest';
import { HEX_NAMES } from '../actions.ts';
import { isEntry } from '../river.ts';
import { act, asked, atSetup, ontoTheNextTile, OPEN, open, pictureOf, putBoats, refusal, scene } from '../scene.ts';

describe('laying out the river', () => {
  test('who comes onto the furthest tile ends the move first; then the die says left, and the next tile bends left', () => {
    const { s: moved } = act(ontoTheNextTile(), '0 speed 2', '0 step', '0 step', '0 done');
    expect(asked(moved)).toBe('chance');
    const { s: laid, events } = act(moved, 'chance roll left', 'chance draw A2-2');
    expect(laid.river[2]).toEqual({ tile: 6, bend: 0, heading: 5, passengers: 1 });
    expect([...pictureOf(laid, 2), ...pictureOf(laid, 1)]).toEqual([
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

  test('the captain of the last tile also casts the die for the landing platform', () => {
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
