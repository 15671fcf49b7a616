import { int, listOf, named, oneOf } from '#engine/field.ts';
import type { Formed } from '#engine/forms.ts';
import { CARDS, DIE, HULL_SIDES, LETTERS, PLOTTING_SQUARES, SHIPS } from './components.ts';
import { CELL_NAMES, PLACE_NAMES } from './deck.ts';

export const FIGURES = ['man', 'captain'] as const;
export type Figure = (typeof FIGURES)[number];

const cell = named('a deck section', CELL_NAMES);
const place = named('a deck section of either ship', PLACE_NAMES);
const letter = named('a letter of the ship', LETTERS);

export const actions = {
  /** Chance: one die. */
  roll: { die: int(1, DIE.length) },
  take: { ship: oneOf(SHIPS) },
  /** Set-up: where a crewmember left over, then the Captain, stands. */
  station: { figure: oneOf(FIGURES), cell },
  plot: { cards: listOf(oneOf(CARDS), PLOTTING_SQUARES, PLOTTING_SQUARES) },
  fire: { letter },
  /** Fire at a ship that shows bow or stern: the hull side is named with the letter. */
  rake: { letter, hull: oneOf(HULL_SIDES) },
  holdFire: {},
  promote: { cell },
  move: { figure: oneOf(FIGURES), from: place, to: place },
  fight: { place },
  surrender: {},
  offerDraw: {},
  acceptDraw: {},
  declineDraw: {},
} as const;

export type Action = Formed<typeof actions>;
export type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;

export const SURRENDER: Action = { type: 'surrender' };
export const OFFER_DRAW: Action = { type: 'offerDraw' };
export const ACCEPT_DRAW: Action = { type: 'acceptDraw' };
export const DECLINE_DRAW: Action = { type: 'declineDraw' };
export const HOLD_FIRE: Action = { type: 'holdFire' };

export const DIE_FACES: readonly Action[] = DIE.map((die) => ({ type: 'roll', die }));
