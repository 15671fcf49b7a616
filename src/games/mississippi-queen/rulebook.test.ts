import { describe, expect, test } from 'vitest';
import { HEX_NAMES } from './actions.ts';
import { CELL_NAMES, SEAT_COUNTS, TILES } from './components.ts';
import { draw } from './drawn.ts';
import { isEntry } from './river.ts';
import { BEHIND, OPEN, act, asked, at, atSetup, choices, pushesIn, put, refusal, scene, stands } from './scene.ts';
import { type RaceOptions, type State, boatOf } from './state.ts';

const open = (wheels: string, changes: Partial<State> = {}) =>
  scene(OPEN.replace('0: speed 1', `0: ${wheels}`), {}, changes);

describe('introductory game: preparations and start', () => {
  test('every boat starts with speed 1 and coal 6, on the numbered spaces, bows to the river', () => {
    const { s } = act(atSetup(5), 'chance first 0', 'chance draw A3-2');
    expect(draw(s).split('\n').slice(11)).toEqual([
      '      ~',
      '   ~     ~',
      '~     ~     ~',
      '   ~     ~',
      '~     ~     ~',
      '   ~     ~',
      '2↑    0↑    1↑',
      '   4↑    3↑',
      '#           #',
      ...[0, 1, 2, 3, 4].map((seat) => `${seat}: speed 1, coal 6, passengers 0`),
    ]);
  });

  test('before anybody moves a first tile lies straight on from the starting tile, without a roll', () => {
    const { s, events } = act(atSetup(3), 'chance first 0', 'chance draw A2-4');
    expect(s.river[1]).toMatchObject({ bend: 1, heading: 0 });
    expect(events.some((event) => event.type === 'rolled')).toBe(false);
    expect(asked(s)).toBe('0');
  });

  test('the player on space 1 starts, the others follow in clockwise order', () => {
    let { s } = act(atSetup(3, { race: 'introductory' }), 'chance first 2', 'chance draw A3-3');
    for (const seat of [2, 0, 1, 2, 0, 1]) {
      expect(asked(s)).toBe(String(seat));
      s = act(s, `${seat} speed 1`, `${seat} step`, `${seat} done`).s;
    }
  });
});

describe('changing the speed', () => {
  test('Jill slows from 6 to 3 for 2 of her 4 coal', () => {
    const { s } = act(open('speed 6, coal 4'), '0 speed 3');
    expect(boatOf(s, 0)).toMatchObject({ speed: 3, coal: 2 });
  });

  test('Jack speeds up from 2 to 4 for 1 of his 6 coal', () => {
    const { s } = act(open('speed 2, coal 6'), '0 speed 4');
    expect(boatOf(s, 0)).toMatchObject({ speed: 4, coal: 5 });
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
    const s = put(open('speed 3'), { 0: '0b4 SW', 2: '0e2 N' });
    const turns = ['0 turn port', '0 step', '0 turn port', '0 step', '0 turn port', '0 step', '0 done'];
    const { s: moved } = act(s, '0 speed 3', ...turns);
    expect([stands(moved, 0), boatOf(moved, 0).coal]).toEqual(['0d3 NE', 4]);
  });

  test('turns may be made before, during and after the movement', () => {
    const turns = ['0 turn port', '0 step', '0 turn starboard', '0 step', '0 turn starboard', '0 done'];
    const { s } = act(open('speed 2'), '0 speed 2', ...turns);
    expect([stands(s, 0), boatOf(s, 0).coal]).toEqual(['0b3 NE', 4]);
  });

  test('a boat about to run aground must slow down or change direction', () => {
    const s = put(open('speed 2, coal 0'), { 0: '1d1 N' });
    expect(choices(s, 0)).toEqual(['speed 1']);
    expect(refusal(act(s, '0 speed 1').s, '0 step')).toBe('moving.land');
    expect(choices(act(s, '0 speed 1').s, 0)).toEqual(['turn port', 'turn starboard']);
  });

  test('when an extra coal is needed that is not there, the boat is out and removed from the river', () => {
    const s = put(open('speed 4, coal 0', { phase: 'move', order: [1, 0, 2], first: 1 }), {
      0: '1a1 SW',
      2: '1e4 N',
      1: '1c4 N',
    });
    const { s: after } = act(s, '1 done');
    expect(stands(after, 0)).toBe('aground');
  });
});

