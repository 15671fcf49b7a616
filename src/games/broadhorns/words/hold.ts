import { count } from '#words/speech.ts';
import { isPerishable } from '../sheets.ts';
import { type Barrel, boatCard, cargoIn, type Merchant, shiftedBy } from '../state.ts';
import { boatName, cargoName } from './names.ts';

/** How often a barrel can shift and still be there; undefined: it does not spoil. */
export const livesOf = (m: Merchant, barrel: Barrel): number | undefined =>
  isPerishable(cargoIn(barrel)) ? boatCard(m).boxSpaces - 1 - shiftedBy(barrel) : undefined;

/** A boat with its cargo, and how far each barrel is from spoiling. */
export function holdWords(m: Merchant): string {
  const size = `${boatName(m.boat)}, ${m.barrels.length} of ${boatCard(m).boxes} boxes filled`;
  return [size, ...m.barrels.map((barrel) => `${cargoName(cargoIn(barrel))}: ${lifeWords(livesOf(m, barrel))}`)].join(
    '; ',
  );
}

function lifeWords(lives: number | undefined): string {
  if (lives === undefined) return 'does not spoil';
  return lives === 0 ? 'on the final space, lost at the next shift' : `${count(lives, 'space')} before the final one`;
}
