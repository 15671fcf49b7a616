import type { Ruling } from '#engine/ruling.ts';
import { NO_BITS } from '../bits.ts';
import { TOWNS } from '../components.ts';
import type { TellEvent } from '../events.ts';
import { type NextLanding, rulingOn } from '../rulings.ts';
import { type Town, townAt, townNamed } from '../sheets.ts';
import { hasBoat, type Merchant, mover, NONE, type State, townOf } from '../state.ts';

/** The town in whose port the mover lies. */
export const portTown = (s: State): Town => townAt(mover(s).at);

/** Port Action: with a boat on the port entrance space of a town; without one in St. Louis, for a new expedition. */
export function canPort(s: State): boolean {
  const m = mover(s);
  return s.actions > 0 && (hasBoat(m) ? isAtEntrance(m) : isInStLouis(m));
}

/** Once per town and expedition: a boat leaves a port by its exit, and never comes back to the entrance. */
const isAtEntrance = (m: Merchant): boolean => townAt(m.at) !== NONE && !m.inPort;

const isInStLouis = (m: Merchant): boolean => m.at === 0;

/** Port Action: in St. Louis a boat and cargo are bought; at a town Sell, Buy and Travelers follow in this order. */
export function putIn(s: State, tell: TellEvent): void {
  if (hasBoat(mover(s))) putInAtTown(s, tell);
  else s.phase = 'boat';
}

/** The boat is moved to the port space, which costs no movement. */
function putInAtTown(s: State, tell: TellEvent): void {
  const town = portTown(s);
  mover(s).inPort = true;
  s.sheet = townOf(s, town).sheet;
  s.sold = NO_BITS;
  s.deliveries = 0;
  s.claimed = false;
  s.unchilled = 0;
  s.droppedOff = NO_BITS;
  tell({ type: 'putIn', seat: s.turn, town });
  s.phase = 'selling';
}

/** Why a boat cannot put in. */
export function refusePort(m: Merchant): Ruling {
  const town = townAt(m.at);
  if (hasBeenInPort(m)) return rulingOn('port.once', { town: townNamed(town), ...nextLanding(m) });
  if (town === NONE) return rulingOn('port.entrance', nextLanding(m));
  return rulingOn('turn.actions', { town: townNamed(town) });
}

/** At the place where the boat lies now. Every expedition has begun with a Port action in St. Louis. */
export const hasBeenInPort = (m: Merchant): boolean => m.inPort || isInStLouis(m);

export function nextLanding({ at }: Merchant): NextLanding {
  const next = TOWNS.find(({ entrance }) => entrance > at);
  return next === undefined ? {} : { next: next.name, spaces: next.entrance - at };
}
