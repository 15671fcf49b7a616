import { describe, expect, test } from 'vitest';
import { act, BUMP, choices, drawn, open, pushesIn, putBoats, refusal, scene, stands } from '../scene.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';

describe('pushing', () => {
  test('red must move 4: it bumps into beige, pushes it aside, and moves 2 more spaces ahead', () => {
    const wheels = [
      '0: speed 4, coal 6, passengers 0',
      '1: speed 3, coal 4, passengers 0',
      '2: speed 1, coal 6, passengers 0',
    ];
    const { s: start } = act(scene(BUMP), '0 speed 4');
    expect(start.points).toBe(4);
    expect(drawn(start, 0)).toEqual([
      '0 A0',
      '      ~',
      '   ~     ~',
      '~     ~     ~',
      '   ~     ~',
      '~     1↓    ~',
      '   ~     ~',
      '~     0↑    ~',
      '   2↑    ~',
      '#           #',
      ...wheels,
    ]);
    const { s: bumped } = act(start, '0 push 0d3', '1 face NW');
    expect(bumped.points).toBe(2);
    expect(drawn(bumped, 0)).toEqual([
      '0 A0',
      '      ~',
      '   ~     ~',
      '~     ~     ~',
      '   ~     1↖',
      '~     0↑    ~',
      '   ~     ~',
      '~     ~     ~',
      '   2↑    ~',
      '#           #',
      ...wheels,
    ]);
    const { s: ahead } = act(bumped, '0 step', '0 step');
    expect(ahead.points).toBe(0);
    expect(drawn(ahead, 0)).toEqual([
      '0 A0',
      '      0↑',
      '   ~     ~',
      '~     ~     ~',
      '   ~     1↖',
      '~     ~     ~',
      '   ~     ~',
      '~     ~     ~',
      '   2↑    ~',
      '#           #',
      ...wheels,
    ]);
  });

  test('beige points its bow in any direction once it is pushed', () => {
    const { s } = act(scene(BUMP), '0 speed 4', '0 push 0d3');
    const bows = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
    expect(choices(s, 1)).toEqual(bows.map((bow) => `face ${bow}`));
    expect(bows.map((bow) => stands(act(s, `1 face ${bow}`).s, 1))).toEqual(bows.map((bow) => `0d3 ${bow}`));
  });

  test('red may as well choose any other space beside beige, if red has not stood on it this turn', () => {
    const { s } = act(scene(BUMP), '0 speed 4');
    expect(pushesIn(s, 0)).toEqual(['push 0b2', 'push 0b3', 'push 0c3', 'push 0d2', 'push 0d3']);
    expect(refusal(s, '0 push 0c1')).toBe('pushing.taboo');
    const others = ['0b2', '0b3', '0c3', '0d2'];
    expect(others.map((space) => drawn(act(s, `0 push ${space}`, '1 face N').s, 0).slice(3, 7))).toEqual([
      ['~     ~     ~', '   ~     ~', '~     0↑    ~', '   1↑    ~'],
      ['~     ~     ~', '   1↑    ~', '~     0↑    ~', '   ~     ~'],
      ['~     1↑    ~', '   ~     ~', '~     0↑    ~', '   ~     ~'],
      ['~     ~     ~', '   ~     ~', '~     0↑    ~', '   ~     1↑'],
    ]);
  });

  test('a player who pushes two boats moves two spaces less than the speed', () => {
    const s = putBoats(scene(BUMP), { 2: '0c3 N' });
    const { s: moved } = act(s, '0 speed 5', '0 push 0d3', '1 face N', '0 push 0b4', '2 face N', '0 step');
    expect([stands(moved, 0), moved.points]).toEqual(['0c4 N', 0]);
  });

  test('with points to reach a space but none to push, a boat cannot move onto it', () => {
    const { s } = act(putBoats(scene(BUMP), { 1: '0c3 N' }), '0 speed 3', '0 step');
    expect(refusal(s, '0 push 0c4')).toBeUndefined();
    const { s: slow } = act(
      putBoats(scene(BUMP.replace('0: speed 4', '0: speed 2')), { 1: '0c3 N' }),
      '0 speed 2',
      '0 step',
    );
    expect(refusal(slow, '0 step')).toBe('pushing.cost');
  });

  test('nobody is pushed onto land or over the edge of the river', () => {
    const s = putBoats(scene(BUMP, {}, { phase: 'move', points: 2 }), { 0: '1b1 NE', 1: '1c1 N' });
    expect(pushesIn(s, 0)).toEqual(['push 0c4', 'push 1c2', 'push 1d1']);
    expect(refusal(s, '0 push 1b2')).toBe('pushing.space');
    expect(refusal(s, '0 push 1d2')).toBe('pushing.space');
    const bank = putBoats(scene(BUMP, {}, { phase: 'move', points: 2 }), { 0: '0a2 N', 1: '0a3 N' });
    // Two of the six sides of 0a3 are bank, and from the third red comes.
    expect(pushesIn(bank, 0)).toEqual(['push 0a4', 'push 0b2', 'push 0b3']);
  });

  test('nothing is pushed where nobody is', () => {
    expect(refusal(act(open('speed 2'), '0 speed 2').s, '0 push 0c3')).toBe('pushing.ahead');
  });

  test('with the option against it, nobody is pushed straight astern', () => {
    const { s } = act(scene(BUMP, { noPushAstern: true }), '0 speed 4');
    expect(pushesIn(s, 0)).toEqual(['push 0b2', 'push 0b3', 'push 0d2', 'push 0d3']);
    expect(refusal(s, '0 push 0c3')).toBe('pushing.astern');
  });

  test('with that option, a boat may be pushed twice only if it works whatever bow its captain chooses in between', () => {
    const straightOn: Partial<State> = { phase: 'move', points: 4, turns: 1 };
    const poor = BUMP.replace('0: speed 4', '0: speed 4, coal 0').replace('1↓', '1↑');
    // Beige cannot bar every space at once with its stern, so red may count on the second push.
    expect(pushesIn(scene(poor, { noPushAstern: true }, straightOn), 0)).toContain('push 0c3');
    const banked = (options: Partial<Options>) => {
      const s = scene(`${poor}\n3: speed 1`, options, straightOn);
      return putBoats(s, { 0: '0a2 N', 1: '0a3 N', 2: '0b4 N', 3: '0b3 N' });
    };
    // From 0a4 there is only one space to go on to, and that may be astern.
    expect(pushesIn(banked({}), 0)).toEqual(['push 0a4', 'push 0b2']);
    expect(pushesIn(banked({ noPushAstern: true }), 0)).toEqual(['push 0b2']);
    expect(refusal(banked({ noPushAstern: true }), '0 push 0a4')).toBe('moving.complete');
  });
});
