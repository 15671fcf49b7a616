import type { ReadonlyBy } from '#engine/indexed.ts';
import { type Action, type ActionOf, MOST_CHOSEN, MOST_UPGRADES, type Trade, TRADES } from './actions.ts';
import {
  BANK,
  type Colour,
  COLOURS,
  MOST_ADVANCE,
  MOST_SEATS,
  ROTATIONS,
  STORE,
  STORE_COLUMNS,
  type Tile,
  TILES,
  WHEEL,
} from './components.ts';
import { type Crew, CREW_NAMES } from './crews.ts';
import { type Hex, HEX_NAMES } from './prairie.ts';
import { LARGE_NAMES, type LargeSpace, type Space } from './worker-board.ts';

/** Every action there is, made once: every decision of every playout asks for lists of legal actions. */

const freeze = <A extends Action>(action: A): A => Object.freeze(action);

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, i) => i);

export const RECRUIT: Action = freeze({ type: 'recruit' });
export const CITY: Action = freeze({ type: 'city' });
export const PASS: Action = freeze({ type: 'pass' });
export const CANTEEN: Action = freeze({ type: 'canteen' });
export const DONE: Action = freeze({ type: 'done' });

export const LAYS: ReadonlyBy<Tile, readonly Action[]> = TILES.map((_, tile) =>
  upTo(ROTATIONS - 1).map((rotation) => freeze({ type: 'lay', tile, rotation })),
);
export const STARTS: ReadonlyBy<Hex, Action> = HEX_NAMES.map((_, field) => freeze({ type: 'start', field }));
export const FIRSTS: readonly Action[] = upTo(MOST_SEATS - 1).map((seat) => freeze({ type: 'first', seat }));
export const SPINS: readonly Action[] = WHEEL.map((_, space) => freeze({ type: 'spin', space }));
export const TAKES: ReadonlyBy<Crew, ActionOf<'take'>> = CREW_NAMES.map((_, workers) =>
  freeze({ type: 'take', workers }),
);
export const DISCARDS: ReadonlyBy<Colour, Action> = COLOURS.map((_, worker) => freeze({ type: 'discard', worker }));
/** From one space on. */
export const ADVANCES: readonly ActionOf<'advance'>[] = upTo(MOST_ADVANCE - 1).map((before) =>
  freeze({ type: 'advance', spaces: before + 1 }),
);
export const BANKS: ReadonlyBy<Space, Action> = BANK.map((_, space) => freeze({ type: 'bank', space }));
export const WORKS: ReadonlyBy<LargeSpace, Action> = LARGE_NAMES.map((_, space) => freeze({ type: 'work', space }));
export const EMPLOYS: ReadonlyBy<Crew, ActionOf<'employ'>> = CREW_NAMES.map((_, workers) =>
  freeze({ type: 'employ', workers }),
);
export const BUILDS: ReadonlyBy<Hex, Action> = HEX_NAMES.map((_, field) => freeze({ type: 'build', field }));
export const TRADE_ACTIONS: ReadonlyBy<Trade, Action> = TRADES.map((_, what) => freeze({ type: 'trade', what }));

/** The spaces of the store, row by row, from cheap to expensive. */
export const BIDS: readonly ActionOf<'bid'>[] = STORE.flatMap(({ firstColumn }, row) =>
  STORE_COLUMNS.filter((price) => price >= firstColumn).map((price) => freeze({ type: 'bid', row: row + 1, price })),
);

/** As many goods as the store gives, in every mix of small copper, small stone and grain. */
export const CHOICES: readonly ActionOf<'choose'>[] = upTo(MOST_CHOSEN).flatMap((copper) =>
  upTo(MOST_CHOSEN - copper).map((stone) =>
    freeze({ type: 'choose', copper, stone, grain: MOST_CHOSEN - copper - stone }),
  ),
);

/** Every mix of small copper and small stone that some row trades up. */
export const UPGRADES: readonly ActionOf<'upgrade'>[] = upTo(MOST_UPGRADES).flatMap((copper) =>
  upTo(MOST_UPGRADES - copper).map((stone) => freeze({ type: 'upgrade', copper, stone })),
);
export const NO_UPGRADE: ActionOf<'upgrade'> = freeze({ type: 'upgrade', copper: 0, stone: 0 });
