import type { Seat } from '#engine/actor.ts';
import type { Action, ActionOf } from '../actions.ts';
import { type Condition, type TrainCard, TRAIN_CARDS } from '../components.ts';
import { reckon } from '../delivery.ts';
import { bonusFor, nextSlot } from '../freight/loading.ts';
import { CITIES_WANTING, cityHex, factoryHex, goodOfFactory, hasStar, type Hex, HEXES, NOWHERE } from '../map.ts';
import { trackCost } from '../network.ts';
import { isNight } from '../rules/build.ts';
import { active, handSize, type State } from '../state.ts';
import { hexDistance, prospects, routeWorth } from './outlook.ts';

/** Weights of the legal actions: what a seasoned player would think of first. */
export function priors(s: State, seat: Seat, legal: readonly Action[]): readonly number[] {
  if (s.phase === 'build') return tracks(s, seat, legal);
  return legal.map((action) => weigh(s, seat, action));
}

function weigh(s: State, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'begin':
      return beginning(s, action);
    case 'deliver':
      return delivering(s, seat, action);
    case 'done':
      return s.phase === 'deliver' ? 0.2 : 0.5;
    default:
      return spending(s, action);
  }
}

function spending(s: State, action: Action): number {
  switch (action.type) {
    case 'buy':
      return buying(s, action.place);
    case 'unlock':
      return s.round < 7 ? (UNLOCKING[action.ability] ?? 0) : 0.02;
    case 'repay':
      return s.ending !== '' || active(s).money > 8 ? 3 : 0.2;
    default:
      return action.type === 'loan' ? 0.01 : 0;
  }
}

const UNLOCKING = [0.35, 0.2, 0.25, 0.4] as const;

/** A start between cities that want the good, not too near and not too far. */
function beginning(s: State, { factory }: ActionOf<'begin'>): number {
  const from = factoryHex(s.map, factory);
  let best = 0;
  for (const city of CITIES_WANTING[goodOfFactory(factory)] ?? []) {
    const to = cityHex(s.map, city);
    if (to === NOWHERE) continue;
    const length = hexDistance(from, to);
    best = Math.max(best, routeWorth(length) / (1 + length));
  }
  return best ** 2;
}

/** What the whole delivery gives at once; a card that misses its condition is a card lost. */
function delivering(s: State, seat: Seat, delivery: ActionOf<'deliver'>): number {
  const reckoning = reckon(s, seat, delivery);
  if (reckoning === undefined) return 0;
  const { money, prestige, cardMoney, cardPrestige, met } = reckoning;
  const quay = s.extras.freight;
  const slot = quay && nextSlot(quay);
  const bonus = slot === undefined ? { money: 0, prestige: 0 } : bonusFor(slot, goodOfFactory(delivery.factory));
  const gain =
    prestige + cardPrestige + bonus.prestige + 0.3 * (money + cardMoney + bonus.money) - (met ? 0 : lostCard(delivery));
  return Math.exp(0.8 * gain);
}

const lostCard = ({ card }: ActionOf<'deliver'>): number => 0.5 * faceValue(TRAIN_CARDS[card] as TrainCard);

const faceValue = ({ money, prestige }: TrainCard): number => prestige + 0.3 * money;

/** How often a condition can be met without going out of one's way. */
const EASE: Readonly<Record<Condition, number>> = {
  longest: 0.5,
  shortest: 0.7,
  first: 0.7,
  second: 0.4,
  share: 0.4,
  mountain: 0.4,
  river: 0.5,
  forest: 0.5,
  good: 0.3,
  cross: 0.5,
  through: 0.3,
};

function buying(s: State, place: number): number {
  const printed = TRAIN_CARDS[s.market[place - 1] ?? 0] as TrainCard;
  const need = handSize(active(s)) === 0 ? 3 : handSize(active(s)) < 2 ? 1 : 0.15;
  return need * (0.5 + EASE[printed.condition] * faceValue(printed)) * 0.8 ** place;
}

const pulls = new Float64Array(HEXES);

/** Tracks towards deliveries, the nearest and richest first; stars on the way; dear spaces only for good reasons. */
function tracks(s: State, seat: Seat, legal: readonly Action[]): readonly number[] {
  pulls.fill(0);
  for (const { worth, effort, towardsCity, towardsFactory } of prospects(s, seat)) {
    if (effort === 0) continue;
    const pull = (worth / (2 + effort)) * 4;
    if (towardsCity !== NOWHERE) pulls[towardsCity] = Math.max(pulls[towardsCity] as number, pull);
    if (towardsFactory !== NOWHERE) pulls[towardsFactory] = Math.max(pulls[towardsFactory] as number, pull);
  }
  return legal.map((action) => {
    if (action.type === 'build') return trackWeight(s, seat, action.hex);
    if (action.type === 'done') return isNight(s) ? 2 : 0.5;
    return action.type === 'loan' ? (legal.length === 2 ? 1 : 0.05) : 0;
  });
}

function trackWeight(s: State, seat: Seat, hex: Hex): number {
  const star = s.tracks[hex] === 0 && hasStar(s.map, hex) ? 1 : 0;
  const cost = trackCost(s, seat, hex, isNight(s));
  return Math.exp(1.2 * ((pulls[hex] as number) + star - 0.25 * cost));
}
