import { capital, count, listed } from '#words/speech.ts';
import { SEASON_SPACES, SEASONS, TRACK_SPACES } from '../components.ts';
import { priceOf } from '../rules/market.ts';
import type { Cargo } from '../sheets.ts';
import { countOf, isLastRound, seasonOf } from '../state.ts';
import type { View } from '../view.ts';
import { cargoName } from './names.ts';

/** One type on the market of St. Louis. */
export function marketWords(view: View, cargo: Cargo): string {
  const [barrels, price] = [countOf(view.market, cargo), priceOf(view, cargo)];
  const what = `${capital(cargoName(cargo))} on the market of St. Louis`;
  return price === undefined ? `${what}: none` : `${what}: ${count(barrels, 'barrel')}, the next for ${price} gold`;
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
    first += SEASON_SPACES[i] ?? 0;
    return barrel > Math.max(1, view.placed) ? [`barrel ${barrel} begins ${season}`] : [];
  });
  return capital(listed([...begins, `barrel ${TRACK_SPACES} begins the last round`]));
}
