import { describe, expect, test } from 'vitest';
import { LANDING, OPEN, act, asked, atSetup, putBoats, refusal, scene, stands, wheeled } from '../scene.ts';

describe('set-up', () => {
  test('ruling 1: chance draws the seat that takes space 1, and the others follow clockwise on 2, 3, …', () => {
    const { s } = act(atSetup(5), 'chance first 3', 'chance draw A3-1');
    expect([3, 4, 0, 1, 2].map((seat) => stands(s, seat))).toEqual(['0c1 N', '0e2 N', '0a2 N', '0d1 N', '0b1 N']);
    expect(s.order).toEqual([3, 4, 0, 1, 2]);
    expect(refusal(atSetup(3), 'chance first 3')).toBe('start.first');
  });

  test('ruling 2: every bow points downstream, unless the table lets captains choose', () => {
    const { s } = act(atSetup(3), 'chance first 0', 'chance draw A3-1');
    expect(s.boats.map((boat) => boat.facing)).toEqual([0, 0, 0]);
    expect(asked(s)).toBe('0');
    const free = act(atSetup(3, { freeFacing: true }), 'chance first 1', 'chance draw A3-1', '1 face NE', '2 face S');
    expect(asked(free.s)).toBe('0');
    const { s: started } = act(free.s, '0 face NW');
    expect([stands(started, 1), stands(started, 2), stands(started, 0)]).toEqual(['0c1 NE', '0e2 S', '0a2 NW']);
    expect(started.phase).toBe('speed');
  });

  test('ruling 3: starting spaces are ordinary water once the race runs', () => {
    const s = putBoats(scene(OPEN), { 0: '0b1 NE', 2: '0a4 N' });
    expect(stands(act(s, '0 speed 1', '0 step').s, 0)).toBe('0c1 NE');
  });

  test('ruling 4: the introductory race has 3 tiles, clockwise order, no passengers and docking at any speed', () => {
    const s = atSetup(4, { race: 'introductory' });
    expect([s.toLay, s.supply, s.box]).toEqual([3, 0, 16]);
    const { s: laid } = act(s, 'chance first 2', 'chance draw A1-1');
    expect(laid.river[1]?.passengers).toBe(0);
    const docking = [1, 2, 3, 4, 5, 6].map((speed) => {
      const before = scene(wheeled(LANDING, { 0: `speed ${speed}` }), { race: 'introductory' });
      return stands(act(before, `0 speed ${speed}`, '0 step').s, 0);
    });
    expect(docking).toEqual(Array(6).fill('docked'));
    const ordered = scene(OPEN, { race: 'introductory' }, { order: [2, 0, 1], mover: 2, phase: 'move', points: 0 });
    expect(act(ordered, '1 done').s.order).toEqual([2, 0, 1]);
  });
});
