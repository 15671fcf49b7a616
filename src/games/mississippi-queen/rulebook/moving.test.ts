import { describe, expect, test } from 'vitest';
import { findPlans } from '../planner.ts';
import {
  act,
  choices,
  comingAbout,
  drawn,
  jillAndJack,
  open,
  putBoats,
  refusal,
  spaceNamed,
  stands,
} from '../scene.ts';
import { NOWHERE, boatOf } from '../state.ts';

describe('changing the speed', () => {
  test('Jill slows from 6 to 3 for 2 of her 4 coal, before she moves', () => {
    const river = [
      '0 A0',
      '      ~',
      '   ~     ~',
      '~     ~     ~',
      '   ~     ~',
      '~     ~     ~',
      '   ~     ~',
      '~     0↑    ~',
      '   2↑    1↑',
      '#           #',
    ];
    expect(drawn(jillAndJack(), 0)).toEqual([
      ...river,
      '0: speed 6, coal 4, passengers 0',
      '1: speed 2, coal 6, passengers 0',
      '2: speed 1, coal 6, passengers 0',
    ]);
    const { s } = act(jillAndJack(), '0 speed 3');
    expect(drawn(s, 0)).toEqual([
      ...river,
      '0: speed 3, coal 2, passengers 0',
      '1: speed 2, coal 6, passengers 0',
      '2: speed 1, coal 6, passengers 0',
    ]);
    expect(s.points).toBe(3);
  });

  test('Jack speeds up from 2 to 4 for 1 of his 6 coal', () => {
    const { s: before } = act(jillAndJack(), '0 speed 3', '0 step', '0 step', '0 step', '0 done');
    const river = [
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
    ];
    expect(drawn(before, 0)).toEqual([
      ...river,
      '0: speed 3, coal 2, passengers 0',
      '1: speed 2, coal 6, passengers 0',
      '2: speed 1, coal 6, passengers 0',
    ]);
    const { s } = act(before, '1 speed 4');
    expect(drawn(s, 0)).toEqual([
      ...river,
      '0: speed 3, coal 2, passengers 0',
      '1: speed 4, coal 5, passengers 0',
      '2: speed 1, coal 6, passengers 0',
    ]);
    expect(s.points).toBe(4);
  });

  test('the speed can stay or change by one for no cost', () => {
    for (const to of [2, 3, 4]) expect(boatOf(act(open('speed 3'), `0 speed ${to}`).s, 0).coal).toBe(6);
  });

  test('the speed is never above 6 or below 1', () => {
    expect(choices(open('speed 6, coal 0'), 0)).toEqual(['speed 5', 'speed 6']);
    expect(choices(open('speed 1, coal 0'), 0)).toEqual(['speed 1', 'speed 2']);
    const all = [1, 2, 3, 4, 5, 6].map((speed) => `speed ${speed}`);
    expect([choices(open('speed 6'), 0), choices(open('speed 1'), 0)]).toEqual([all, all]);
    expect(() => act(open('speed 6'), '0 speed 7')).toThrow('cannot read 0 speed 7');
    expect(() => act(open('speed 1'), '0 speed 0')).toThrow('cannot read 0 speed 0');
  });
});

describe('moving and turning', () => {
  test('with a 4 on the wheel a boat moves four spaces, in the direction of its bow', () => {
    const { s } = act(open('speed 4'), '0 speed 4', '0 step', '0 step', '0 step', '0 step');
    expect([stands(s, 0), s.points]).toEqual(['1c1 N', 0]);
  });

  test('a boat that must move 3 spaces burns 2 coal for the turning it needs', () => {
    const { s: before } = act(comingAbout(), '0 speed 3');
    expect(before.points).toBe(3);
    expect(drawn(before, 0)).toEqual([
      '0 A0',
      '      ~',
      '   0↙    ~',
      '~     ~     ~',
      '   ~     ~',
      '~     ~     ~',
      '   ~     ~',
      '~     ~     2↑',
      '   ~     1↑',
      '#           #',
      '0: speed 3, coal 6, passengers 0',
      '1: speed 1, coal 6, passengers 0',
      '2: speed 1, coal 6, passengers 0',
    ]);
    const turns = ['0 turn port', '0 step', '0 turn port', '0 step', '0 turn port', '0 step'];
    const { s: moved } = act(before, ...turns);
    expect([moved.points, moved.turns]).toEqual([0, 3]);
    expect(drawn(moved, 0)).toEqual([
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
      '0: speed 3, coal 4, passengers 0',
      '1: speed 1, coal 6, passengers 0',
      '2: speed 1, coal 6, passengers 0',
    ]);
    // No other way ends there with this bow for less.
    const { hex, facing } = boatOf(moved, 0);
    const ways = findPlans(before, 0).filter((plan) => plan.hex === hex && plan.facing === facing);
    expect(ways.map(({ coal }) => coal)).toEqual([2]);
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
    const cornered = (wheels: string) =>
      putBoats(open(wheels, { phase: 'move', order: [1, 0, 2], first: 1 }), { 0: '1a1 SW', 1: '1c4 N', 2: '1e4 N' });
    const { s: after, events } = act(cornered('speed 4, coal 0'), '1 done');
    expect(boatOf(after, 0)).toMatchObject({ hex: NOWHERE, fate: 'aground' });
    expect(events).toContainEqual({ type: 'wentAground', seat: 0, hex: spaceNamed('1a1') });
    expect(stands(act(cornered('speed 4, coal 6'), '1 done').s, 0)).toBe('1a1 SW');
  });
});
