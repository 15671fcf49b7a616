import { type Action, LARGE_NAMES, TRADES } from './actions.ts';
import {
  BANK,
  COLOURS,
  MOST_ADVANCE,
  MOST_SEATS,
  ROTATIONS,
  STORE,
  STORE_COLUMNS,
  TILES,
  WHEEL,
} from './components.ts';
import { CREW_NAMES } from './crews.ts';
import { HEX_NAMES } from './prairie.ts';

/** Every action there is, made once: every decision of every playout asks for lists of legal actions. */

const freeze = <A extends Action>(action: A): A => Object.freeze(action);

export const RECRUIT: Action = freeze({ type: 'recruit' });
export const CITY: Action = freeze({ type: 'city' });
export const PASS: Action = freeze({ type: 'pass' });
export const CANTEEN: Action = freeze({ type: 'canteen' });
export const DONE: Action = freeze({ type: 'done' });

export const LAYS: readonly (readonly Action[])[] = TILES.map((_, tile) =>
  Array.from({ length: ROTATIONS }, (__, rotation) => freeze({ type: 'lay', tile, rotation })),
);
export const STARTS: readonly Action[] = HEX_NAMES.map((_, field) => freeze({ type: 'start', field }));
export const FIRSTS: readonly Action[] = Array.from({ length: MOST_SEATS }, (_, seat) =>
  freeze({ type: 'first', seat }),
);
export const SPINS: readonly Action[] = WHEEL.map((_, space) => freeze({ type: 'spin', space }));
export const TAKES: readonly Action[] = CREW_NAMES.map((_, workers) => freeze({ type: 'take', workers }));
export const DISCARDS: readonly Action[] = COLOURS.map((_, worker) => freeze({ type: 'discard', worker }));
export const ADVANCES: readonly Action[] = Array.from({ length: MOST_ADVANCE }, (_, i) =>
  freeze({ type: 'advance', spaces: i + 1 }),
);
export const BANKS: readonly Action[] = BANK.map((_, space) => freeze({ type: 'bank', space }));
export const WORKS: readonly Action[] = LARGE_NAMES.map((_, space) => freeze({ type: 'work', space }));
export const EMPLOYS: readonly Action[] = CREW_NAMES.map((_, workers) => freeze({ type: 'employ', workers }));
export const BUILDS: readonly Action[] = HEX_NAMES.map((_, field) => freeze({ type: 'build', field }));
export const TRADE_ACTIONS: readonly Action[] = TRADES.map((_, what) => freeze({ type: 'trade', what }));

/** By row and column; a row has nothing before its first column. */
export const BIDS: readonly (readonly Action[])[] = STORE.map((_, row) =>
  STORE_COLUMNS.map((price) => freeze({ type: 'bid', row: row + 1, price })),
);
