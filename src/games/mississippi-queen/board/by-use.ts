import type { Seat } from '#engine/actor.ts';
import type { Hex } from '../actions.ts';
import { BOARDING_SPEED, PASSENGERS_TO_WIN } from '../components.ts';
import type { Plan } from '../planner.ts';
import { advance, isBoardingPlatform } from '../river.ts';
import { waitsFor } from '../rules/arrival.ts';
import { boatOf, NOWHERE } from '../state.ts';
import type { View } from '../view.ts';
import { spacesFrom } from '../words/whereabouts.ts';
import type { ChartHex, RiverChart } from './chart.ts';
import type { Offers } from './offers.ts';

/** What can be pressed comes first, and of that what brings the boat on: to a stop that it wants, or down the river. */
export function byUse(offers: Offers, useOf: (plan: Plan) => number): (a: ChartHex, b: ChartHex) => number {
  const use = ({ hex }: ChartHex): number => {
    const plan = offers.get(hex)?.plan;
    return plan === undefined ? -Infinity : useOf(plan);
  };
  return (a, b) => (use(a) === use(b) ? 0 : use(b) - use(a));
}

/** In half spaces: what a passenger or the landing is worth, a piece of coal, and a speed that is too high to stop. */
const ARRIVAL = 100;
const COAL_WORTH = 4;
const HASTE = 2;

/** How useful a plan is to the captain of a seat, in half spaces. */
export function usefulness(view: View, chart: RiverChart, seat: Seat | undefined): (plan: Plan) => number {
  const away = seat === undefined ? undefined : wayToStops(view, chart, seat);
  return (plan) => {
    const ends = plan.events.length > 0 ? ARRIVAL : 0;
    const costs = COAL_WORTH * plan.coal + (plan.push === undefined ? 0 : COAL_WORTH);
    return ends + (away === undefined ? advance(plan.hex) : nearness(plan, away(plan.hex))) - costs;
  };
}

/** To stop somewhere, a boat comes close and then slows down. */
const nearness = ({ speed }: Plan, away: number): number =>
  -2 * away - HASTE * Math.max(0, speed - BOARDING_SPEED - away);

/** Farther away than this, a boat had better make way. */
const NEAR = 8;

/**
 * How far a space is from where this boat wants to stop: at passengers it may take, or at the landing with all on board.
 * Undefined where there is no such stop nearby.
 */
function wayToStops(view: View, chart: RiverChart, seat: Seat): ((hex: Hex) => number) | undefined {
  const boat = boatOf(view, seat);
  if (boat.hex === NOWHERE || view.options.race === 'introductory') return undefined;
  const isWanted = ({ hex, place, entry }: ChartHex): boolean =>
    boat.passengers === PASSENGERS_TO_WIN ? entry : isBoardingPlatform(view, hex) && waitsFor(view, boat, place);
  const ways = chart.hexes
    .filter((hex) => isWanted(hex) && advance(hex.hex) >= advance(boat.hex) - 2)
    .map(({ hex }) => spacesFrom(view, hex))
    .filter((spaces) => (spaces.get(boat.hex) ?? Infinity) <= NEAR);
  return ways.length === 0 ? undefined : (hex) => Math.min(...ways.map((spaces) => spaces.get(hex) ?? Infinity));
}
