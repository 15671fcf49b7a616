import { gameWords } from '#words/game-words.ts';
import { say } from '#words/sentence.ts';
import { inWords, spell } from '#words/speech.ts';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { meta } from '../meta.ts';
import type { Ending, Rulings } from '../rulings.ts';
import type { Instruction } from '../standing.ts';
import { boatOf, moverSeat } from '../state.ts';
import type { View } from '../view.ts';
import { actionTexts } from './actions.ts';
import { endingTexts } from './endings.ts';
import { eventTexts } from './events.ts';
import { instructionTexts } from './instructions.ts';
import { lessonsFor } from './lessons.ts';
import { FATES } from './names.ts';
import { momentText, phaseTexts } from './phases.ts';
import { rulingTexts } from './rulings.ts';

/** All the wording of Mississippi Queen. */
export const words = gameWords<View, Action, Event, Rulings, Ending, Instruction>({
  id: meta.id,
  events: eventTexts,
  actions: actionTexts,
  phases: phaseTexts,
  rulings: rulingTexts,
  endings: endingTexts,
  lessons: lessonsFor,
  instructions: instructionTexts,
  score: scoreText,
  mover: moverSeat,
  moment: momentText,
  // The title is for docking; a race can end before any boat has docked.
  won: (winners, view) =>
    winners.every((seat) => boatOf(view, seat).fate === 'docked') ? ' is the Mississippi Queen' : ' comes first',
  over: say`The race is over.`,
});

function scoreText(view: View, seat: number): string {
  const { fate, passengers, coal } = boatOf(view, seat);
  const aboard = view.options.race === 'passengers' ? `, ${spell(passengers, 'passenger')} aboard` : '';
  return `${FATES[fate]}${aboard}, ${inWords(coal)} coal left`;
}
