import type { Action, ActionOf } from './actions.ts';
import {
  ABILITIES,
  ACHIEVEMENTS,
  CONTRACTS,
  MARKET_PRICES,
  POSITIONS,
  SEAT_COUNTS,
  TILES,
  TRAIN_CARDS,
} from './components.ts';
import { CITY_IDS, FACTORY_NAMES, HEX_NAMES } from './map.ts';

/** Every action there is, made once: every decision of every playout asks for lists of legal actions. */

export const TAKE_LOAN: Action = { type: 'loan' };
export const REPAY: Action = { type: 'repay' };
export const DONE: Action = { type: 'done' };
export const LEAVE: Action = { type: 'leave' };

export const STARTS: readonly Action[] = Array.from({ length: Math.max(...SEAT_COUNTS) }, (_, seat) => ({
  type: 'start',
  seat,
}));
/** By position, then tile: in each turn that fits there. */
export const LAYINGS: readonly (readonly (readonly Action[])[])[] = POSITIONS.map(({ turns }) =>
  TILES.map((_, tile) => turns.map((turn): Action => ({ type: 'lay', tile, turns: turn }))),
);
export const GOALS: readonly Action[] = ACHIEVEMENTS.map((_, achievement) => ({ type: 'goal', achievement }));
export const CONTRACT_DEALS: readonly Action[] = CONTRACTS.map((_, contract) => ({ type: 'contract', contract }));
export const DEALS: readonly Action[] = TRAIN_CARDS.map((_, card) => ({ type: 'deal', card }));
export const TURN_UPS: readonly Action[] = TRAIN_CARDS.map((_, card) => ({ type: 'turnUp', card }));

export const BEGINS: readonly Action[] = FACTORY_NAMES.map((_, factory) => ({ type: 'begin', factory }));
export const BUILDS: readonly Action[] = HEX_NAMES.map((_, hex) => ({ type: 'build', hex }));
/** By factory, then city, then card. */
export const DELIVERIES: readonly (readonly (readonly ActionOf<'deliver'>[])[])[] = FACTORY_NAMES.map((_, factory) =>
  CITY_IDS.map((__, city) => TRAIN_CARDS.map((___, card) => ({ type: 'deliver', factory, city, card }))),
);
/** By place in the market, the cheapest first. */
export const BUYS: readonly Action[] = MARKET_PRICES.map((_, i) => ({ type: 'buy', place: i + 1 }));
export const UNLOCKS: readonly Action[] = ABILITIES.map((_, ability) => ({ type: 'unlock', ability }));
