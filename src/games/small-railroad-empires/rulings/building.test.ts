import { describe, expect, test } from 'vitest';
import { act, space, books, choices, refusal, scene } from '../scene.ts';
import { companyOf, type State } from '../state.ts';

const DONE = (s: State) => choices(s, s.turn).includes('done');

/** No money, and no further loan. */
const POOR = { money: 0, loans: 3 };

describe('Building', () => {
  test('B1: while some legal space is affordable, the player must go on building', () => {
    const s = scene([{ line: '1d7' }, { line: '2d1' }]);
    expect(DONE(s)).toBe(false);
    expect(refusal(s, '0 done')).toBe('build.must');
  });

  test('B1: if no space is affordable, a loan and stopping are both allowed', () => {
    // Rivers and forests all around.
    const broke = scene([{ line: '1d3', money: 0 }, { line: '2d1' }]);
    expect(choices(broke, 0)).toEqual(['done', 'loan']);
    expect(refusal(broke, '0 build 1d2')).toBe('build.cost');
    expect(refusal(act(broke, '0 loan').s, '0 build 1d2')).toBeUndefined();
    const { s: stopped } = act(broke, '0 done');
    expect(stopped.phase).toBe('office');
    const { s: begun } = act({ ...broke, phase: 'office', turn: 1 }, '1 done');
    expect([begun.phase, choices(begun, 0)]).toEqual(['build', ['done', 'loan']]);
  });

  test('B1: a player who can neither pay nor borrow is not asked to build', () => {
    const s = scene([
      { line: '1g4', supply: 1 },
      { line: '1d3', ...POOR },
    ]);
    const { s: after, events } = act(s, `0 build ${choices(s, 0)[0]?.split(' ')[1]}`, '0 done');
    expect(events).toContainEqual({ type: 'builtNoMore', seat: 1, why: 'money' });
    expect(after.turn).toBe(0);
  });

  test('B2: with no track in supply the rest of Build is skipped', () => {
    const s = scene([{ line: '1g4', supply: 1 }, { line: '2d1' }]);
    const { s: after, events } = act(s, '0 build 1g3');
    expect(events).toContainEqual({ type: 'builtNoMore', seat: 0, why: 'tracks' });
    expect(after.phase).toBe('office');
  });

  test('B2: a company shut in has no legal space, and Build is skipped', () => {
    const s = scene([{ line: '1a1' }, { line: '1a2 1b1' }, { line: '1a2 1b1' }]);
    s.phase = 'office';
    s.turn = 2;
    const { s: after, events } = act(s, '2 done');
    expect(events).toContainEqual({ type: 'builtNoMore', seat: 0, why: 'space' });
    expect([after.turn, after.phase]).toEqual([0, 'office']);
  });

  test('B3: with one track left that one is placed', () => {
    const s = scene([{ line: '1g4', supply: 1 }, { line: '2d1' }]);
    expect(companyOf(act(s, '0 build 1g3').s, 0).supply).toBe(0);
  });

  test('B4: no track on a city; with a train of its own there, a company may build onward from it', () => {
    const s = scene([{ line: '1d1 1c1', stops: [1] }, { line: '2d1' }]);
    s.trains[3] = 0;
    expect(refusal(s, '0 build 1b2')).toBe('build.city');
    expect(refusal(s, '0 build 1b3')).toBeUndefined();
    const without = scene([{ line: '1d1 1c1' }, { line: '2d1' }]);
    expect(refusal(without, '0 build 1b3')).toBe('build.adjacent');
  });

  test('B5: sharing pays the one other owner $1, once', () => {
    const s = scene([{ line: '1d6' }, { line: '1e5' }]);
    const { s: after, events } = act(s, '0 build 1e5');
    expect(events[0]).toEqual({ type: 'built', seat: 0, hex: space('1e5'), cost: 0, fee: 1, owner: 1, left: 17 });
    expect([books(after, 0), books(after, 1)]).toEqual(['$4 0VP', '$6 0VP']);
    // The delivery over a shared track pays the rival nothing more.
    const shared = scene([{ line: '1d1 1c1 1c2', hand: 'T16' }, { line: '1c1' }], {}, { phase: 'deliver' });
    expect(books(act(shared, '0 deliver A-grain Brenton T16').s, 1)).toBe('$5 0VP');
  });

  test('B5: a rival’s track does not carry the train of another company', () => {
    const apart = scene([{ line: '1d1', hand: 'T01' }, { line: '1c1 1c2' }], {}, { phase: 'deliver' });
    expect(refusal(apart, '0 deliver A-grain Brenton T01')).toBe('deliver.city');
  });

  test('B6: the starting track costs nothing and counts as first on no star', () => {
    const s = scene([{}, {}], {}, { phase: 'begin', turn: 1, startSeat: 0 });
    const { s: after } = act(s, '1 begin A-coal');
    expect(books(after, 1)).toBe('$5 0VP');
    expect(companyOf(after, 1)).toMatchObject({ stars: 0, supply: 18, line: [space('1d7')] });
    expect(refusal(after, '0 begin A-coal')).toBe('setup.begin');
  });

  test('B7: only the first track on a star gains prestige', () => {
    const first = act(scene([{ line: '1c1' }, { line: '1d2' }]), '0 build 1c2').s;
    expect(books(first, 0)).toBe('$4 1VP');
    const s = scene([{ line: '1c1' }, { line: '1c2' }]);
    const { s: second, events } = act(s, '0 build 1c2');
    expect(books(second, 0)).toBe('$3 0VP');
    expect(events.map(({ type }) => type)).not.toContain('starred');
  });

  test('B22: the night shift’s third track is optional, comes after the two, and costs $2 on top', () => {
    const s = scene([{ line: '1g1', unlocked: 1 }, { line: '2d1' }]);
    const { s: third } = act(s, '0 build 1g2', '0 build 1g3');
    expect(third.phase).toBe('build');
    expect(DONE(third)).toBe(true);
    const { s: after, events } = act(third, '0 build 1g4');
    expect(events[0]).toMatchObject({ cost: 2, fee: 0 });
    expect(after.phase).toBe('office');
    expect(companyOf(after, 0).money).toBe(3);
  });

  test('terrain costs nothing on plains and factories, $1 in forest, $2 on rivers, $3 on mountains; yards and drills save $1', () => {
    const cost = (from: string, to: string, unlocked = 0) =>
      5 - companyOf(act(scene([{ line: from, unlocked }, { line: '2d1' }]), `0 build ${to}`).s, 0).money;
    expect([
      cost('1g1', '1g2'),
      cost('1c1', '1d1'),
      cost('1d1', '1d2'),
      cost('1d1', '1e1'),
      cost('1d6', '1d5'),
    ]).toEqual([0, 0, 1, 2, 3]);
    expect([cost('1d1', '1d2', 4), cost('1d1', '1e1', 4), cost('1d6', '1d5', 2)]).toEqual([0, 1, 2]);
  });

  test('a space takes two tracks, of different colours', () => {
    const shared = scene([{ line: '1g1' }, { line: '1g2' }]);
    expect(refusal(shared, '0 build 1g2')).toBeUndefined();
    expect(refusal(shared, '0 build 1g1')).toBe('build.own');
    const full = scene([{ line: '1g1' }, { line: '1g2' }, { line: '1g2' }]);
    expect(refusal(full, '0 build 1g2')).toBe('build.full');
  });

  test('no track goes on a space of a tile that is not in play', () => {
    expect(refusal(scene([{ line: '1g1' }, { line: '2d1' }, { line: '3d1' }]), '0 build 5d4')).toBe('build.map');
  });

  test('at a level start the start player builds one track in the very first turn', () => {
    const options = { levelStart: true };
    const s = scene([{ line: '1g1' }, { line: '2d1' }], { options }, { round: 1 });
    const { s: after } = act(s, '0 build 1g2');
    expect(after.phase).toBe('office');
    expect(act(scene([{ line: '1g1' }, { line: '2d1' }], { options }), '0 build 1g2').s.phase).toBe('build');
    const second = scene([{ line: '2d1' }, { line: '1g1' }], { options }, { round: 1, turn: 1 });
    expect(act(second, '1 build 1g2').s.phase).toBe('build');
  });
});
