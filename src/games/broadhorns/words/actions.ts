import { at } from '#engine/indexed.ts';
import type { ActionTexts } from '#words/game-words.ts';
import type { Action } from '../actions.ts';
import { passageOf } from '../cards.ts';
import {
  BAG_PRICE,
  BOATS,
  BOAT_SIZES,
  DELIVERY_BONUS,
  GOOD_CURRENT_SPACES,
  ICE_BONUS,
  SURPLUS_PRICE,
} from '../components.ts';
import { bannerCost, peddlerCost } from '../rules/buying.ts';
import { priceOf } from '../rules/market.ts';
import { type Cargo, townAt, townNamed } from '../sheets.ts';
import { boatCard, hasBoat, mover, NONE, type PhaseName } from '../state.ts';
import type { View } from '../view.ts';
import { cardName, cargoName, cargoTitle, goldWords } from './names.ts';

/** A button's label, with what it costs or brings. */
export const actionTexts: ActionTexts<Action, View> = {
  reveal: 'chance',
  draw: 'chance',
  barrel: 'chance',
  port: (_, view) => (hasBoat(mover(view)) ? putInLabel(mover(view).at) : 'Port: take a boat'),
  move({ spaces }, view) {
    const town = townAt(mover(view).at + spaces);
    return town === NONE ? `Move ${spaces}` : `Move ${spaces} to ${townNamed(town)}`;
  },
  goodCurrent: () => `Good Current: +${GOOD_CURRENT_SPACES} each Move`,
  endExpedition: (_, view) =>
    view.phase === 'travelers' ? `End here, sell the boat for ${boatCard(mover(view)).resale}` : 'Give up the boat',
  done: (_, view) => DONE_LABELS[view.phase] ?? 'Done',
  boat: ({ size }) => `${size} ft for ${at(BOATS, BOAT_SIZES.indexOf(size)).cost}`,
  buy: ({ cargo }, view) => `Buy ${cargoName(cargo)} for ${costOf(view, cargo)}`,
  buyFromBag: ({ cargo }) => `${cargoTitle(cargo)} from the bag for ${BAG_PRICE}`,
  buyWithPeddler: ({ cargo }, view) => `Peddler: ${cargoName(cargo)} for ${peddlerCost(view, cargo)}`,
  sell: ({ cargo, value }) => `Sell ${cargoName(cargo)} for ${value}`,
  sellSurplus: ({ cargo }) => `Surplus ${cargoName(cargo)} for ${SURPLUS_PRICE}`,
  claim: ({ cargo }) => `Claim ${cargoName(cargo)} delivery, +${DELIVERY_BONUS}`,
  iceBonus: () => `Deliver on ice, +${ICE_BONUS}`,
  season: ({ cargo }) => cargoTitle(cargo),
  pickUp: ({ card }) => `Board: ${cardName(card)}, ${goldWords(passageOf(card).fare)}`,
  dropOff: ({ card }) => `Drop off: ${cardName(card)}`,
  discard: ({ card }) => cardName(card),
  useIce: () => 'Use ice',
  letSpoil: () => 'Let it age',
};

/** A player can also ask "why not" on the open river, where no town can be named. */
const putInLabel = (space: number): string =>
  space > 0 && townAt(space) === NONE ? 'Put in' : `Put in at ${townNamed(townAt(space))}`;

const DONE_LABELS: Readonly<Partial<Record<PhaseName, string>>> = {
  actions: 'End turn',
  cargo: 'Loaded',
  sell: 'Done selling',
  buy: 'Done buying',
  travelers: 'Keep the boat',
};

/** What a barrel from the market costs where the boat lies. */
export const costOf = (view: View, cargo: Cargo): number =>
  view.phase === 'buy' ? bannerCost(view, cargo) : priceOf(view, cargo);

/** What a boat is like, where one is chosen. */
export function boatNote(action: Action): string | undefined {
  if (action.type !== 'boat') return undefined;
  const { boxes, boxSpaces, speed, resale } = at(BOATS, BOAT_SIZES.indexOf(action.size));
  return `${boxes} boxes of ${boxSpaces}, speed ${speed}, resale ${resale}`;
}

/** Unfolds what can be bought from the bag. */
export const BAG_LABEL = `From the bag for ${BAG_PRICE} …`;
