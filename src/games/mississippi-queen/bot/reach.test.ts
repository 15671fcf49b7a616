import { expect, test } from 'vitest';
import { silent } from '#engine/game.ts';
import { SIDES } from '#geometry/hex.ts';
import { game } from '../game.ts';
import { putBoats, scene } from '../scene.ts';
import { NOWHERE, type State, boatOf, clone } from '../state.ts';
import { bowAt, charted } from './chart.ts';
import { type Waters, endsOf } from './reach.ts';

const RIVER = `
3 A2-3 left, 1 waiting
2 A1-4 straight, 2 waiting
1 A3-2 straight
0 A0
0: speed 3 coal 2
1: speed 1 coal 4
2: speed 1 coal 4`;

const among = (s: State, taken: readonly number[]): Waters => ({ ahead: charted(s).ahead, finish: [], taken });

/** Every bow with which a move can end, with the least coal burnt on the way. */
function endsFound(waters: Waters, bow: number, points: number): Map<number, number> {
  const { straight, bows, until } = endsOf(waters, bow, true, points);
  const found = new Map<number, number>();
  if (straight !== NOWHERE) found.set(straight, 0);
  until.forEach((end, coal) => bows.slice(until[coal - 1] ?? 0, end).forEach((one) => found.set(one, coal)));
  return found;
}

/** Every bow with which the rules let the mover end its steps, with the least coal burnt on the way. */
function endsByTheRules(s: State): Map<number, number> {
  const ends = new Map<number, number>();
  const seen = new Set<string>();
  sail(s);
  return ends;

  function sail(now: State): void {
    const { hex, facing, coal } = boatOf(now, 0);
    // A move with nothing left to do has ended by itself, and the next boat is asked.
    const over = now.mover !== s.mover || now.phase !== 'move';
    const key = [hex, facing, coal, now.points, now.turns, over].join();
    if (seen.has(key)) return;
    seen.add(key);
    const bow = bowAt(hex, facing);
    if (over || now.points === 0) ends.set(bow, Math.min(boatOf(s, 0).coal - coal, ends.get(bow) ?? Infinity));
    for (const action of over ? [] : game.legal(now, 0)) {
      if (action.type !== 'step' && action.type !== 'turn') continue;
      const next = clone(now);
      game.apply(next, 0, action, silent);
      sail(next);
    }
  }
}

test.each([
  ['1c4 N', 2],
  ['1c4 N', 3],
  ['1b3 NE', 4],
  ['1d4 SE', 3],
  ['2a2 NW', 5],
])('from %s, %i steps end where the rules let them end, for the same coal', (where, speed) => {
  const s = putBoats(scene(RIVER), { 0: where, 1: '0b3 N', 2: '0d3 N' });
  Object.assign(boatOf(s, 0), { speed });
  game.apply(s, 0, { type: 'speed', speed }, silent);
  const bow = bowAt(boatOf(s, 0).hex, boatOf(s, 0).facing);
  const reached = endsFound(among(s, []), bow, speed);
  expect(reached.size).toBeGreaterThan(5);
  expect([...reached].toSorted(([a], [b]) => a - b)).toEqual([...endsByTheRules(s)].toSorted(([a], [b]) => a - b));
});

test('a space with a boat on it takes two points to enter, and the space behind it a third', () => {
  const s = putBoats(scene(RIVER), { 0: '1c3 N', 1: '0b3 N', 2: '0d3 N' });
  const bow = bowAt(boatOf(s, 0).hex, boatOf(s, 0).facing);
  const straight = (points: number, taken: readonly number[]): number =>
    endsOf(among(s, taken), bow, true, points).straight;
  const next = straight(1, []);
  const taken = [Math.floor(next / SIDES)];
  expect([1, 2, 3].map((points) => straight(points, taken))).toEqual([NOWHERE, next, straight(2, [])]);
});

test('a landing that ends the move is reached with all the points or fewer, for the coal of the turns on the way', () => {
  const s = putBoats(scene(RIVER), { 0: '1c3 N', 1: '0b3 N', 2: '0d3 N' });
  const bow = bowAt(boatOf(s, 0).hex, boatOf(s, 0).facing);
  const hexOf = (of: number): number => Math.floor(of / SIDES);
  const aheadTwo = hexOf(endsOf(among(s, []), bow, true, 2).straight);
  const home = (finish: number, points: number): number =>
    endsOf({ ...among(s, []), finish: [finish] }, bow, true, points).home;
  expect([1, 2, 3].map((points) => home(aheadTwo, points))).toEqual([Infinity, 0, 0]);
  const astern = hexOf(charted(s).ahead[bowAt(boatOf(s, 0).hex, SIDES / 2)] ?? NOWHERE);
  expect(home(astern, 1)).toBe(2);
});

test('what was asked before, elsewhere or among other boats, has no effect', () => {
  const s = putBoats(scene(RIVER), { 0: '1c3 N', 1: '0b3 N', 2: '0d3 N' });
  const bow = bowAt(boatOf(s, 0).hex, boatOf(s, 0).facing);
  const alone = among(s, []);
  const before = endsFound(alone, bow, 4);
  const beside = among(
    s,
    [...before.keys()].slice(0, 3).map((one) => Math.floor(one / SIDES)),
  );
  expect(endsFound(beside, bow, 4)).not.toEqual(before);
  endsFound(alone, bow + 1, 6);
  expect(endsFound(alone, bow, 4)).toEqual(before);
});
