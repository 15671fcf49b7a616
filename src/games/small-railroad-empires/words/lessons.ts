import { freightLessons } from '../freight/words/texts.ts';
import { isNight } from '../rules/build.ts';
import type { RuleId } from '../rulings.ts';
import type { PhaseName } from '../state.ts';
import type { View } from '../view.ts';

/** What a player who is asked this for the first time should know: rules of the guide, the most important first. */
const LESSONS: Readonly<Partial<Record<PhaseName, readonly RuleId[]>>> = {
  begin: ['railroad.goal', 'setup.begin', 'railroad.turn'],
  build: ['build.must', 'build.cost', 'build.star', 'build.share'],
  deliver: ['deliver.may', 'deliver.length', 'deliver.card', 'achievements.race'],
  office: ['unlock.price', 'market.price', 'loan.limit'],
};

const BY_NIGHT: readonly RuleId[] = ['unlock.price'];

export function lessonsFor(view: View): readonly RuleId[] {
  if (view.phase === 'build' && isNight(view)) return BY_NIGHT;
  const lessons = LESSONS[view.phase] ?? [];
  return view.phase === 'deliver' && view.options.freightOnBoard ? [...lessons, ...freightLessons] : lessons;
}
