import { say } from '#words/sentence.ts';
import { count, ordinal } from '#words/speech.ts';
import { PLOTTING_SQUARES } from '../components.ts';

/** Labels of the board and its buttons that belong to no action. */

export const SCENES = {
  chart: 'The chart and both ships',
  decks: 'Both decks',
  lashed: 'Both decks side by side',
} as const;
export const SECTIONS = 'Deck sections';
export const SHIPS_ASIDE = 'Ships';
export const REACH = 'Gun range';

/** Parts of the board. */
export const LOOKS = { decks: 'Decks', chart: 'Chart', course: 'Course' } as const;
export const CHART_INSET = { title: 'Chart', hint: 'press to enlarge' };
export const SHOW_DECKS = 'press to show both decks';

/** Groups of the player's own things. */
export const OWN_SHIP = 'Your ship';
export const A_SHIP = 'Ship';
export const HAND = 'Cards · press or drag';
export const TO_PLACE = 'To place, in this order';
export const CHOOSE_SHIP = 'Ships · press one';
export const FIGHTS = 'Combats after the movements';

export const COURSE = 'Your plan · played from left to right';
export const PLAN_OF_SHIP = 'Plan';
export const LAY_CARDS = 'Set plan';
export const FILL_SQUARES = `Choose ${count(PLOTTING_SQUARES, 'card')} first.`;
export const SQUARES_FILLED = `All ${count(PLOTTING_SQUARES, 'square')} are full: take a card back first.`;
/** What lies in an empty square: the card that is played first, second or third. */
export const emptySquare = (square: number): string => `${ordinal(square + 1)} card`;
/** The squares are numbered from 1. */
export const squareLabel = (square: number, card: string | undefined): string =>
  `Square ${square + 1}: ${card === undefined ? 'empty' : `${card}, press to take it back`}`;
/** A square that cannot be changed now. */
export const laidLabel = (square: number, card: string | undefined): string =>
  `Square ${square + 1}: ${card ?? 'empty'}`;
export const FACEDOWN_CARD = 'a card face down';

/** Answers to a press on the other ship. */
export const OWN_DECK = say`This is the other ship: place your figures on your own.`;
export const OWN_CREW = say`This is the other ship: choose one of your own crew.`;

export const CREW_CHART = { title: 'Crew', unit: 'crew' };
export const CANNON_CHART = { title: 'Guns', unit: 'guns' };
