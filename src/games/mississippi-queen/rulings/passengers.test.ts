import { describe, expect, test } from 'vitest';
import { isWater } from '../river.ts';
import { act, spaceNamed, putBoats, scene, stands } from '../scene.ts';
import { boatOf } from '../state.ts';
import { STATION, typesOf } from './scenes.ts';

describe('passengers', () => {
  test('ruling 27: a boat boards by moving onto the platform at speed 1, not by slowing down when it is there', () => {
    expect(boatOf(act(scene(STATION), '0 speed 1', '0 step', '0 done').s, 0).passengers).toBe(1);
    const fast = putBoats(scene(STATION.replace('0: speed 1', '0: speed 2')), { 0: '1c2 NW' });
    expect(boatOf(act(fast, '0 speed 1', '0 step', '0 done').s, 0).passengers).toBe(1);
    const there = putBoats(scene(STATION.replace('0: speed 1', '0: speed 2')), { 0: '1b3 N' });
    const { s: off, events } = act(there, '0 speed 1', '0 step', '0 done');
    expect([stands(off, 0), boatOf(off, 0).passengers]).toEqual(['1b4 N', 0]);
    expect(typesOf(events)).not.toContain('boarded');
  });

  test('ruling 27: nobody boards a boat that ends its move on the platform faster than at speed 1', () => {
    const s = putBoats(scene(STATION), { 0: '1c1 N', 1: '1a3 N' });
    const { s: fast } = act(s, '0 speed 2', '0 step', '0 turn port', '0 step', '0 done');
    expect([stands(fast, 0), boatOf(fast, 0).passengers, fast.river[1]?.passengers]).toEqual(['1b3 NW', 0, 2]);
    const arrivals = [1, 2, 3, 4, 5, 6].map((speed) => {
      const drawing = STATION.replace('0: speed 1', `0: speed ${speed}`);
      return act(scene(drawing, {}, { phase: 'move', points: 1 }), '0 step', '0 done').s;
    });
    expect(arrivals.map((after) => boatOf(after, 0).passengers)).toEqual([1, 0, 0, 0, 0, 0]);
  });

  test('ruling 28: one passenger for each stop, one from each island, two in all, however the boat faces', () => {
    const stops = [0, 1, 2, 3, 4, 5].map((turns) => {
      const swings = Array.from({ length: turns }, () => '0 turn port');
      const { s } = act(scene(STATION), '0 speed 1', '0 step', ...swings, '0 done');
      return [stands(s, 0), boatOf(s, 0).passengers, s.river[1]?.passengers];
    });
    expect(stops).toEqual(['NE', 'N', 'NW', 'SW', 'S', 'SE'].map((bow) => [`1b3 ${bow}`, 1, 1]));
    const used = scene(STATION);
    Object.assign(boatOf(used, 0), { passengers: 1, islands: 1 << 1 });
    expect(boatOf(act(used, '0 speed 1', '0 step', '0 done').s, 0).passengers).toBe(1);
    const full = scene(STATION.replace('0: speed 1', '0: speed 1, passengers 2'));
    expect(boatOf(act(full, '0 speed 1', '0 step', '0 done').s, 0).passengers).toBe(2);
  });

  test('ruling 29: a boarding platform is open water, and an empty station stays an island', () => {
    const { s, events } = act(
      scene(STATION.replace('0: speed 1', '0: speed 2')),
      '0 speed 2',
      '0 step',
      '0 step',
      '0 done',
    );
    expect([stands(s, 0), typesOf(events).includes('boarded')]).toEqual(['1c3 NE', false]);
    expect(isWater(s, spaceNamed('1b2'))).toBe(false);
    const empty = scene(STATION.replace(', 2 waiting', ''));
    expect(boatOf(act(empty, '0 speed 1', '0 step', '0 done').s, 0).passengers).toBe(0);
    expect(isWater(empty, spaceNamed('1b2'))).toBe(false);
  });

  test('ruling 30: turning back upstream to a station still on the table is legal', () => {
    const { s } = act(putBoats(scene(STATION), { 0: '1b4 S' }), '0 speed 1', '0 step', '0 done');
    expect([stands(s, 0), boatOf(s, 0).passengers]).toEqual(['1b3 S', 1]);
  });
});
