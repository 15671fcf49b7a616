import { expect, test } from 'vitest';
import { game } from './game.ts';
import { act, atSea } from './scene.ts';
import type { State } from './state.ts';

test('Standing instructions decline draws and say nothing to other questions', () => {
  const offered = act(atSea(), '0 offerDraw').s;
  const answer = (s: State, seat: number) =>
    game.standing?.answer(game.view(s, seat), seat, { type: 'declineDraws' }, game.legal(s, seat));
  expect(answer(offered, 1)).toEqual({ type: 'declineDraw' });
  expect(answer(atSea(), 1)).toBeUndefined();
});
