import { beforeAll, describe, expect, test } from 'vitest';
import { CHANCE } from '#engine/actor.ts';
import { findRule, type Ruling } from '#engine/ruling.ts';
import { seeded } from '#engine/seeded.ts';
import type { Action } from '#engine/forms.ts';
import type { GameEvent } from '#engine/game.ts';
import type { Words } from '#words/words.ts';
import { plain } from '#words/sentence.ts';
import { candidates } from '#testing/candidates.ts';
import { tablesOf } from '#testing/tables.ts';
import { walk, worthALook } from '#testing/walk.ts';
import { GAME_IDS, type GameId, loadGame } from './registry.ts';

const GAMES_PER_BOX = 24;

/** Every ruling that games played at random run into, one of each rule and set of facts. */
async function rulingsMet(id: GameId): Promise<readonly Ruling[]> {
  const game = await loadGame(id);
  const tables = tablesOf(game);
  const met = new Map<string, Ruling>();
  for (let seed = 0; seed < GAMES_PER_BOX; seed++) {
    const table = tables[Math.floor((seed * tables.length) / GAMES_PER_BOX)];
    if (table === undefined) continue;
    const rng = seeded(seed);
    walk(game, table, rng, (state, number) => {
      if (!worthALook(number, rng)) return;
      for (const seat of game.awaiting(state).filter((actor) => actor !== CHANCE)) {
        for (const action of candidates(game, state, seat, rng)) {
          const ruling = game.refuse(state, seat, action);
          if (ruling !== undefined) met.set(JSON.stringify(ruling), ruling);
        }
      }
    });
  }
  return [...met.values()];
}

const wordsOf = async (id: GameId) =>
  ((await import(`./${id}/words/words.ts`)) as { words: Words<unknown, Action, GameEvent> }).words;

/** Milliseconds for the games of one box on a busy machine. */
const PATIENT = 60_000;

const nameOf = (seat: number): string => ['Ann', 'Bob', 'Cid', 'Dot', 'Eve'][seat] ?? '';

describe.each(GAME_IDS)('%s', (id) => {
  let met: readonly Ruling[] = [];
  beforeAll(async () => {
    met = await rulingsMet(id);
  }, PATIENT);

  test('every ruling that players run into has a rule in the guide and a sentence without gaps', async () => {
    const [words, { guide }] = [await wordsOf(id), await loadGame(id)];
    expect(met).not.toEqual([]);
    expect(met.filter(({ rule }) => findRule(guide, id, rule) === undefined)).toEqual([]);
    const poor = met.filter((ruling) => {
      const text = plain(words.ruling(ruling), nameOf);
      return text.trim() === '' || /undefined|NaN|\b1 (?!this\b|costs\b)[a-z]+s\b/.test(text);
    });
    expect(poor.map((ruling) => `${JSON.stringify(ruling)}: ${plain(words.ruling(ruling), nameOf)}`)).toEqual([]);
  });

  test('every rule that a ruling can name has a text of its facts and a place in the guide', async () => {
    const { guide } = await loadGame(id);
    const { rulingTexts } = (await import(`./${id}/words/rulings.ts`)) as { readonly rulingTexts: object };
    const rules = Object.keys(rulingTexts);
    expect(rules.filter((rule) => findRule(guide, id, `${id}/${rule}`) === undefined)).toEqual([]);
    const own = met.filter(({ rule }) => rule.startsWith(`${id}/`));
    expect(own).not.toEqual([]);
    expect(own.filter(({ rule }) => !rules.includes(rule.slice(id.length + 1)))).toEqual([]);
  });

  test('an action tried out of its step is refused by the rule that closes it', () => {
    expect(met).not.toEqual([]);
    expect(met.filter(({ rule }) => rule === 'common/other-question')).toEqual([]);
  });
});
