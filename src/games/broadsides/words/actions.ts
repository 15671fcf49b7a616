import { capital } from '#words/speech.ts';
import type { ActionTexts } from '#words/game-words.ts';
import type { Action } from '../actions.ts';
import { cellName, deckOf } from '../deck.ts';
import type { View } from '../view.ts';
import { CARD_NAMES, FIGURE_NAMES, letterName, sectionName, SHIP_NAMES, shipName, wayWords } from './names.ts';

/** The labels of buttons. */
export const actionTexts: ActionTexts<Action, View> = {
  roll: 'chance',
  take: ({ ship }) => SHIP_NAMES[ship],
  station: ({ figure, cell }) => `${capital(FIGURE_NAMES[figure])} to ${cellName(cell)}`,
  plot: ({ cards }) => cards.map((card) => CARD_NAMES[card]).join(', '),
  fire: ({ letter }) => `Fire at ${letterName(letter)}`,
  rake: ({ letter, hull }) => `Fire at ${letterName(letter)}, ${hull}`,
  holdFire: () => 'Hold fire',
  promote: ({ cell }) => `New Captain in ${cellName(cell)}`,
  move: ({ figure, from, to }) => `${capital(FIGURE_NAMES[figure])} from ${sectionName(from)} ${wayWords(from, to)}`,
  fight: ({ place }, view) => `Fight in ${sectionName(place)} of the ${shipName(view, deckOf(place))}`,
  surrender: () => 'Surrender',
  offerDraw: () => 'Offer a draw',
  acceptDraw: () => 'Accept the draw',
  declineDraw: () => 'Fight on',
};

/** Short labels, where the heading of a group says what is done. */
export function shortLabel(action: Action): string | undefined {
  if (action.type === 'fire') return letterName(action.letter);
  if (action.type === 'rake') return `${letterName(action.letter)} ${action.hull}`;
  return action.type === 'move' ? wayWords(action.from, action.to) : undefined;
}
