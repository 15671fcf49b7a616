import { say, type Sentence } from '#words/sentence.ts';
import { capital, spell } from '#words/speech.ts';
import type { Decision } from '#words/words.ts';
import type { Action } from '../actions.ts';
import type { Figure } from '../components.ts';
import type { Place } from '../deck.ts';
import { shipOf } from '../state.ts';
import type { View } from '../view.ts';
import { FIGURE_NAMES, percent, sectionName } from './names.ts';
import { words } from './words.ts';

/** What is about to be done, and what it leads to, before it is decided. */
export const previewOf = (action: Action, odds: number | undefined, view: View, asked: Decision): Decision => ({
  title: say`${words.action(action, view)}?`,
  detail: action.type === 'move' ? movementWords(odds, view.movements - 1) : fought(odds, asked),
});

const fought = (odds: number | undefined, { detail }: Decision): Sentence =>
  odds === undefined ? detail : say`${fightWords(odds)}.`;

function movementWords(odds: number | undefined, left: number): Sentence {
  const after = left === 0 ? 'The last movement of this turn.' : `${capital(spell(left, 'movement'))} left after it.`;
  return odds === undefined ? [after] : say`${fightWords(odds)}, without retreat. ${after}`;
}

export const fightWords = (odds: number): string => `${percent(odds)} to win the fight`;

/** A figure in the hand, to be put down elsewhere. To get the Captain of a crowded section, it is pressed once more. */
export function takenUpWords(figure: Figure, from: Place, view: View, asked: Decision): Decision {
  const who = figure === 'captain' ? 'The Captain' : 'A crewmember';
  const again = figure === 'man' && shipOf(view, view.turn).captain === from ? ' Press again for the Captain.' : '';
  return {
    title: say`${who} from ${sectionName(from)}: choose where to go`,
    detail: [...asked.detail, again].filter((part) => part !== ''),
  };
}

export const takeUpWords = (figure: Figure): string => `take up the ${FIGURE_NAMES[figure]}`;
export const PUT_IT_DOWN = 'put down';

/** Giving up is asked twice. */
export const SURRENDER_QUESTION: Decision = {
  title: say`Surrender?`,
  detail: say`The other player wins the duel at once.`,
};
