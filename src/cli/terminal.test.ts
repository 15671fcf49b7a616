import { expect, test } from 'vitest';
import { columns, wrap } from './terminal.ts';

test('a paragraph is broken between words, within the width, margin included', () => {
  expect(wrap('the river is wide and the boat is slow', 14, '  ')).toBe(
    '  the river is\n  wide and the\n  boat is slow',
  );
});

test('a word longer than the line has a line of its own', () => {
  expect(wrap('a paddle-wheeler b', 6)).toBe('a\npaddle-wheeler\nb');
});

test('columns stand side by side without spaces at the end of a line', () => {
  expect(
    columns([
      ['a', 'bb', 'c'],
      ['aaa', 'b', ''],
    ]),
  ).toBe('a    bb  c\naaa  b');
});
