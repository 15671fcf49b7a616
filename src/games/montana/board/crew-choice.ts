import { silent } from '#engine/game.ts';
import { at } from '#engine/indexed.ts';
import type { Action } from '../actions.ts';
import type { Colour } from '../components.ts';
import { type Crew, CREW_COUNTS, sizeOf, workersIn } from '../crews.ts';
import { game } from '../game.ts';
import { active } from '../state.ts';
import type { View } from '../view.ts';

/** Which workers go to a space: chosen one by one among the groups that the rules allow. */

/** The groups that can be sent after some actions: the smallest first, then those of which most is left. */
export function crewsAfter(view: View, leading: readonly Action[]): readonly Crew[] {
  const after = game.clone(view);
  for (const action of leading) game.apply(after, view.turn, action, silent);
  const { workers } = active(after);
  const left = (crew: Crew) => workersIn(crew).reduce((sum, colour) => sum + at(workers, colour), 0);
  return game
    .legal(after, view.turn)
    .flatMap((action) => (action.type === 'employ' ? [action.workers] : []))
    .toSorted((a, b) => sizeOf(a) - sizeOf(b) || left(b) - left(a));
}

/** How many of a kind are among those that were chosen. */
export const chosenOf = (chosen: readonly number[], kind: number): number =>
  chosen.filter((one) => one === kind).length;

/** The group that these workers are, if they are one. */
export const crewOf = (chosen: readonly Colour[], crews: readonly Crew[]): Crew | undefined =>
  crews.find((crew) => sizeOf(crew) === chosen.length && isPartOf(chosen, crew));

const isPartOf = (chosen: readonly Colour[], crew: Crew): boolean =>
  at(CREW_COUNTS, crew).every((most, colour) => chosenOf(chosen, colour) <= most);

/** One more worker. If that fits no group, the choice begins anew with this one; undefined if it fits none at all. */
export function withWorker(
  chosen: readonly Colour[],
  colour: Colour,
  crews: readonly Crew[],
): readonly Colour[] | undefined {
  const fits = (some: readonly Colour[]) => crews.some((crew) => isPartOf(some, crew));
  if (fits([...chosen, colour])) return [...chosen, colour];
  return fits([colour]) ? [colour] : undefined;
}

/** One less. */
export function withoutWorker(chosen: readonly Colour[], colour: Colour): readonly Colour[] {
  const gone = chosen.lastIndexOf(colour);
  return chosen.filter((_, i) => i !== gone);
}

/** A group of another size than this one: two others instead of one that matches, or the other way round. */
export function otherCrew(chosen: readonly Colour[], crews: readonly Crew[]): Crew | undefined {
  const now = crewOf(chosen, crews);
  return now === undefined ? undefined : crews.find((crew) => sizeOf(crew) !== sizeOf(now));
}

/** One more of a kind, at most so many in all, the oldest given up first; beyond `own` of the kind it begins anew. */
export function queued(
  chosen: readonly number[],
  kind: number,
  { most, own }: { readonly most: number; readonly own: number },
): readonly number[] {
  if (chosenOf(chosen, kind) >= Math.min(own, most)) return chosen.filter((one) => one !== kind);
  return [...chosen, kind].slice(-most);
}
