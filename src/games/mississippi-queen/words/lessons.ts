import type { RuleId } from '../rulings.ts';
import { isSpent, type PhaseName } from '../state.ts';
import type { View } from '../view.ts';

/** What a captain who is asked this for the first time should know: rules of the guide, the most important first. */
const LESSONS: Readonly<Partial<Record<PhaseName, readonly RuleId[]>>> = {
  bows: ['start.bows'],
  speed: ['race.boat', 'speed.coal'],
  move: ['moving.points'],
  hemmed: ['hemmed'],
  face: ['pushing.facing'],
};

/** The second round is early enough for these. */
const LATER: readonly RuleId[] = ['turning.free', 'pushing.ahead'];

/** What the race is about comes before anything else. */
export function lessonsFor(view: View): readonly RuleId[] {
  if (isSpent(view)) return ['moving.done'];
  const lessons = LESSONS[view.phase] ?? [];
  if (view.phase !== 'speed') return lessons;
  const later = view.round > 1 ? LATER : [];
  return view.options.race === 'passengers'
    ? ['race.goal', ...lessons, ...later, 'passengers.boarding']
    : ['race.introductory', ...lessons, ...later];
}
