import type { Action, ActionOf } from './actions.ts';
import { type Card, CARDS, DIE, type Figure, HULL_SIDES, LETTERS, PLOTTING_SQUARES, SHIPS } from './components.ts';
import { ALL_PLACES, CELL_NAMES, LIES, type LieIndex, type ByPlace } from './deck.ts';
import type { ReadonlyBy } from '#engine/indexed.ts';

/** Every action there is, made once: every decision of every playout asks for lists of legal actions. */

export const DIE_FACES: readonly Action[] = DIE.map((die) => ({ type: 'roll', die }));

export const TAKE: readonly Action[] = SHIPS.map((ship) => ({ type: 'take', ship }));

const stations = (figure: Figure): readonly ActionOf<'station'>[] =>
  CELL_NAMES.map((_, cell) => ({ type: 'station', figure, cell }));

export const STATIONS: Readonly<Record<Figure, readonly ActionOf<'station'>[]>> = {
  man: stations('man'),
  captain: stations('captain'),
};

const PLOTS: readonly ActionOf<'plot'>[] = CARDS.flatMap((first) =>
  CARDS.flatMap((second) => CARDS.map((third) => ({ type: 'plot', cards: [first, second, third] }) as const)),
);

export const damageCards = (cards: readonly Card[]): number => cards.filter((card) => card === 'damage').length;

/** All plots by the number of Damage cards in them. */
export const PLOTS_WITH: readonly (readonly ActionOf<'plot'>[])[] = Array.from(
  { length: PLOTTING_SQUARES + 1 },
  (_, forced) => PLOTS.filter(({ cards }) => damageCards(cards) === forced),
);

const HOLD_FIRE: Action = { type: 'holdFire' };

/** Aims at a letter, whose hull is struck on the side that faces the shooter. */
export const FIRE: readonly Action[] = [...LETTERS.map((_, letter) => ({ type: 'fire', letter }) as const), HOLD_FIRE];

/** Aims at a letter and a side of its hull. */
export const RAKE: readonly Action[] = [
  ...LETTERS.flatMap((_, letter) => HULL_SIDES.map((hull) => ({ type: 'rake', letter, hull }) as const)),
  HOLD_FIRE,
];

export const PROMOTE: readonly ActionOf<'promote'>[] = CELL_NAMES.map((_, cell) => ({ type: 'promote', cell }));

type MovesByLie = ReadonlyBy<LieIndex, ByPlace<readonly ActionOf<'move'>[]>>;

const moves = (figure: Figure): MovesByLie =>
  LIES.map(({ links }) => links.map((ends, from) => ends.map((to) => ({ type: 'move', figure, from, to }))));

/** The moves along every link of every lie. */
export const MOVES: Readonly<Record<Figure, MovesByLie>> = { man: moves('man'), captain: moves('captain') };

export const FIGHTS: readonly ActionOf<'fight'>[] = ALL_PLACES.map((place) => ({ type: 'fight', place }));

const SURRENDER: Action = { type: 'surrender' };
export const OFFER_DRAW: Action = { type: 'offerDraw' };
export const SURRENDER_ALONE: readonly Action[] = [SURRENDER];
export const SURRENDER_OR_OFFER: readonly Action[] = [SURRENDER, OFFER_DRAW];
export const DRAW_ANSWERS: readonly Action[] = [{ type: 'acceptDraw' }, { type: 'declineDraw' }];
