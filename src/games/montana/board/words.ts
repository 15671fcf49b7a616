import type { Words } from '#kit/board.ts';
import { count } from '#kit/speech.ts';
import type { Action } from '../actions.ts';
import { settlementsBuilt } from '../ending.ts';
import type { Event } from '../events.ts';
import { playerOf } from '../state.ts';
import type { View } from '../view.ts';
import { actionWords, decisionWords } from './words/decisions.ts';
import { eventLine } from './words/events.ts';
import { instructionWords } from './words/instructions.ts';
import { lessonsFor } from './words/lessons.ts';
import { endingWords, rulingWords } from './words/rulings.ts';

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
