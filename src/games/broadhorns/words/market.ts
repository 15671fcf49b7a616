import { at } from '#engine/indexed.ts';
import { capital, count, listed } from '#words/speech.ts';
import { SEASON_SPACES, SEASONS, TRACK_SPACES } from '../components.ts';
import { NOT_FOR_SALE, priceOf } from '../rules/market.ts';
import type { Cargo } from '../sheets.ts';
import { isLastRound, seasonOf } from '../state.ts';
import type { View } from '../view.ts';
import { cargoTitle, goldWords, ST_LOUIS } from './names.ts';

/** On the market itself. */
export const MARKET_WORD = 'market';

/** One type on the market of St. Louis. */
export function marketWords(view: View, cargo: Cargo): string {
  const [barrels, price] = [at(view.market, cargo), priceOf(view, cargo)];
  const what = `${cargoTitle(cargo)} on the market of ${ST_LOUIS}`;
  return price === NOT_FOR_SALE
    ? `${what}: none`
    : `${what}: ${count(barrels, 'barrel')}, the next for ${goldWords(price)}`;
}

/** How far the year has come. */
export function trackWords(view: View): string {
  const placed = `${view.placed} of ${TRACK_SPACES} barrels placed`;
  if (isLastRound(view)) return `Season track: ${seasonOf(view)}, ${placed}. This is the last round.`;
  return `Season track: ${seasonOf(view)}, ${placed}. ${aheadWords(view)}.`;
}

/** Which barrels begin the seasons to come, and which one ends the year. */
function aheadWords(view: View): string {
  let first = 1;
  const begins = SEASONS.flatMap((season, i) => {
    const barrel = first;
    first += at(SEASON_SPACES, i);
    return barrel > Math.max(1, view.placed) ? [`barrel ${barrel} begins ${season}`] : [];
  });
  return capital(listed([...begins, `barrel ${TRACK_SPACES} begins the last round`]));
}
