import { describe, expect, test } from 'vitest';
import { seeded } from '#engine/seeded.ts';
import { writeAction } from '#engine/forms.ts';
import { actions } from '../actions.ts';
import { TILE_NAMES } from '../components.ts';
import { byPosition } from '../rules/ending.ts';
import { game } from '../game.ts';
import { advance } from '../river.ts';
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
import { type Boat, NOWHERE, type State, boatOf } from '../state.ts';
import { AFTER_ONE, EAR, STATION, typesOf } from './scenes.ts';

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

  test('ruling 31: measured with the stick, the boats on the starting spaces would move in the order 2, 1, 3, 4, 5', () => {
    const { s } = act(atSetup(5), 'chance first 0', 'chance draw A3-1');
    expect(s.order).toEqual([0, 1, 2, 3, 4]);
    expect(s.order.toSorted((a, b) => byPosition(boatOf(s, a), boatOf(s, b)))).toEqual([1, 0, 2, 3, 4]);
    expect(new Set([0, 1, 2].map((seat) => advance(boatOf(s, seat).hex))).size).toBe(1);
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
    const { s: third, events: passing } = act(putBoats(four, { 3: '0c4 N' }), '0 done');
    expect([asked(third), typesOf(passing)]).toEqual(['2', ['turnBegan']]);
  });

  test('ruling 32: a boat docks by ending a speed-1 move on an entry with two passengers; otherwise entries are water', () => {
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
      { ...through, mover: 0, phase: 'speed', wake: [spaceNamed('2c4')] },
      '0 speed 1',
      '0 step',
      '0 done',
    );
    expect([stands(moved, 0), boatOf(moved, 0).leftFrom]).toEqual(['docked', spaceNamed('2b4')]);
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
    const ahead = putBoats(scene(drawing, {}, { order: [1, 0, 2] }), { 1: '2b1 NW' });
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

  test('ruling 35: in the introductory race reaching an entry ends the move, and unused points are wasted', () => {
    const s = scene(LANDING.replace('0: speed 1', '0: speed 6'), { race: 'introductory' });
    const { s: docked, events } = act(s, '0 speed 6', '0 step');
    expect([stands(docked, 0), asked(docked)]).toEqual(['docked', '1']);
    expect(events).toContainEqual({ type: 'docked', seat: 0, hex: spaceNamed('2c4'), place: 1 });
    const aside = putBoats(scene(LANDING.replace('0: speed 1', '0: speed 6'), { race: 'introductory' }), {
      0: '2a4 N',
      1: '2c3 N',
    });
    expect(choices(aside, 0)).toEqual(['speed 5', 'speed 6']);
  });

  test('ruling 36: only a captain who cannot get two passengers may retire, and ranks by the space it left from', () => {
    expect(refusal(scene(LANDING), '0 retire')).toBe('end.retire');
    const s = scene(LANDING.replace('0: speed 1, coal 0, passengers 2', '0: speed 1, coal 0, passengers 1'));
    expect(choices(s, 0)).toContain('retire');
    const { s: gone } = act(s, '0 retire');
    expect([stands(gone, 0), boatOf(gone, 0).leftFrom, asked(gone)]).toEqual(['retired', spaceNamed('2c3'), '1']);
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

  test('the race is over when no boat afloat can get two passengers, ranked by passengers and position', () => {
    const s = scene(LANDING.replace('0, passengers 2', '0, passengers 1').replaceAll('0, passengers 2', '0'));
    expect(act(s, '0 speed 1', '0 step', '0 turn port').s.outcome).toEqual({
      reason: 'mississippi-queen/end.nobody',
      ranks: [1, 2, 3],
      scores: [1, 0, 0],
      tieBreak: 'mississippi-queen/rank.position',
    });
  });

  test('ruling 36: a retired boat counts where it left from, behind a boat still racing if all else is equal', () => {
    const last: Partial<State> = { order: [0, 1, 2], mover: 2, phase: 'move', points: 0, round: 60, lastDocking: 59 };
    const ranksAfter = (...where: readonly [string, string]) => {
      const s = putBoats(scene(LANDING.replaceAll('passengers 2', 'passengers 1'), {}, last), {
        1: where[1],
        2: '2c1 N',
      });
      Object.assign(boatOf(s, 0), { hex: NOWHERE, fate: 'retired', leftFrom: spaceNamed(where[0]) });
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
    Object.assign(boatOf(s, 2), { hex: NOWHERE, fate: 'aground', leftFrom: spaceNamed('1c1') });
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
    const unlaid = putBoats(scene(OPEN, {}, { ...last, round: 30 }), { 0: '0c2 N' });
    expect(act(unlaid, '0 done').s.outcome).toBeUndefined();
  });

  test('ruling 37: the twenty rounds begin again with each docking, and first with the laying of the platform', () => {
    const late = scene(LANDING.replace('0, passengers 2\n  2', '0\n  2'), {}, { round: 30, lastDocking: 10 });
    const docking = ['0 speed 1', '0 step', '0 turn port'];
    const others = ['1 speed 1', '1 turn starboard', '1 step', '2 speed 1', '2 step', '2 turn port'];
    const { s } = act(late, ...docking, ...others);
    expect([s.outcome, s.round, s.lastDocking]).toEqual([undefined, 31, 30]);
    const rolling = scene(EAR, {}, { phase: 'roll', pilot: 0, stack: [], toLay: 0, round: 12 });
    expect(act(rolling, 'chance roll left').s.lastDocking).toBe(12);
  });

  test('ruling 38: among lost boats the one lost last ranks best', () => {
    const s = scene(EAR, {}, AFTER_ONE);
    Object.assign(boatOf(s, 2), { hex: NOWHERE, fate: 'aground', leftAs: 0, leftFrom: spaceNamed('1a1') });
    s.departed = 1;
    const { s: over } = act(s, '1 done');
    expect(over.outcome).toEqual({
      reason: 'mississippi-queen/end.one-left',
      ranks: [2, 1, 3],
      scores: [-1, 3, -1],
      tieBreak: 'mississippi-queen/rank.lost',
    });
  });

  test('ruling 40: the die falls evenly, and all tiles of the stack and all seats are equally likely', () => {
    const drawn = (s: State) => {
      const rng = seeded(7);
      const counts = new Map<string, number>();
      for (let i = 0; i < 3300; i++) {
        const line = writeAction(actions, game.chance(s, rng));
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
