import type { Words } from '#words/words.ts';
import { spell } from '#words/speech.ts';
import type { Action } from '../actions.ts';
import { size } from '../deck.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import { menOf } from '../muster.ts';
import { actionWords, decisionWords } from './decisions.ts';
import { eventLine } from './events.ts';
import { lessonsFor } from './lessons.ts';
import { endingWords, rulingWords } from './rulings.ts';
import { men, shipName, shipsChosen } from './names.ts';

/** All the wording of Broadsides & Boarding Parties. */
export const words: Words<View, Action, Event> = {
  event: eventLine,
  decision: decisionWords,
  lessons: lessonsFor,
  action: actionWords,
  ruling: rulingWords,
  ending: endingWords,
  instruction: ({ type }) => (type === 'declineDraws' ? 'Decline every offer of a draw' : ''),
  score: scoreWords,
};

function scoreWords(view: View, seat: number): string {
  const guns = size(view.ships[seat]?.guns ?? 0);
  const name = shipsChosen(view) ? `${shipName(view, seat)}, ` : '';
  return `${name}${men(menOf(view, seat))} and ${spell(guns, 'cannon')} left`;
}
