import { describe, expect, test } from 'vitest';
import { LANDING, choices, pushesIn, putBoats, refusal, scene } from '../scene.ts';
import { NOWHERE, type State, boatOf, clone } from '../state.ts';

/** No coal and no turn left: the boat can only go straight ahead. */
const straightOn = (points: number): Partial<State> => ({ phase: 'move', points, turns: 1 });

describe('a push is offered only if the pusher can use up its points afterwards', () => {
  const before = (victim: string, mover: string, changes: Partial<State>) =>
    putBoats(scene(LANDING.replace('1: speed 1', `1: ${victim}`), {}, changes), { 0: mover, 2: '2d1 N' });

  test('not if the bank or land comes too soon', () => {
    const bank = putBoats(before('speed 2', '2a3 N', straightOn(3)), { 1: '2a4 N' });
    expect(pushesIn(bank, 0)).toEqual([]);
    expect(refusal(bank, '0 push 2b4')).toBe('moving.complete');
    expect(pushesIn({ ...bank, points: 2 }, 0)).toEqual(['push 2b3', 'push 2b4']);
    const land = putBoats(before('speed 2', '2d4 S', straightOn(3)), { 1: '2d3 N' });
    expect(pushesIn(land, 0)).toEqual([]);
    expect(refusal(land, '0 push 2c3')).toBe('moving.complete');
    expect(pushesIn({ ...land, points: 2 }, 0)).toEqual(['push 2c2', 'push 2c3', 'push 2e3', 'push 2e4']);
  });

  test('but if the pushed boat docks and that decides the race, nothing has to be used up', () => {
    const three = putBoats(before('speed 1', '2a3 N', straightOn(3)), { 1: '2a4 N' });
    expect(pushesIn(three, 0)).toEqual([]);
    const two = putBoats(before('speed 1', '2a3 N', straightOn(3)), { 1: '2a4 N' });
    Object.assign(boatOf(two, 2), { hex: NOWHERE, fate: 'aground' });
    expect(pushesIn(two, 0)).toEqual(['push 2b4']);
  });

  test('a boat that docks where it is pushed to leaves that space free', () => {
    const ahead = (victim: string) => putBoats(before(victim, '2c2 N', straightOn(3)), { 1: '2c3 N' });
    expect(pushesIn(ahead('speed 1'), 0)).toContain('push 2c4');
    expect(pushesIn(ahead('speed 2'), 0)).not.toContain('push 2c4');
  });

  test('a passenger boarded by one push lets the boat dock by the next', () => {
    const waiting = (waits: string) => {
      const drawing = LANDING.replace('2 A1-1 straight', `2 A1-1 straight${waits}`).replaceAll(
        'passengers 2',
        'passengers 1',
      );
      const s = scene(drawing, { endAtFirstDocking: true }, straightOn(5));
      return putBoats(s, { 0: '2d4 SW', 1: '2c3 N', 2: '2a3 N' });
    };
    // Beyond the boarding platform 2b3 seat 2 bars the way: only the end of the race lets the fifth point go unused.
    expect(pushesIn(waiting(', 1 waiting'), 0)).toContain('push 2b3');
    expect(pushesIn(waiting(''), 0)).not.toContain('push 2b3');
  });
});

/** Seat 0 can only go straight ahead, where three boats bar the way. */
const CORNER = `
  2 A1-1 straight
  1 A3-3 straight
        ~
     ~     #
  ~     ~     ~
     #     ~
  0↓    ~     ~
     #     #
  ~     3↑    ~
     2↑    ~
  1↑          #
  0: speed 3, coal 0
  1: speed 1
  2: speed 1
  3: speed 1`;

test('nobody counts on pushing a boat into spaces passed on the way to it', () => {
  expect(choices(scene(CORNER), 0)).toEqual([]);
  expect(choices(putBoats(scene(CORNER), { 3: '1d1 N' }), 0)).toEqual(['speed 3']);
});

test('a look-ahead that breaks off at one table has no effect on another', () => {
  const s = putBoats(scene(CORNER), { 3: '1d1 N' });
  const broken = Object.assign(clone(s), { wake: undefined });
  expect(() => choices(broken, 0)).toThrow(TypeError);
  expect(choices(s, 0)).toEqual(['speed 3']);
  expect(choices(scene(CORNER), 0)).toEqual([]);
});
