import type { Seat } from '#engine/actor.ts';
import type { Ruling } from '#engine/ruling.ts';
import { hexDistance } from '#geometry/hex.ts';
import type { Hex } from '../actions.ts';
import { FASTEST } from '../components.ts';
import { game } from '../game.ts';
import { rulingOn } from '../rulings.ts';
import { centresOf, isWater, worldPlace } from '../river.ts';
import { boatOf, NOWHERE, type State } from '../state.ts';
import { imagine, type View } from '../view.ts';
import { findPlans, goalOf, type Plan } from '../planner.ts';

/**
 * Why a space cannot be reached this turn. No rule is known here: a wish is granted (more coal,
 * an empty river), the way that would then lead there is found, and the game is asked about
 * its steps in the real position until it refuses one.
 */
export function whyUnreached(view: View, seat: Seat, hex: Hex): Ruling | undefined {
  if (!isWater(view, hex)) return rulingOn('moving.land');
  if (spacesBetween(view, boatOf(view, seat).hex, hex) > FASTEST) return undefined;
  for (const granted of WISHES) {
    const plan = dreamtWay(view, seat, hex, granted);
    const refused = plan && firstRefusal(view, seat, plan);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

/** How much coal the cheapest way to a space would burn; undefined if no amount is enough. */
export const coalNeeded = (view: View, seat: Seat, hex: Hex): number | undefined =>
  dreamtWay(view, seat, hex, moreCoal)?.coal;

const dreamtWay = (view: View, seat: Seat, hex: Hex, granted: Grant): Plan | undefined =>
  dreamt(view, seat, granted)
    .filter((candidate) => goalOf(candidate) === hex)
    .toSorted((a, b) => a.coal - b.coal || a.actions.length - b.actions.length)[0];

function spacesBetween(view: View, from: Hex, to: Hex): number {
  const centres = centresOf(view.river);
  return hexDistance(worldPlace(view.river, centres, from), worldPlace(view.river, centres, to));
}

type Grant = (dream: State, seat: Seat) => void;

const ENOUGH = 6;

const moreCoal: Grant = (dream, seat) => {
  boatOf(dream, seat).coal += ENOUGH;
};

const emptyRiver: Grant = (dream, seat) => {
  dream.boats.forEach((boat, other) => {
    if (other !== seat) boat.hex = NOWHERE;
  });
};

const both: Grant = (dream, seat) => {
  moreCoal(dream, seat);
  emptyRiver(dream, seat);
};

const WISHES: readonly Grant[] = [emptyRiver, moreCoal, both];

/** Imagined positions for the one on the table, kept until it changes. */
const kept = new WeakMap<View, Map<Grant, Plan[]>>();

function dreamt(view: View, seat: Seat, granted: Grant): Plan[] {
  const dreams = kept.get(view) ?? new Map<Grant, Plan[]>();
  kept.set(view, dreams);
  const known = dreams.get(granted);
  if (known !== undefined) return known;
  const dream = imagine(view);
  granted(dream, seat);
  const plans = findPlans(dream, seat, true);
  dreams.set(granted, plans);
  return plans;
}

function firstRefusal(view: View, seat: Seat, plan: Plan): Ruling | undefined {
  const real = imagine(view);
  for (const action of plan.actions) {
    const refused = game.refuse(real, seat, action);
    if (refused !== undefined) return refused;
    game.apply(real, seat, action, () => undefined);
  }
  return undefined;
}
