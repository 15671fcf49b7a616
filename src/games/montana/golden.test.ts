import { goldenGames } from '#testing/golden.ts';
import { game } from './game.ts';

goldenGames(game, new URL('./golden/', import.meta.url), {
  reasons: ['montana/end.last-settlement'],
  tieBreaks: ['montana/tie.cattle', 'montana/tie.belongings'],
});
