import { describe, expect, test } from 'vitest';
import { findRule } from '#engine/ruling.ts';
import { script } from '#engine/script.ts';
import { GAME_IDS, loadExamples, loadGame } from './registry.ts';

describe.each(GAME_IDS)('the examples of %s', (id) => {
  test('illustrate rules of the guide, each under a title of its own', async () => {
    const [{ guide }, examples] = [await loadGame(id), await loadExamples(id)];
    expect(examples).not.toEqual([]);
    expect(examples.filter(({ rule }) => findRule(guide, id, `${id}/${rule}`) === undefined)).toEqual([]);
    expect(new Set(examples.map(({ title }) => title)).size).toBe(examples.length);
  });

  test('follow the rules, move by move', async () => {
    const { act, refusal } = script(await loadGame(id));
    const examples = await loadExamples(id);
    expect(examples).not.toEqual([]);
    for (const { title, begin, steps } of examples) {
      expect(steps.length, title).toBeGreaterThan(0);
      let state = begin();
      for (const { moves = [], refused } of steps) {
        state = act(state, ...moves).s;
        if (refused !== undefined) expect(refusal(state, refused[0]), `${title}: ${refused[0]}`).toBe(refused[1]);
      }
    }
  });
});
