import { hexDistance } from '#geometry/hex.ts';
import type { Point } from '#kit/point.ts';
import { FASTEST, FREE_SPEED_CHANGE } from '../components.ts';
import { advance, placeOf } from '../river.ts';
import { boatOf, NOWHERE } from '../state.ts';
import type { View } from '../view.ts';
import type { ChartHex, RiverChart } from './chart.ts';

/** How many tiles ahead of the leader one wants to see. */
const TILES_AHEAD = 2;

/**
 * What the captain of a seat wants to see when a turn begins, the best first: the whole river; all boats and the river
 * ahead; in a race that is spread out, where the own boat can go this turn and next, and the leader; or at least the
 * former.
 */
export function sightsOf(view: View, chart: RiverChart, seat: number | undefined): readonly (readonly Point[])[] {
  const boats = chart.hexes.filter(({ hex }) => view.boats.some((boat) => boat.hex === hex));
  const leader = boats.toSorted((a, b) => advance(b.hex) - advance(a.hex))[0];
  const whole = [...chart.hexes.map(({ centre }) => centre), ...(chart.platform?.deck ?? chart.beyond)];
  if (view.outcome !== undefined) return [whole, chart.platform?.deck ?? whole];
  if (leader === undefined) return [whole];
  const around = (further: number) => {
    const mine = seat === undefined ? [] : reachAround(view, chart, seat, further);
    return mine.length === 0 ? [leader.centre] : mine;
  };
  const [near, onwards] = [around(0), around(NEXT_TURN)];
  const fleet = boats.map(({ centre }) => centre);
  return [
    whole,
    [...fleet, ...near, ...riverAhead(chart, leader)],
    [...fleet, ...onwards],
    [...onwards, ...riverAhead(chart, leader)],
    [...onwards, leader.centre],
    onwards,
    near,
  ];
}

/** The river from the leader on, with the landing, or with the question where it goes on. */
function riverAhead(chart: RiverChart, leader: ChartHex): Point[] {
  const last = leader.place + TILES_AHEAD;
  const ahead = chart.hexes.filter(
    ({ place, hex, water }) => water && place <= last && advance(hex) >= advance(leader.hex),
  );
  const isEndNear = chart.hexes.every(({ place }) => place <= last);
  return [...ahead.map(({ centre }) => centre), ...(isEndNear ? (chart.platform?.deck ?? chart.beyond) : [])];
}

/** Spaces beyond the reach of this turn: a move is judged by what comes after it. */
const NEXT_TURN = 3;

/**
 * The water that a boat may get to this turn, roughly: known at once, before its ways are searched. Down the river it may
 * be `further`.
 */
function reachAround(view: View, chart: RiverChart, seat: number, further: number): Point[] {
  const { hex, speed } = boatOf(view, seat);
  if (hex === NOWHERE) return [];
  const from = chart.worldOf(hex);
  const far = Math.min(speed + 2 * FREE_SPEED_CHANGE, FASTEST) + further;
  const beside = further > 0 ? 0 : 2;
  return chart.hexes
    .filter((other) => other.water && placeOf(other.hex) >= placeOf(hex) - 1)
    .filter((other) => advance(other.hex) >= advance(hex) - beside)
    .filter((other) => hexDistance(chart.worldOf(other.hex), from) <= far)
    .map(({ centre }) => centre);
}
