import { BOT_LEVELS } from '#engine/bot-level.ts';
import type { AnyGame } from '#engine/game.ts';
import { GAME_IDS, isGameId, loadGame } from '#games/registry.ts';
import { refusal } from '#protocol/refusals.ts';
import { z } from 'zod';
import { ok, fail, route } from './route.ts';
import * as schemas from './schemas.ts';

const games = route({
  method: 'GET',
  path: '/api/games',
  title: 'All games',
  help: 'Every game with its seats, its options and the fields of its actions.',
  params: schemas.noParams,
  answer: schemas.gamesSchema,
  createsIdentity: false,
  run: async () => ok({ games: (await Promise.all(GAME_IDS.map(loadGame))).map(describeGame) }),
});

const guide = route({
  method: 'GET',
  path: '/api/games/{game}/guide',
  title: 'The rules of a game',
  help: 'The guide in our own words, chapter by chapter. Rulings name its rules by their ids.',
  params: z.object({ game: z.string().max(40) }),
  answer: schemas.guideSchema,
  createsIdentity: false,
  async run({ params: { game } }) {
    if (!isGameId(game)) return fail(refusal('noSuchGame'));
    return ok({
      chapters: (await loadGame(game)).guide.map((chapter) => ({ ...chapter, rules: [...chapter.rules] })),
    });
  },
});

function describeGame({ meta, actions }: AnyGame): z.infer<typeof schemas.gameSchema> {
  const { id, title, summary, seats, minutes, rulesVersion, credits } = meta;
  const options = Object.entries(meta.options).map(
    ([name, { title: what, help, default: usual, field }]) =>
      [name, { title: what, help, default: usual, schema: field.schema }] as const,
  );
  const forms = Object.entries(actions).map(
    ([type, form]) =>
      [type, Object.fromEntries(Object.entries(form).map(([name, field]) => [name, field.schema]))] as const,
  );
  return {
    id,
    title,
    summary,
    rulesVersion,
    credits,
    seats: [...seats],
    minutes: [...minutes],
    options: Object.fromEntries(options),
    actions: Object.fromEntries(forms),
    levels: [...BOT_LEVELS],
  };
}

export const gameRoutes = [games, guide];
