import { at } from '#engine/indexed.ts';
import { type Part, say, type Sentence } from '#words/sentence.ts';
import { capital, count } from '#words/speech.ts';
import type { Decision } from '#words/words.ts';
import type { Action } from '../actions.ts';
import {
  ABILITIES,
  type Ability,
  type Card,
  DEMANDS_PER_CITY,
  LOAN,
  LOAN_PENALTY,
  LOANS_EACH,
  MARKET_PRICES,
  REPAYMENT,
  STAR_PRESTIGE,
  TRAIN_CARDS,
} from '../components.ts';
import { loadingWords } from '../freight/words/loading.ts';
import { type City, type Factory, factoryHex, hasStar, type Hex } from '../map.ts';
import type { Offer, Pair } from '../plans.ts';
import { isNight } from '../rules/build.ts';
import { fullCities, trainsIn } from '../rules/demand.ts';
import { ownerAt, sharingFee, trackCost } from '../rules/track.ts';
import { companyOf, NONE, sizeOf } from '../state.ts';
import type { View } from '../view.ts';
import { gainOf } from '../ways.ts';
import { gainWords, wantedIn } from './aims.ts';
import {
  abilityName,
  aTrain,
  cardWords,
  cityName,
  className,
  conditionWords,
  dollars,
  goodOf,
  plusDollars,
  plusPoints,
  points,
  powerOf,
  printedGains,
  shortConditionWords,
  signedGains,
  withPrice,
} from './names.ts';
import { factoryName, spaceName } from './places.ts';
import { words } from './words.ts';

/** What a choice would bring, before it is played. */

/** For a delivery see `deliveryWords`; undefined for what says all in its button. */
export function previewWords(view: View, seat: number, action: Action): Decision | undefined {
  switch (action.type) {
    case 'begin':
      return beginWords(view, action.factory);
    case 'build':
      return trackWords(view, seat, action.hex);
    case 'buy':
      return purchaseWords(view, action.place);
    case 'unlock':
      return unlockWords(action.ability);
    case 'loan':
    case 'repay':
      return loanWords(view, seat, action.type === 'loan');
    default:
      return undefined;
  }
}

const NEAREST_CITIES = 3;

/** A start about to be made: who wants the good, and how far away. */
function beginWords(view: View, factory: Factory): Decision {
  const cities = wantedIn(view, factory).slice(0, NEAREST_CITIES);
  const away = (length: number, i: number) => (i === 0 ? count(length, 'space') : String(length));
  const wanted = cities.map(({ city, length }, i) => `${cityName(city)} (${away(length, i)})`).join(', ');
  return {
    title: say`Start: ${factoryName(factory, factoryHex(view.map, factory))}`,
    detail: say`Wanted in ${wanted}.`,
  };
}

/** A track about to be built: what it costs, who is paid, what it opens. */
export function trackWords(view: View, seat: number, hex: Hex): Decision {
  const cost = trackCost(view, seat, hex, isNight(view));
  const gain = gainWords(view, gainOf(view, seat, hex));
  const star = view.tracks[hex] === 0 && hasStar(view.map, hex) ? ` · ${plusPoints(STAR_PRESTIGE)} for the star` : '';
  return {
    title: say`Build: ${spaceName(view.map, hex)}`,
    detail: [
      cost === 0 ? 'Free' : `Costs ${dollars(cost)}`,
      ...sharingWords(view, seat, hex),
      star,
      gain === '' ? '' : ` · ${gain}`,
    ],
  };
}

function sharingWords(view: View, seat: number, hex: Hex): Sentence {
  const owner = ownerAt(view, seat, hex);
  if (owner === NONE) return [];
  const fee = sharingFee(view, seat, hex);
  return fee === trackCost(view, seat, hex, isNight(view))
    ? say`, to ${feeTaker(view, owner)}`
    : say` (${dollars(fee)} to ${feeTaker(view, owner)})`;
}

/** The owner of the other track, or the bank if that player has left. */
const feeTaker = (view: View, owner: number): Part =>
  companyOf(view, owner).left ? 'the bank for sharing' : { seat: owner };

/** A delivery about to be made: length, dollars, points, what the card pays, and what the ship gives. */
export function deliveryWords(view: View, seat: number, { action, reckoning }: Offer): Decision {
  const { factory, city, card } = action;
  const { path, met, cardMoney, cardPrestige } = reckoning;
  const run = `${count(path.length, 'space')}: ${signedGains(reckoning)}`;
  const gains = signedGains({ money: cardMoney, prestige: cardPrestige });
  return {
    title: say`Deliver ${goodOf(factory)} to ${cityName(city)}`,
    detail: [
      // Said first: narrow screens cut off the end, and the button has the sum.
      met
        ? `${run} · ${className(card)}: ${gains}`
        : `${className(card)} not met (${shortConditionWords(card)}) · ${run}`,
      ...loadingWords(view, seat, factory),
      fillsEnough(view, city) ? ' · ends the game after this round' : '',
    ],
  };
}

/** Whether a train in this city would fill it, and whether that would be enough full cities to end the game. */
const fillsEnough = (view: View, city: City): boolean =>
  trainsIn(view, city) + 1 === DEMANDS_PER_CITY && fullCities(view) + 1 === sizeOf(view.companies.length).fullCities;

/** A card about to be bought. */
function purchaseWords({ market }: View, place: number): Decision {
  const card = at(market, place - 1);
  return {
    title: say`Buy ${aTrain(card)} for ${dollars(at(MARKET_PRICES, place - 1))}`,
    detail: [`${capital(cardWords(card))}.`],
  };
}

/** A track about to be unlocked. */
const unlockWords = (ability: Ability): Decision => ({
  title: say`Unlock ${abilityName(ability)} for ${dollars(at(ABILITIES, ability).price)}`,
  detail: say`${capital(powerOf(ability))}, and +1 track to build.`,
});

/** A loan about to be taken or repaid. */
const loanWords = (view: View, seat: number, isTaken: boolean): Decision => {
  const held = companyOf(view, seat).loans;
  return isTaken
    ? {
        title: say`Take a loan: ${plusDollars(LOAN)}`,
        detail: say`Repay ${dollars(REPAYMENT)} later, or lose ${points(LOAN_PENALTY)} at the end. You have ${held} of ${LOANS_EACH}.`,
      }
    : {
        title: say`Repay a loan for ${dollars(REPAYMENT)}`,
        detail: say`Saves ${points(LOAN_PENALTY)} at the end. ${count(held - 1, 'loan')} left then.`,
      };
};

/** A card that is raised and waits for its delivery. */
export function raisedWords(card: Card, pairs: readonly Pair[]): Decision {
  const met = pairs.filter(({ offers }) => offers.some((offer) => offer.action.card === card && offer.reckoning.met));
  return {
    title: say`Choose a delivery for the ${className(card)}`,
    detail: say`Condition: ${conditionWords(at(TRAIN_CARDS, card))}. ${met.length === 0 ? 'No route meets it' : `${met.length} of ${count(pairs.length, 'route')} can meet it`}.`,
  };
}

export const CHOICES = { borrow: `Loan · ${plusDollars(LOAN)}` } as const;

interface Gained {
  readonly money: number;
  readonly prestige: number;
}

/** The button that plays what is shown: the verb, and the price or the sum. */
export function confirmWords(view: View, action: Action, changes: Gained): string {
  if (action.type === 'begin') return 'Start here';
  if (action.type === 'deliver') return `Deliver · ${printedGains(changes)}`;
  return action.type === 'build' ? withPrice('Build', -changes.money) : words.action(action, view);
}
