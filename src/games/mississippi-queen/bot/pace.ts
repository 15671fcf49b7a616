import { at } from '#engine/indexed.ts';
import { FASTEST, SLOWEST } from '../components.ts';
import { speedChangeCost } from '../rules/turn.ts';

/** Turns that a stretch takes, by speed and steps: speed changes by one for nothing, by more for coal. */

/** What a coal counts in turns. */
const COAL_PRICE = 0.8;

/** Above this speed, bends and islands cost more than the speed gains. */
const CRUISING = 5;

const LONGEST = 80;

const SPEEDS = Array.from({ length: FASTEST }, (_, i) => SLOWEST + i);

type Pace = readonly Float64Array[];

/** Arriving at exactly the last step, at speed 1. */
const STOPPING = paces((speed, left) => (left === 0 && speed === SLOWEST ? 0 : undefined));

/** Covering the stretch, at any speed. */
const PASSING = paces((_, left) => (left <= 0 ? 0 : undefined));

export const turnsToStop = (speed: number, steps: number): number => reckoned(STOPPING, speed, steps);
export const turnsToPass = (speed: number, steps: number): number => reckoned(PASSING, speed, steps);

/** Between whole steps in proportion; stretches beyond the table at cruising speed. */
function reckoned(pace: Pace, speed: number, steps: number): number {
  const whole = Math.min(LONGEST - 1, Math.floor(steps));
  const row = at(pace, speed);
  const part = Math.min(1, steps - whole);
  const beyond = Math.max(0, steps - LONGEST) / CRUISING;
  return (row[whole] as number) * (1 - part) + (row[whole + 1] as number) * part + beyond;
}

/** `arrived` gives the turns left once a move at this speed leaves this many steps; undefined: sail on. */
function paces(arrived: (speed: number, left: number) => number | undefined): Pace {
  const pace = [0, ...SPEEDS].map(() => new Float64Array(LONGEST + 1));
  for (let steps = 1; steps <= LONGEST; steps++) {
    for (const speed of SPEEDS) at(pace, speed)[steps] = best(speed, steps);
  }
  return pace;

  function best(speed: number, steps: number): number {
    const turns = SPEEDS.slice(0, CRUISING).map((next) => {
      const left = steps - next;
      return (
        1 +
        COAL_PRICE * speedChangeCost(speed, next) +
        (arrived(next, left) ?? (left > 0 ? (pace[next]?.[left] ?? Infinity) : Infinity))
      );
    });
    return Math.min(...turns);
  }
}
