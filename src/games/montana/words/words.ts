import type { Words } from '#words/words.ts';
import { count } from '#words/speech.ts';
import type { Action } from '../actions.ts';
import { settlementsBuilt } from '../ending.ts';
import type { Event } from '../events.ts';
import { playerOf } from '../state.ts';
import type { View } from '../view.ts';
import { actionWords, decisionWords } from './decisions.ts';
import { eventLine } from './events.ts';
import { instructionWords } from './instructions.ts';
import { lessonsFor } from './lessons.ts';
import { endingWords, rulingWords } from './rulings.ts';

/** All the wording of Montana. */
export const words: Words<View, Action, Event> = {
  event: eventLine,
  decision: decisionWords,
  lessons: lessonsFor,
  action: actionWords,
  ruling: rulingWords,
  ending: endingWords,
  instruction: instructionWords,
  score(view, seat) {
    const player = playerOf(view, seat);
    return `${count(settlementsBuilt(view, player), 'settlement')}, ${count(player.cows, 'cow')}, ${count(player.canteens, 'canteen')}`;
  },
};
