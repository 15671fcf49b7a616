import { goldenGames } from '#testing/golden.ts';
import { game } from './game.ts';

const rules = (...ids: string[]) => ids.map((id) => `mississippi-queen/${id}`);

goldenGames(game, new URL('golden/', import.meta.url), {
  reasons: rules('end.one-left', 'end.first-docking', 'end.nobody', 'end.stand-off', 'end.rounds'),
  tieBreaks: rules('rank.position', 'rank.lost'),
});
