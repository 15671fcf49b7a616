import { describe, expect, test } from 'vitest';
import { type OwnResult, remarkOn } from './results.ts';

const results = (...ranks: readonly number[]): readonly OwnResult[] =>
  ranks.map((rank, i) => ({ table: `table-${i}`, game: 'skiff', rank, seats: 4 }));

/** What is said of the last of them. */
const remark = (...ranks: readonly number[]) => remarkOn(`table-${ranks.length - 1}`, results(...ranks));

describe('a result is remarked on', () => {
  test('when it is the first win', () => expect(remark(3, 2, 1)).toBe('Your first win in this game.'));
  test('when it is the third win in a row, or a later one', () => {
    expect(remark(2, 1, 1, 1)).toBe('3 wins in a row.');
    expect(remark(1, 1, 1, 1)).toBe('4 wins in a row.');
  });
  test('when it is better than all before it', () =>
    expect(remark(4, 3, 2)).toBe('Your best result in this game so far.'));
});

test('other results are not remarked on, nor are those of other games counted', () => {
  expect(remark(2)).toBe('');
  expect(remark(2, 2)).toBe('');
  expect(remark(1, 2, 1)).toBe('');
  const [first, ...others] = results(1, 1, 1);
  if (first === undefined) throw new Error('there is a first result');
  expect(remarkOn('table-2', [{ ...first, game: 'toy' }, ...others])).toBe('');
  expect(remarkOn('elsewhere', results(1))).toBe('');
});