describe('laying out the river', () => {
  test('who comes onto the furthest tile ends the move first; then the die says left, and the next tile bends left', () => {
    const s = put(open('speed 2'), { 0: '0c4 N' });
    const { s: moved } = act(s, '0 speed 2', '0 step', '0 step', '0 done');
    expect(asked(moved)).toBe('chance');
    const { s: laid, events } = act(moved, 'chance roll left', 'chance draw A2-2');
    expect(laid.river[2]).toEqual({ tile: 6, bend: 0, heading: 5, passengers: 1 });
    expect(events.find((event) => event.type === 'tileLaid')).toMatchObject({ seat: 0, place: 2, heading: 5 });
    expect(asked(laid)).toBe('1');
  });

  test('a tile is in the stack once', () => {
    const { s } = act(atSetup(3), 'chance first 0', 'chance draw A2-4');
    expect(refusal({ ...s, phase: 'draw' }, 'chance draw A2-4')).toBe('river.stack');
    expect(refusal({ ...s, phase: 'draw' }, 'chance draw A0')).toBe('river.stack');
    expect(refusal({ ...s, phase: 'draw' }, 'chance draw H4')).toBe('river.stack');
  });

  test('in the introductory race the third tile and the platform are laid when the second is reached', () => {
    const s = put(scene(OPEN, { race: 'introductory' }), { 0: '0c4 N' });
    const second = act(s, '0 speed 1', '0 step', '0 done', 'chance roll straight', 'chance draw A3-3').s;
    expect([second.river.length, asked(second), second.platform]).toEqual([3, '1', -1]);
    const onward = put({ ...second, order: [0, 1, 2], mover: 0 }, { 0: '1c4 N' });
    const third = act(onward, '0 speed 1', '0 step', '0 done', 'chance roll left', 'chance draw A1-2').s;
    expect([third.river.length, third.toLay, third.phase]).toEqual([4, 0, 'roll']);
    const { s: landing } = act(third, 'chance roll right');
    expect([landing.platform, asked(landing)]).toEqual([2, '1']);
    const last = put({ ...landing, order: [0, 1, 2], mover: 0 }, { 0: '2a4 NW' });
    expect(act(last, '0 speed 1', '0 step', '0 done').s.phase).toBe('speed');
  });

  test('the captain of the last tile also casts the die for the landing platform', () => {
    const s = put(open('speed 1, passengers 2', { stack: [9], toLay: 1 }), { 0: '0c4 N' });
    const { s: laid } = act(s, '0 speed 1', '0 step', '0 done', 'chance roll straight', 'chance draw A3-1');
    expect([laid.phase, laid.platform]).toEqual(['roll', -1]);
    const { s: landing, events } = act(laid, 'chance roll left');
    expect(landing.platform).toBe(0);
    expect(events).toContainEqual({ type: 'platformLaid', seat: 0, bend: 0 });
    const entries = HEX_NAMES.filter((_, hex) => isEntry(landing, hex));
    expect(entries).toEqual(['2a3', '2a4', '2b4']);
  });
});

