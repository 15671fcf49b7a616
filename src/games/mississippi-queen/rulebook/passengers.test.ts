import { describe, expect, test } from 'vitest';
import { at } from '#engine/indexed.ts';
import { HEX_NAMES } from '../actions.ts';
import { SEAT_COUNTS, STACKS, TILES } from '../components.ts';
import { advance, isEntry } from '../river.ts';
import {
  act,
  spaceNamed,
  atSetup,
  drawn,
  grayLeads,
  nearingTheStation,
  open,
  putBoats,
  scene,
  stands,
} from '../scene.ts';
import { type State, boatOf } from '../state.ts';

describe('passenger game', () => {
  test.each([
    [3, 1, 1],
    [4, 1, 2],
    [5, 2, 2],
  ])('with %i players %i passenger waits at red stations and %i at brown ones', (seats, red, brown) => {
    const found = STACKS.published.map((tile) => {
      const { name, station } = at(TILES, tile);
      const { s } = act(atSetup(seats), 'chance first 0', `chance draw ${name}`);
      return `${station?.color ?? 'none'} ${s.river[1]?.passengers}`;
    });
    const tiles = (count: number, line: string) => Array.from({ length: count }, () => line);
    const expected = [...tiles(4, `brown ${brown}`), ...tiles(3, 'none 0'), ...tiles(4, `red ${red}`)];
    expect(found.toSorted()).toEqual(expected);
  });

  test('the full race uses all tiles: eleven are in the stack, and all will be laid', () => {
    const s = atSetup(4);
    expect(s.stack).toEqual(STACKS.published);
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
    expect(drawn(nearingTheStation(), 1, 0)).toEqual([
      '1 A2-1 straight, 1 waiting',
      '      ~',
      '   ~     ~',
      '~     ~     ~',
      '   R     ~',
      '~     +     ~',
      '   ~     #',
      '1↑    ~     2↑',
      '   ~     ~',
      '#           #',
      '0 A0',
      '      ~',
      '   ~     ~',
      '~     0↑    ~',
      '   ~     ~',
      '~     ~     ~',
      '   ~     ~',
      '~     ~     ~',
      '   ~     ~',
      '#           #',
      '0: speed 3, coal 0, passengers 0',
      '1: speed 1, coal 0, passengers 0',
      '2: speed 1, coal 0, passengers 0',
    ]);
    const { s: slower } = act(nearingTheStation(), '0 speed 2', '0 step', '0 step', '0 done');
    expect(drawn(slower, 1)).toEqual([
      '1 A2-1 straight, 1 waiting',
      '      ~',
      '   ~     ~',
      '~     ~     ~',
      '   R     ~',
      '~     +     ~',
      '   ~     #',
      '1↑    0↑    2↑',
      '   ~     ~',
      '#           #',
      '0: speed 2, coal 0, passengers 0',
      '1: speed 1, coal 0, passengers 0',
      '2: speed 1, coal 0, passengers 0',
    ]);
    const others = ['1 speed 1', '1 step', '1 done', '2 speed 1', '2 step', '2 done'];
    const ahead = ['2 speed 1', '2 step', '2 done', '1 speed 1', '1 step', '1 done'];
    const { s: aboard } = act(slower, ...others, ...ahead, '0 speed 1', '0 step', '0 done');
    expect(drawn(aboard, 1)).toEqual([
      '1 A2-1 straight',
      '      ~',
      '   ~     ~',
      '1↑    ~     2↑',
      '   R     ~',
      '~     0↑    ~',
      '   ~     #',
      '~     ~     ~',
      '   ~     ~',
      '#           #',
      '0: speed 1, coal 0, passengers 1',
      '1: speed 1, coal 0, passengers 0',
      '2: speed 1, coal 0, passengers 0',
    ]);
    expect(boatOf(aboard, 0).islands).toBe(1 << 1);
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
    const table = [
      '1 A2-3 straight',
      '      ~',
      '   ~     ~',
      '~     0↙    ~',
      '   2↑    1↓',
      '~     R     ~',
      '   3↑    #',
      '4↑    ~     ~',
      '   ~     ~',
      '#           #',
      '0: speed 2, coal 6, passengers 0',
      '1: speed 2, coal 6, passengers 0',
      '2: speed 2, coal 6, passengers 0',
      '3: speed 6, coal 6, passengers 0',
      '4: speed 6, coal 6, passengers 0',
    ];
    const before = grayLeads();
    expect(drawn(before, 1)).toEqual(table);
    expect(before.order).toEqual([4, 3, 2, 1, 0]);
    const { s } = act(before, '0 done');
    expect(drawn(s, 1)).toEqual(table);
    expect([s.round, s.order]).toEqual([before.round + 1, [0, 1, 2, 3, 4]]);
    expect(advance(boatOf(s, 1).hex)).toBe(advance(boatOf(s, 2).hex));
  });

  test('an ear of a tile is level with the middle tip of the tile before it', () => {
    const orderAt = (wheels: string) => {
      const s = open(wheels, { order: [0], phase: 'move', points: 0 });
      return act(putBoats(s, { 0: '0c4 N', 1: '1a1 N', 2: '1e1 N' }), '0 done').s.order;
    };
    expect(orderAt('speed 2')).toEqual([0, 2, 1]);
    // With equal wheels only the side counts: the tip lies between the ears.
    expect(orderAt('speed 1')).toEqual([2, 0, 1]);
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
    const { s: first, events: docking } = act(s, '0 speed 1', '0 turn starboard', '0 step');
    expect(docking).toContainEqual({ type: 'docked', seat: 0, hex: spaceNamed('2e4'), place: 1 });
    expect([stands(first, 0), first.outcome]).toEqual(['docked', undefined]);
    const { s: over, events } = act(first, '1 speed 1', '1 step', '1 turn port');
    expect(events).toContainEqual({ type: 'docked', seat: 1, hex: spaceNamed('2d4'), place: 2 });
    expect(over.outcome?.ranks).toEqual([1, 2, 3]);
  });
});
