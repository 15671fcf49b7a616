import { describe, expect, test } from 'vitest';
import { seeded } from '#bots/seeded.ts';
import { writeAction } from '#engine/forms.ts';
import { forms } from './actions.ts';
import { TILE_NAMES } from './components.ts';
import { game } from './game.ts';
import { bendFits, isWater } from './river.ts';
import {
  BEHIND,
  LANDING,
  OPEN,
  act,
  asked,
  at,
  atSetup,
  choices,
  pushesIn,
  put,
  refusal,
  scene,
  stands,
} from './scene.ts';
import { type Boat, NOWHERE, type State, boatOf } from './state.ts';

/** Seat 0 in an ear of the earliest tile: bank on two sides, gone tiles on two more. */
const EAR = `
  2 A1-1 straight
  1 A3-3 straight
        ~
     ~     #
  1↑    ~     ~
     #     2↑
  ~     ~     ~
     #     #
  ~     ~     ~
     ~     ~
  0↙          #
  0: speed 1, coal 0, passengers 1
  1: speed 1, coal 0
  2: speed 1`;

/** Seat 0 one step before the boarding platform of a station where two passengers wait. */
const STATION = `
  2 A3-1 straight
  1 A1-1 straight, 2 waiting
        ~
     ~     ~
  ~     ~     ~
     +     ~
  0↗    ~     ~
     B     #
  #     1↑    ~
     ~     2↑
  ~           ~
  0: speed 1
  1: speed 1
  2: speed 1`;

/** The turn of seat 0 comes after seat 1 has ended its own. */
const AFTER_ONE: Partial<State> = { phase: 'move', order: [1, 0, 2], mover: 0, points: 0, turns: 0 };

const typesOf = (events: readonly { type: string }[]) => events.map((event) => event.type);

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
    const s = put(scene(OPEN), { 0: '0b1 NE', 2: '0a4 N' });
    expect(stands(act(s, '0 speed 1', '0 step').s, 0)).toBe('0c1 NE');
  });

  test('ruling 4: the introductory race has 3 tiles, clockwise order, no passengers and docking at any speed', () => {
    const s = atSetup(4, { race: 'introductory' });
    expect([s.toLay, s.supply, s.box]).toEqual([3, 0, 16]);
    const { s: laid } = act(s, 'chance first 2', 'chance draw A1-1');
    expect(laid.river[1]?.passengers).toBe(0);
    const fast = scene(LANDING.replaceAll('passengers 2', 'passengers 0'), { race: 'introductory' });
    const { s: docked } = act(fast, '0 speed 2', '0 step');
    expect([stands(docked, 0), docked.outcome]).toEqual(['docked', undefined]);
    const ordered = scene(OPEN, { race: 'introductory' }, { order: [2, 0, 1], mover: 2, phase: 'move', points: 0 });
    expect(act(ordered, '1 done').s.order).toEqual([2, 0, 1]);
  });
});

