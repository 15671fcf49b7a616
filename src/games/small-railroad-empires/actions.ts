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
import { CITY_IDS, FACTORY_NAMES, HEX_NAMES, SIXTHS } from './map.ts';

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
  deliver: { factory, city: named('a city', CITY_IDS), card },
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
