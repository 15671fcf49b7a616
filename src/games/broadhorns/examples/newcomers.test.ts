import { expect, test } from 'vitest';
import { act } from '../scripted.ts';
import type { State } from '../state.ts';
import { newcomerExamples } from './newcomers.ts';

/** How an example ends. */
function endOf(title: string): State {
  const example = newcomerExamples.find((one) => one.title === title);
  if (example === undefined) throw new Error(`no example is called ${title}`);
  return act(example.begin(), ...example.steps.flatMap(({ moves = [] }) => moves)).s;
}

const goldAfter = (title: string): readonly number[] => endOf(title).merchants.map((m) => m.gold);

test('the examples end with the gold that their texts name', () => {
  expect(goldAfter('The final space of a cargo box')[0]).toBe(2 + 4);
  expect(goldAfter('A full boat')[0]).toBe(4 + 3 - 2);
  expect(goldAfter('Only one delivery card')[0]).toBe(14);
  expect(goldAfter('Two players tie for wreaths')).toEqual([49, 44, 51]);
});

test('the examples end with the barrels and cards where their texts put them', () => {
  expect(endOf('Two moves give a third').merchants[0]?.at).toBe(14);
  const iced = endOf('A spoil card and ice');
  expect(iced.merchants.map((m) => [m.barrels.length, m.hand.length])).toEqual([
    [2, 1],
    [2, 0],
  ]);
  expect(endOf('Too many cards').towns[1]?.cards).toHaveLength(1);
});
