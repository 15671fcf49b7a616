import { int, named, oneOf } from '#engine/field.ts';
import type { Formed } from '#engine/forms.ts';
import { CARD_NAMES } from './cards.ts';
import { BOAT_SIZES, CARGO, RIVER_END } from './components.ts';
import { DEAREST, TILE_NAMES } from './sheets.ts';

const cargo = named('a cargo', CARGO);
const card = named('an expedition card', CARD_NAMES);

export const actions = {
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

export type Action = Formed<typeof actions>;
export type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;