describe('pushing', () => {
  /** Red is seat 0, beige is seat 1 and points at red. */
  const PUSH = BEHIND.replace('1↘', '1↓');

  test('red must move 4: it bumps into beige, pushes it aside, and moves 2 more spaces ahead', () => {
    const { s } = act(scene(PUSH), '0 speed 4', '0 push 0d3', '1 face NW', '0 step', '0 step');
    expect(draw(s)).toBe(
      `1 A1-1 straight
      ~
   ~     ~
~     ~     ~
   +     ~
~     ~     ~
   B     #
#     ~     ~
   ~     ~
~           ~
0 A0
      0↑
   ~     ~
~     ~     ~
   ~     1↖
~     ~     ~
   ~     ~
~     ~     ~
   2↑    ~
#           #
0: speed 4, coal 6, passengers 0
1: speed 3, coal 4, passengers 0
2: speed 1, coal 6, passengers 0`,
    );
  });

  test('red may as well choose any other space beside beige, if red has not stood on it this turn', () => {
    const { s } = act(scene(PUSH), '0 speed 4');
    expect(pushesIn(s, 0)).toEqual(['push 0b2', 'push 0b3', 'push 0c3', 'push 0d2', 'push 0d3']);
  });

  test('a player who pushes two boats moves two spaces less than the speed', () => {
    const s = put(scene(PUSH), { 2: '0c3 N' });
    const { s: moved } = act(s, '0 speed 5', '0 push 0d3', '1 face N', '0 push 0b4', '2 face N', '0 step');
    expect([stands(moved, 0), moved.points]).toEqual(['0c4 N', 0]);
  });

  test('with points to reach a space but none to push, a boat cannot move onto it', () => {
    const { s } = act(put(scene(PUSH), { 1: '0c3 N' }), '0 speed 3', '0 step');
    expect(refusal(s, '0 push 0c4')).toBeUndefined();
    const { s: slow } = act(
      put(scene(PUSH.replace('0: speed 4', '0: speed 2')), { 1: '0c3 N' }),
      '0 speed 2',
      '0 step',
    );
    expect(refusal(slow, '0 step')).toBe('pushing.cost');
  });

  test('nobody is pushed onto land or over the edge of the river', () => {
    const s = put(scene(PUSH, {}, { phase: 'move', points: 2 }), { 0: '1b1 NE', 1: '1c1 N' });
    expect(pushesIn(s, 0)).toEqual(['push 0c4', 'push 1c2', 'push 1d1']);
    expect(refusal(s, '0 push 1b2')).toBe('pushing.space');
    expect(refusal(s, '0 push 1d2')).toBe('pushing.space');
  });

  test('nothing is pushed where nobody is', () => {
    expect(refusal(act(open('speed 2'), '0 speed 2').s, '0 push 0c3')).toBe('pushing.ahead');
  });

  test('at tables with that option nobody is pushed straight astern', () => {
    const { s } = act(scene(PUSH, { noPushAstern: true }), '0 speed 4');
    expect(pushesIn(s, 0)).not.toContain('push 0c3');
    expect(refusal(s, '0 push 0c3')).toBe('pushing.astern');
  });

  test('where nobody is pushed astern, pushing a boat twice must work whatever bow its captain chooses in between', () => {
    const straightOn: Partial<State> = { phase: 'move', points: 4, turns: 1 };
    const poor = PUSH.replace('0: speed 4', '0: speed 4, coal 0').replace('1↓', '1↑');
    // Beige cannot bar every space at once with its stern, so red may count on the second push.
    expect(pushesIn(scene(poor, { noPushAstern: true }, straightOn), 0)).toContain('push 0c3');
    const banked = (options: Partial<RaceOptions>) => {
      const s = scene(`${poor}\n3: speed 1`, options, straightOn);
      return put(s, { 0: '0a2 N', 1: '0a3 N', 2: '0b4 N', 3: '0b3 N' });
    };
    // From 0a4 there is only one space to go on to, and that may be astern.
    expect(pushesIn(banked({}), 0)).toEqual(['push 0a4', 'push 0b2']);
    expect(pushesIn(banked({ noPushAstern: true }), 0)).toEqual(['push 0b2']);
    expect(refusal(banked({ noPushAstern: true }), '0 push 0a4')).toBe('moving.complete');
  });
});

