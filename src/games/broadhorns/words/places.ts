import { count, listed } from '#words/speech.ts';
import { type Card, passageOf } from '../cards.ts';
import { type Town, townAt, townNamed } from '../sheets.ts';
import { hasBoat, NONE } from '../state.ts';
import type { View } from '../view.ts';
import { boatName, spaceName, ST_LOUIS } from './names.ts';
import { townWords } from './towns.ts';

/** What the places of the chart are called. */
export const CHART_LABEL = `The river from ${ST_LOUIS} to the Gulf`;
export const PLACES_LABEL = 'River spaces, towns, market and season track';
export const GULF_NAME = 'Gulf of Mexico';

/** By seat, as they are spoken of: "you", "Tom". */
export type Names = readonly string[];

/** "River at Cairo, Tom's 30 ft boat", "River, 2 below Cairo". */
export function spaceWords(view: View, space: number, names: Names): string {
  const isAtTown = space === 0 || townAt(space) !== NONE;
  const boats = boatsWords(view, names, (m) => m.at === space && !m.inPort);
  return `River${isAtTown ? ' at' : ','} ${spaceName(space)}${boats === '' ? '' : `, ${boats}`}`;
}

/** A space within the reach of this turn. */
export const reachWords = (space: string, ahead: number, moves: number): string =>
  `${space}: ${ahead} ahead, ${count(moves, 'move')}`;

/** A town with the boats in its port. */
export function portWords(view: View, town: Town, names: Names): string {
  const boats = boatsWords(view, names, (m) => m.inPort && townAt(m.at) === town);
  return `${townWords(view, town)}${boats === '' ? '' : `; in port: ${boats}`}`;
}

type Where = (m: View['merchants'][number]) => boolean;

function boatsWords(view: View, names: Names, isHere: Where): string {
  const here = view.merchants.flatMap((m, seat) => {
    if (!isHere(m)) return [];
    const name = names[seat] ?? '';
    const owner = name === 'you' ? 'your' : `${name}'s`;
    return hasBoat(m)
      ? [`${owner} ${boatName(m.boat)}`]
      : [name === 'you' ? 'you without a boat' : `${name} without a boat`];
  });
  return here.length === 0 ? '' : listed(here);
}

/** A town to land at. */
export const landingWords = (town: Town, about: string): string => `Land at ${townNamed(town)}; ${about}`;

/** A town within reach. */
export const movingWords = (town: Town, ahead: number, about: string): string =>
  `Move ${ahead} to ${townNamed(town)}; ${about}`;

export const UPRIVER = 'Boats only move downriver.';

/** Tabs of a small screen. */
export const TABS = { river: 'River', towns: 'All towns', market: 'Market', season: 'Season' } as const;
export const seasonTab = (placed: number, spaces: number): string => `${TABS.season} ${placed}/${spaces}`;

/** The ruler beside the river. */
export const RULER_LABEL = 'Jump to a town';
export const jumpLabel = (town: string, boats: string): string => (boats === '' ? town : `${town}: ${boats}`);
const SHORT_NAMES = ['Gen', 'Cape', 'Cai', 'NM', 'Mem', 'Hel', 'Vic', 'Nat', 'BR', 'NO'] as const;
export const shortName = (town: Town): string => SHORT_NAMES[town] ?? 'StL';

/** Destination and fare of a traveler, where there is little room. */
export const townSign = (card: Card): string => `${shortName(passageOf(card).destination)} ${passageOf(card).fare}`;

export const boatsAtTown = (view: View, town: Town, names: Names): string =>
  boatsWords(view, names, (m) => (town === NONE ? m.at === 0 : townAt(m.at) === town));
