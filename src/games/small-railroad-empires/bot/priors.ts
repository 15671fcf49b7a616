import type { Seat } from '#engine/actor.ts';
import type { Action, ActionOf } from '../actions.ts';
import { type TrainCard, TRAIN_CARDS } from '../components.ts';
import { reckon } from '../delivery.ts';
import { bonusFor, nextSlot } from '../freight/loading.ts';
import { CITIES_WANTING, cityHex, factoryHex, goodOfFactory, hasStar, type Hex, HEXES, NOWHERE } from '../map.ts';
import { trackCost } from '../network.ts';
import { isNight } from '../rules/build.ts';
import type { State } from '../state.ts';
import { DOLLAR, faceValue } from './cards.ts';
import { spending } from './spending.ts';
import { hexDistance, prospects, routeWorth } from './outlook.ts';

/** Weights of the legal actions: what a seasoned player would think of first. */
export function priors(s: State, seat: Seat, legal: readonly Action[]): readonly number[] {
  return curious(s.phase === 'build' ? tracks(s, seat, legal) : legal.map((action) => weigh(s, seat, action)));
}

/** No action weighs less than this part of the likeliest: a search should try everything once or twice. */
const CURIOSITY = 0.1;

function curious(weights: readonly number[]): readonly number[] {
  const least = CURIOSITY * Math.max(...weights);
  return weights.map((weight) => Math.max(weight, least));
}

/** How much likelier an action is for every point it gains. */
const EAGERNESS = 1.2;

function weigh(s: State, seat: Seat, action: Action): number {
  if (action.type === 'begin') return beginning(s, action);
  const gain = action.type === 'deliver' ? delivering(s, seat, action) : spending(s, action);
  return Math.exp(EAGERNESS * gain);
}

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

const NEVER = -10;

/** What the whole delivery gives at once; a card that misses its condition is a card lost. */
function delivering(s: State, seat: Seat, delivery: ActionOf<'deliver'>): number {
  const reckoning = reckon(s, seat, delivery);
  if (reckoning === undefined) return NEVER;
  const { money, prestige, cardMoney, cardPrestige, met } = reckoning;
  const quay = s.extras.freight;
  const slot = quay && nextSlot(quay);
  const bonus = slot === undefined ? { money: 0, prestige: 0 } : bonusFor(slot, goodOfFactory(delivery.factory));
  const points = prestige + cardPrestige + bonus.prestige;
  return points + DOLLAR * (money + cardMoney + bonus.money) - (met ? 0 : lostCard(delivery));
}

const lostCard = ({ card }: ActionOf<'deliver'>): number => 0.5 * faceValue(TRAIN_CARDS[card] as TrainCard);

const pulls = new Float64Array(HEXES);

/** Three turns of plain tracks: what lies further pulls too little to choose between tracks. */
const NEAR = 12;

/** Tracks towards deliveries, the nearest and richest first; stars on the way; dear spaces only for good reasons. */
function tracks(s: State, seat: Seat, legal: readonly Action[]): readonly number[] {
  pulls.fill(0);
  for (const { worth, effort, towardsCity, towardsFactory } of prospects(s, seat, NEAR)) {
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
  return Math.exp(2.5 * ((pulls[hex] as number) + star - 0.25 * cost));
}
