import { goldenGames } from '#testing/golden.ts';
import { game } from './game.ts';
import { ruleId } from './rulings.ts';

goldenGames(game, new URL('golden/', import.meta.url), {
  reasons: (['end.tracks', 'end.deck', 'end.cities', 'end.goods', 'end.rounds', 'end.left'] as const).map(ruleId),
  tieBreaks: (['end.deliveries', 'end.money'] as const).map(ruleId),
});
