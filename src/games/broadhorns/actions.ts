import { int, named, oneOf } from '#engine/field.ts';
import type { Formed } from '#engine/forms.ts';
import { CARD_NAMES, type Card } from './cards.ts';
import { BOAT_SIZES, CARGO, RIVER_END } from './components.ts';
import { type Cargo, type Sheet, sheetAt, TILE_NAMES } from './sheets.ts';

const cargo = named('a cargo', CARGO);
const card = named('an expedition card', CARD_NAMES);

/** The most valuable cargo space of all tiles. */
const DEAREST = Math.max(...TILE_NAMES.flatMap((_, tile) => sheetAt(tile).spaces.map((space) => space.value)));

export const forms = {
  /** Chance: the tile that comes to lie on top of its town. */
  reveal: { tile: named('a town tile', TILE_NAMES) },
  /** Chance: an expedition card. */
  draw: { card },
  /** Chance: a barrel from the draw bag for the market. */
  barrel: { cargo },
  port: {},
  move: { spaces: int(1, RIVER_END) },
  goodCurrent: {},
  endExpedition: {},
  done: {},
  boat: { size: oneOf(BOAT_SIZES) },
  buy: { cargo },
  buyFromBag: { cargo },
  buyWithPeddler: { cargo },
  sell: { cargo, value: int(1, DEAREST) },
  sellSurplus: { cargo },
  claim: { cargo },
  iceBonus: {},
  season: { cargo },
  pickUp: { card },
  dropOff: { card },
  discard: { card },
  useIce: {},
  letSpoil: {},
} as const;

export type Action = Formed<typeof forms>;
export type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;

/** Every action there is, made once: every decision of every playout asks for lists of legal actions. */

const freeze = <A extends Action>(action: A): A => Object.freeze(action);
const each = <T, A extends Action>(of: readonly T[], make: (item: T, index: number) => A): readonly A[] =>
  of.map((item, index) => freeze(make(item, index)));

export const REVEALS = each(TILE_NAMES, (_, tile: Sheet): Action => ({ type: 'reveal', tile }));
export const DRAWS = each(CARD_NAMES, (_, drawn: Card): Action => ({ type: 'draw', card: drawn }));
export const BARRELS = each(CARGO, (_, type: Cargo): Action => ({ type: 'barrel', cargo: type }));
export const PORT: Action = freeze({ type: 'port' });
/** By the number of spaces; there is no move of zero spaces. */
export const MOVES = each(Array.from({ length: RIVER_END + 1 }), (_, spaces): Action => ({ type: 'move', spaces }));
export const PLAY_CURRENT: Action = freeze({ type: 'goodCurrent' });
export const END_EXPEDITION: Action = freeze({ type: 'endExpedition' });
export const DONE: Action = freeze({ type: 'done' });
export const TAKE_BOAT = each(BOAT_SIZES, (size): Action => ({ type: 'boat', size }));
export const BUYS = each(CARGO, (_, type: Cargo): Action => ({ type: 'buy', cargo: type }));
export const BAG_BUYS = each(CARGO, (_, type: Cargo): Action => ({ type: 'buyFromBag', cargo: type }));
export const PEDDLER_BUYS = each(CARGO, (_, type: Cargo): Action => ({ type: 'buyWithPeddler', cargo: type }));
const SALES = CARGO.map((_, type: Cargo) =>
  each(Array.from({ length: DEAREST + 1 }), (_value, value): Action => ({ type: 'sell', cargo: type, value })),
);
export const saleOf = (type: Cargo, value: number): Action => SALES[type]?.[value] as Action;
export const SURPLUSES = each(CARGO, (_, type: Cargo): Action => ({ type: 'sellSurplus', cargo: type }));
export const CLAIMS = each(CARGO, (_, type: Cargo): Action => ({ type: 'claim', cargo: type }));
export const ICE_FOR_GOLD: Action = freeze({ type: 'iceBonus' });
export const SEASON_BARRELS = each(CARGO, (_, type: Cargo): Action => ({ type: 'season', cargo: type }));
export const PICK_UPS = each(CARD_NAMES, (_, traveler: Card): Action => ({ type: 'pickUp', card: traveler }));
export const DROP_OFFS = each(CARD_NAMES, (_, traveler: Card): Action => ({ type: 'dropOff', card: traveler }));
export const DISCARDS = each(CARD_NAMES, (_, held: Card): Action => ({ type: 'discard', card: held }));
export const USE_ICE: Action = freeze({ type: 'useIce' });
export const LET_SPOIL: Action = freeze({ type: 'letSpoil' });
