import { at } from '#engine/indexed.ts';
import { count } from '#words/speech.ts';
import { ACHIEVEMENTS, CONTRACTS, LAST_ROUND } from '../components.ts';
import { fullCities } from '../rules/demand.ts';
import { neededFor } from '../rules/scoring.ts';
import { tally } from '../rules/tally.ts';
import { companyOf, NONE, sizeOf } from '../state.ts';
import type { View } from '../view.ts';
import { COUNTED_WORDS, points } from './names.ts';

/** What stands on the map, beside it and below it. */
export const DISPLAYS = {
  label: 'Ship, trains and achievements',
  map: 'Map',
  spaces: 'Spaces on the map',
  goals: 'Achievements',
  market: 'Trains for sale',
  rule: 'Rules',
  hiddenCard: 'Hidden card',
  hidden: 'hidden',
  secret: 'Secret contract',
  contract: 'Contract',
} as const;

/** What a small screen shows one at a time. */
export const TABS = { map: 'Map', trains: 'Trains', goals: 'Achievements', ship: 'Ship' } as const;

export const deckWords = ({ deck }: View): string => `${deck.length} left`;

type NameOf = (seat: number) => string;

/** What an achievement asks for and gives, and who holds it or how far everybody has come. */
export function goalWords(view: View, place: number, nameOf: NameOf): string {
  const { of, need, prestige } = at(ACHIEVEMENTS, at(view.goals, place));
  const holder = at(view.holders, place);
  const asked = `${need} ${COUNTED_WORDS[of]}: ${points(prestige)}.`;
  if (holder !== NONE) return `${asked} Claimed by ${nameOf(holder)}.`;
  const counts = view.companies.map((_, seat) => `${nameOf(seat)} ${tally(view, seat, of)}`);
  return `${asked} So far: ${counts.join(', ')}.`;
}

/** On its plate: "you 2/3". */
export const progressWords = (isOwn: boolean, have: number, need: number): string =>
  `${isOwn ? 'you ' : ''}${Math.min(have, need)}/${need}`;

/** How far its owner has come with a contract, and how far it goes. */
function contractProgress(view: View, seat: number): { readonly have: number; readonly need: number } {
  const contract = at(CONTRACTS, companyOf(view, seat).contract);
  return { have: tally(view, seat, contract.of), need: neededFor(contract, view.companies.length) };
}

/** What a contract asks for and gives, and how far its owner has come. */
export function contractWords(view: View, seat: number): string {
  const contract = at(CONTRACTS, companyOf(view, seat).contract);
  const { have, need } = contractProgress(view, seat);
  return `${need} ${COUNTED_WORDS[contract.of]} at the end: ${points(contract.prestige)}. So far ${have}.`;
}

/** "1/3", on a small card. */
export function contractCount(view: View, seat: number): string {
  const { have, need } = contractProgress(view, seat);
  return `${Math.min(have, need)}/${need}`;
}

/** How near the end is. */
export const fullCitiesWords = (view: View): string =>
  `${fullCities(view)}/${count(sizeOf(view.companies.length).fullCities, 'city', 'cities')} full`;

export const endWords = (view: View): string =>
  `The game ends after the round in which ${sizeOf(view.companies.length).fullCities} cities are full, the train deck is empty or all tracks are built. It ends after round ${LAST_ROUND} at the latest.`;

/** What the board answers where no rule closes something. */
export const REMARKS = {
  chooseDelivery: 'Press a city to deliver there with this card.',
  nothing: 'You cannot deliver yet. Connect a factory to a city that wants its good.',
} as const;
export const fullWords = (city: string): string => `${city} is full. Choose another city.`;
