import { expect, test } from 'vitest';
import { freestCorner } from './free-corner.ts';

const BOARD = { x: 0, y: 0, width: 1000, height: 600 };
const BUBBLE = { x: 0, y: 0, width: 300, height: 100 };
const at = (x: number, y: number) => ({ x, y, width: 40, height: 40 });

test('a tip stands in the first corner where it hides nothing that can be pressed', () => {
  expect(freestCorner(BOARD, BUBBLE, [])).toEqual({ vertical: 'start', horizontal: 'start' });
  expect(freestCorner(BOARD, BUBBLE, [at(20, 20)])).toEqual({ vertical: 'start', horizontal: 'end' });
  expect(freestCorner(BOARD, BUBBLE, [at(20, 20), at(900, 50)])).toEqual({ vertical: 'end', horizontal: 'start' });
});

test('where every corner has something to press, a tip hides the least of it', () => {
  const everywhere = [at(20, 20), at(900, 50), at(30, 550), at(100, 550), at(950, 480)];
  expect(freestCorner(BOARD, BUBBLE, everywhere)).toEqual({ vertical: 'end', horizontal: 'end' });
});
