import type { Decision } from '#words/words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, count } from '#words/speech.ts';
import type { Action } from '../actions.ts';
import { passageOf } from '../cards.ts';
import { BAG_PRICE, BOATS, BOAT_SIZES, SURPLUS_PRICE } from '../components.ts';
import { speedOf } from '../rules/actions.ts';
import { bannerCost, peddlerCost } from '../rules/buying.ts';
import { priceOf } from '../rules/market.ts';
import { barrelsAtRisk } from '../standing.ts';
import { townAt, townNamed } from '../sheets.ts';
import {
  boatCard,
  freeBoxes,
  hasBoat,
  isLastRound,
  type Merchant,
  merchantOf,
  mover,
  type PhaseName,
  seasonOf,
} from '../state.ts';
import type { View } from '../view.ts';
import { barrelWords, cardName, cargoName } from './names.ts';
import { isOldBanner } from './towns.ts';

/** What is to be decided, as the bar says it. */
export function decisionWords(view: View, seat: number | undefined, awaiting: readonly number[]): Decision {
  if (view.outcome !== undefined)
    return { title: say`The year is over`, detail: say`The log tells where the last gold came from.` };
  if (awaiting.length === 0 && DRAWING.has(view.phase)) return { title: say`The table draws`, detail: [] };
  // Nobody is asked while the moves of others are being shown.
  if (awaiting.length === 0) return waiting(view, [view.turn]);
  if (seat === undefined || !awaiting.includes(seat)) return waiting(view, awaiting);
  const asks = QUESTIONS[view.phase];
  return asks === undefined ? { title: say`Your decision`, detail: [] } : asks(view, seat);
}

const DRAWING: ReadonlySet<PhaseName> = new Set<PhaseName>(['layTiles', 'deal', 'refresh', 'reveal', 'draw']);

function waiting(view: View, awaiting: readonly number[]): Decision {
  const names = awaiting.flatMap((other, i): Sentence => (i === 0 ? [{ seat: other }] : [' and ', { seat: other }]));
  return {
    title: [...names, ` ${awaiting.length === 1 ? 'decides' : 'decide'}`],
    detail: [
      `${capital(seasonOf(view))}, ${isLastRound(view) ? 'the last round' : `round ${view.round}`}. ${DOING[view.phase] ?? ''}`,
    ],
  };
}

const DOING: Readonly<Partial<Record<PhaseName, string>>> = {
  actions: 'Two actions: Port or Move.',
  boat: 'Choosing a boat.',
  cargo: 'Loading in St. Louis.',
  sell: 'Selling.',
  buy: 'Buying along the river.',
  travelers: 'Travelers.',
  spoilCard: 'A spoil card: all with such cargo aboard answer.',
  spoilStep: 'Cargo grows older.',
  season: 'A town is full.',
  discard: 'Too many cards.',
};

type Ask = (view: View, seat: number) => Decision;

const QUESTIONS: Readonly<Partial<Record<PhaseName, Ask>>> = {
  spoilStep: (view, seat) => spoilWords(view, seat, say`Your perishable cargo grows one space older`),
  spoilCard: (view, seat) => spoilWords(view, seat, say`Spoil card: your cargo grows one space older`),
  actions: (view, seat) => actionWordsOf(view, merchantOf(view, seat)),
  boat: (view) => ({ title: say`Choose a boat`, detail: say`You have ${mover(view).gold} gold for boat and cargo.` }),
  cargo: (view) => ({
    title: say`Load cargo: ${mover(view).gold} gold, ${boxesFree(mover(view))} free`,
    detail: say`Each barrel costs what its cheapest space on the market shows; from the bag any type costs ${BAG_PRICE}.`,
  }),
  sell: (view) => ({
    title: say`Sell at ${townNamed(townAt(mover(view).at))}`,
    detail: say`Barrels go into empty spaces of their type. Two or more, or the last space, earn the town bonus.`,
  }),
  season: (view) => ({
    title: say`You fill ${townNamed(townAt(mover(view).at))}: which barrel goes to the season track?`,
    detail: say`The others go back to the bag.`,
  }),
  buy: (view) => ({
    title: say`Buy at ${townNamed(townAt(mover(view).at))}: ${mover(view).gold} gold, ${boxesFree(mover(view))} free`,
    detail: isOldBanner(view, townAt(mover(view).at))
      ? say`The banner of the tile you have just won still holds.`
      : say`Market price plus what the banner adds.`,
  }),
  travelers: (view) => ({
    title: say`Travelers at ${townNamed(townAt(mover(view).at))}: ${placesFree(mover(view))} free`,
    detail: say`Go on with the boat, or end the expedition here and sell it for ${boatCard(mover(view)).resale} gold.`,
  }),
  discard: (view) => ({
    title: say`Your boat's hand limit is ${boatCard(mover(view)).handLimit}: discard a card`,
    detail: say`Deliveries and travelers are laid open at their town for everyone.`,
  }),
};

