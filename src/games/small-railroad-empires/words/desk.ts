import { at } from '#engine/indexed.ts';
import { count } from '#words/speech.ts';
import { ACHIEVEMENTS, CONTRACTS, LAST_ROUND } from '../components.ts';
import { fullCities } from '../rules/demand.ts';
import { neededFor } from '../rules/scoring.ts';
import { tally } from '../rules/tally.ts';
import { companyOf, NONE, sizeOf } from '../state.ts';
import type { View } from '../view.ts';
import { COUNTED_WORDS, dollars } from './names.ts';

/** What stands beside the map. */
export const DESK = {
  label: 'Beside the map',
  map: 'The map',
  spaces: 'Spaces of the map',
  goals: 'Achievements',
  market: 'Train market',
  locked: 'Your locked tracks',
  end: 'Towards the end',
  office: 'The office',
  cards: 'Train card',
  deliveries: 'Delivery',
  rule: 'The rule',
  cancel: 'Cancel',
} as const;

export const handTitle = (isOwn: boolean, name: string): string => (isOwn ? 'Your hand' : `Hand of ${name}`);
export const deckWords = ({ deck }: View): string => `${deck.length} in the deck`;
export const priceWords = (price: number): string => `costs ${dollars(price)}`;

/** What an achievement asks for, and who holds it, or how far the viewer and the closest have come. */
export function goalWords(
  view: View,
  place: number,
  seat: number | undefined,
  nameOf: (seat: number) => string,
): string {
  const { of, need } = at(ACHIEVEMENTS, at(view.goals, place));
  const holder = at(view.holders, place);
  const counts = view.companies.map((_, one) => tally(view, one, of));
  return `${need} ${COUNTED_WORDS[of]} · ${holder === NONE ? raceWords(counts, seat) : `held by ${nameOf(holder)}`}`;
}

function raceWords(counts: readonly number[], me: number | undefined): string {
  const most = Math.max(...counts);
  if (most === 0) return 'nobody yet';
  return me === undefined ? `closest ${most}` : `you ${counts[me] ?? 0} · closest ${most}`;
}

/** What a contract asks for, and how far its owner has come. */
export function contractWords(view: View, seat: number): string {
  const contract = at(CONTRACTS, companyOf(view, seat).contract);
  const need = neededFor(contract, view.companies.length);
  return `contract: ${need} ${COUNTED_WORDS[contract.of]} · now ${tally(view, seat, contract.of)}`;
}

export const endWords = (view: View): string =>
  `round ${view.round} of at most ${LAST_ROUND} · ${fullCities(view)} of ${count(sizeOf(view.companies.length).fullCities, 'full city', 'full cities')}`;

/** What the board answers where no rule closes something. */
export const REMARKS = {
  chooseCity: 'Choose the city it goes to, or a delivery in the bar.',
  chooseDelivery: 'Choose a delivery, then this card.',
  nothing: 'Nothing can be delivered: no line of yours joins a factory to a city that wants its good.',
} as const;
export const fullWords = (city: string): string => `${city} is full.`;
