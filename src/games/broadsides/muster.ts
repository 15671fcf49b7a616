import type { Place } from './deck.ts';
import type { Band } from './rules/bonus.ts';
import type { View } from './view.ts';

/** Who stands where, as the board shows it. */

export const menOf = (view: View, seat: number): number =>
  (view.ships[seat]?.men ?? []).reduce((sum, men) => sum + men, 0);

export const menIn = (view: View, seat: number, place: Place): number => view.ships[seat]?.men[place] ?? 0;

export const captainIn = (view: View, seat: number, place: Place): boolean => view.ships[seat]?.captain === place;

/** One side's figures in a section. */
export function bandIn(view: View, seat: number, place: Place): Band {
  const captain = captainIn(view, seat, place);
  return { figures: menIn(view, seat, place) + (captain ? 1 : 0), captain };
}
