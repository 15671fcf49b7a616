import type { Words } from '#words/words.ts';
import { count } from '#words/speech.ts';
import type { Action } from '../actions.ts';
import { booksWorth, contractPrestige, finalScore } from '../ending.ts';
import type { Event } from '../events.ts';
import { companyOf } from '../state.ts';
import type { View } from '../view.ts';
import { actionWords, decisionWords } from './decisions.ts';
import { eventLine } from './events.ts';
import { lessonsFor } from './lessons.ts';
import { endingWords, rulingWords } from './rulings.ts';

/** All the wording of Small Railroad Empires. */
export const words: Words<View, Action, Event> = {
  event: eventLine,
  decision: decisionWords,
  lessons: lessonsFor,
  action: actionWords,
  ruling: rulingWords,
  ending: endingWords,
  score: scoreWords,
};

function scoreWords(view: View, seat: number): string {
  const company = companyOf(view, seat);
  const books = booksWorth(company);
  const sign = books < 0 ? '−' : '+';
  const parts = `${company.prestige} prestige + ${contractPrestige(view, seat)} contract ${sign} ${Math.abs(books)} money and loans`;
  return `${finalScore(view, seat)} VP: ${parts}, ${count(company.lengths.length, 'delivery', 'deliveries')}`;
}
