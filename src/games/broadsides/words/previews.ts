import { say, type Sentence } from '#words/sentence.ts';
import { capital, count } from '#words/speech.ts';
import type { Decision } from '#words/words.ts';
import type { Action } from '../actions.ts';
import type { Figure } from '../components.ts';
import type { Place } from '../deck.ts';
import { shipOf } from '../state.ts';
import type { View } from '../view.ts';
import { FIGURE_NAMES, MOVED_FIGURES, percent, sectionName } from './names.ts';
import { words } from './words.ts';

/** What is about to be done, and what it leads to, before it is decided. */
export const previewOf = (action: Action, odds: number | undefined, view: View, asked: Decision): Decision => ({
  title: say`${words.action(action, view)}`,
  detail: action.type === 'move' ? movementWords(odds, view.movements - 1) : fought(odds, asked),
});

const fought = (odds: number | undefined, { detail }: Decision): Sentence =>
  odds === undefined ? detail : say`${fightWords(odds)}.`;

function movementWords(odds: number | undefined, after: number): Sentence {
  const rest = after === 0 ? 'Last movement this turn.' : `Then ${count(after, 'movement')} to go.`;
  return odds === undefined ? [rest] : say`${fightWords(odds)}, no retreat. ${rest}`;
}

export const fightWords = (odds: number): string => `${percent(odds)} to win`;

/** A figure that is chosen, to be moved elsewhere. To get the captain of a crowded section, it is pressed once more. */
export function takenUpWords(figure: Figure, from: Place, view: View, asked: Decision): Decision {
  const again = figure === 'man' && shipOf(view, view.turn).captain === from ? ' Press again for the captain.' : '';
  return {
    title: say`${capital(FIGURE_NAMES[figure])} in ${sectionName(from)}: choose where to go`,
    detail: [...asked.detail, again].filter((part) => part !== ''),
  };
}

export const takeUpWords = (figure: Figure): string => `choose ${MOVED_FIGURES[figure]} to move`;
export const PUT_IT_DOWN = 'clear the choice';

/** The verb of the gold button; what it is about stands beside it. */
export const VERBS: Partial<Record<Action['type'], string>> = {
  take: 'Take ship',
  station: 'Place here',
  promote: 'Promote',
  move: 'Move',
  fight: 'Fight',
};
