import { expect, test } from 'vitest';
import { contract } from '#testing/contract.ts';
import { kalah, newPits, sow } from './kalah.ts';

contract(kalah);

test('a last seed in one’s own store gives another turn', () => {
  const pits = newPits();
  expect(sow(pits, 0, 2)).toBe(true);
  expect(pits).toEqual([4, 4, 0, 5, 5, 5, 1, 4, 4, 4, 4, 4, 4, 0]);
});

test('a last seed alone in one’s own pit captures the pit opposite', () => {
  const pits = [1, 0, 0, 0, 0, 0, 0, 9, 9, 9, 9, 7, 9, 0];
  expect(sow(pits, 0, 0)).toBe(false);
  expect(pits).toEqual([0, 0, 0, 0, 0, 0, 8, 9, 9, 9, 9, 0, 9, 0]);
});

test('the rival’s store is skipped', () => {
  const pits = [3, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0];
  sow(pits, 0, 5);
  expect(pits).toEqual([4, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0]);
});
