import { count } from '#words/speech.ts';
import { CANNONS, HULL_SECTIONS_TO_SINK, MASTS } from '../components.ts';
import { size } from '../deck.ts';
import { ruinedSections } from '../rules/ending.ts';
import { boarding, hasCaptain, menAboard, shipOf } from '../state.ts';
import type { View } from '../view.ts';

export type PanelFact = 'men' | 'cannons' | 'masts' | 'hull';

interface Counted {
  readonly fact: PanelFact;
  /** What a screen reader says. */
  readonly name: string;
  readonly short: string;
}

const ofAll = (fact: PanelFact, title: string, left: number, all: number): Counted => ({
  fact,
  name: `${title}: ${left} of ${all}`,
  short: String(left),
});

/** Everything public about a ship. Masts and damage markers are put aside when the ships collide. */
export function panelFacts(view: View, seat: number): readonly Counted[] {
  const ship = shipOf(view, seat);
  const crew = [
    ofAll('men', 'Crewmembers', menAboard(ship), view.crew),
    ofAll('cannons', 'Cannons', size(ship.guns), CANNONS.length),
  ];
  if (boarding(view)) return crew;
  const ruined = ruinedSections(ship);
  return [
    ...crew,
    ofAll('masts', 'Masts', ship.masts.filter((left) => left > 0).length, MASTS.length),
    {
      ...ofAll('hull', 'Hull sections beyond repair', ruined, HULL_SECTIONS_TO_SINK),
      short: `${ruined}/${HULL_SECTIONS_TO_SINK}`,
    },
  ];
}

export function standingWords(view: View, seat: number): string {
  const ship = shipOf(view, seat);
  if (view.round === 0) return '';
  if (!hasCaptain(ship)) return 'without a Captain';
  if (ship.plot.length > 0 && view.phase === 'plotting') return 'course laid';
  return ship.forced > 0 && !boarding(view) ? count(ship.forced, 'Damage card') : '';
}
