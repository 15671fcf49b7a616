import { say } from '#words/sentence.ts';
import { capital } from '#words/speech.ts';
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
  detail: odds === undefined ? asked.detail : say`${capital(fightWords(odds))}. ${NO_RETREAT[action.type] ?? ''}`,
});

/** A figure that has entered a fight stays in it. */
const NO_RETREAT: Partial<Record<Action['type'], string>> = { move: 'It cannot leave before the fight is over.' };

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
