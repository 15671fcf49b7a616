import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seeded } from '#engine/seeded.ts';
import { CHANCE } from '#engine/actor.ts';
import type { AnyGame, GameEvent } from '#engine/game.ts';
import { type GameRecord, replay } from '#engine/record.ts';
import { findRule } from '#engine/ruling.ts';
import { script } from '#engine/script.ts';
import type { Action } from '#engine/forms.ts';
import { tipOf } from '#words/sentences.ts';
import type { Words } from '#words/words.ts';
import { tablesOf } from '#testing/tables.ts';
import { walk } from '#testing/walk.ts';
import { GAME_IDS, type GameId, loadExamples, loadGame } from './registry.ts';

const GAMES_PER_BOX = 24;

type Visit = (state: unknown) => void;

/** Visits games played at random, at many kinds of tables. */
function visitRandomGames(game: AnyGame, visit: Visit): void {
  const tables = tablesOf(game);
  for (let seed = 0; seed < GAMES_PER_BOX; seed++) {
    const table = tables[Math.floor((seed * tables.length) / GAMES_PER_BOX)];
    if (table !== undefined) walk(game, table, seeded(seed), visit);
  }
}

/** Visits the golden games and the worked examples: they show what random players seldom come to. */
async function visitRecordedGames(id: GameId, game: AnyGame, visit: Visit): Promise<void> {
  for (const file of globSync(`${id}/golden/*.json`, { cwd: import.meta.dirname })) {
    const record = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as GameRecord;
    expect(replay(game, record, ({ state }) => visit(state)).ok, file).toBe(true);
  }
  const { act } = script(game);
  for (const { begin, steps } of await loadExamples(id)) {
    let state = begin();
    for (const move of steps.flatMap(({ moves = [] }) => moves)) {
      visit(state);
      state = act(state, move).s;
    }
  }
}

/** What seats could answer, and what only chance or nobody was asked for; what was explained, and what once was not. */
async function decisionsMet(id: GameId) {
  const game = await loadGame(id);
  const { words } = (await import(`./${id}/words/words.ts`)) as { words: Words<unknown, Action, GameEvent> };
  const [asked, unasked, unexplained] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const lessons = new Set<string>();
  const visit: Visit = (state) => {
    for (const actor of game.awaiting(state)) {
      const kinds = game.legal(state, actor).map(({ type }) => type);
      kinds.forEach((kind) => (actor === CHANCE ? unasked : asked).add(kind));
      if (actor === CHANCE) continue;
      game.anytime?.(state, actor).forEach(({ type }) => unasked.add(type));
      const told = words.lessons(game.view(state, actor), actor);
      told.forEach((rule) => lessons.add(rule));
      if (told.length === 0) kinds.forEach((kind) => unexplained.add(kind));
    }
  };
  visitRandomGames(game, visit);
  await visitRecordedGames(id, game, visit);
  return { game, asked, unasked, unexplained, lessons };
}

describe.each(GAME_IDS)('%s', (id) => {
  test('explains every kind of decision the first time it is asked, in the words of its guide', async () => {
    const { game, asked, unasked, unexplained, lessons } = await decisionsMet(id);
    expect(asked.union(unasked)).toEqual(new Set(Object.keys(game.actions)));
    expect([...unexplained]).toEqual([]);
    const texts = [...lessons].map((rule) => findRule(game.guide, id, `${id}/${rule}`)?.text ?? rule);
    expect(texts.length).toBeGreaterThan(4);
    expect(texts.filter((text) => lessons.has(text))).toEqual([]);
    expect(texts.filter((text) => tipOf(text) === '')).toEqual([]);
  });
});
