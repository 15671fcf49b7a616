import { say } from '#words/sentence.ts';
import { gameWords } from '#words/game-words.ts';
import type { Action } from '../actions.ts';
import { size } from '../deck.ts';
import type { Event } from '../events.ts';
import { meta } from '../meta.ts';
import type { Ending, Rulings } from '../rulings.ts';
import type { Instruction } from '../standing.ts';
import { menAboard, shipOf } from '../state.ts';
import type { View } from '../view.ts';
import { actionTexts } from './actions.ts';
import { endingTexts } from './endings.ts';
import { eventTexts } from './events.ts';
import { instructionTexts } from './instructions.ts';
import { lessonsFor } from './lessons.ts';
import { cannons, men, shipName, shipsChosen } from './names.ts';
import { moment, mover, phaseTexts } from './phases.ts';
import { rulingTexts } from './rulings.ts';

/** All the wording of Broadsides & Boarding Parties. */
export const words = gameWords<View, Action, Event, Rulings, Ending, Instruction>({
  id: meta.id,
  events: eventTexts,
  actions: actionTexts,
  phases: phaseTexts,
  rulings: rulingTexts,
  endings: endingTexts,
  lessons: lessonsFor,
  instructions: instructionTexts,
  score: scoreWords,
  mover,
  moment,
  won: (winners) => (winners.length === 1 ? ' has won' : ' have drawn'),
  over: say`The duel is over.`,
});

function scoreWords(view: View, seat: number): string {
  const ship = shipOf(view, seat);
  const name = shipsChosen(view) ? `${shipName(view, seat)}, ` : '';
  return `${name}${men(menAboard(ship))} and ${cannons(size(ship.guns))} left`;
}
