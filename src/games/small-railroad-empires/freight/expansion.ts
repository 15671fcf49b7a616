import type { Expansion } from '../expansion.ts';
import type { State } from '../state.ts';
import { load } from './loading.ts';
import { NEUTRAL, newQuay, NO_SHIP } from './quay.ts';

/** Freight on Board, a mini-expansion: deliveries also load container ships. All it changes hangs on these hooks. */
export const freightOnBoard: Expansion = {
  isIn: (s) => s.options.freightOnBoard,
  setUp(s) {
    s.extras.freight = newQuay(s.companies.length);
    s.phase = 'ship';
  },
  delivered: load,
  inventory: (s) => ({ ships: countShips(s), containers: countContainers(s), neutralContainers: countNeutral(s) }),
};

/** The box holds everything until the expansion is set up. */
const quayOf = (s: State) => s.extras.freight ?? newQuay(s.companies.length);

function countShips(s: State): number {
  const { ship, deck, discarded } = quayOf(s);
  return deck.length + discarded.length + (ship === NO_SHIP ? 0 : 1);
}

function countContainers(s: State): number {
  const { containers, loaded } = quayOf(s);
  return containers.reduce((sum, held) => sum + held, loaded.filter((seat) => seat !== NEUTRAL).length);
}

function countNeutral(s: State): number {
  const { neutral, loaded } = quayOf(s);
  return neutral + loaded.filter((seat) => seat === NEUTRAL).length;
}
