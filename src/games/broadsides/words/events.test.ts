import { expect, test } from 'vitest';
import { plain } from '#words/sentence.ts';
import { act, atSea, broadside, dice, plots } from '../scene.ts';
import { collided } from '../rulings/scenes.ts';
import { setup } from '../rules/setup.ts';
import type { State } from '../state.ts';
import { words } from './words.ts';

const nameOf = (seat: number) => ['Anna', 'Tom'][seat] ?? '?';

/** The log of what these lines of a record cause. */
const logOf = (s: State, ...lines: readonly string[]): string[] =>
  act(s, ...lines).events.flatMap((event) => {
    const told = words.event(event);
    return told === undefined ? [] : [plain(told.sentence, nameOf)];
  });

const STILL = plots('remain,remain,remain', 'remain,remain,remain');
const firing = (target: Parameters<typeof atSea>[1], lines = STILL) =>
  act(atSea({ at: [2, 2], heading: 'N' }, { at: [3, 2], heading: 'N', guns: [], ...target }), ...lines).s;

test('in the final volley the log reports no damage to hull and masts, since there is none', () => {
  const { s } = collided();
  expect(logOf(s, ...broadside(1, 'C', 2, 4))).toEqual([
    'Tom’s cannon B3 fires at C: 2, the hull, which the final volley spares.',
    'Tom’s cannon C3 fires at C: 4, section C4.',
  ]);
});

test('a shot at a mast that is gone, or at a hull beyond repair, is not reported as damage', () => {
  const damaged = { masts: [0, 2, 1, 1], hull: { 'B port': 2 }, captain: 'H3', men: {} };
  const s = firing(damaged, plots('remain,remain,remain', 'damage,damage,remain'));
  expect(logOf(s, ...broadside(0, 'A', 4), ...broadside(0, 'B', 2))).toEqual([
    'Anna’s cannon B5 fires at A: 4, section A4.',
    'Anna’s cannon C5 fires at B: 2, the hull, which is beyond repair there already.',
  ]);
});

test('a shot that does damage hull or mast says so, and what came of it', () => {
  expect(logOf(firing({ captain: 'H3', men: {} }), ...broadside(0, 'C', 4, 2))).toEqual([
    'Anna’s cannon B5 fires at C: 4, main mast and section C4.',
    'Tom’s main mast is hit, and stands.',
    'Anna’s cannon C5 fires at C: 2, the hull.',
    'The hull of Tom is hit at C, port.',
  ]);
});

test('the log says where the spare crewmembers of a crew of 22 stand', () => {
  const chosen = act(setup(2, { crew: '22' }), ...dice(6, 1), '0 take isabella').s;
  const placed = ['0 station man D4', '0 station man G4', '0 station captain B4'];
  const lines = logOf(chosen, ...placed, '1 station man A4', '1 station man A4', '1 station captain C4');
  expect(lines.slice(0, 2)).toEqual([
    'Anna’s Captain takes his stand in B4, the two spare crewmembers in D4 and G4.',
    'Tom’s Captain takes his stand in C4, the two spare crewmembers in A4.',
  ]);
});

test('without spare crewmembers the log tells of the Captain alone', () => {
  const chosen = act(setup(2, { crew: '20' }), ...dice(6, 1), '0 take isabella').s;
  expect(logOf(chosen, '0 station captain B4', '1 station captain C4')[0]).toBe(
    'Anna’s Captain takes his stand in B4.',
  );
});
