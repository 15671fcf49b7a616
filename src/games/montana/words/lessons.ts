import { at } from '#engine/indexed.ts';
import { STORE } from '../components.ts';
import type { RuleId } from '../rulings.ts';
import { isQuestion, type Question } from '../state.ts';
import type { View } from '../view.ts';
import { isBank } from '../worker-board.ts';

/** What a settler who is asked this for the first time should know: rules of the guide, the most important first. */
const LESSONS: Readonly<Record<Question, (view: View) => readonly RuleId[]>> = {
  white: () => ['aim', 'recruit.white'],
  discard: () => ['recruit.limit'],
  turn: () => ['aim', 'turn', 'signs.glow', 'build', 'cattle'],
  advance: () => ['recruit.advance'],
  employ: ({ space }) => (isBank(space) ? ['bank'] : ['work.workers', 'work.clear']),
  small: () => ['work.small'],
  auction: () => ['city.place', 'city.rows', 'city.outbid', 'city.pay'],
  reward: ({ store }) => (at(STORE, store.holders.indexOf(store.asked)).choose > 0 ? ['city.goods'] : ['city.upgrade']),
  building: () => ['build.refrain', 'build.line'],
  ending: () => ['canteen', 'cattle'],
};

export const lessonsFor = (view: View): readonly RuleId[] => (isQuestion(view.phase) ? LESSONS[view.phase](view) : []);
