import type { Ruling } from '#engine/ruling.ts';
import { NO_BITS } from '../bits.ts';
import { type PortPart, rulingOn } from '../rulings.ts';
import { townAt, townNamed } from '../sheets.ts';
import { boatCard, freeBoxes, hasBoat, mover, NONE, type State, townOf } from '../state.ts';
import { hasBeenInPort, nextLanding, portTown } from './port.ts';

/**
 * The parts of a Port action, asked for while they are closed: on the river, in St. Louis, or in
 * another part. Each ruling says what has to happen before the part is open.
 */

const PARTS: Readonly<Partial<Record<State['phase'], PortPart>>> = {
  sell: 'selling',
  buy: 'buying',
  travelers: 'taking travelers',
};

/** Selling, delivery cards and ice for gold. */
export function closedSale(s: State): Ruling {
  const isAfter = s.phase === 'buy' || s.phase === 'travelers';
  if (isAfter && hasJustFilled(s)) return rulingOn('sell.fill', { town: townNamed(portTown(s)) });
  return closedPart(s, 'selling');
}

/** The sale filled the town: its spaces are empty again. */
const hasJustFilled = (s: State): boolean => s.deliveries > 0 && townOf(s, portTown(s)).filled === NO_BITS;

/** Buying along the river; in St. Louis too while a boat is chosen. */
export function closedPurchase(s: State): Ruling {
  const m = mover(s);
  const isFull = hasBoat(m) && freeBoxes(m) === 0;
  if (isFull && s.phase !== 'season') {
    return rulingOn('boxes.full', { boxes: boatCard(m).boxes, selling: s.phase === 'sell' ? 'yes' : 'no' });
  }
  return s.phase === 'boat' ? boatFirst() : closedPart(s, 'buying');
}

export const closedTravelers = (s: State): Ruling => closedPart(s, 'taking travelers');

function closedPart(s: State, wanted: PortPart): Ruling {
  if (isInStLouis(s) && wanted !== 'buying') return rulingOn('market.buy');
  if (s.phase === 'actions') return outOfPort(s);
  const now = PARTS[s.phase];
  return now === undefined ? barrelFirst(s) : rulingOn('port.order', { now, wanted, town: townNamed(portTown(s)) });
}

/** In the Port action there, or still there after it. */
const isInStLouis = (s: State): boolean => s.phase === 'boat' || (hasBoat(mover(s)) && mover(s).at === 0);

/** Between actions: without a boat, in a port that has been served, at a landing, or on the river. */
function outOfPort(s: State): Ruling {
  const m = mover(s);
  if (!hasBoat(m)) return rulingOn('expedition.boat');
  const town = townAt(m.at);
  if (hasBeenInPort(m)) return rulingOn('port.once', { town: townNamed(town), ...nextLanding(m) });
  if (town === NONE) return rulingOn('port.parts', nextLanding(m));
  return s.actions > 0
    ? rulingOn('port.parts', { town: townNamed(town) })
    : rulingOn('turn.actions', { town: townNamed(town) });
}

/** A Port action in St. Louis begins with a boat. */
export const boatFirst = (): Ruling => rulingOn('expedition.boat', { choosing: 'yes' });

/** The barrel for the season track is chosen before anything else. */
export const barrelFirst = (s: State): Ruling => rulingOn('season.barrel', { town: townNamed(portTown(s)) });
