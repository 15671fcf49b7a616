import { expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import { liesOpen } from '#engine/open.ts';
import { pick } from '#engine/rng.ts';
import { seeded } from '#engine/seeded.ts';
import { GAME_IDS, loadGame } from '#games/registry.ts';
import { runCheck } from '#testing/check.ts';
import { ownsUpToReveals } from '#testing/checks/secrets.ts';
import { tablesOf } from '#testing/tables.ts';

const games = await Promise.all(GAME_IDS.map(async (id) => [id, await loadGame(id)] as const));
const withSecrets = games.filter(([, game]) => !liesOpen(game));

/** The first ones found in this many games, each at another kind of table. */
function problems(game: AnyGame, games: number): readonly string[] {
  const tables = tablesOf(game);
  for (let seed = 0; seed < games; seed++) {
    const found = runCheck(ownsUpToReveals, game, pick(seeded(seed), tables), seed).problems;
    if (found.length > 0) return found;
  }
  return [];
}

test('there are games with secrets', () => expect(withSecrets.length).toBeGreaterThan(1));

test.each(withSecrets)('%s would be caught if it denied that a step can show a secret', (_, game) => {
  expect(problems({ ...game, reveals: () => false }, 150)).not.toEqual([]);
});

test.each(withSecrets)('%s lets most steps of its players be taken back', (_, game) => {
  const says = { hides: 0, shows: 0 };
  const counting: AnyGame = {
    ...game,
    reveals(before, after, seat) {
      const shows = game.reveals?.(before, after, seat) ?? true;
      says[shows ? 'shows' : 'hides'] += 1;
      return shows;
    },
  };
  expect(problems(counting, 3)).toEqual([]);
  expect(says.hides).toBeGreaterThan(says.shows);
});