describe('speed, coal, turning', () => {
  test('ruling 5: speed changes once, before the first action', () => {
    const { s } = act(scene(OPEN), '0 speed 2');
    expect(refusal(s, '0 speed 1')).toBe('other-question');
    expect(refusal(act(s, '0 step').s, '0 speed 1')).toBe('other-question');
    expect(refusal(scene(OPEN), '0 step')).toBe('other-question');
  });

  test('ruling 6: all points must be used; a boat never stands still', () => {
    const { s } = act(scene(OPEN), '0 speed 2', '0 step');
    expect(refusal(s, '0 done')).toBe('moving.points');
    expect(refusal(act(s, '0 step').s, '0 step')).toBe('moving.spent');
    expect(choices(act(s, '0 step').s, 0)).toEqual(['turn port', 'turn starboard', 'done']);
  });

  test('ruling 7: one turn is free in each own turn, turns stack on one space, and one after the last step is allowed', () => {
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
    expect(events).toContainEqual({ type: 'wentAground', seat: 0, hex: at('1a1') });
    expect(asked(s)).toBe('2');
    const coaled = act(scene(EAR.replace('0: speed 1, coal 0', '0: speed 1, coal 1'), {}, AFTER_ONE), '1 done').s;
    expect(choices(coaled, 0)).toEqual(['speed 1', 'speed 2']);
    // Speed 3 would burn the coal that the second turn needs.
    expect(choices(put(coaled, { 1: '1c4 N' }), 0)).toEqual(['speed 1', 'speed 2']);
    const { s: burning } = act(coaled, '0 speed 2');
    expect(choices(burning, 0)).toEqual(['turn starboard']);
    expect(refusal(burning, '0 turn port')).toBe('moving.complete');
    expect(stands(act(burning, '0 turn starboard', '0 turn starboard', '0 step', '0 step').s, 0)).toBe('1a3 N');
  });

  test('ruling 9: to go back where it came from a boat needs three turns, so two coal', () => {
    const corner = (coal: number) =>
      put(
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

  test('ruling 9: a boat that could not complete a move on an empty river either is aground, boats about or not', () => {
    const fast = scene(EAR.replace('0: speed 1', '0: speed 6'), {}, AFTER_ONE);
    // At speed 5 or 6 the land on the next tile comes too soon; the boats ahead are not to blame.
    expect(stands(act(put(fast, { 0: '1a1 NW', 1: '1a3 N', 2: '1a4 N' }), '1 done').s, 0)).toBe('aground');
    const slower = scene(EAR.replace('0: speed 1', '0: speed 5'), {}, AFTER_ONE);
    expect(stands(act(put(slower, { 0: '1a1 NW', 1: '2c4 N' }), '1 done').s, 0)).toBe('1a1 NW');
  });

  const HEMMED = `
    2 A1-1 straight
    1 A3-3 straight
          ~
       ~     #
    ~     ~     ~
       #     ~
    3↑    ~     ~
       #     #
    1↑    4↑    ~
       2↑    ~
    0↑          #
    0: speed 3, coal 2
    1: speed 1, coal 0
    2: speed 1
    3: speed 1
    4: speed 1`;

  test('ruling 10: a boat hemmed in only by other boats stays, drops to speed 1, keeps its coal and may turn once', () => {
    const { s, events } = act(scene(HEMMED, {}, { ...AFTER_ONE, order: [1, 0, 2, 3, 4] }), '1 done');
    expect(events).toContainEqual({ type: 'hemmedIn', seat: 0, hex: at('1a1') });
    expect(boatOf(s, 0)).toMatchObject({ hex: at('1a1'), speed: 1, coal: 2, fate: 'racing' });
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

describe('river', () => {
  test('ruling 12: no boat leaves the laid river, and joined tiles may be crossed both ways', () => {
    const from = (where: string) => put(scene(EAR, {}, { phase: 'move', points: 1 }), { 0: where });
    expect(refusal(from('1a1 NW'), '0 step')).toBe('moving.bank');
    expect(refusal(from('1a1 S'), '0 step')).toBe('moving.bank');
    expect(refusal(from('1b1 N'), '0 step')).toBe('moving.land');
    expect(refusal(from('2d1 S'), '0 step')).toBe('moving.land');
    expect(refusal(from('2c4 N'), '0 step')).toBe('river.unexplored');
    const landing = put(scene(LANDING, {}, { phase: 'move', points: 1 }), { 0: '2c4 N' });
    expect(refusal(landing, '0 step')).toBe('moving.bank');
    const upstream = put(scene(OPEN.replace('0: speed 1', '0: speed 2')), { 0: '1c1 S' });
    expect(stands(act(upstream, '0 speed 2', '0 step', '0 step').s, 0)).toBe('0c3 S');
    const downstream = put(scene(OPEN.replace('0: speed 1', '0: speed 2')), { 0: '0c3 N' });
    expect(stands(act(downstream, '0 speed 2', '0 step', '0 step').s, 0)).toBe('1c1 N');
  });

  test('ruling 13: the furthest tile cannot be left downstream in the move that reaches it', () => {
    const end = put(scene(OPEN, {}, { phase: 'move', points: 1 }), { 0: '1c4 N' });
    expect(refusal(end, '0 step')).toBe('river.unexplored');
    const rushing = put(scene(OPEN.replace('0: speed 1', '0: speed 5, coal 0')), { 0: '0c4 N' });
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
    const s = put(scene(THREE_TILES, {}, { toLay: 0 }), { 0: '0c4 N' });
    const { s: off, events } = act(s, '0 speed 1', '0 step', '0 turn port');
    expect(off.first).toBe(1);
    expect(events).toContainEqual({ type: 'tilesRemoved', first: 1, passengers: 0 });
    // Nobody is on tile 1, but a straggler is still behind it.
    const straggling = put(scene(THREE_TILES, {}, { toLay: 0 }), { 0: '0c2 N', 2: '2c4 N' });
    expect(act(straggling, '0 speed 1', '0 step', '0 turn port').s.first).toBe(0);
    const leaving = put(scene(THREE_TILES, {}, { toLay: 0 }), { 0: '1c4 N', 1: '2e3 N', 2: '2c4 N' });
    const { s: last, events: gone } = act(leaving, '0 speed 1', '0 step', '0 turn port');
    expect(gone).toContainEqual({ type: 'tilesRemoved', first: 2, passengers: 2 });
    expect([last.first, last.box, isWater(last, at('1c4'))]).toEqual([2, leaving.box + 2, false]);
    expect(game.inventory(last)).toEqual(game.inventory(leaving));
  });

  const across = () => put(scene(BEHIND.replace('0: speed 4', '0: speed 4, coal 0')), { 0: '0c3 N', 1: '0c4 N' });

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
    const s = put(scene(OPEN.replace('0: speed 1', '0: speed 2')), { 0: '0c4 N' });
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
      { type: 'rerolled', seat: 0, bend: 0, platform: false },
    ]);
    expect([rolled.phase, asked(rolled)]).toEqual(['roll', 'chance']);
    expect(act(rolled, 'chance roll straight').s.phase).toBe('draw');
    expect(bendFits({ ...s, first: 1, toLay: 1 }, 0)).toBe(true);
    const platform = scene(ring, {}, { phase: 'roll', pilot: 0, first: 0, toLay: 0 });
    expect(typesOf(act(platform, 'chance roll left').events)).toEqual(['rolled', 'rerolled']);
    expect(act(platform, 'chance roll straight').s.platform).toBe(1);
  });

  test('ruling 16: a bend into a pocket, where the rest of the river would not fit, is rolled again', () => {
    const pocket = bending('straight', 'left', 'straight', 'left', 'straight', 'left', 'left');
    const s = scene(pocket, {}, { phase: 'roll', pilot: 0 });
    expect(typesOf(act(s, 'chance roll left').events)).toEqual(['rolled', 'rerolled']);
    // The pocket itself is free: the platform fits into it, and so would a tile if the oldest were gone.
    expect(act({ ...s, toLay: 0 }, 'chance roll left').s.platform).toBe(0);
    expect(act({ ...s, first: 3 }, 'chance roll left').s.phase).toBe('draw');
  });
});

describe('pushing', () => {
  test('ruling 17: entering an occupied space takes two points, so nobody pushes at speed 1 or with the last point', () => {
    const slow = scene(BEHIND.replace('0: speed 4', '0: speed 1'));
    const { s } = act(slow, '0 speed 1');
    expect(refusal(s, '0 step')).toBe('pushing.cost');
    expect(refusal(s, '0 push 0c3')).toBe('pushing.cost');
    const { s: pushed } = act(scene(BEHIND), '0 speed 4', '0 push 0c3', '1 face N');
    expect([stands(pushed, 0), pushed.points]).toEqual(['0c2 N', 2]);
    expect(refusal(act(scene(BEHIND), '0 speed 4').s, '0 step')).toBe('pushing.choice');
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
    const { s: curved } = act(put(scene(BEHIND), { 0: '0b2 SE' }), '0 speed 4', '0 step', '0 turn port', '0 turn port');
    expect(stands(curved, 0)).toBe('0c1 N');
    expect(['0b2', '0c1'].map((space) => refusal(curved, `0 push ${space}`))).toEqual(Array(2).fill('pushing.taboo'));
    expect(refusal(curved, '0 push 0d2')).toBeUndefined();
  });

  test('ruling 19: the space on which the pusher began its turn is taboo too', () => {
    const before = scene(BEHIND, {}, { ...AFTER_ONE, order: [2, 0, 1] });
    const { s } = act(
      put(before, { 0: '0b2 SE', 2: '0a4 N' }),
      '2 done',
      '0 speed 4',
      '0 step',
      '0 turn port',
      '0 turn port',
    );
    expect(refusal(s, '0 push 0b2')).toBe('pushing.taboo');
  });

  test('ruling 20: no chain pushes, but several pushes in one move, and the same boat again', () => {
    const { s } = act(put(scene(BEHIND), { 2: '0c3 N' }), '0 speed 4');
    expect(refusal(s, '0 push 0c3')).toBe('pushing.chain');
    const { s: two } = act(s, '0 push 0b3', '1 face N', '0 push 0d4', '2 face N');
    expect([stands(two, 0), stands(two, 1), stands(two, 2), two.points]).toEqual(['0c3 N', '0b3 N', '0d4 N', 0]);
    const { s: again } = act(scene(BEHIND), '0 speed 4', '0 push 0c3', '1 face N', '0 push 0c4', '1 face S');
    expect([stands(again, 0), stands(again, 1)]).toEqual(['0c3 N', '0c4 S']);
  });

  test('ruling 21: a boat with nowhere to go cannot be pushed, and its space cannot be entered', () => {
    const s = put(scene(EAR, {}, { phase: 'move', points: 2 }), { 0: '1a2 S', 1: '1a1 N', 2: '1b1 N' });
    expect(refusal(s, '0 step')).toBe('pushing.nowhere');
    expect(pushesIn(s, 0)).toEqual([]);
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
    const facingBank = put(act(scene(BEHIND), '0 speed 2', '0 push 0b2').s, { 1: '0a3 NW' });
    expect(answer(facingBank)).toEqual({ type: 'face', facing: 0 });
    expect(answer(scene(BEHIND))).toBeUndefined();
    const seat0 = game.standing?.answer(game.view(s, 0), 0, { type: 'keep' }, game.legal(s, 0));
    expect(seat0).toBeUndefined();
    const astream = game.standing?.answer(game.view(s, 1), 1, { type: 'downstream' }, game.legal(s, 1));
    expect(astream).toEqual({ type: 'face', facing: 0 });
  });

  test('ruling 24: where no tile lies nobody can be pushed; a victim pushed onto the furthest tile lays the next', () => {
    const s = put(scene(BEHIND, {}, { phase: 'move', points: 2 }), { 0: '1c3 N', 1: '1c4 N' });
    expect(pushesIn(s, 0)).toEqual(['push 1b4', 'push 1d4']);
    const onto = put(scene(BEHIND), { 0: '0c3 N', 1: '0c4 N' });
    expect(act(onto, '0 speed 3', '0 push 1c1', '1 face N').s.pilot).toBe(1);
  });

  /** Seat 1 between seat 0 and the station, seat 0 fast enough for one push. */
  const toStation = (wheels: string) => {
    const drawing = STATION.replace('0: speed 1', '0: speed 2, coal 0').replace('1: speed 1', `1: ${wheels}`);
    return put(scene(drawing), { 0: '1c1 N', 1: '1c2 N' });
  };

  test('ruling 25: a victim pushed to a boarding platform with its wheel at 1 boards at once if entitled', () => {
    const { s, events } = act(toStation('speed 1'), '0 speed 2', '0 push 1b3');
    expect(events).toContainEqual({ type: 'boarded', seat: 1, hex: at('1b3'), aboard: 1 });
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
    expect(events).toContainEqual({ type: 'docked', seat: 1, hex: at('2b4'), place: 1 });
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

describe('passengers', () => {
  test('ruling 27: a boat boards by moving onto the platform at speed 1, not by slowing down when it is there', () => {
    expect(boatOf(act(scene(STATION), '0 speed 1', '0 step', '0 done').s, 0).passengers).toBe(1);
    const fast = put(scene(STATION.replace('0: speed 1', '0: speed 2')), { 0: '1c2 NW' });
    expect(boatOf(act(fast, '0 speed 1', '0 step', '0 done').s, 0).passengers).toBe(1);
    const there = put(scene(STATION.replace('0: speed 1', '0: speed 2')), { 0: '1b3 N' });
    const { s: off, events } = act(there, '0 speed 1', '0 step', '0 done');
    expect([stands(off, 0), boatOf(off, 0).passengers]).toEqual(['1b4 N', 0]);
    expect(typesOf(events)).not.toContain('boarded');
  });

  test('ruling 27: nobody boards a boat that ends its move on the platform faster than at speed 1', () => {
    const s = put(scene(STATION), { 0: '1c1 N', 1: '1a3 N' });
    const { s: fast } = act(s, '0 speed 2', '0 step', '0 turn port', '0 step', '0 done');
    expect([stands(fast, 0), boatOf(fast, 0).passengers, fast.river[1]?.passengers]).toEqual(['1b3 NW', 0, 2]);
  });

  test('ruling 28: one passenger for each stop, one from each island, two in all, whatever way the boat faces', () => {
    const { s } = act(scene(STATION), '0 speed 1', '0 step', '0 turn port', '0 turn port', '0 done');
    expect([stands(s, 0), boatOf(s, 0).passengers, s.river[1]?.passengers]).toEqual(['1b3 NW', 1, 1]);
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
    expect(isWater(s, at('1b2'))).toBe(false);
    const empty = scene(STATION.replace(', 2 waiting', ''));
    expect(boatOf(act(empty, '0 speed 1', '0 step', '0 done').s, 0).passengers).toBe(0);
    expect(isWater(empty, at('1b2'))).toBe(false);
  });

  test('ruling 30: turning back upstream to a station still on the table is legal', () => {
    const { s } = act(put(scene(STATION), { 0: '1b4 S' }), '0 speed 1', '0 step', '0 done');
    expect([stands(s, 0), boatOf(s, 0).passengers]).toEqual(['1b3 S', 1]);
  });
});

describe('order and finish', () => {
  test('ruling 31: the order is fixed at the start of each round, from the second on by position', () => {
    const { s } = act(atSetup(3), 'chance first 1', 'chance draw A3-1');
    expect([s.round, s.order]).toEqual([1, [1, 2, 0]]);
    const passed = act(s, '1 speed 1', '1 step', '1 done', '2 speed 2', '2 step', '2 step', '2 done').s;
    expect([passed.round, passed.order]).toEqual([1, [1, 2, 0]]);
    const { s: second, events } = act(passed, '0 speed 1', '0 step', '0 done');
    expect([second.round, second.order]).toEqual([2, [2, 1, 0]]);
    expect(events).toContainEqual({ type: 'roundBegan', round: 2, order: [2, 1, 0] });
  });

  test('ruling 31: boats that have docked or are lost are skipped, at the start of a round too', () => {
    const s = scene(LANDING, { race: 'introductory' }, { ...AFTER_ONE, order: [0, 1, 2], mover: 1 });
    Object.assign(boatOf(s, 0), { hex: NOWHERE, fate: 'docked' });
    const { s: second } = act({ ...s, points: 0, phase: 'move' }, '1 done');
    expect(asked(second)).toBe('2');
    const { s: next, events } = act(second, '2 speed 1', '2 step', '2 turn port');
    expect([asked(next), stands(next, 0)]).toEqual(['1', 'docked']);
    expect(events).toContainEqual({ type: 'roundBegan', round: 3, order: [1, 2] });
    const four = scene(`${OPEN}\n  3: speed 1`, {}, { ...AFTER_ONE, order: [0, 1, 2, 3] });
    Object.assign(boatOf(four, 1), { hex: NOWHERE, fate: 'aground' });
    const { s: third, events: passing } = act(put(four, { 3: '0c4 N' }), '0 done');
    expect([asked(third), typesOf(passing)]).toEqual(['2', ['turnBegan']]);
  });

  test('ruling 32: a boat docks at the end of a speed-1 move on an entry with two passengers; else entries are water', () => {
    const { s, events } = act(scene(LANDING), '0 speed 1', '0 step');
    expect(typesOf(events)).not.toContain('docked');
    expect(stands(act(s, '0 turn port').s, 0)).toBe('docked');
    const fast = scene(LANDING.replace('0: speed 1, coal 0', '0: speed 2, coal 6'));
    const { s: through } = act(
      fast,
      '0 speed 2',
      '0 turn starboard',
      '0 step',
      '0 turn port',
      '0 turn port',
      '0 step',
      '0 done',
    );
    expect(stands(through, 0)).toBe('2c4 NW');
    const waiting = scene(LANDING.replace('0: speed 1, coal 0, passengers 2', '0: speed 1, coal 6, passengers 1'));
    expect(stands(act(waiting, '0 speed 1', '0 step', '0 done').s, 0)).toBe('2c4 N');
    Object.assign(boatOf(through, 0), { facing: 4 });
    const { s: moved } = act(
      { ...through, mover: 0, phase: 'speed', wake: [at('2c4')] },
      '0 speed 1',
      '0 step',
      '0 done',
    );
    expect([stands(moved, 0), boatOf(moved, 0).leftFrom]).toEqual(['docked', at('2b4')]);
  });

  test('ruling 33: where a boarding platform is an entry too, a boat boards first and docks in the same move', () => {
    const drawing = `
      platform left
      2 A1-3 straight, 1 waiting
            ~
         =     ~
      =     #     ~
         B     ~
      +     #     ~
         ~     ~
      0↑    ~     1↑
         ~     2↑
      ~           #
      0: speed 1, coal 0, passengers 1
      1: speed 1, passengers 2
      2: speed 1, passengers 2`;
    const arrivals = (events: readonly { type: string }[]) =>
      typesOf(events).filter((type) => type === 'boarded' || type === 'docked');
    const { s: home, events } = act(scene(drawing), '0 speed 1', '0 step', '0 turn starboard');
    expect([stands(home, 0), arrivals(events)]).toEqual(['docked', ['boarded', 'docked']]);
    const ahead = put(scene(drawing, {}, { order: [1, 0, 2] }), { 1: '2b1 NW' });
    const { s: helped, events: helping } = act(ahead, '1 speed 2', '1 push 2a3');
    expect([stands(helped, 0), stands(helped, 1), arrivals(helping)]).toEqual([
      'docked',
      '2a2 NW',
      ['boarded', 'docked'],
    ]);
  });

  test('ruling 34: the first to dock has won at once; the others race on and its space is free', () => {
    const { s } = act(scene(LANDING), '0 speed 1', '0 step', '0 turn port');
    expect([s.outcome, boatOf(s, 0).hex, asked(s)]).toEqual([undefined, NOWHERE, '1']);
    const { s: over } = act(s, '1 speed 1', '1 turn starboard', '1 step');
    expect(over.outcome).toEqual({
      reason: 'mississippi-queen/end.one-left',
      ranks: [1, 2, 3],
      scores: [5, 4, 3],
    });
    const once = act(scene(LANDING, { endAtFirstDocking: true }), '0 speed 1', '0 step', '0 turn port');
    expect(once.s.outcome).toMatchObject({ reason: 'mississippi-queen/end.first-docking', ranks: [1, 2, 3] });
    expect(typesOf(once.events)).toEqual(['speedChosen', 'stepped', 'turned', 'docked', 'raceEnded']);
  });

  test('ruling 35: in the introductory race reaching an entry ends the move, and unused points lapse', () => {
    const s = scene(LANDING.replace('0: speed 1', '0: speed 6'), { race: 'introductory' });
    const { s: docked, events } = act(s, '0 speed 6', '0 step');
    expect([stands(docked, 0), asked(docked)]).toEqual(['docked', '1']);
    expect(events).toContainEqual({ type: 'docked', seat: 0, hex: at('2c4'), place: 1 });
    const aside = put(scene(LANDING.replace('0: speed 1', '0: speed 6'), { race: 'introductory' }), {
      0: '2a4 N',
      1: '2c3 N',
    });
    expect(choices(aside, 0)).toEqual(['speed 5', 'speed 6']);
  });

  test('ruling 36: only a captain who cannot come by two passengers may retire, and ranks by the space it left from', () => {
    expect(refusal(scene(LANDING), '0 retire')).toBe('end.retire');
    const s = scene(LANDING.replace('0: speed 1, coal 0, passengers 2', '0: speed 1, coal 0, passengers 1'));
    expect(choices(s, 0)).toContain('retire');
    const { s: gone } = act(s, '0 retire');
    expect([stands(gone, 0), boatOf(gone, 0).leftFrom, asked(gone)]).toEqual(['retired', at('2c3'), '1']);
    const { s: over } = act(gone, '1 speed 1', '1 turn starboard', '1 step');
    expect(over.outcome?.ranks).toEqual([3, 1, 2]);
  });

  test('ruling 36: two passengers are within reach aboard, at islands not used yet, and with tiles still to be laid', () => {
    const [red, plain] = [TILE_NAMES.indexOf('A2-1'), TILE_NAMES.indexOf('A3-1')];
    const mayRetire = (wheels: Partial<Boat>, stack: number[], waiting = '') => {
      const s = scene(STATION.replace(', 2 waiting', waiting), {}, { stack, toLay: stack.length });
      Object.assign(boatOf(s, 0), wheels);
      return choices(s, 0).includes('retire');
    };
    expect(mayRetire({ passengers: 2 }, [])).toBe(false);
    expect(mayRetire({ passengers: 1 }, [])).toBe(true);
    expect(mayRetire({ passengers: 1 }, [plain])).toBe(true);
    expect(mayRetire({ passengers: 1 }, [plain, red])).toBe(false);
    expect(mayRetire({ passengers: 1 }, [], ', 1 waiting')).toBe(false);
    expect(mayRetire({ passengers: 1, islands: 1 << 1 }, [], ', 1 waiting')).toBe(true);
    expect(mayRetire({}, [red])).toBe(true);
    expect(mayRetire({}, [red], ', 2 waiting')).toBe(false);
    expect(choices(scene(LANDING.replaceAll('passengers 2', ''), { race: 'introductory' }), 0)).not.toContain('retire');
  });

  test('the race is over when no boat afloat can come by two passengers, ranked by passengers and position', () => {
    const s = scene(LANDING.replace('0, passengers 2', '0, passengers 1').replaceAll('0, passengers 2', '0'));
    expect(act(s, '0 speed 1', '0 step', '0 turn port').s.outcome).toEqual({
      reason: 'mississippi-queen/end.nobody',
      ranks: [1, 2, 3],
      scores: [1, 0, 0],
      tieBreak: 'mississippi-queen/rank.position',
    });
  });

  test('ruling 36: a retired boat counts where it left from, behind a boat still racing with all things equal', () => {
    const last: Partial<State> = { order: [0, 1, 2], mover: 2, phase: 'move', points: 0, round: 60, lastDocking: 59 };
    const ranksAfter = (...where: readonly [string, string]) => {
      const s = put(scene(LANDING.replaceAll('passengers 2', 'passengers 1'), {}, last), { 1: where[1], 2: '2c1 N' });
      Object.assign(boatOf(s, 0), { hex: NOWHERE, fate: 'retired', leftFrom: at(where[0]) });
      boatOf(s, 2).passengers = 2;
      return act(s, '2 done').s.outcome?.ranks;
    };
    expect(ranksAfter('2c4', '2c3 N')).toEqual([2, 3, 1]);
    expect(ranksAfter('2c2', '2c3 N')).toEqual([3, 2, 1]);
    expect(ranksAfter('2c3', '2c3 N')).toEqual([3, 2, 1]);
  });

  test('ruling 36: a retired boat is ranked among those afloat, but behind the only one still racing', () => {
    const s = scene(
      LANDING.replace('0, passengers 2\n  1', '0, passengers 1\n  1').replace('0, passengers 2\n  2', '0\n  2'),
    );
    Object.assign(boatOf(s, 2), { hex: NOWHERE, fate: 'aground', leftFrom: at('1c1') });
    expect(s.boats.map((boat) => boat.passengers)).toEqual([1, 0, 2]);
    expect(act({ ...s, departed: 1 }, '0 retire').s.outcome).toEqual({
      reason: 'mississippi-queen/end.one-left',
      ranks: [2, 1, 3],
      scores: [1, 3, -1],
    });
  });

  test('ruling 37: a stand-off at the landing and an endless race are called, by passengers and then position', () => {
    const last: Partial<State> = { order: [2, 1, 0], mover: 2, phase: 'move', points: 0 };
    const unready = LANDING.replace('0: speed 1, coal 0, passengers 2', '0: speed 1, coal 1, passengers 1');
    const called = (changes: Partial<State>) => act(scene(unready, {}, { ...last, ...changes }), '0 done').s.outcome;
    expect(called({ round: 29, lastDocking: 10 })).toBeUndefined();
    expect(called({ round: 30, lastDocking: 10 })).toEqual({
      reason: 'mississippi-queen/end.stand-off',
      ranks: [3, 1, 2],
      scores: [1, 2, 2],
      tieBreak: 'mississippi-queen/rank.position',
    });
    expect(called({ round: 60, lastDocking: 50 })?.reason).toBe('mississippi-queen/end.rounds');
    expect(called({ round: 59, lastDocking: 50 })).toBeUndefined();
    const unlaid = put(scene(OPEN, {}, { ...last, round: 30 }), { 0: '0c2 N' });
    expect(act(unlaid, '0 done').s.outcome).toBeUndefined();
  });

  test('ruling 37: the twenty rounds begin anew with each docking, and first with the laying of the platform', () => {
    const late = scene(LANDING.replace('0, passengers 2\n  2', '0\n  2'), {}, { round: 30, lastDocking: 10 });
    const docking = ['0 speed 1', '0 step', '0 turn port'];
    const others = ['1 speed 1', '1 turn starboard', '1 step', '2 speed 1', '2 step', '2 turn port'];
    const { s } = act(late, ...docking, ...others);
    expect([s.outcome, s.round, s.lastDocking]).toEqual([undefined, 31, 30]);
    const rolling = scene(EAR, {}, { phase: 'roll', pilot: 0, stack: [], toLay: 0, round: 12 });
    expect(act(rolling, 'chance roll left').s.lastDocking).toBe(12);
  });

  test('ruling 38: among lost boats the latest lost ranks first', () => {
    const s = scene(EAR, {}, AFTER_ONE);
    Object.assign(boatOf(s, 2), { hex: NOWHERE, fate: 'aground', leftAs: 0, leftFrom: at('1a1') });
    s.departed = 1;
    const { s: over } = act(s, '1 done');
    expect(over.outcome).toEqual({
      reason: 'mississippi-queen/end.one-left',
      ranks: [2, 1, 3],
      scores: [-1, 3, -1],
      tieBreak: 'mississippi-queen/rank.lost',
    });
  });

  test('ruling 39: a captain may leave where leavers are lifted, and ranks as lost at that moment', () => {
    expect(refusal(scene(OPEN), '0 leave')).toBe('end.leave');
    const { s, events } = act(scene(OPEN, { leavers: 'lifted' }), '0 leave');
    expect([stands(s, 0), asked(s)]).toEqual(['left', '1']);
    expect(events).toContainEqual({ type: 'leftTheTable', seat: 0, hex: at('0c1') });
    expect(act(s, '1 leave').s.outcome).toMatchObject({ ranks: [3, 2, 1], scores: [-1, -1, 3] });
  });

  test('ruling 39: the boat of a captain who has left goes at its next turn, and keeps its bow when pushed before', () => {
    const absent = (s: State, seat: number) => game.absent?.(game.view(s, seat), seat, game.legal(s, seat));
    expect(absent(scene(OPEN), 0)).toBeUndefined();
    expect(absent(scene(OPEN, { leavers: 'lifted' }), 0)).toEqual({ type: 'leave' });
    const pushed = act(scene(BEHIND, { leavers: 'lifted' }), '0 speed 2', '0 push 0c3').s;
    expect(absent(pushed, 1)).toEqual({ type: 'face', facing: 2 });
    expect(absent(act(scene(BEHIND), '0 speed 2', '0 push 0c3').s, 1)).toBeUndefined();
  });

  test('ruling 40: the die falls evenly, and every tile of the stack and every seat is drawn alike', () => {
    const drawn = (s: State) => {
      const rng = seeded(7);
      const counts = new Map<string, number>();
      for (let i = 0; i < 3300; i++) {
        const line = writeAction(forms, game.chance(s, rng));
        counts.set(line, (counts.get(line) ?? 0) + 1);
      }
      return [...counts.values()];
    };
    const { s: drawing } = act(atSetup(3), 'chance first 0');
    const rolling = scene(EAR, {}, { phase: 'roll', pilot: 0 });
    const cases: readonly (readonly [State, number])[] = [
      [rolling, 3],
      [drawing, 11],
      [atSetup(4), 4],
    ];
    for (const [s, ways] of cases) {
      const counts = drawn(s);
      expect(counts).toHaveLength(ways);
      for (const count of counts) expect(Math.abs(count / (3300 / ways) - 1)).toBeLessThan(0.2);
    }
  });

  test('ruling 40: wheels, passengers, order and the tiles left are public, and the order of the stack does not exist', () => {
    const s = scene(BEHIND);
    expect([0, 1, 2, undefined].map((viewer) => game.view(s, viewer))).toEqual([s, s, s, s]);
    expect(s.stack).toEqual(s.stack.toSorted((a, b) => a - b));
    expect(game.imagine(game.view(s, 0), seeded(1))).toEqual(s);
  });
});
