import { expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import { PROPERTIES } from '../contract.ts';
import { ferry } from '../toys/ferry.ts';
import { parley } from '../toys/parley.ts';
import { skiff } from '../toys/skiff.ts';
import { SENTENCE, broken } from './broken.ts';

test('every property of the contract has a fault here that breaks it', () => {
  expect(Object.values(SENTENCE).toSorted()).toEqual(Object.keys(PROPERTIES).toSorted());
});

test('sound games break nothing', () => {
  for (const game of [ferry, parley, skiff] as AnyGame[]) expect(broken(game)).toEqual([]);
});
