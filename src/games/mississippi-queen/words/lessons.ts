import type { PhaseName } from '../state.ts';
import type { View } from '../view.ts';
import { isSpent } from './phases.ts';

/** What a captain who is asked this for the first time should know: rules of the guide, the most important first. */
const LESSONS: Readonly<Partial<Record<PhaseName, readonly string[]>>> = {
  bows: ['start.bows'],
  speed: ['race.boat', 'speed.coal', 'turning.free', 'pushing.ahead'],
  move: ['moving.points'],
  hemmed: ['hemmed'],
  face: ['pushing.facing'],
};

const PASSENGERS = ['race.goal', 'passengers.boarding'];

/** What the race is about comes before anything else. */
export function lessonsFor(view: View): readonly string[] {
  const { phase, options } = view;
  const lessons = isSpent(view) ? ['moving.done'] : (LESSONS[phase] ?? []);
  if (phase !== 'speed') return lessons;
  const [goal = '', ...further] = options.race === 'passengers' ? PASSENGERS : ['race.introductory'];
  return [goal, ...lessons, ...further];
}
