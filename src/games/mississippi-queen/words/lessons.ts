import type { RuleId } from '../rulings.ts';
import { isSpent, type PhaseName } from '../state.ts';
import type { View } from '../view.ts';

/** What a captain who is asked this for the first time should know: rules of the guide, the most important first. */
const LESSONS: Readonly<Partial<Record<PhaseName, readonly RuleId[]>>> = {
  bows: ['start.bows'],
  speed: ['race.boat', 'speed.coal', 'turning.free', 'pushing.ahead'],
  move: ['moving.points'],
  hemmed: ['hemmed'],
  face: ['pushing.facing'],
};

/** What the race is about comes before anything else. */
export function lessonsFor(view: View): readonly RuleId[] {
  if (isSpent(view)) return ['moving.done'];
  const lessons = LESSONS[view.phase] ?? [];
  if (view.phase !== 'speed') return lessons;
  return view.options.race === 'passengers'
    ? ['race.goal', ...lessons, 'passengers.boarding']
    : ['race.introductory', ...lessons];
}
