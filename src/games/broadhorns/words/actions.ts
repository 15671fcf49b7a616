import { at } from '#engine/indexed.ts';
import type { ActionTexts } from '#words/game-words.ts';
import { count } from '#words/speech.ts';
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
import { type Boat, type Cargo, townAt, townNamed } from '../sheets.ts';
import { boatCard, hasBoat, mover, NONE, type PhaseName } from '../state.ts';
import type { View } from '../view.ts';
import { boatName, cargoName, goldWords, theCard } from './names.ts';

/** A button's label: what it does, then what it costs or brings. */
export const actionTexts: ActionTexts<Action, View> = {
  reveal: 'chance',
  draw: 'chance',
  barrel: 'chance',
  port: (_, view) => (hasBoat(mover(view)) ? landLabel(mover(view).at) : 'Take a boat'),
  move({ spaces }, view) {
    const town = townAt(mover(view).at + spaces);
    return town === NONE ? `Move ${spaces}` : `Move ${spaces} to ${townNamed(town)}`;
  },
  goodCurrent: () => `Play Good Current · +${GOOD_CURRENT_SPACES} per move`,
  endExpedition: (_, view) => endLabel(view),
  done: (_, view) => DONE_LABELS[view.phase] ?? 'Done',
  boat({ size }) {
    const boat = BOAT_SIZES.indexOf(size);
    return `Take the ${boatName(boat)} · ${boatPrice(boat)}`;
  },
  buy: ({ cargo }, view) => `Buy ${cargoName(cargo)} · ${goldWords(costOf(view, cargo))}`,
  buyFromBag: ({ cargo }) => `Buy ${cargoName(cargo)} from the bag · ${goldWords(BAG_PRICE)}`,
  buyWithPeddler: ({ cargo }, view) =>
    `Buy ${cargoName(cargo)} from a peddler · ${goldWords(peddlerCost(view, cargo))}`,
  sell: ({ cargo, value }) => `Sell ${cargoName(cargo)} · +${value}`,
  sellSurplus: ({ cargo }) => `Sell extra ${cargoName(cargo)} · +${SURPLUS_PRICE}`,
  claim: ({ cargo }) => `Deliver ${cargoName(cargo)} · +${DELIVERY_BONUS}`,
  iceBonus: () => `Use ice · +${ICE_BONUS}`,
  season: ({ cargo }) => `Put ${cargoName(cargo)} on the track`,
  pickUp: ({ card }) => `Pick up ${theCard(card)} · pays ${passageOf(card).fare}`,
  dropOff: ({ card }) => `Drop off ${theCard(card)} · no pay`,
  discard: ({ card }) => `Discard ${theCard(card)}`,
  useIce: () => 'Use ice',
  letSpoil: () => "Don't use ice",
};

/** A player can also ask "why not" on the open river, where no town can be named. */
const landLabel = (space: number): string =>
  space > 0 && townAt(space) === NONE ? 'Land' : `Land at ${townNamed(townAt(space))}`;

/** Only at the end of a landing is the boat sold; unsold cargo is lost either way. */
function endLabel(view: View): string {
  if (view.phase === 'travelers') return `End this trip, sell the boat · +${boatCard(mover(view)).resale}`;
  return mover(view).barrels.length > 0 ? 'End this trip, lose boat and cargo' : 'End this trip, lose the boat';
}

const DONE_LABELS: Readonly<Partial<Record<PhaseName, string>>> = {
  actions: 'End turn',
  cargo: 'Done loading',
  sell: 'Done selling',
  buy: 'Done buying',
  travelers: 'Continue this trip',
};

/** What a barrel from the market costs where the boat lies. */
const costOf = (view: View, cargo: Cargo): number =>
  view.phase === 'buy' ? bannerCost(view, cargo) : priceOf(view, cargo);

/** What a boat is like, where one is chosen. */
export function boatNote(action: Action): string | undefined {
  if (action.type !== 'boat') return undefined;
  const { boxes, boxSpaces, speed, resale } = at(BOATS, BOAT_SIZES.indexOf(action.size));
  return `${count(boxes, 'box', 'boxes')} of ${count(boxSpaces, 'space')}, speed ${speed}, resale ${resale}`;
}

/** On a boat to choose. */
export const BOAT_LABEL = 'Boats to choose from';
/** '8 gold, you have 6' */
export const tooDear = (boat: Boat, gold: number): string => `${boatPrice(boat)}, you have ${gold}`;
export function boatPrice(boat: Boat): string {
  const { cost } = at(BOATS, boat);
  return cost === 0 ? 'free' : goldWords(cost);
}

/** Short labels of the decision bar. */
export const BAR_LABELS = { done: 'Done', doneHere: 'Done here', noIce: 'Continue' } as const;
export const endTripLabel = (view: View): string => `End trip · +${boatCard(mover(view)).resale}`;

const GROUPS: Readonly<Partial<Record<Action['type'], string>>> = {
  move: 'Move',
  buy: 'Buy',
  buyFromBag: 'From the bag',
  buyWithPeddler: 'From a peddler',
  sell: 'Sell',
  sellSurplus: 'Sell',
  claim: 'Cards',
  iceBonus: 'Cards',
  pickUp: 'Travelers',
  dropOff: 'Travelers',
};

/** The heading of an action in the list of all actions. */
export const actionGroup = ({ type }: Action): string => GROUPS[type] ?? '';
