import { at } from '#engine/indexed.ts';
import { CARDS, CARDS_OF_EACH_KIND, CREW_IN_BOX, MASTS } from './components.ts';
import { size } from './deck.ts';
import { menLeftOver } from './rules/setup.ts';
import { ALL_GUNS } from './sea.ts';
import { menAboard, type Ship, type State } from './state.ts';

/** Every piece of the box, on the decks, fallen or put aside. Damage markers are not counted: the box has a handful. */
export function inventory(s: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [seat, ship] of s.ships.entries()) {
    counts[`crewmembers ${seat}`] = menAboard(ship) + ship.fallen + menAside(s);
    counts[`cannons ${seat}`] = size(ship.guns) + size(ALL_GUNS & ~ship.guns);
    counts[`mast parts ${seat}`] = mastParts(ship);
    counts[`captain ${seat}`] = captains(ship);
    counts[`cards ${seat}`] = cards(ship);
  }
  return counts;
}

/** In the box for good, or, until set-up is over, still to be given a place on deck. */
const menAside = (s: State): number => CREW_IN_BOX - s.crew + (s.round === 0 ? menLeftOver(s) : 0);

/** Standing and knocked off. */
const mastParts = (ship: Ship): number =>
  MASTS.reduce((sum, { hits }, mast) => {
    const standing = Math.max(0, at(ship.masts, mast));
    return sum + standing + Math.max(0, hits - standing);
  }, 0);

/** On a deck section or beside the board; a Captain nowhere else. */
const captains = (ship: Ship): number => (ship.captain < ship.men.length ? 1 : 0);

/** In hand and laid out: if more of a kind were laid out than there are, it would show here. */
function cards(ship: Ship): number {
  let count = CARDS.length * CARDS_OF_EACH_KIND;
  for (const kind of CARDS) {
    const laid = ship.plot.filter((card) => card === kind).length;
    count += Math.max(0, laid - CARDS_OF_EACH_KIND);
  }
  return count;
}
