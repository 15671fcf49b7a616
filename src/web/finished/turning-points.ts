import type { Series } from './chart.tsx';

/** A turn in which one seat gained much on the best of the others. */
export interface TurningPoint {
  /** Which of the turns of the chart. */
  readonly turn: number;
  readonly seat: number;
  /** How much more the seat had at its end; 0 where it pulled ahead because the others lost something. */
  readonly gained: number;
  /** By how much its distance to the best of the others grew. */
  readonly by: number;
  readonly tookTheLead: boolean;
}

const MOST = 3;
/** Two points of the same stretch of play would say the same. */
const LEAST_APART = 2;

/**
 * The turns that decided the game, as a chart of it tells: where one seat's distance to the best of the others grew most.
 * One of them is the reader's own where they have one.
 */
export function turningPoints(series: readonly Series[], own: number | undefined): readonly TurningPoint[] {
  const points = swingsOf(series).toSorted((a, b) => b.by - a.by || a.turn - b.turn);
  const chosen: TurningPoint[] = [];
  const mine = points.find(({ seat }) => seat === own);
  for (const point of mine === undefined ? points : [mine, ...points]) {
    const isApart = chosen.every(({ turn }) => Math.abs(turn - point.turn) >= LEAST_APART);
    if (chosen.length < MOST && isApart) chosen.push(point);
  }
  return chosen.toSorted((a, b) => a.turn - b.turn);
}

/** Turns in which a seat gained something; in a game of losses, those in which it lost less than the others. */
function swingsOf(series: readonly Series[]): readonly TurningPoint[] {
  const turns = Math.max(0, ...series.map((values) => values.length));
  const swings = Array.from({ length: turns - 1 }, (_, i) => i + 1).flatMap((turn) =>
    series.flatMap((_, seat) => swingOf(series, seat, turn) ?? []),
  );
  const gains = swings.filter(({ gained }) => gained > 0);
  return gains.length > 0 ? gains : swings;
}

function swingOf(series: readonly Series[], seat: number, turn: number): TurningPoint | undefined {
  const [before, after] = [leadOf(series, seat, turn - 1), leadOf(series, seat, turn)];
  if (before === undefined || after === undefined || after <= before) return undefined;
  const gained = Math.max(0, (series[seat]?.[turn] ?? 0) - (series[seat]?.[turn - 1] ?? 0));
  return { turn, seat, gained, by: after - before, tookTheLead: before <= 0 && after > 0 };
}

/** How far a seat is ahead of the best of the others; less than 0 where it is behind. */
function leadOf(series: readonly Series[], seat: number, turn: number): number | undefined {
  const own = series[seat]?.[turn];
  const others = series
    .flatMap((values, other) => (other === seat ? [] : [values[turn]]))
    .filter((v) => v !== undefined);
  return own === undefined || others.length === 0 ? undefined : own - Math.max(...others);
}
