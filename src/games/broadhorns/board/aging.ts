import { spoiledBy } from '../cards.ts';
import { isPerishable } from '../sheets.ts';
import { type Barrel, cargoIn, seasonOf } from '../state.ts';
import type { View } from '../view.ts';

/** When a barrel ages: it is being decided now, at the start of the owner's next turn, or not as things stand. */
export type Aging = 'now' | 'next' | 'rests';

export function willAge(view: View, seat: number, barrel: Barrel): Aging {
  const cargo = cargoIn(barrel);
  if (!isPerishable(cargo)) return 'rests';
  if (view.phase === 'spoilStep' && view.turn === seat) return 'now';
  if (view.phase === 'spoilCard' && (seasonOf(view) === 'summer' || spoiledBy(view.spoil) === cargo)) return 'now';
  return seasonOf(view) === 'winter' ? 'rests' : 'next';
}
