import { gameWords } from '#words/game-words.ts';
import { say } from '#words/sentence.ts';
import { count } from '#words/speech.ts';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { meta } from '../meta.ts';
import type { Ending, Rulings } from '../rulings.ts';
import type { Instruction } from '../standing.ts';
import { boatOf, moverSeat } from '../state.ts';
import type { View } from '../view.ts';
import { actionTexts } from './actions.ts';
import { ask } from './ask.ts';
import { endingTexts } from './endings.ts';
import { eventTexts } from './events.ts';
import { gather } from './gathered.ts';
import { instructionTexts } from './instructions.ts';
import { lessonsFor } from './lessons.ts';
import { FATES } from './names.ts';
import { roundWords } from './panel.ts';
import { momentText, phaseTexts } from './phases.ts';
import { rulingTexts } from './rulings.ts';

/** All the wording of Mississippi Queen. */
export const words = gameWords<View, Action, Event, Rulings, Ending, Instruction>({
  id: meta.id,
  events: eventTexts,
  gather,
  actions: actionTexts,
  phases: phaseTexts,
  rulings: rulingTexts,
  endings: endingTexts,
  lessons: lessonsFor,
  instructions: instructionTexts,
  score: scoreText,
  mover: moverSeat,
  moment: momentText,
  round: roundWords,
  won: () => ' wins',
  over: say`The race is over.`,
  ask,
});

function scoreText(view: View, seat: number): string {
  const { fate, passengers, coal } = boatOf(view, seat);
  const aboard = view.options.race === 'passengers' ? `, ${count(passengers, 'passenger')}` : '';
  return `${FATES[fate]}${aboard}, ${coal === 0 ? 'no' : coal} coal left`;
}
