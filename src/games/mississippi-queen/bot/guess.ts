import type { Hex } from '../actions.ts';
import { BOARDING_SPEED, PASSENGERS_TO_WIN } from '../components.ts';
import { at } from './chart.ts';
import { type KnownRiver, dockAt, moorageAt } from './known-river.ts';
import { turnsToPass, turnsToStop } from './pace.ts';
import { type Kind, NEVER } from './kind.ts';

/** A boat's kind on its river, as far as guessing goes. */
interface Outlook {
  readonly known: KnownRiver;
  readonly kind: Kind;
}

/** Turns it takes to stop at an island nobody has seen yet, over sailing past. */
const STOP_SOMEWHERE = 2.6;

/** Own turns for each step's worth of turning on the way to a stop. */
const TURNING = 0.5;

/** Turns to go by distance alone, along the best of all plans: each island on the table, or none of them. */
export function turnsHome({ known, kind }: Outlook, hex: Hex, facing: number, speed: number): number {
  const bow = at(hex, facing);
  const onward = (known.onward.cost[bow] as number) + known.unseen;
  if (known.introductory) return turnsToPass(speed, Math.max(1, onward));
  const missing = PASSENGERS_TO_WIN - kind.aboard;
  if (missing === 0 && known.unseen === 0) return arrival(speed, known.onward.steps[bow] as number, onward);
  let best = passingBy(speed, onward, { missing, chances: chancesOf(known, kind) });
  for (let place = known.first; place < known.river.length && missing > 0; place++) {
    if (((kind.stations >> place) & 1) === 1) best = Math.min(best, viaStation({ known, kind }, place, { bow, speed }));
  }
  return best;
}

/** Turns until a boat stops at a goal; `steps` are part of `cost`, the rest of it is turning. */
function arrival(speed: number, steps: number, cost: number): number {
  // Who lies there without having stopped must sail a circle.
  return steps === 0 ? NO_STOP : turnsToStop(speed, steps) + (cost - steps) * TURNING;
}

const NO_STOP = 4;

function viaStation({ known, kind }: Outlook, place: number, { bow, speed }: { bow: number; speed: number }): number {
  const dock = dockAt(known, place);
  if (dock === undefined) return NEVER;
  const { ways, leaving } = moorageAt(known, dock);
  const there = arrival(speed, ways.steps[bow] as number, ways.cost[bow] as number);
  const rest = leaving + known.unseen;
  const missing = PASSENGERS_TO_WIN - kind.aboard - 1;
  return there + passingBy(BOARDING_SPEED, rest, { missing, chances: chancesOf(known, kind) - 1 });
}

/** Sailing home with stops at islands not chosen yet: the fewer there will be, the dearer. */
function passingBy(speed: number, steps: number, { missing, chances }: { missing: number; chances: number }): number {
  if (chances < missing) return NEVER;
  const scarcity = missing === 0 ? 0 : missing / (chances + 0.5);
  return turnsToStop(speed, Math.max(1, steps)) + missing * STOP_SOMEWHERE * (1 + scarcity);
}

/** Islands at which such a boat could still board: on the table and in the stack. */
function chancesOf(known: KnownRiver, { stations }: Kind): number {
  let chances = known.stationsToCome;
  for (let left = stations; left !== 0; left &= left - 1) chances++;
  return chances;
}
