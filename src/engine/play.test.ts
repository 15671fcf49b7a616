import { expect, test } from 'vitest';
import { ferry } from '#testing/toys/ferry.ts';
import { skiff } from '#testing/toys/skiff.ts';
import { play } from './play.ts';

const options = { tides: true, rounds: 2 };

test('a legal action gives the next state and what happened', () => {
  const state = ferry.setup(2, options);
  const played = play(ferry, state, 'chance', { type: 'deal', worth: 4 });
  expect(played).toMatchObject({ ok: true, state: { hands: [[4], []] }, events: [{ type: 'dealt', seat: 0 }] });
});

test('the given state stays as it was, whether the action is played or not', () => {
  const state = ferry.setup(2, options);
  const before = JSON.stringify(state);
  play(ferry, state, 'chance', { type: 'deal', worth: 4 });
  play(ferry, state, 'chance', { type: 'deal', worth: 40 });
  play(ferry, state, 0, { type: 'board', worth: 4 });
  expect(JSON.stringify(state)).toBe(before);
});

test('a malformed action gets its problem in words', () => {
  const played = play(ferry, ferry.setup(2, options), 'chance', { type: 'deal', worth: 6 });
  expect(played).toEqual({
    ok: false,
    error: { code: 'malformedAction', problem: 'worth of deal must be a whole number from 1 to 5' },
  });
});

test('an illegal action gets its ruling', () => {
  const played = play(ferry, ferry.setup(2, options), 0, { type: 'board', worth: 3 });
  expect(played).toEqual({
    ok: false,
    error: { code: 'illegalAction', ruling: { rule: 'common/not-asked', facts: {} } },
  });
});

test('a seat that the table does not have is not asked', () => {
  const played = play(skiff, skiff.setup(2, { course: 'brook' }), 6, { type: 'drift' });
  expect(played).toMatchObject({ ok: false, error: { ruling: { rule: 'common/not-asked' } } });
});