describe('passenger game', () => {
  test.each([
    [3, 1, 1],
    [4, 1, 2],
    [5, 2, 2],
  ])('with %i players %i passenger waits at red stations and %i at brown ones', (seats, red, brown) => {
    const waiting = (tile: string) =>
      act(atSetup(seats), 'chance first 0', `chance draw ${tile}`).s.river[1]?.passengers;
    expect([waiting('A2-3'), waiting('A1-3'), waiting('A3-3')]).toEqual([red, brown, 0]);
  });

  test('the full race runs down the whole stack of eleven tiles', () => {
    const s = atSetup(4);
    expect([s.toLay, s.stack.length, s.river.length]).toEqual([11, 11, 1]);
  });

  test('passengers put out at a station come from those beside the stack', () => {
    const { s } = act(atSetup(5), 'chance first 0', 'chance draw A2-3');
    expect([s.supply, s.river[1]?.passengers]).toEqual([14, 2]);
  });

  test('with 3, 4 and 5 players 8, 12 and 16 passengers are used, the others stay in the box', () => {
    const used = SEAT_COUNTS.map((seats) => [atSetup(seats).supply, atSetup(seats).box]);
    expect(used).toEqual([
      [8, 8],
      [12, 4],
      [16, 0],
    ]);
  });

  test('red slows to 2 and moves two spaces, slows to 1, moves to the platform and collects a passenger', () => {
    const STATION = `
2 A3-3 straight
1 A2-1 straight, 1 waiting
      1↑
   ~     2↑
~     ~     ~
   R     ~
~     +     ~
   ~     #
~     ~     ~
   ~     ~
#           #
0 A0
0: speed 3, coal 0
1: speed 1, coal 0
2: speed 1, coal 0`;
    const s = put(scene(STATION, {}, { toLay: 0 }), { 0: '0c3 N' });
    const others = ['1 speed 1', '1 step', '1 turn port', '2 speed 1', '2 step', '2 turn port'];
    const first = act(s, '0 speed 2', '0 step', '0 step', '0 turn port', ...others).s;
    expect([stands(first, 0), boatOf(first, 0).passengers]).toEqual(['1c1 NW', 0]);
    const second = act({ ...first, order: [0, 1, 2], mover: 0 }, '0 speed 1', '0 turn starboard', '0 step').s;
    expect([stands(second, 0), boatOf(second, 0).passengers, second.river[1]?.passengers]).toEqual(['1c2 N', 1, 0]);
    expect(boatOf(second, 0).islands).toBe(1 << 1);
  });

  test('the order of movement is by position, then speed, then coal, then further to the right', () => {
    const ORDER = `
2 A3-1 straight
1 A0 straight
      ~
   ~     ~
~     0↑    ~
   ~     ~
~     2↑    ~
   4↑    1↑
~     ~     ~
   ~     3↑
#           #
0: speed 3, coal 2
1: speed 2, coal 3
2: speed 2, coal 3
3: speed 5
4: speed 2, coal 3`;
    const next = (s: State) =>
      act({ ...s, order: [0], mover: 0, phase: 'move', points: 0, turns: 1 }, '0 done').s.order;
    expect(next(scene(ORDER))).toEqual([0, 2, 1, 4, 3]);
    expect(next(scene(ORDER.replace('4: speed 2, coal 3', '4: speed 2, coal 4')))).toEqual([0, 2, 4, 1, 3]);
    expect(next(scene(ORDER.replace('4: speed 2, coal 3', '4: speed 3, coal 0')))).toEqual([0, 2, 4, 1, 3]);
  });

  test('gray leads; beige and red are level, and beige lies further right; then green, then brown', () => {
    const EXAMPLE = `
2 A3-1 straight
1 A0 straight
      ~
   ~     ~
~     0↙    ~
   2↑    1↓
~     ~     ~
   3↑    ~
4↑    ~     ~
   ~     ~
#           #
0: speed 2
1: speed 2
2: speed 2
3: speed 6
4: speed 6`;
    const s = scene(EXAMPLE, {}, { order: [0], mover: 0, phase: 'move', points: 0, turns: 1 });
    expect(act(s, '0 done').s.order).toEqual([0, 1, 2, 3, 4]);
  });

  test('an ear of a tile is level with the middle tip of the tile before it', () => {
    const s = put(open('speed 2', { order: [0], phase: 'move', points: 0 }), { 0: '0c4 N', 1: '1a1 N', 2: '1e1 N' });
    expect(act(s, '0 done').s.order).toEqual([0, 2, 1]);
  });

  test('boats take the podium in the order in which they finish', () => {
    const s = scene(
      `
platform right
2 A2-3 straight
      ~
   ~     0↗
~     1↗    =
   +     ~
~     R     =
   ~     #
~     2↑    ~
   ~     ~
#           #
0: speed 1, coal 0, passengers 2
1: speed 1, coal 0, passengers 2
2: speed 1, coal 0, passengers 2`,
    );
    expect(HEX_NAMES.filter((_, hex) => isEntry(s, hex))).toEqual(['2d4', '2e3', '2e4']);
    const { s: first } = act(s, '0 speed 1', '0 turn starboard', '0 step');
    expect([stands(first, 0), first.outcome]).toEqual(['docked', undefined]);
    const { s: over, events } = act(first, '1 speed 1', '1 step', '1 turn port');
    expect(events).toContainEqual({ type: 'docked', seat: 1, hex: at('2d4'), place: 2 });
    expect(over.outcome?.ranks).toEqual([1, 2, 3]);
  });
});

test('the house set is played with its own tiles and the same start', () => {
  const s = atSetup(4, { tiles: 'house' });
  expect(s.stack.map((tile) => TILES[tile]?.name)).toEqual(Array.from({ length: 11 }, (_, i) => `H${i + 1}`));
  expect(CELL_NAMES).toHaveLength(20);
});
