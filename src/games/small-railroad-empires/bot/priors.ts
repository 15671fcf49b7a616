import type { Seat } from '#engine/actor.ts';
import type { Action, ActionOf } from '../actions.ts';
import { type TrainCard, TRAIN_CARDS } from '../components.ts';
import { bonusFor, nextSlot } from '../freight/loading.ts';
import { goodOfFactory } from '../map.ts';
import { isNight } from '../rules/build.ts';
import { reckon } from '../rules/reward.ts';
import type { State } from '../state.ts';
import { beginning } from './beginning.ts';
import { DOLLAR, faceValue } from './cards.ts';
import { laying } from './laying.ts';
import { spending } from './spending.ts';

/** Weights of the legal actions: what an experienced player would think of first. */
export function priors(s: State, seat: Seat, legal: readonly Action[]): readonly number[] {
  return curious(s.phase === 'build' ? tracks(s, seat, legal) : legal.map((action) => weigh(s, seat, action)));
}

/** No action weighs less than this share of the most likely one: a search should try everything once or twice. */
const CURIOSITY = 0.1;

function curious(weights: readonly number[]): readonly number[] {
  const least = CURIOSITY * Math.max(...weights);
  return weights.map((weight) => Math.max(weight, least));
}

/** How much more likely an action is for every point it gains or promises. */
const EAGERNESS = 1.2;

function weigh(s: State, seat: Seat, action: Action): number {
  if (action.type === 'begin') return Math.exp(CAUTION * beginning(s, action.factory));
  const gain = action.type === 'deliver' ? delivering(s, seat, action) : spending(s, action);
  return Math.exp(EAGERNESS * gain);
}

/** The same for the first track, whose effect is less certain. */
const CAUTION = 0.1;

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

/** Tracks by what they promise; ending the step and borrowing are for players who cannot go on. */
function tracks(s: State, seat: Seat, legal: readonly Action[]): readonly number[] {
  const promises = laying(
    s,
    seat,
    legal.flatMap((action) => (action.type === 'build' ? [action.hex] : [])),
  );
  return legal.map((action, i) => {
    // Tracks come first in the list.
    if (action.type === 'build') return Math.exp(EAGERNESS * (promises[i] as number));
    if (action.type === 'done') return isNight(s) ? 1 : 0.5;
    return action.type === 'loan' ? (legal.length === 2 ? 1 : 0.05) : 0;
  });
}
