import { at, type ReadonlyBy } from '#engine/indexed.ts';
import type { Action } from './actions.ts';
import { type Card, CARD_NAMES } from './cards.ts';
import { BOAT_SIZES, CARGO, RIVER_END } from './components.ts';
import { type Boat, type Cargo, DEAREST, type Sheet, TILE_NAMES } from './sheets.ts';

/** Every action there is, made once: every decision of every playout asks for lists of legal actions. */

const once = (action: Action): Action => Object.freeze(action);

const perCargo = (make: (cargo: Cargo) => Action): ReadonlyBy<Cargo, Action> =>
  CARGO.map((_, cargo) => once(make(cargo)));

const perCard = (make: (card: Card) => Action): ReadonlyBy<Card, Action> =>
  CARD_NAMES.map((_, card) => once(make(card)));

/** By a number from 0 to the most; nobody asks for the entry of 0. */
const upTo = (most: number, make: (n: number) => Action): readonly Action[] =>
  Array.from({ length: most + 1 }, (_, n) => once(make(n)));

export const REVEALS: ReadonlyBy<Sheet, Action> = TILE_NAMES.map((_, tile) => once({ type: 'reveal', tile }));
export const DRAWS = perCard((card) => ({ type: 'draw', card }));
export const BARRELS = perCargo((cargo) => ({ type: 'barrel', cargo }));
export const PORT = once({ type: 'port' });
/** By the number of spaces. */
export const MOVES = upTo(RIVER_END, (spaces) => ({ type: 'move', spaces }));
export const PLAY_CURRENT = once({ type: 'goodCurrent' });
export const END_EXPEDITION = once({ type: 'endExpedition' });
export const DONE = once({ type: 'done' });
export const TAKE_BOAT: ReadonlyBy<Boat, Action> = BOAT_SIZES.map((size) => once({ type: 'boat', size }));
export const BUYS = perCargo((cargo) => ({ type: 'buy', cargo }));
export const BAG_BUYS = perCargo((cargo) => ({ type: 'buyFromBag', cargo }));
export const PEDDLER_BUYS = perCargo((cargo) => ({ type: 'buyWithPeddler', cargo }));
const SALES: ReadonlyBy<Cargo, readonly Action[]> = CARGO.map((_, cargo) =>
  upTo(DEAREST, (value) => ({ type: 'sell', cargo, value })),
);
export const saleOf = (cargo: Cargo, value: number): Action => at(at(SALES, cargo), value);
export const SURPLUSES = perCargo((cargo) => ({ type: 'sellSurplus', cargo }));
export const CLAIMS = perCargo((cargo) => ({ type: 'claim', cargo }));
export const ICE_FOR_GOLD = once({ type: 'iceBonus' });
export const SEASON_BARRELS = perCargo((cargo) => ({ type: 'season', cargo }));
export const PICK_UPS = perCard((card) => ({ type: 'pickUp', card }));
export const DROP_OFFS = perCard((card) => ({ type: 'dropOff', card }));
export const DISCARDS = perCard((card) => ({ type: 'discard', card }));
export const USE_ICE = once({ type: 'useIce' });
export const LET_SPOIL = once({ type: 'letSpoil' });
