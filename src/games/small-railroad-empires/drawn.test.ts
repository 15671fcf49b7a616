import { expect, test } from 'vitest';
import { draw } from './drawn.ts';
import { game } from './game.ts';
import { scene } from './scene.ts';

test('a table drawn as text counts one of a thing as one', () => {
  const s = scene([{ line: '1g1', supply: 1, trains: 1, loans: 1 }, { line: '2d1' }]);
  expect(draw(game.view(s, 0))).toContain('0: $5, 0 VP, 1 track, 1 train, 1 loan');
});
