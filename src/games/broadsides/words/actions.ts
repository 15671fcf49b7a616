import type { ActionTexts } from '#words/game-words.ts';
import { capital } from '#words/speech.ts';
import type { Action } from '../actions.ts';
import { cellName, deckOf, letterOf } from '../deck.ts';
import type { View } from '../view.ts';
import {
  CARD_NAMES,
  letterName,
  MOVED_FIGURES,
  sectionName,
  SHIP_NAMES,
  shipName,
  SIDE_NAMES,
  wayWords,
} from './names.ts';

/** The labels of buttons. */
export const actionTexts: ActionTexts<Action, View> = {
  roll: 'chance',
  take: ({ ship }) => `Take the ${SHIP_NAMES[ship]}`,
  station: ({ figure, cell }) => `Place ${MOVED_FIGURES[figure]} in ${cellName(cell)}`,
  plot: ({ cards }) => `Plan ${cards.map((card) => CARD_NAMES[card]).join(', ')}`,
  fire: ({ letter }) => `Fire at ${letterName(letter)}`,
  rake: ({ letter, hull }) => `Fire at ${letterName(letter)}, ${SIDE_NAMES[hull]} side`,
  holdFire: () => 'Hold fire',
  promote: ({ cell }) => `Promote crew in ${cellName(cell)}`,
  move: ({ figure, from, to }) => `Move ${MOVED_FIGURES[figure]} from ${sectionName(from)} ${wayWords(from, to)}`,
  fight: ({ place }, view) => `Fight in ${sectionName(place)} on the ${shipName(view, deckOf(place))}`,
  surrender: () => 'Surrender',
  offerDraw: () => 'Offer a draw',
  acceptDraw: () => 'Accept the draw',
  declineDraw: () => 'Decline the draw',
};

/** Long lists are sorted by the figure that moves, the first card of a plan, or the letter of a section. */
export function actionGroup(action: Action): string {
  switch (action.type) {
    case 'plot':
      return action.cards[0] === undefined ? '' : `First ${CARD_NAMES[action.cards[0]]}`;
    case 'move':
      return capital(`${MOVED_FIGURES[action.figure]} in ${sectionName(action.from)}`);
    case 'station':
    case 'promote':
      return `Section ${letterName(letterOf(action.cell))}`;
    default:
      return '';
  }
}
