import type { Words } from '#words/words.ts';
import { count, listed } from '#words/speech.ts';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { barrelGold, prizesFor, resaleOf, wreathsOf } from '../rules/ending.ts';
import { merchantOf } from '../state.ts';
import type { View } from '../view.ts';
import { actionWords, decisionWords } from './decisions.ts';
import { eventLine } from './events.ts';
import { barrelWords } from './names.ts';
import { lessonsFor } from './lessons.ts';
import { endingWords, rulingWords } from './rulings.ts';

function instructionWords(instruction: { readonly type: string; readonly barrels?: number }): string {
  switch (instruction.type) {
    case 'keepIce':
      return 'Never use ice against spoiling';
    case 'alwaysIce':
      return 'Always use ice against spoiling';
    default:
      return `Use ice when ${barrelWords(instruction.barrels ?? 1)} or more would be lost`;
  }
}

/** All the wording of Broadhorns. */
export const words: Words<View, Action, Event> = {
  event: eventLine,
  decision: decisionWords,
  lessons: lessonsFor,
  action: actionWords,
  ruling: rulingWords,
  ending: endingWords,
  instruction: instructionWords,
  score(view, seat) {
    const m = merchantOf(view, seat);
    const won = `${count(m.tiles.length, 'town tile')}, ${count(wreathsOf(m), 'wreath')}`;
    return `${m.gold} gold${lastGold(view, seat)}; ${won}`;
  },
};

/** What the end of the year has brought, as the last lines of the log tell it. */
function lastGold(view: View, seat: number): string {
  if (view.outcome === undefined) return '';
  const m = merchantOf(view, seat);
  const prize = prizesFor(view.merchants.map(wreathsOf))[seat] ?? 0;
  const sums = { 'barrels aboard': barrelGold(m), 'the boat': resaleOf(m), wreaths: prize };
  const parts = Object.entries(sums).flatMap(([what, gold]) => (gold > 0 ? [`${gold} for ${what}`] : []));
  return parts.length === 0 ? '' : `, at the end ${listed(parts)}`;
}
