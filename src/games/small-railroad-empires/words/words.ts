import { gameWords } from '#words/game-words.ts';
import { say } from '#words/sentence.ts';
import { count } from '#words/speech.ts';
import type { Words } from '#words/words.ts';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { meta } from '../meta.ts';
import { booksWorth, contractPrestige, finalScore } from '../rules/scoring.ts';
import { companyOf } from '../state.ts';
import type { View } from '../view.ts';
import { actionGroup, actionTexts } from './actions.ts';
import { ask } from './ask.ts';
import { endingTexts } from './endings.ts';
import { eventTexts } from './events.ts';
import { gather } from './gathered.ts';
import { lessonsFor } from './lessons.ts';
import { points } from './names.ts';
import { phaseTexts, roundWords } from './phases.ts';
import { rulingTexts } from './rulings.ts';

/** All the wording of Small Railroad Empires. */
export const words: Words<View, Action, Event> = gameWords({
  id: meta.id,
  events: eventTexts,
  gather,
  actions: actionTexts,
  phases: phaseTexts,
  rulings: rulingTexts,
  endings: endingTexts,
  lessons: lessonsFor,
  score: scoreWords,
  mover: ({ turn }: View) => turn,
  round: roundWords,
  actionGroup,
  moment: ({ round }) => (round === 0 ? [] : say`Round ${round}.`),
  won: (winners) => (winners.length === 1 ? ' wins' : ' share the win'),
  over: say`Game over.`,
  ask,
});

function scoreWords(view: View, seat: number): string {
  const company = companyOf(view, seat);
  const books = booksWorth(company);
  const sign = books < 0 ? '−' : '+';
  const parts = `${company.prestige} in play + ${contractPrestige(view, seat)} contract ${sign} ${Math.abs(books)} money and loans`;
  return `${points(finalScore(view, seat))}: ${parts}, ${count(company.lengths.length, 'delivery', 'deliveries')}`;
}
