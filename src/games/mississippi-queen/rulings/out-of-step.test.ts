import { describe, expect, test } from 'vitest';
import { BEHIND, LANDING, OPEN, act, atSetup, refusal, rulingOn, scene } from '../scene.ts';
import { AFTER_ONE, HEMMED } from './scenes.ts';

const rulesOn = (s: Parameters<typeof refusal>[0], seat: number, ...tried: readonly string[]) =>
  tried.map((line) => refusal(s, `${seat} ${line}`));

const underWay = () => act(scene(OPEN), '0 speed 2').s;
const pushed = () => act(scene(BEHIND), '0 speed 2', '0 push 0c3').s;
const hemmed = () => act(scene(HEMMED, {}, { ...AFTER_ONE, order: [1, 0, 2, 3, 4] }), '1 done').s;
const pointing = () => act(atSetup(3, { freeFacing: true }), 'chance first 0', 'chance draw A3-1').s;

describe('an action at the wrong moment is refused by a rule', () => {
  test('no captain rolls the die, draws a tile or draws who begins, whatever is asked', () => {
    const moments = [
      { seat: 0, s: scene(OPEN) },
      { seat: 0, s: underWay() },
      { seat: 1, s: pushed() },
      { seat: 0, s: hemmed() },
      { seat: 0, s: pointing() },
    ];
    expect(moments.map(({ s }) => s.phase)).toEqual(['speed', 'move', 'face', 'hemmed', 'bows']);
    for (const { seat, s } of moments) {
      expect(rulesOn(s, seat, 'roll left', 'draw A3-1', 'first 0'), s.phase).toEqual(Array(3).fill('chance'));
    }
  });

  test('ruling 5: before the speed is set nobody turns, steps, pushes or ends a move', () => {
    expect(rulesOn(scene(OPEN), 0, 'turn port', 'step', 'push 0c2')).toEqual(Array(3).fill('speed.change'));
    expect(refusal(scene(OPEN), '0 done')).toBe('moving.points');
  });

  test('ruling 5: under way the speed stays as it was set', () => {
    expect(rulingOn(underWay(), '0 speed 3')).toEqual({ rule: 'mississippi-queen/speed.change', facts: { speed: 2 } });
  });

  test('ruling 23: only a captain who is pushed points the bow in any direction', () => {
    expect(rulesOn(scene(OPEN), 0, 'face S')).toEqual(['pushing.facing']);
    expect(rulesOn(underWay(), 0, 'face S')).toEqual(['pushing.facing']);
    const others = ['speed 2', 'turn port', 'step', 'push 0c4', 'done'];
    expect(rulesOn(pushed(), 1, ...others)).toEqual(others.map(() => 'pushing.facing'));
    expect(rulingOn(pushed(), '1 speed 2')?.facts).toEqual({ tried: 'speed', seat: 0 });
  });

  test('ruling 10: a captain who is hemmed in neither sets a speed nor moves, and turns by 60° only', () => {
    const tried = ['speed 2', 'step', 'push 1a2', 'face S'];
    expect(rulesOn(hemmed(), 0, ...tried)).toEqual(tried.map(() => 'hemmed'));
  });

  test('ruling 2: until all bows are pointed nobody sails', () => {
    const tried = ['speed 2', 'turn port', 'step', 'push 0c2', 'done'];
    let s = pointing();
    for (const seat of [0, 1, 2]) {
      expect(rulesOn(s, seat, ...tried)).toEqual(tried.map(() => 'start.bows'));
      s = act(s, `${seat} face N`).s;
    }
    expect(refusal(s, '0 speed 2')).toBeUndefined();
  });

  test('ruling 36: retiring is for the start of a turn, and only for a boat that cannot qualify any more', () => {
    expect(rulingOn(underWay(), '0 retire')?.facts).toEqual({ race: 'passengers' });
    const poor = scene(LANDING.replace('0: speed 1, coal 0, passengers 2', '0: speed 1, coal 0, passengers 1'));
    const { s } = act(poor, '0 speed 1');
    expect(rulingOn(s, '0 retire')?.facts).toEqual({ race: 'passengers', when: 'turn' });
    expect(refusal(pushed(), '1 retire')).toBe('end.retire');
    expect(refusal(pointing(), '0 retire')).toBe('end.retire');
    expect(rulingOn(scene(OPEN, { race: 'introductory' }), '0 retire')?.facts).toEqual({ race: 'introductory' });
  });

  test('ruling 39: a pushed captain points the bow before leaving', () => {
    expect(rulingOn(pushed(), '1 leave')?.facts).toEqual({ leavers: 'bot' });
    const lifted = act(scene(BEHIND, { leavers: 'lifted' }), '0 speed 2', '0 push 0c3').s;
    expect(rulingOn(lifted, '1 leave')?.facts).toEqual({ leavers: 'lifted' });
  });
});
