import { describe, expect, test } from 'vitest';
import { TILE_NAMES } from '../components.ts';
import { game } from '../game.ts';
import { isWater, misfitOf } from '../river.ts';
import { BEHIND, LANDING, OPEN, act, asked, spaceNamed, choices, putBoats, refusal, scene, stands } from '../scene.ts';
import { EAR, typesOf } from './scenes.ts';

describe('river', () => {
  test('ruling 12: no boat leaves the laid river, and joined tiles may be crossed both ways', () => {
    const from = (where: string) => putBoats(scene(EAR, {}, { phase: 'move', points: 1 }), { 0: where });
    expect(refusal(from('1a1 NW'), '0 step')).toBe('moving.bank');
    expect(refusal(from('1a1 S'), '0 step')).toBe('moving.bank');
    expect(refusal(from('1b1 N'), '0 step')).toBe('moving.land');
    expect(refusal(from('2d1 S'), '0 step')).toBe('moving.land');
    expect(refusal(from('2c4 N'), '0 step')).toBe('river.unexplored');
    const landing = putBoats(scene(LANDING, {}, { phase: 'move', points: 1 }), { 0: '2c4 N' });
    expect(refusal(landing, '0 step')).toBe('moving.bank');
    const upstream = putBoats(scene(OPEN.replace('0: speed 1', '0: speed 2')), { 0: '1c1 S' });
    expect(stands(act(upstream, '0 speed 2', '0 step', '0 step').s, 0)).toBe('0c3 S');
    const downstream = putBoats(scene(OPEN.replace('0: speed 1', '0: speed 2')), { 0: '0c3 N' });
    expect(stands(act(downstream, '0 speed 2', '0 step', '0 step').s, 0)).toBe('1c1 N');
  });

  test('ruling 13: the furthest tile cannot be left downstream in the move that reaches it', () => {
    const end = putBoats(scene(OPEN, {}, { phase: 'move', points: 1 }), { 0: '1c4 N' });
    expect(refusal(end, '0 step')).toBe('river.unexplored');
    const rushing = putBoats(scene(OPEN.replace('0: speed 1', '0: speed 5, coal 0')), { 0: '0c4 N' });
    expect(choices(rushing, 0)).toEqual(['speed 4']);
    expect(refusal(rushing, '0 speed 5')).toBe('moving.complete');
    const { s } = act(rushing, '0 speed 4', '0 step', '0 step', '0 step', '0 step', '0 turn port');
    expect([stands(s, 0), s.phase]).toEqual(['1c4 NW', 'roll']);
  });

  const THREE_TILES = `
    2 A2-1 straight, 1 waiting
          ~
       ~     ~
    ~     ~     ~
       R     ~
    ~     1↑    ~
       ~     #
    ~     ~     ~
       ~     ~
    #           #
    1 A1-1 straight, 2 waiting
          ~
       ~     ~
    ~     ~     ~
       +     ~
    ~     2↑    ~
       B     #
    #     ~     ~
       ~     ~
    ~           ~
    0 A0
    0: speed 1, coal 0
    1: speed 1, coal 0
    2: speed 1, coal 0`;

  test('ruling 14: a tile is removed only when no racing boat is on it or on any earlier tile', () => {
    const s = putBoats(scene(THREE_TILES, {}, { toLay: 0 }), { 0: '0c4 N' });
    const { s: off, events } = act(s, '0 speed 1', '0 step', '0 turn port');
    expect(off.first).toBe(1);
    expect(events).toContainEqual({ type: 'tilesRemoved', first: 1, passengers: 0 });
    // Nobody is on tile 1, but one slow boat is still behind it.
    const straggling = putBoats(scene(THREE_TILES, {}, { toLay: 0 }), { 0: '0c2 N', 2: '2c4 N' });
    expect(act(straggling, '0 speed 1', '0 step', '0 turn port').s.first).toBe(0);
    const leaving = putBoats(scene(THREE_TILES, {}, { toLay: 0 }), { 0: '1c4 N', 1: '2e3 N', 2: '2c4 N' });
    const { s: last, events: gone } = act(leaving, '0 speed 1', '0 step', '0 turn port');
    expect(gone).toContainEqual({ type: 'tilesRemoved', first: 2, passengers: 2 });
    expect([last.first, last.box, isWater(last, spaceNamed('1c4'))]).toEqual([2, leaving.box + 2, false]);
    expect(game.inventory(last)).toEqual(game.inventory(leaving));
  });

  const across = () => putBoats(scene(BEHIND.replace('0: speed 4', '0: speed 4, coal 0')), { 0: '0c3 N', 1: '0c4 N' });

  test('ruling 15: the first boat on the furthest tile lays the next after the whole move, on a push the victim', () => {
    const { s, events } = act(across(), '0 speed 4', '0 push 1c1', '1 face N', '0 turn starboard', '0 step', '0 step');
    expect(s.boats.slice(0, 2).map((_, seat) => stands(s, seat))).toEqual(['1e2 NE', '1c1 N']);
    expect([s.phase, s.pilot]).toEqual(['roll', 1]);
    expect(typesOf(events)).not.toContain('rolled');
    const { s: laid, events: laying } = act(s, 'chance roll left', 'chance draw A3-1');
    expect(laying).toContainEqual({ type: 'rolled', seat: 1, bend: 0, platform: false });
    expect(laid.river).toHaveLength(3);
    expect(asked(laid)).toBe('1');
    expect(asked(act(laid, '1 speed 1', '1 step', '1 done').s)).toBe('2');
  });

  test('ruling 15: a boat that enters the furthest tile and leaves it again in one move has still found the next', () => {
    const s = putBoats(scene(OPEN.replace('0: speed 1', '0: speed 2')), { 0: '0c4 N' });
    const turn = '0 turn starboard';
    const { s: back } = act(s, '0 speed 2', '0 step', turn, turn, turn, '0 step', '0 done');
    expect([stands(back, 0), back.phase, back.pilot]).toEqual(['0c4 S', 'roll', 0]);
  });

  /** A river from the starting tile on, by the bends of its joins. */
  const bending = (...bends: readonly string[]) => {
    const tiles = bends.map((bend, i) => `${i + 1} ${TILE_NAMES[i + 1]} ${bend}`);
    return [...tiles.reverse(), '0 A0', '0: speed 1', '1: speed 1', '2: speed 1'].join('\n');
  };

  test('ruling 16: a bend that closes a loop is rolled again, for tiles and for the platform', () => {
    const ring = bending('left', 'left', 'left', 'left');
    const s = scene(ring, {}, { phase: 'roll', pilot: 0, first: 0 });
    const { s: rolled, events } = act(s, 'chance roll left');
    expect(events).toEqual([
      { type: 'rolled', seat: 0, bend: 0, platform: false },
      { type: 'rerolled', seat: 0, bend: 0, platform: false, because: 'loop' },
    ]);
    expect([rolled.phase, asked(rolled)]).toEqual(['roll', 'chance']);
    expect(act(rolled, 'chance roll straight').s.phase).toBe('draw');
    expect(misfitOf({ ...s, first: 1, toLay: 1 }, 0)).toBeUndefined();
    const platform = scene(ring, {}, { phase: 'roll', pilot: 0, first: 0, toLay: 0 });
    expect(act(platform, 'chance roll left').events).toContainEqual({
      type: 'rerolled',
      seat: 0,
      bend: 0,
      platform: true,
      because: 'loop',
    });
    expect(act(platform, 'chance roll straight').s.platform).toBe(1);
  });

  test('ruling 16: a bend into a pocket, where the rest of the river would not fit, is rolled again', () => {
    const pocket = bending('straight', 'left', 'straight', 'left', 'straight', 'left', 'left');
    const s = scene(pocket, {}, { phase: 'roll', pilot: 0 });
    expect(act(s, 'chance roll left').events).toContainEqual({
      type: 'rerolled',
      seat: 0,
      bend: 0,
      platform: false,
      because: 'no-room',
    });
    // The pocket itself is free: the platform fits into it, and so would a tile if the oldest were gone.
    expect(act({ ...s, toLay: 0 }, 'chance roll left').s.platform).toBe(0);
    expect(act({ ...s, first: 3 }, 'chance roll left').s.phase).toBe('draw');
  });
});
