import { count } from '#words/speech.ts';
import { type Card, passageOf } from '../cards.ts';
import { isPerishable } from '../sheets.ts';
import { type Barrel, boatCard, cargoIn, type Merchant, shiftedBy } from '../state.ts';
import { boatName, cargoName, cargoTitle } from './names.ts';

export const BOAT_TITLE = 'Gold and boat';
/** On the boat itself. */
export const [KEEPS, EMPTY_BOX, FREE_SEAT] = ['keeps', 'empty', 'free seat'];
export const speedWords = (speed: number): string => `speed ${speed}`;
export const travelerFares = (card: Card): string => `pays ${passageOf(card).fare}`;

/** How many dots of freshness a barrel has left: with none it is lost; undefined: it keeps. */
export const freshnessOf = (m: Merchant, barrel: Barrel): number | undefined =>
  isPerishable(cargoIn(barrel)) ? boatCard(m).boxSpaces - shiftedBy(barrel) : undefined;

/** A boat with its cargo, and how far each barrel is from spoiling. */
export function holdWords(m: Merchant): string {
  const size = `${boatName(m.boat)}, ${m.barrels.length} of ${boatCard(m).boxes} boxes full`;
  return [size, ...m.barrels.map((barrel) => `${cargoName(cargoIn(barrel))}: ${lifeWords(m, barrel)}`)].join('; ');
}

/** "Apples: can age 3 more times". */
export const fullBoxWords = (m: Merchant, barrel: Barrel): string =>
  `${cargoTitle(cargoIn(barrel))}: ${lifeWords(m, barrel)}`;

/** Below the dots of a fresh barrel. */
export const lifeNote = (fresh: number): string => (fresh === 1 ? 'spoils next' : `can age ${fresh - 1}×`);

function lifeWords(m: Merchant, barrel: Barrel): string {
  const fresh = freshnessOf(m, barrel);
  if (fresh === undefined) return 'keeps';
  return fresh === 1 ? 'spoils next time' : `can age ${count(fresh - 1, 'more time')}`;
}
