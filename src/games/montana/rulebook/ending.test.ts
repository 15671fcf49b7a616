import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { act, table } from '../scene.ts';

test('Ending: the round is played to the player right of the starting player', () => {
  const s = table({ players: [{ goods: 'Sg', left: 1 }, { workers: 'c' }] });
  const { s: state } = act(s, '0 build D1', '0 done');
  expect(state.lastRound).toBe(true);
  expect(game.outcome(state)).toBeUndefined();
  const over = act(state, '1 bank 1', '1 employ c').s;
  expect(game.outcome(over)).toMatchObject({ reason: 'montana/end.last-settlement', ranks: [1, 2] });
});
