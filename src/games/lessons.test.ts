import { describe, expect, test } from 'vitest';
import { seeded } from '#engine/seeded.ts';
import { CHANCE } from '#engine/actor.ts';
import { findRule } from '#engine/ruling.ts';
import type { Action } from '#engine/forms.ts';
import type { GameEvent } from '#engine/game.ts';
import type { Words } from '#words/words.ts';
import { tablesOf } from '#testing/tables.ts';
import { walk } from '#testing/walk.ts';
import { GAME_IDS, type GameId, loadGame } from './registry.ts';

const GAMES_PER_BOX = 24;

/** The lessons of every question that seats are asked in games played at random, at many kinds of tables. */
async function lessonsMet(id: GameId): Promise<readonly (readonly string[])[]> {
  const game = await loadGame(id);
  const module = (await import(`./${id}/words/words.ts`)) as { words: Words<unknown, Action, GameEvent> };
  const met: (readonly string[])[] = [];
  const tables = tablesOf(game);
  for (let seed = 0; seed < GAMES_PER_BOX; seed++) {
    const table = tables[Math.floor((seed * tables.length) / GAMES_PER_BOX)];
    if (table === undefined) continue;
    walk(game, table, seeded(seed), (state) => {
      for (const seat of game.awaiting(state)) {
        if (seat !== CHANCE) met.push(module.words.lessons(game.view(state, seat), seat));
      }
    });
  }
  return met;
}

describe.each(GAME_IDS)('%s', (id) => {
  test('explains every kind of decision the first time it is asked, in the words of its guide', async () => {
    const met = await lessonsMet(id);
    expect(met.length).toBeGreaterThan(500);
    expect(met.filter((lessons) => lessons.length === 0)).toEqual([]);
    const { guide } = await loadGame(id);
    const named = [...new Set(met.flat())];
    expect(named.filter((rule) => findRule(guide, id, `${id}/${rule}`) === undefined)).toEqual([]);
  });
});
