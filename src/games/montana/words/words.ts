import { gameWords } from '#words/game-words.ts';
import { say } from '#words/sentence.ts';
import { count } from '#words/speech.ts';
import { meta } from '../meta.ts';
import { settlementsBuilt } from '../rules/ending.ts';
import { deciderOf, playerOf } from '../state.ts';
import { actionGroup, actionTexts } from './actions.ts';
import { ask } from './ask.ts';
import { endingTexts } from './endings.ts';
import { eventTexts } from './events.ts';
import { gather } from './gathered.ts';
import { instructionTexts } from './instructions.ts';
import { lessonsFor } from './lessons.ts';
import { phaseTexts, roundTitle, roundWords } from './phases.ts';
import { rulingTexts } from './rulings.ts';

/** All the wording of Montana. */
export const words = gameWords({
  id: meta.id,
  events: eventTexts,
  gather,
  actions: actionTexts,
  phases: phaseTexts,
  rulings: rulingTexts,
  endings: endingTexts,
  instructions: instructionTexts,
  lessons: lessonsFor,
  score(view, seat) {
    const player = playerOf(view, seat);
    return `${count(settlementsBuilt(view, player), 'settlement')}, ${count(player.cows, 'cow')}, ${count(player.canteens, 'canteen')}`;
  },
  mover: deciderOf,
  moment: roundWords,
  round: roundTitle,
  actionGroup,
  won: (winners) => (winners.length === 1 ? ' wins' : ' share the win'),
  over: say`Game over.`,
  ask,
});
