import { int, named } from '#engine/field.ts';
import type { Formed } from '#engine/forms.ts';
import {
  ABILITIES,
  ACHIEVEMENTS,
  CONTRACTS,
  MARKET_PRICES,
  SEAT_COUNTS,
  TILE_NAMES,
  TRAIN_CARDS,
} from './components.ts';
import { freightActions } from './freight/actions.ts';
import { CITY_NAMES, FACTORY_NAMES, HEX_NAMES, SIXTHS } from './map.ts';

const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

const card = named('a train card', idsOf(TRAIN_CARDS));
const factory = named('a factory', FACTORY_NAMES);

export const actions = {
  /** Chance: who begins. */
  start: { seat: int(0, Math.max(...SEAT_COUNTS) - 1) },
  /** Chance: the tile on the next position, and by how many sixths it is turned. */
  lay: { tile: named('a map tile', TILE_NAMES), turns: int(0, SIXTHS - 1) },
  /** Chance: an achievement face up. */
  goal: { achievement: named('an achievement', idsOf(ACHIEVEMENTS)) },
  /** Chance: a contract for the next player. */
  contract: { contract: named('a contract', idsOf(CONTRACTS)) },
  /** Chance: a train card for the next hand. */
  deal: { card },
  /** Chance: a train card into the market. */
  turnUp: { card },
  /** The starting track. */
  begin: { factory },
  build: { hex: named('a space', HEX_NAMES) },
  deliver: { factory, city: named('a city', CITY_NAMES), card },
  buy: { place: int(1, MARKET_PRICES.length) },
  unlock: { ability: named('a locked space', idsOf(ABILITIES)) },
  loan: {},
  repay: {},
  /** Ends this step. */
  done: {},
  /** At tables where a leaver's turns are skipped. */
  leave: {},
  ...freightActions,
} as const;

export type Action = Formed<typeof actions>;
export type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;

/** Every action there is, made once: every decision of every playout asks for lists of legal actions. */
export const LOAN_ACTION: Action = { type: 'loan' };
export const REPAY: Action = { type: 'repay' };
export const DONE: Action = { type: 'done' };
export const LEAVE: Action = { type: 'leave' };
export const STARTS: readonly Action[] = Array.from({ length: Math.max(...SEAT_COUNTS) }, (_, seat) => ({
  type: 'start',
  seat,
}));
export const GOALS: readonly Action[] = ACHIEVEMENTS.map((_, achievement) => ({ type: 'goal', achievement }));
export const CONTRACT_DEALS: readonly Action[] = CONTRACTS.map((_, contract) => ({ type: 'contract', contract }));
export const DEALS: readonly Action[] = TRAIN_CARDS.map((_, n) => ({ type: 'deal', card: n }));
export const TURN_UPS: readonly Action[] = TRAIN_CARDS.map((_, n) => ({ type: 'turnUp', card: n }));
export const BEGINS: readonly Action[] = FACTORY_NAMES.map((_, n) => ({ type: 'begin', factory: n }));
export const BUILDS: readonly Action[] = HEX_NAMES.map((_, hex) => ({ type: 'build', hex }));
export const BUYS: readonly Action[] = MARKET_PRICES.map((_, i) => ({ type: 'buy', place: i + 1 }));
export const UNLOCKS: readonly Action[] = ABILITIES.map((_, ability) => ({ type: 'unlock', ability }));

/** By factory, then city, then card. */
export const DELIVERIES: readonly (readonly (readonly ActionOf<'deliver'>[])[])[] = FACTORY_NAMES.map((_, from) =>
  CITY_NAMES.map((__, city) => TRAIN_CARDS.map((___, n) => ({ type: 'deliver', factory: from, city, card: n }))),
);
