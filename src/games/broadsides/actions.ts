import { int, listOf, named, oneOf } from '#engine/field.ts';
import type { Formed } from '#engine/forms.ts';
import { CARDS, DIE, FIGURES, HULL_SIDES, LETTERS, PLOTTING_SQUARES, SHIPS } from './components.ts';
import { CELL_NAMES, PLACE_NAMES } from './deck.ts';

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

/** An action that the engine has matched to this kind already. */
export function actionOf<T extends Action['type']>(type: T, action: Action): ActionOf<T> {
  if (isOf(type, action)) return action;
  throw new Error(`expected ${type}, not ${action.type}`);
}

const isOf = <T extends Action['type']>(type: T, action: Action): action is ActionOf<T> => action.type === type;
