import { describe, expect, test } from 'vitest';
import { act, choices, comingAbout, jillAndJack, open, pictureOf, putBoats, refusal, stands } from '../scene.ts';
import { boatOf } from '../state.ts';

describe('changing the speed', () => {
  test('Jill slows from 6 to 3 for 2 of her 4 coal', () => {
    const { s } = act(jillAndJack(), '0 speed 3');
    expect(boatOf(s, 0)).toMatchObject({ speed: 3, coal: 2 });
  });

  test('Jack speeds up from 2 to 4 for 1 of his 6 coal', () => {
    const { s } = act(jillAndJack(), '0 speed 3', '0 step', '0 step', '0 step', '0 done', '1 speed 4');
    expect(boatOf(s, 1)).toMatchObject({ speed: 4, coal: 5 });
  });

  test('the speed can stay or change by one for no cost', () => {
    for (const to of [2, 3, 4]) expect(boatOf(act(open('speed 3'), `0 speed ${to}`).s, 0).coal).toBe(6);
  });

  test('the speed is never above 6 or below 1', () => {
    expect(choices(open('speed 6, coal 0'), 0)).toEqual(['speed 5', 'speed 6']);
    expect(choices(open('speed 1, coal 0'), 0)).toEqual(['speed 1', 'speed 2']);
  });
});

describe('moving and turning', () => {
  test('with a 4 on the wheel a boat moves four spaces, in the direction of its bow', () => {
    const { s } = act(open('speed 4'), '0 speed 4', '0 step', '0 step', '0 step', '0 step');
    expect([stands(s, 0), s.points]).toEqual(['1c1 N', 0]);
  });

  test('a boat that must move 3 spaces burns 2 coal for the turning it needs', () => {
    const turns = ['0 turn port', '0 step', '0 turn port', '0 step', '0 turn port', '0 step', '0 done'];
    const { s: moved } = act(comingAbout(), '0 speed 3', ...turns);
    expect(boatOf(moved, 0).coal).toBe(4);
    expect(pictureOf(moved, 0)).toEqual([
      '0 A0',
      '      ~',
      '   ~     ~',
      '~     ~     ~',
      '   ~     0↗',
      '~     ~     ~',
      '   ~     ~',
      '~     ~     2↑',
      '   ~     1↑',
      '#           #',
    ]);
  });

  test('turns may be made before, during and after the movement', () => {
    const turns = ['0 turn port', '0 step', '0 turn starboard', '0 step', '0 turn starboard', '0 done'];
    const { s } = act(open('speed 2'), '0 speed 2', ...turns);
    expect([stands(s, 0), boatOf(s, 0).coal]).toEqual(['0b3 NE', 4]);
  });

  test('a boat about to run aground must slow down or change direction', () => {
    const s = putBoats(open('speed 2, coal 0'), { 0: '1d1 N' });
    expect(choices(s, 0)).toEqual(['speed 1']);
    expect(refusal(act(s, '0 speed 1').s, '0 step')).toBe('moving.land');
    expect(choices(act(s, '0 speed 1').s, 0)).toEqual(['turn port', 'turn starboard']);
  });

  test('when an extra coal is needed that is not there, the boat is out and removed from the river', () => {
    const s = putBoats(open('speed 4, coal 0', { phase: 'move', order: [1, 0, 2], first: 1 }), {
      0: '1a1 SW',
      2: '1e4 N',
      1: '1c4 N',
    });
    const { s: after } = act(s, '1 done');
    expect(stands(after, 0)).toBe('aground');
  });
});
