import { expect, test } from 'vitest';
import { ferry } from '#testing/toys/ferry.ts';
import { findRule, COMMON_GUIDE, ruling } from './ruling.ts';

test('a ruling without facts rests on none', () => {
  expect(ruling('ferry/hold')).toEqual({ rule: 'ferry/hold', facts: {} });
});

test('a rule is found in the guide of its game', () => {
  expect(findRule(ferry.guide, 'ferry', 'ferry/board.worth')?.title).toBe('Order of boarding');
});

test('a rule that holds at every table is found from every game', () => {
  const ids = COMMON_GUIDE.flatMap((chapter) => chapter.rules.map((rule) => rule.id));
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) expect(findRule(ferry.guide, 'ferry', `common/${id}`)?.id).toBe(id);
});

test('a rule of another game, an unknown rule, or a rule without a game is not found', () => {
  for (const id of ['skiff/board.worth', 'ferry/swim', 'board.worth', 'common/hold', '', 'ferry/']) {
    expect(findRule(ferry.guide, 'ferry', id)).toBeUndefined();
  }
});
