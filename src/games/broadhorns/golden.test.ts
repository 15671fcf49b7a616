import { goldenGames } from '#testing/golden.ts';
import { game } from './game.ts';

goldenGames(game, new URL('golden/', import.meta.url), {
  reasons: ['broadhorns/end.year', 'broadhorns/end.standstill'],
  tieBreaks: ['broadhorns/end.tie'],
});
