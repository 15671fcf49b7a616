import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import {
  BEHIND,
  LANDING,
  act,
  asked,
  spaceNamed,
  choices,
  pushesIn,
  putBoats,
  refusal,
  rulingOn,
  scene,
  stands,
} from '../scene.ts';
import { NOWHERE, type State, boatOf } from '../state.ts';
import { AFTER_ONE, EAR, STATION, typesOf } from './scenes.ts';

describe('pushing', () => {
  test('ruling 17: entering an occupied space takes two points, so nobody pushes at speed 1 or with the last point', () => {
    const slow = scene(BEHIND.replace('0: speed 4', '0: speed 1'));
    const { s } = act(slow, '0 speed 1');
    expect(refusal(s, '0 step')).toBe('pushing.cost');
    expect(refusal(s, '0 push 0c3')).toBe('pushing.cost');
    const { s: pushed } = act(scene(BEHIND), '0 speed 4', '0 push 0c3', '1 face N');
    expect([stands(pushed, 0), pushed.points]).toEqual(['0c2 N', 2]);
    expect(refusal(act(scene(BEHIND), '0 speed 4').s, '0 step')).toBe('pushing.choice');
    const { s: last } = act(putBoats(scene(BEHIND), { 1: '0c3 SE' }), '0 speed 2', '0 step');
    expect([last.points, refusal(last, '0 push 0c4')]).toEqual([1, 'pushing.cost']);
  });

  test('ruling 18: the pusher names the space, the victim points its bow, then the pusher moves in', () => {
    const { s, events } = act(scene(BEHIND), '0 speed 4', '0 push 0b3');
    expect([asked(s), stands(s, 0), stands(s, 1)]).toEqual(['1', '0c1 N', '0b3 SE']);
    const { s: faced, events: after } = act(s, '1 face SW');
    expect([asked(faced), stands(faced, 0), stands(faced, 1)]).toEqual(['0', '0c2 N', '0b3 SW']);
    expect(typesOf([...events, ...after])).toEqual(['speedChosen', 'pushed', 'faced', 'stepped']);
  });

  test('ruling 19: a victim goes to water beside it that is laid, free and not in the wake; upstream is allowed', () => {
    const { s } = act(scene(BEHIND), '0 speed 4');
    expect(pushesIn(s, 0)).toEqual(['push 0b2', 'push 0b3', 'push 0c3', 'push 0d2', 'push 0d3']);
    expect(refusal(s, '0 push 0c1')).toBe('pushing.taboo');
    expect(refusal(s, '0 push 0a3')).toBe('pushing.space');
    const { s: curved } = act(
      putBoats(scene(BEHIND), { 0: '0b2 SE' }),
      '0 speed 4',
      '0 step',
      '0 turn port',
      '0 turn port',
    );
    expect(stands(curved, 0)).toBe('0c1 N');
    expect(['0b2', '0c1'].map((space) => refusal(curved, `0 push ${space}`))).toEqual(Array(2).fill('pushing.taboo'));
    expect(refusal(curved, '0 push 0d2')).toBeUndefined();
  });

  test('ruling 19: the space on which the pusher began its turn is taboo too', () => {
    const before = scene(BEHIND, {}, { ...AFTER_ONE, order: [2, 0, 1] });
    const { s } = act(
      putBoats(before, { 0: '0b2 SE', 2: '0a4 N' }),
      '2 done',
      '0 speed 4',
      '0 step',
      '0 turn port',
      '0 turn port',
    );
    expect(refusal(s, '0 push 0b2')).toBe('pushing.taboo');
  });

  test('ruling 20: no chain pushes, but several pushes in one move, and the same boat again', () => {
    const { s } = act(putBoats(scene(BEHIND), { 2: '0c3 N' }), '0 speed 4');
    expect(refusal(s, '0 push 0c3')).toBe('pushing.chain');
    const { s: two } = act(s, '0 push 0b3', '1 face N', '0 push 0d4', '2 face N');
    expect([stands(two, 0), stands(two, 1), stands(two, 2), two.points]).toEqual(['0c3 N', '0b3 N', '0d4 N', 0]);
    const { s: again } = act(scene(BEHIND), '0 speed 4', '0 push 0c3', '1 face N', '0 push 0c4', '1 face S');
    expect([stands(again, 0), stands(again, 1)]).toEqual(['0c3 N', '0c4 S']);
  });

  test('ruling 21: a boat with nowhere to go cannot be pushed, and its space cannot be entered', () => {
    const s = putBoats(scene(EAR, {}, { phase: 'move', points: 2 }), { 0: '1a2 S', 1: '1a1 N', 2: '1b1 N' });
    expect(refusal(s, '0 step')).toBe('pushing.nowhere');
    expect(pushesIn(s, 0)).toEqual([]);
  });

  test('ruling 9: where a boat could be pushed but no push leaves a way to finish the move, that is the reason', () => {
    const s = putBoats(scene(EAR, {}, { phase: 'move', points: 3 }), { 0: '1a2 S', 1: '1a1 N', 2: '1c4 N' });
    // The ear behind the pushed boat is a dead end: the third point could not be used there.
    expect(rulingOn(s, '0 step')).toEqual({
      rule: 'mississippi-queen/moving.complete',
      facts: { space: '1a1', points: 1, coal: 0 },
    });
    expect(rulingOn(s, '0 push 1b1')?.facts).toEqual({ space: '1b1', points: 1, coal: 0 });
    expect(refusal({ ...s, points: 2 }, '0 step')).toBe('pushing.choice');
  });

  test('ruling 22: turning between pushes costs as usual, and a push neither needs nor gives a turn', () => {
    const { s } = act(scene(BEHIND), '0 speed 5', '0 turn port', '0 turn starboard', '0 push 0b3', '1 face N');
    expect([s.turns, boatOf(s, 0).coal]).toEqual([2, 5]);
    expect(boatOf(act(s, '0 turn port').s, 0).coal).toBe(4);
  });

  test('ruling 23: the victim points its bow anywhere for nothing; its speed, coal and free turn are untouched', () => {
    const { s } = act(scene(BEHIND), '0 speed 2', '0 push 0c3');
    expect(choices(s, 1)).toEqual(['face N', 'face NE', 'face SE', 'face S', 'face SW', 'face NW']);
    const { s: next } = act(s, '1 face NW', '0 done', '1 speed 3', '1 turn starboard');
    expect(boatOf(next, 1)).toMatchObject({ speed: 3, coal: 4, facing: 0 });
    const answer = (state: State) =>
      game.standing?.answer(game.view(state, 1), 1, { type: 'keep' }, game.legal(state, 1));
    expect(answer(s)).toEqual({ type: 'face', facing: 2 });
    const facingBank = putBoats(act(scene(BEHIND), '0 speed 2', '0 push 0b2').s, { 1: '0a3 NW' });
    expect(answer(facingBank)).toEqual({ type: 'face', facing: 0 });
    expect(answer(scene(BEHIND))).toBeUndefined();
    const seat0 = game.standing?.answer(game.view(s, 0), 0, { type: 'keep' }, game.legal(s, 0));
    expect(seat0).toBeUndefined();
    const downstream = game.standing?.answer(game.view(s, 1), 1, { type: 'downstream' }, game.legal(s, 1));
    expect(downstream).toEqual({ type: 'face', facing: 0 });
  });

  test('ruling 24: where no tile lies nobody can be pushed; a victim pushed onto the furthest tile lays the next', () => {
    const s = putBoats(scene(BEHIND, {}, { phase: 'move', points: 2 }), { 0: '1c3 N', 1: '1c4 N' });
    expect(pushesIn(s, 0)).toEqual(['push 1b4', 'push 1d4']);
    const onto = putBoats(scene(BEHIND), { 0: '0c3 N', 1: '0c4 N' });
    expect(act(onto, '0 speed 3', '0 push 1c1', '1 face N').s.pilot).toBe(1);
  });

  /** Seat 1 between seat 0 and the station, seat 0 fast enough for one push. */
  const toStation = (wheels: string) => {
    const drawing = STATION.replace('0: speed 1', '0: speed 2, coal 0').replace('1: speed 1', `1: ${wheels}`);
    return putBoats(scene(drawing), { 0: '1c1 N', 1: '1c2 N' });
  };

  test('ruling 25: a victim pushed to a boarding platform with its wheel at 1 takes a passenger at once if it may', () => {
    const { s, events } = act(toStation('speed 1'), '0 speed 2', '0 push 1b3');
    expect(events).toContainEqual({ type: 'boarded', seat: 1, hex: spaceNamed('1b3'), aboard: 1 });
    expect([boatOf(s, 1).passengers, s.river[1]?.passengers, asked(s)]).toEqual([1, 1, '1']);
    const fast = toStation('speed 2');
    expect(boatOf(act(fast, '0 speed 2', '0 push 1b3').s, 1).passengers).toBe(0);
    const used = toStation('speed 1');
    boatOf(used, 1).islands = 1 << 1;
    expect(boatOf(act(used, '0 speed 2', '0 push 1b3').s, 1).passengers).toBe(0);
  });

  const TO_LANDING = LANDING.replace('1↑    0↑    ~', '~     1↘    ~')
    .replace('+     ~\n  ~     ~', '+     ~\n  ~     0↑')
    .replace('0: speed 1', '0: speed 3');

  test('ruling 26: a victim pushed to an entry docks at once if it may, and the race can end there', () => {
    const { s, events } = act(scene(TO_LANDING), '0 speed 3', '0 push 2b4');
    expect(events).toContainEqual({ type: 'docked', seat: 1, hex: spaceNamed('2b4'), place: 1 });
    expect([stands(s, 1), stands(s, 0), asked(s), s.points]).toEqual(['docked', '2c3 N', '0', 1]);
    const two = scene(TO_LANDING);
    Object.assign(boatOf(two, 2), { hex: NOWHERE, fate: 'aground' });
    const { s: over } = act(two, '0 speed 3', '0 push 2b4');
    expect(over.outcome).toMatchObject({ reason: 'mississippi-queen/end.one-left', ranks: [2, 1, 3] });
    const racing = scene(TO_LANDING.replace('1: speed 1', '1: speed 6'), { race: 'introductory' });
    expect(stands(act(racing, '0 speed 3', '0 push 2b4').s, 1)).toBe('docked');
    const unready = scene(TO_LANDING.replace('1: speed 1', '1: speed 2'));
    expect(asked(act(unready, '0 speed 3', '0 push 2b4').s)).toBe('1');
  });
});
