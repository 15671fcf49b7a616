import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import {
  BEHIND,
  LANDING,
  OPEN,
  act,
  asked,
  spaceNamed,
  atSetup,
  choices,
  putBoats,
  refusal,
  scene,
  stands,
} from '../scene.ts';
import { NOWHERE, type State, boatOf } from '../state.ts';
import { AFTER_ONE, HEMMED, typesOf } from './scenes.ts';

const LIFTED = { leavers: 'lifted' } as const;

/** What the table plays for a seat that its captain has left. */
const absent = (s: State, seat: number) => game.absent?.(game.view(s, seat), seat, game.legal(s, seat));
const successor = (s: State, seat: number) => game.successor?.(game.view(s, seat), seat);

describe('a captain who leaves', () => {
  test('ruling 39: is replaced by a bot, and the boat is not lifted, whatever its captain is asked', () => {
    const moments: readonly (readonly [phase: State['phase'], seat: number, s: State])[] = [
      ['speed', 0, scene(OPEN)],
      ['move', 0, act(scene(OPEN), '0 speed 2').s],
      ['move', 0, act(scene(OPEN), '0 speed 1', '0 step').s],
      ['face', 1, act(scene(BEHIND), '0 speed 2', '0 push 0c3').s],
      ['hemmed', 0, act(scene(HEMMED, {}, { ...AFTER_ONE, order: [1, 0, 2, 3, 4] }), '1 done').s],
      ['bows', 0, act(atSetup(3, { freeFacing: true }), 'chance first 0', 'chance draw A3-1').s],
    ];
    for (const [phase, seat, s] of moments) {
      expect([s.phase, asked(s)]).toEqual([phase, String(seat)]);
      expect(refusal(s, `${seat} leave`), phase).toBe('end.leave');
      expect(absent(s, seat), phase).toBeUndefined();
      expect(successor(s, seat), phase).toBe('bot');
    }
    expect([0, 1, 2].map((seat) => successor(scene(OPEN), seat))).toEqual(['bot', 'bot', 'bot']);
  });

  test('ruling 39: is replaced by nobody where boats are lifted', () => {
    expect(successor(scene(OPEN, LIFTED), 0)).toBe('nobody');
  });

  test('ruling 39: needs no successor once the boat has left the river', () => {
    const s = scene(LANDING);
    Object.assign(boatOf(s, 1), { hex: NOWHERE, fate: 'docked' });
    expect(successor(s, 1)).toBeUndefined();
  });

  test('ruling 39: loses the boat at the start of a turn, where boats are lifted, and ranks as lost at that moment', () => {
    const { s, events } = act(scene(OPEN, LIFTED), '0 leave');
    expect([stands(s, 0), asked(s)]).toEqual(['left', '1']);
    expect(events).toContainEqual({ type: 'leftTheTable', seat: 0, hex: spaceNamed('0c1') });
    expect(absent(scene(OPEN, LIFTED), 0)).toEqual({ type: 'leave' });
    expect(act(s, '1 leave').s.outcome).toMatchObject({ ranks: [3, 2, 1], scores: [-1, -1, 3] });
  });

  test('ruling 39: loses the boat in the middle of a move, where boats are lifted', () => {
    const { s: moving } = act(scene(OPEN, LIFTED), '0 speed 2', '0 step');
    expect(absent(moving, 0)).toEqual({ type: 'leave' });
    const { s, events } = act(moving, '0 leave');
    expect([stands(s, 0), asked(s)]).toEqual(['left', '1']);
    expect(events).toContainEqual({ type: 'leftTheTable', seat: 0, hex: spaceNamed('0c2') });
    const { s: spent } = act(moving, '0 step');
    expect(choices(spent, 0)).toEqual(['turn port', 'turn starboard', 'done', 'leave']);
    expect(stands(act(spent, '0 leave').s, 0)).toBe('left');
  });

  test('ruling 39: has still found the next tile when the boat that reached the furthest one is lifted', () => {
    const reached = act(putBoats(scene(OPEN, LIFTED), { 0: '0c4 N' }), '0 speed 2', '0 step').s;
    const { s } = act(reached, '0 leave');
    expect([stands(s, 0), s.phase, s.pilot]).toEqual(['left', 'roll', 0]);
    const { s: laid } = act(s, 'chance roll left', 'chance draw A3-1');
    expect([laid.river.length, asked(laid)]).toEqual([3, '1']);
  });

  test('ruling 39: ends the race at once where one boat is left, without another roll', () => {
    const reached = act(putBoats(scene(OPEN, LIFTED), { 0: '0c4 N' }), '0 speed 2', '0 step').s;
    Object.assign(boatOf(reached, 1), { hex: NOWHERE, fate: 'aground' });
    const { s, events } = act({ ...reached, departed: 1 }, '0 leave');
    expect(s.outcome).toMatchObject({ reason: 'mississippi-queen/end.one-left', ranks: [2, 3, 1] });
    expect(typesOf(events)).toEqual(['leftTheTable', 'raceEnded']);
  });

  test('ruling 39: loses the boat before the first round too, and the others point their bows', () => {
    const free = act(atSetup(3, { ...LIFTED, freeFacing: true }), 'chance first 0', 'chance draw A3-1').s;
    expect(absent(free, 0)).toEqual({ type: 'leave' });
    const { s } = act(free, '0 leave');
    expect([stands(s, 0), asked(s)]).toEqual(['left', '1']);
    expect(asked(act(s, '1 face N', '2 face N').s)).toBe('1');
    expect(act(s, '1 leave').s.outcome).toMatchObject({ ranks: [3, 2, 1] });
  });

  test('ruling 39: keeps the bow when pushed, and the boat is lifted at its own next turn', () => {
    const pushed = act(scene(BEHIND, LIFTED), '0 speed 2', '0 push 0c3').s;
    expect(absent(pushed, 1)).toEqual({ type: 'face', facing: 2 });
    const { s } = act(pushed, '1 face SE', '0 done');
    expect([stands(s, 1), absent(s, 1)]).toEqual(['0c3 SE', { type: 'leave' }]);
  });
});
