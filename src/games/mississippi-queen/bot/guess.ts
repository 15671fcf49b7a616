import { BOARDING_SPEED, PASSENGERS_TO_WIN } from '../components.ts';
import type { Ways } from './chart.ts';
import { type Kind, NEVER } from './kind.ts';
import { type KnownRiver, dockAt, moorageAt } from './known-river.ts';
import { turnsToPass, turnsToStop } from './pace.ts';

/** What a guess for boats of one kind rests on. */
export interface Outlook {
  readonly known: KnownRiver;
  /** Passengers still missing, and the turns it takes to stop for them at islands not chosen yet. */
  readonly missing: number;
  readonly stops: number;
  /** Islands on the table with a passenger for such a boat. */
  readonly stations: readonly Call[];
}

/** A stop at an island: how to get there, and the turns from there to the end. */
interface Call {
  readonly ways: Ways;
  readonly rest: number;
}

/** Turns it takes to stop at an island nobody has seen yet, over sailing past. */
const STOP_SOMEWHERE = 2.6;

/** The boat's own turns for each step's worth of turning on the way to a stop. */
const TURNING = 0.5;

export function outlookOf(known: KnownRiver, { aboard, stations }: Kind): Outlook {
  const missing = PASSENGERS_TO_WIN - aboard;
  const calls: Call[] = [];
  const chances = known.stationsToCome + bitsOf(stations);
  for (let place = known.first; place < known.river.length && missing > 0; place++) {
    const dock = ((stations >> place) & 1) === 1 ? dockAt(known, place) : undefined;
    if (dock === undefined) continue;
    const { ways, leaving } = moorageAt(known, dock);
    const stops = stopsFor(missing - 1, chances - 1);
    calls.push({ ways, rest: passingBy(BOARDING_SPEED, leaving + known.unseen, stops) });
  }
  return { known, missing, stops: stopsFor(missing, chances), stations: calls };
}

function bitsOf(mask: number): number {
  let bits = 0;
  for (let left = mask; left !== 0; left &= left - 1) bits++;
  return bits;
}

/** Turns for stops at islands not chosen yet: the fewer islands there will be, the more each stop costs. */
function stopsFor(missing: number, chances: number): number {
  if (chances < missing) return NEVER;
  return missing === 0 ? 0 : missing * STOP_SOMEWHERE * (1 + missing ** 2 / (chances + 0.5));
}

/** Turns to go by distance alone, along the best of all plans: each island on the table, or none of them. */
export function turnsHome({ known, missing, stops, stations }: Outlook, bow: number, speed: number): number {
  const onward = (known.onward.cost[bow] as number) + known.unseen;
  if (known.introductory) return turnsToPass(speed, Math.max(1, onward));
  if (missing === 0 && known.unseen === 0) return arrival(speed, known.onward.steps[bow] as number, onward);
  let best = passingBy(speed, onward, stops);
  for (const { ways, rest } of stations) {
    best = Math.min(best, arrival(speed, ways.steps[bow] as number, ways.cost[bow] as number) + rest);
  }
  return best;
}

/** Turns until a boat stops at a goal; `steps` are part of `cost`, the rest of it is turning. */
function arrival(speed: number, steps: number, cost: number): number {
  // A boat that lies there without having stopped must sail a circle.
  return steps === 0 ? NO_STOP : turnsToStop(speed, steps) + (cost - steps) * TURNING;
}

const NO_STOP = 4;

/** Sailing home; `stops` are the turns that stopping on the way takes. */
const passingBy = (speed: number, steps: number, stops: number): number =>
  stops === NEVER ? NEVER : turnsToStop(speed, Math.max(1, steps)) + stops;
