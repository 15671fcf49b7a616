import { at } from '#engine/indexed.ts';
import { type Part, say } from '#words/sentence.ts';
import { capital } from '#words/speech.ts';
import type { Decision } from '#words/words.ts';
import type { Action } from '../actions.ts';
import { ABILITIES, type Ability, DEMANDS_PER_CITY, MARKET_PRICES, STAR_PRESTIGE, TRAIN_CARDS } from '../components.ts';
import { loadingWords } from '../freight/words/loading.ts';
import {
  AXIAL,
  CITIES_WANTING,
  type City,
  cityHex,
  type Factory,
  factoryHex,
  goodAt,
  goodOfFactory,
  hasStar,
  type Hex,
  NOWHERE,
  terrainAt,
} from '../map.ts';
import { type Offer, opened } from '../plans.ts';
import { isNight } from '../rules/build.ts';
import { fullCities, trainsIn } from '../rules/demand.ts';
import { ownerAt, sharingFee, trackCost } from '../rules/track.ts';
import { companyOf, NONE, sizeOf } from '../state.ts';
import type { View } from '../view.ts';
import {
  abilityName,
  aTrain,
  cardWords,
  cityName,
  conditionWords,
  dollars,
  gains,
  goodName,
  goodOf,
  points,
  powerOf,
} from './names.ts';
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
    default:
      return undefined;
  }
}

const NEAREST_CITIES = 3;

/** A start about to be made: who wants the good, and how far away. */
function beginWords(view: View, factory: Factory): Decision {
  const from = factoryHex(view.map, factory);
  const cities = at(CITIES_WANTING, goodOfFactory(factory))
    .filter((city) => cityHex(view.map, city) !== NOWHERE)
    .map((city) => ({ city, length: spacesBetween(from, cityHex(view.map, city)) }))
    .toSorted((a, b) => a.length - b.length)
    .slice(0, NEAREST_CITIES);
  const wanted = cities.map(({ city, length }) => `${cityName(city)} (${length})`).join(', ');
  return {
    title: say`Begin at the ${goodOf(factory)} factory`,
    detail: say`Free. Wanted in ${wanted}: in brackets the shortest route there could be.`,
  };
}

function spacesBetween(a: Hex, b: Hex): number {
  const [one, two] = [at(AXIAL, a), at(AXIAL, b)];
  const [q, r] = [one.q - two.q, one.r - two.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** A track about to be laid: what it costs, who is paid, what it opens. */
export function trackWords(view: View, seat: number, hex: Hex): Decision {
  const cost = trackCost(view, seat, hex, isNight(view));
  const fee = sharingFee(view, seat, hex);
  const owner = ownerAt(view, seat, hex);
  const price = cost - fee === 0 ? say`Free` : say`${dollars(cost - fee)} to the bank`;
  const share = owner === NONE ? [] : say` · ${dollars(fee)} to ${feeTaker(view, owner)}`;
  const star = view.tracks[hex] === 0 && hasStar(view.map, hex) ? ` · ${points(STAR_PRESTIGE)} for the star` : '';
  return {
    title: say`Lay a track: ${groundWords(view, hex)}`,
    detail: [...price, ...share, star, openedWords(view, seat, hex)],
  };
}

/** The owner of the other track, or the bank if that player has left. */
const feeTaker = (view: View, owner: number): Part =>
  companyOf(view, owner).left ? 'the bank for sharing' : { seat: owner };

function groundWords({ map }: View, hex: Hex): string {
  const good = goodAt(map, hex);
  return good === NOWHERE ? terrainAt(map, hex) : `${goodName(good)} factory`;
}

function openedWords(view: View, seat: number, hex: Hex): string {
  const pairs = opened(view, seat, hex).map(({ factory, city }) => `${goodOf(factory)} to ${cityName(city)}`);
  return pairs.length === 0 ? '' : ` · opens ${pairs.slice(0, NEAREST_CITIES).join(', ')}`;
}

/** A delivery about to be made: length, dollars, prestige, card effect, and what the ship gives. */
export function deliveryWords(view: View, seat: number, { action, reckoning }: Offer): Decision {
  const { factory, city, card } = action;
  const { path, met, cardMoney, cardPrestige } = reckoning;
  const effect = met ? gains({ money: cardMoney, prestige: cardPrestige }) : 'condition not met, no reward';
  return {
    title: say`Deliver ${goodOf(factory)} to ${cityName(city)}`,
    detail: [
      `Length ${path.length}: ${gains(reckoning)} · card (${conditionWords(at(TRAIN_CARDS, card))}): ${effect}`,
      ...loadingWords(view, seat, factory),
      fillsEnough(view, city) ? ' · enough cities are full then: the last round' : '',
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
  title: say`Unlock the ${abilityName(ability)} for ${dollars(at(ABILITIES, ability).price)}`,
  detail: say`${capital(powerOf(ability))}. Its track joins your supply.`,
});

/** The button that plays what is shown: the verb and the price. */
export function confirmWords(view: View, seat: number, action: Action): string {
  if (action.type === 'begin') return 'Begin here';
  if (action.type === 'deliver') return 'Deliver';
  if (action.type !== 'build') return words.action(action, view);
  const cost = trackCost(view, seat, action.hex, isNight(view));
  return cost === 0 ? 'Lay the track' : `Lay the track for ${dollars(cost)}`;
}