function spoilWords(view: View, seat: number, title: Sentence): Decision {
  const lost = barrelsAtRisk(view, seat);
  return {
    title,
    detail:
      lost === 0
        ? say`Nothing would be lost this time.`
        : say`${{ strong: `${capital(barrelWords(lost))} would be lost.` }}`,
  };
}

const placesFree = (m: Merchant): string => count(boatCard(m).occupants - m.travelers.length, 'place');

const boxesFree = (m: Merchant): string => count(freeBoxes(m), 'box', 'boxes');

function actionWordsOf(view: View, m: Merchant): Decision {
  const left =
    view.actions === 0
      ? view.bonusMove
        ? 'the bonus move'
        : 'no action left'
      : `${count(view.actions, 'action')} left`;
  if (!hasBoat(m))
    return { title: say`Your turn in St. Louis: ${left}`, detail: say`Take a boat and load it with a Port action.` };
  if (view.actions === 0 && !view.bonusMove)
    return { title: say`Your turn: ${left}`, detail: say`End the turn and draw a card.` };
  const sight = `${capital(isLastRound(view) ? 'the last round' : seasonOf(view))}. Speed ${speedOf(view, m)}.`;
  const hint = view.bonusMove
    ? 'Two Moves give a third: float on, or end the turn.'
    : 'Press a space of the river, or the landing of a town to put in.';
  return { title: say`Your turn: ${left}`, detail: say`${sight} ${hint}` };
}

/** A button's label, with what it costs or brings. */
export function actionWords(action: Action, view: View): string {
  switch (action.type) {
    case 'move':
      return moveLabel(view, action.spaces);
    case 'boat':
      return `${action.size} ft for ${BOATS[BOAT_SIZES.indexOf(action.size)]?.cost ?? 0}`;
    case 'buy':
      return `Buy ${cargoName(action.cargo)} for ${view.phase === 'buy' ? bannerCost(view, action.cargo) : (priceOf(view, action.cargo) ?? '')}`;
    case 'buyFromBag':
      return `${capital(cargoName(action.cargo))} from the bag for ${BAG_PRICE}`;
    case 'buyWithPeddler':
      return `Peddler: ${cargoName(action.cargo)} for ${peddlerCost(view, action.cargo)}`;
    default:
      return otherLabel(action, view);
  }
}

function otherLabel(action: Action, view: View): string {
  switch (action.type) {
    case 'sell':
      return `Sell ${cargoName(action.cargo)} for ${action.value}`;
    case 'sellSurplus':
      return `Surplus ${cargoName(action.cargo)} for ${SURPLUS_PRICE}`;
    case 'claim':
      return `Claim ${cargoName(action.cargo)} delivery, +2`;
    case 'season':
      return capital(cargoName(action.cargo));
    case 'pickUp':
      return `Board: ${cardName(action.card)}, ${passageOf(action.card).fare} gold`;
    case 'dropOff':
      return `Drop off: ${cardName(action.card)}`;
    case 'discard':
      return cardName(action.card);
    default:
      return plainLabel(action, view);
  }
}

const PLAIN: Readonly<Partial<Record<Action['type'], string>>> = {
  goodCurrent: 'Good Current: +2 each Move',
  iceBonus: 'Deliver on ice, +1',
  useIce: 'Use ice',
  letSpoil: 'Let it age',
};

function plainLabel(action: Action, view: View): string {
  const m = mover(view);
  if (action.type === 'port') return hasBoat(m) ? putInLabel(m.at) : 'Port: take a boat';
  if (action.type === 'endExpedition')
    return view.phase === 'travelers' ? `End here, sell the boat for ${boatCard(m).resale}` : 'Give up the boat';
  if (action.type === 'done') return DONE_LABELS[view.phase] ?? 'Done';
  return PLAIN[action.type] ?? action.type;
}

/** A player can also ask "why not" on the open river, where no town can be named. */
const putInLabel = (at: number): string => (at > 0 && townAt(at) < 0 ? 'Put in' : `Put in at ${townNamed(townAt(at))}`);

const DONE_LABELS: Readonly<Partial<Record<PhaseName, string>>> = {
  actions: 'End turn',
  cargo: 'Loaded',
  sell: 'Done selling',
  buy: 'Done buying',
  travelers: 'Keep the boat',
};

function moveLabel(view: View, spaces: number): string {
  const town = townAt(mover(view).at + spaces);
  return town < 0 ? `Move ${spaces}` : `Move ${spaces} to ${townNamed(town)}`;
}
