import { at } from '#engine/indexed.ts';
import { gameWords } from '#words/game-words.ts';
import { say } from '#words/sentence.ts';
import { count, listed } from '#words/speech.ts';
import type { Words } from '#words/words.ts';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { meta } from '../meta.ts';
import { barrelGold, prizesFor, resaleOf, wreathsOf } from '../rules/ending.ts';
import type { Ending, Rulings } from '../rulings.ts';
import type { Instruction } from '../standing.ts';
import { merchantOf } from '../state.ts';
import type { View } from '../view.ts';
import { actionGroup, actionTexts } from './actions.ts';
import { ask } from './ask.ts';
import { endingTexts } from './endings.ts';
import { eventTexts } from './events.ts';
import { gather } from './gathered.ts';
import { instructionTexts } from './instructions.ts';
import { lessonsFor } from './lessons.ts';
import { goldWords } from './names.ts';
import { momentWords, phaseTexts, roundWords } from './phases.ts';
import { rulingTexts } from './rulings.ts';

/** All the wording of Broadhorns. */
export const words: Words<View, Action, Event> = gameWords<View, Action, Event, Rulings, Ending, Instruction>({
  id: meta.id,
  events: eventTexts,
  gather,
  actions: actionTexts,
  phases: phaseTexts,
  rulings: rulingTexts,
  endings: endingTexts,
  instructions: instructionTexts,
  lessons: lessonsFor,
  score: scoreWords,
  mover: ({ turn }) => turn,
  moment: momentWords,
  round: roundWords,
  actionGroup,
  won: (winners) => (winners.length === 1 ? ' wins' : ' share the win'),
  over: say`The last lines show where the final gold came from.`,
  ask,
});

function scoreWords(view: View, seat: number): string {
  const m = merchantOf(view, seat);
  const won = `${count(m.tiles.length, 'town tile')}, ${count(wreathsOf(m), 'wreath')}`;
  return `${goldWords(m.gold)}${lastGold(view, seat)}; ${won}`;
}

/** What the end of the game has brought, as the last lines of the log tell it. */
function lastGold(view: View, seat: number): string {
  if (view.outcome === undefined) return '';
  const m = merchantOf(view, seat);
  const prize = at(prizesFor(view.merchants.map(wreathsOf)), seat);
  const sums = { barrels: barrelGold(m), 'the boat': resaleOf(m), wreaths: prize };
  const parts = Object.entries(sums).flatMap(([what, gold]) => (gold > 0 ? [`${gold} for ${what}`] : []));
  return parts.length === 0 ? '' : `, including ${listed(parts)}`;
}
