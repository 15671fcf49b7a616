import { CAPTAIN_BONUS, DIE } from '../components.ts';
import type { Place } from '../deck.ts';
import { figuresAt, type Ship } from '../state.ts';

/** What a side adds to its die: its surplus of figures, and its Captain. */
export const bonus = (mine: number, theirs: number, captain: boolean): number =>
  Math.max(0, mine - theirs) + (captain ? CAPTAIN_BONUS : 0);

/** One side of a combat: how many figures, the Captain counted, and whether he is among them. */
export interface Band {
  readonly figures: number;
  readonly captain: boolean;
}

/** One side's figures in a section. */
export const bandAt = (ship: Pick<Ship, 'men' | 'captain'>, place: Place): Band => ({
  figures: figuresAt(ship, place),
  captain: ship.captain === place,
});

/**
 * How likely the first band is to win a combat fought to the end. Equal totals change nothing, so
 * only decided rolls count; the Captain falls last, so a band keeps him while it has a figure.
 */
export function odds(mine: Band, theirs: Band): number {
  if (mine.figures === 0) return 0;
  if (theirs.figures === 0) return 1;
  const edge = bonus(mine.figures, theirs.figures, mine.captain) - bonus(theirs.figures, mine.figures, theirs.captain);
  const wins = rollsWon(edge);
  const share = wins / (wins + rollsWon(-edge));
  return (
    share * odds(mine, { ...theirs, figures: theirs.figures - 1 }) +
    (1 - share) * odds({ ...mine, figures: mine.figures - 1 }, theirs)
  );
}

/** Of all pairs of dice, those in which the first, with its edge added, is the higher. */
const rollsWon = (edge: number): number =>
  DIE.reduce<number>((sum, first) => sum + DIE.filter((second) => first + edge > second).length, 0);
