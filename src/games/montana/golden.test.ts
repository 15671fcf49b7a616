import { goldenGames } from '#testing/golden.ts';
import { game } from './game.ts';
import { ENDINGS, ruleId } from './rulings.ts';

/** One way to end the game, and the ways to break a tie. */
const [end, ...ties] = ENDINGS;

goldenGames(game, new URL('./golden/', import.meta.url), { reasons: [ruleId(end)], tieBreaks: ties.map(ruleId) });
