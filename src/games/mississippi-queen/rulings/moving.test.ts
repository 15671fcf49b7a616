import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { OPEN, act, asked, spaceNamed, choices, putBoats, refusal, rulingOn, scene, stands } from '../scene.ts';
import { NOWHERE, boatOf } from '../state.ts';
import { AFTER_ONE, EAR, HEMMED } from './scenes.ts';

describe('speed, coal, turning', () => {
  test('ruling 5: speed changes once, before the first action', () => {
    const { s } = act(scene(OPEN), '0 speed 2');
    expect(refusal(s, '0 speed 1')).toBe('speed.change');
    expect(refusal(act(s, '0 step').s, '0 speed 1')).toBe('speed.change');
    expect(refusal(scene(OPEN), '0 step')).toBe('speed.change');
  });

  test('ruling 6: all points must be used; a boat never stands still', () => {
    expect(choices(scene(OPEN), 0)).toEqual([1, 2, 3, 4, 5, 6].map((speed) => `speed ${speed}`));
    expect(refusal(scene(OPEN), '0 done')).toBe('moving.points');
    expect(refusal(act(scene(OPEN), '0 speed 1').s, '0 done')).toBe('moving.points');
    const { s } = act(scene(OPEN), '0 speed 2', '0 step');
    expect(refusal(s, '0 done')).toBe('moving.points');
    expect(refusal(act(s, '0 step').s, '0 step')).toBe('moving.spent');
    expect(choices(act(s, '0 step').s, 0)).toEqual(['turn port', 'turn starboard', 'done']);
  });

  test('ruling 7: each move has one free turn, turns stack on one space, and one after the last step is allowed', () => {
    const { s } = act(scene(OPEN), '0 speed 1', '0 turn port', '0 turn port', '0 turn starboard');
    expect([boatOf(s, 0).coal, stands(s, 0)]).toEqual([4, '0c1 NW']);
    const { s: last } = act(s, '0 step', '0 turn starboard', '0 done');
    expect([boatOf(last, 0).coal, stands(last, 0)]).toEqual([3, '0b2 N']);
    const { s: again } = act(last, '1 speed 1', '1 step', '1 done', '2 speed 1', '2 turn port', '2 step', '2 done');
    const next = act({ ...again, order: [0, 1, 2], mover: 0 }, '0 speed 1', '0 turn starboard').s;
    expect(boatOf(next, 0).coal).toBe(3);
  });

  test('ruling 8: speed and turning burn the same six coal, and a boat without coal sails on with what is free', () => {
    const { s } = act(scene(OPEN), '0 speed 4', '0 turn port', '0 turn starboard');
    expect(boatOf(s, 0).coal).toBe(6 - 2 - 1);
    const empty = scene(OPEN.replace('0: speed 1', '0: speed 3, coal 0'));
    expect(choices(empty, 0)).toEqual(['speed 2', 'speed 3', 'speed 4']);
    expect(refusal(empty, '0 speed 5')).toBe('speed.coal');
    expect(refusal(act(empty, '0 speed 2', '0 turn port').s, '0 turn port')).toBe('turning.coal');
  });

  test('ruling 9: a complete legal move must be played if there is one, and only a boat that has none is aground', () => {
    const { s, events } = act(scene(EAR, {}, AFTER_ONE), '1 done');
    expect(stands(s, 0)).toBe('aground');
    expect(events).toContainEqual({ type: 'wentAground', seat: 0, hex: spaceNamed('1a1') });
    expect(asked(s)).toBe('2');
    const coaled = act(scene(EAR.replace('0: speed 1, coal 0', '0: speed 1, coal 1'), {}, AFTER_ONE), '1 done').s;
    expect(choices(coaled, 0)).toEqual(['speed 1', 'speed 2']);
    // Speed 3 would burn the coal that the second turn needs.
    expect(choices(putBoats(coaled, { 1: '1c4 N' }), 0)).toEqual(['speed 1', 'speed 2']);
    const { s: burning } = act(coaled, '0 speed 2');
    expect(choices(burning, 0)).toEqual(['turn starboard']);
    expect(refusal(burning, '0 turn port')).toBe('moving.complete');
    expect(stands(act(burning, '0 turn starboard', '0 turn starboard', '0 step', '0 step').s, 0)).toBe('1a3 N');
  });

  test('ruling 9: what is refused because the move could not be finished says what would be left after it', () => {
    const deadEnd = putBoats(scene(EAR, {}, { phase: 'move', points: 2 }), { 0: '1a2 S', 1: '1c4 N' });
    expect(rulingOn(deadEnd, '0 step')?.facts).toEqual({ space: '1a1', points: 1, coal: 0 });
    const cornered = scene(EAR.replace('0: speed 1, coal 0', '0: speed 1, coal 1'));
    const { s } = act(cornered, '0 speed 2');
    expect(rulingOn(s, '0 turn port')?.facts).toEqual({ points: 2, coal: 1 });
    expect(rulingOn(act(s, '0 turn starboard').s, '0 turn port')?.facts).toEqual({ points: 2, coal: 0 });
  });

  test('ruling 9: to go back where it came from a boat needs three turns, so two coal', () => {
    const corner = (coal: number) =>
      putBoats(
        scene(
          `
      1 A3-1 straight
      0: speed 1, coal ${coal}
      1: speed 1
      2: speed 1`,
          {},
          AFTER_ONE,
        ),
        { 0: '1a1 SW', 1: '1c4 N', 2: '1d4 N' },
      );
    expect(stands(act(corner(1), '1 done').s, 0)).toBe('aground');
    expect(choices(act(corner(2), '1 done').s, 0)).toEqual(['speed 1', 'speed 2']);
  });

  test('ruling 9: a boat with no complete move even on an empty river is aground, with other boats near or not', () => {
    const fast = scene(EAR.replace('0: speed 1', '0: speed 6'), {}, AFTER_ONE);
    // At speed 5 or 6 the land on the next tile comes too soon; the boats ahead are not to blame.
    expect(stands(act(putBoats(fast, { 0: '1a1 NW', 1: '1a3 N', 2: '1a4 N' }), '1 done').s, 0)).toBe('aground');
    const slower = scene(EAR.replace('0: speed 1', '0: speed 5'), {}, AFTER_ONE);
    expect(stands(act(putBoats(slower, { 0: '1a1 NW', 1: '2c4 N' }), '1 done').s, 0)).toBe('1a1 NW');
  });

  test('ruling 10: a boat hemmed in only by other boats stays, drops to speed 1, keeps its coal and may turn once', () => {
    const { s, events } = act(scene(HEMMED, {}, { ...AFTER_ONE, order: [1, 0, 2, 3, 4] }), '1 done');
    expect(events).toContainEqual({ type: 'hemmedIn', seat: 0, hex: spaceNamed('1a1') });
    expect(boatOf(s, 0)).toMatchObject({ hex: spaceNamed('1a1'), speed: 1, coal: 2, fate: 'racing' });
    expect(choices(s, 0)).toEqual(['turn port', 'turn starboard', 'done']);
    const { s: turned } = act(s, '0 turn starboard');
    expect([stands(turned, 0), asked(turned)]).toEqual(['1a1 NE', '2']);
    expect(asked(act(s, '0 done').s)).toBe('2');
    const poor = scene(HEMMED, { leavers: 'lifted' }, { ...AFTER_ONE, order: [1, 0, 2, 3, 4], stack: [], toLay: 0 });
    boatOf(poor, 2).passengers = 2;
    const { s: stuck } = act(poor, '1 done');
    expect(choices(stuck, 0)).toEqual(['turn port', 'turn starboard', 'done', 'retire', 'leave']);
    expect(['retire', 'leave'].map((way) => stands(act(stuck, `0 ${way}`).s, 0))).toEqual(['retired', 'left']);
  });

  test('ruling 10: a boat hemmed in on a boarding platform has not moved there, so nobody boards', () => {
    const platform = `
      1 A1-3 straight, 1 waiting
            ~
         2↑    ~
      1↑    #     ~
         B     ~
      0↑    #     ~
         ~     ~
      ~     ~     ~
         ~     ~
      ~           #
      0: speed 1, coal 0
      1: speed 1, coal 0
      2: speed 1, coal 0`;
    const { s } = act(scene(platform, {}, AFTER_ONE), '1 done');
    expect(s.phase).toBe('hemmed');
    expect(boatOf(act(s, '0 done').s, 0).passengers).toBe(0);
  });

  test('ruling 11: a boat out of the race is lifted at once with its passengers, and they do not return', () => {
    const before = scene(EAR, {}, AFTER_ONE);
    const { s } = act(before, '1 done');
    expect(boatOf(s, 0)).toMatchObject({ hex: NOWHERE, passengers: 1 });
    expect([s.supply, s.box]).toEqual([before.supply, before.box]);
    expect(game.inventory(s)).toEqual(game.inventory(before));
  });
});
