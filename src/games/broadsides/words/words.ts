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
import { actionGroup, actionTexts } from './actions.ts';
import { ask } from './ask.ts';
import { endingTexts } from './endings.ts';
import { eventTexts } from './events.ts';
import { gather } from './gathered.ts';
import { instructionTexts } from './instructions.ts';
import { lessonsFor } from './lessons.ts';
import { crewCount, gunCount, shipName, shipsChosen } from './names.ts';
import { moment, mover, phaseTexts, roundWords } from './phases.ts';
import { rulingTexts } from './rulings.ts';

/** All the wording of Broadsides & Boarding Parties. */
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
  score: scoreWords,
  mover,
  moment,
  round: roundWords,
  actionGroup,
  won: (winners) => (winners.length === 1 ? ' wins' : ' finish in a draw'),
  over: say`Game over.`,
  ask,
});

function scoreWords(view: View, seat: number): string {
  const ship = shipOf(view, seat);
  const name = shipsChosen(view) ? `${shipName(view, seat)}, ` : '';
  return `${name}${crewCount(menAboard(ship))} and ${gunCount(size(ship.guns))} left`;
}
