import type { Words } from '#words/words.ts';
import { inWords, spell } from '#words/speech.ts';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { boatOf } from '../state.ts';
import type { View } from '../view.ts';
import { actionWords, decisionWords } from './phases.ts';
import { eventLine } from './events.ts';
import { lessonsFor } from './lessons.ts';
import { endingWords, rulingWords } from './rulings.ts';

/** All the wording of Mississippi Queen. */
export const words: Words<View, Action, Event> = {
  event: eventLine,
  decision: decisionWords,
  lessons: lessonsFor,
  action: actionWords,
  ruling: rulingWords,
  ending: endingWords,
  instruction: ({ type }) => (type === 'keep' ? 'Pushed, keep my bow' : 'Pushed, point downstream'),
  score: scoreWords,
};

const FATES = {
  racing: 'still racing',
  docked: 'docked',
  aground: 'ran aground',
  retired: 'retired',
  left: 'left the race',
} as const;

function scoreWords(view: View, seat: number): string {
  const { fate, passengers, coal } = boatOf(view, seat);
  const aboard = view.options.race === 'passengers' ? `, ${spell(passengers, 'passenger')} aboard` : '';
  return `${FATES[fate]}${aboard}, ${inWords(coal)} coal left`;
}
