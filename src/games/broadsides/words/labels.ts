import { inWords } from '#words/speech.ts';
import { PLOTTING_SQUARES } from '../components.ts';

/** Labels of the board and its buttons that belong to no action. */

export const LASHED_SCENE = 'Two decks lashed together';
export const SEA_SCENE = 'The chart and both decks';
export const SECTIONS = 'Deck sections';
export const AIM_AT = 'Aim at';
export const WAYS = 'Sections';
export const REACH = 'Reach of the cannons';

export const CANCEL = 'Cancel';
export const PUT_DOWN = 'Put down';
/** It asks again before anything is given up. */
export const SURRENDER_ASKS = 'Surrender …';
export const STAY = 'Fight on';

export const COURSE = 'Your course';
export const LAY_CARDS = 'Lay the cards';
export const FILL_SQUARES = `Fill all ${inWords(PLOTTING_SQUARES)} squares first.`;
export const SQUARES_FILLED = `All ${inWords(PLOTTING_SQUARES)} squares are filled.`;
/** The squares are numbered from 1. */
export const squareLabel = (square: number, card: string | undefined): string =>
  `Square ${square + 1}: ${card === undefined ? 'empty' : `${card}, press to take it up`}`;

export const CREW_CHART = { title: 'Crewmembers', unit: 'crewmembers' };
export const CANNON_CHART = { title: 'Cannons', unit: 'cannons' };
