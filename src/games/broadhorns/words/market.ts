import { at } from '#engine/indexed.ts';
import { capital, count, listed } from '#words/speech.ts';
import { BAG_PRICE, type Season, SEASON_SPACES, SEASONS, TRACK_SPACES } from '../components.ts';
import { NOT_FOR_SALE, priceOf } from '../rules/market.ts';
import type { Cargo } from '../sheets.ts';
import { isLastRound, seasonOf } from '../state.ts';
import type { View } from '../view.ts';
import { cargoTitle, goldWords, ST_LOUIS } from './names.ts';

/** On the market itself, beside what is left in the bag. */
export const BAG_WORD = 'bag';
export const MARKET_LABEL = `The market of ${ST_LOUIS}`;
export const MARKET_HINT = 'all barrels: Market';

/** What a season changes, in a few words. */
const SEASON_NOTES: Readonly<Record<Season, string>> = {
  autumn: 'the year begins',
  winter: 'speed −1, fresh cargo only ages by spoil cards',
  spring: 'speed +1',
  summer: 'a spoil card ages all fresh cargo',
  'final autumn': 'the last space starts the last round',
};
export const seasonWords = (season: Season): string => SEASON_NOTES[season];

/** One type on the market of St. Louis. */
export function marketWords(view: View, cargo: Cargo): string {
  const [barrels, price] = [at(view.market, cargo), priceOf(view, cargo)];
  const what = `${cargoTitle(cargo)} in ${ST_LOUIS}`;
  return price === NOT_FOR_SALE
    ? `${what}: none`
    : `${what}: ${count(barrels, 'barrel')}, next one ${goldWords(price)}`;
}

/** One type in the draw bag. */
export const bagWords = (view: View, cargo: Cargo): string =>
  `${cargoTitle(cargo)} in the bag: ${count(at(view.bag, cargo), 'barrel')}, ${goldWords(BAG_PRICE)} each`;

/** How far the year has come. */
export function trackWords(view: View): string {
  const placed = `${view.placed} of ${TRACK_SPACES} barrels placed`;
  if (isLastRound(view)) return `Season track: ${seasonOf(view)}, ${placed}. This is the last round.`;
  return `Season track: ${seasonOf(view)}, ${placed}. ${aheadWords(view)}.`;
}

/** Which barrels start the seasons to come, and which one the last round. */
function aheadWords(view: View): string {
  let first = 1;
  const starts = SEASONS.flatMap((season, i) => {
    const barrel = first;
    first += at(SEASON_SPACES, i);
    return barrel > Math.max(1, view.placed) ? [`barrel ${barrel} starts ${season}`] : [];
  });
  return capital(listed([...starts, `barrel ${TRACK_SPACES} starts the last round`]));
}
