import { at } from '#engine/indexed.ts';
import { capital, count, listed } from '#words/speech.ts';
import { CANNONS, type Figure, HULL_HITS, HULL_SECTIONS_TO_SINK, HULL_SIDES, LETTERS, MASTS } from '../components.ts';
import { type Cell, cellName, cellNamed, cellOf, deckOf, includes, type Place, size } from '../deck.ts';
import { ruinedSections } from '../rules/ending.ts';
import { boarding, hasCaptain, hullSection, menAboard, shipOf } from '../state.ts';
import type { View } from '../view.ts';
import { FIGURE_NAMES, MOVED_FIGURES, percent, sectionName, shipName, shipsChosen, SIDE_NAMES } from './names.ts';

export type PanelFact = 'men' | 'captain' | 'cannons' | 'masts' | 'hits' | 'hull';

interface Counted {
  readonly fact: PanelFact;
  /** What a screen reader says. */
  readonly name: string;
  readonly short: string;
  /** The word below or beside the number. */
  readonly label: string;
  readonly now: number;
}

const ofAll = (fact: PanelFact, label: string, now: number, all: number): Counted => ({
  fact,
  label,
  now,
  name: `${capital(label)}: ${now} of ${all}`,
  short: String(now),
});

/** Everything public about a ship. Masts and damage markers are put aside when the ships collide. */
export function panelFacts(view: View, seat: number): readonly Counted[] {
  const ship = shipOf(view, seat);
  const crew = [
    ofAll('men', FIGURE_NAMES.man, menAboard(ship), view.crew),
    ofAll('cannons', 'guns', size(ship.guns), CANNONS.length),
  ];
  if (boarding(view)) return crew;
  const [ruined, hits] = [ruinedSections(ship), ship.hull.reduce((sum, one) => sum + one, 0)];
  return [
    ...crew,
    ofAll('masts', 'masts', ship.masts.filter((left) => left > 0).length, MASTS.length),
    { fact: 'hits', label: 'hull hits', now: hits, name: count(hits, 'hull hit'), short: String(hits) },
    {
      ...ofAll('hull', 'ruined', ruined, HULL_SECTIONS_TO_SINK),
      name: `Ruined hull sections: ${ruined} of ${HULL_SECTIONS_TO_SINK}`,
      short: `${ruined}/${HULL_SECTIONS_TO_SINK}`,
    },
  ];
}

/** In the row of a player: what is zero says nothing there. */
export const rowFacts = (view: View, seat: number): readonly Counted[] =>
  panelFacts(view, seat).filter(({ now }, i) => i < 3 || now > 0);

interface OwnStock {
  readonly fact: PanelFact;
  readonly label: string;
  readonly now: number | string;
  readonly name: string;
}

/** Below the board, with a word below each number. Single hull hits are seen on the deck. */
export const stocksOf = (view: View, seat: number): readonly OwnStock[] =>
  panelFacts(view, seat)
    .filter(({ fact }) => fact !== 'hits')
    .map(({ fact, label, now, short, name }) => ({ fact, label, now: fact === 'hull' ? short : now, name }));

/** 'Seahawk, captain in D4' */
export function shipNote(view: View, seat: number): string {
  const parts = [...(shipsChosen(view) ? [shipName(view, seat)] : []), standingWords(view, seat)];
  return parts.filter((part) => part !== '').join(' · ');
}

function standingWords(view: View, seat: number): string {
  const ship = shipOf(view, seat);
  if (view.round === 0) return '';
  if (!hasCaptain(ship)) return 'no captain';
  if (ship.plot.length > 0 && view.phase === 'plotting') return 'plan set';
  if (ship.forced > 0 && !boarding(view)) return count(ship.forced, 'Damage card');
  return `captain in ${sectionName(ship.captain)}`;
}

/** All damage in words. */
export function damageReport(view: View, seat: number): readonly string[] {
  const ship = shipOf(view, seat);
  const gone = CANNONS.filter((name) => !includes(ship.guns, cellNamed(name)));
  const lost = gone.length === 0 ? [] : [`Guns lost: ${listed(gone)}`];
  const captain = hasCaptain(ship) ? [`Captain in ${sectionName(ship.captain)}`] : ['No captain'];
  return view.round === 0 ? [] : [...captain, ...lost, ...(boarding(view) ? [] : hullReport(view, seat))];
}

function hullReport(view: View, seat: number): readonly string[] {
  const ship = shipOf(view, seat);
  const fallen = MASTS.filter((_, i) => at(ship.masts, i) === 0).map(({ name }) => name);
  const hits = HULL_SIDES.flatMap((side, i) =>
    LETTERS.flatMap((letter, j) => {
      const markers = at(ship.hull, hullSection(j, i));
      return markers === 0 ? [] : [`${letter} ${SIDE_NAMES[side]}${markers === HULL_HITS ? ', ruined' : ''}`];
    }),
  );
  return [
    ...(fallen.length === 0 ? [] : [`Masts lost: ${listed(fallen)}`]),
    ...(hits.length === 0 ? [] : [`Hull hit at ${hits.join('; ')}`]),
  ];
}

export const movementsLeft = (left: number): string => `${count(left, 'movement')} left`;
export const movementsOf = (name: string | undefined): string =>
  name === undefined ? 'Your movements' : `${name}’s movements`;

export const noFights = (isOwnTurn: boolean): string =>
  isOwnTurn ? 'None: enter a section with enemies to fight there.' : 'None so far.';

/** Where a fight is: both decks have the same section names. */
export const fightPlace = (place: Place, seat: number, nameOf: (seat: number) => string): string =>
  `${sectionName(place)}, ${deckOf(place) === seat ? 'own ship' : `${nameOf(deckOf(place))}’s ship`}`;

export const fightLabel = (view: View, place: Place, share: number, nameOf: (seat: number) => string): string =>
  `Combat in ${cellName(cellOf(place))} on ${nameOf(deckOf(place))}’s ${shipName(view, deckOf(place))}: ${percent(share)} to win`;

/** A figure of the setup. */
export function placedLabel(figure: Figure, cell: Cell | undefined, state: 'placed' | 'next' | 'later'): string {
  const name = capital(MOVED_FIGURES[figure]);
  if (state === 'placed') return cell === undefined ? `${name}: placed` : `${name}: in ${cellName(cell)}`;
  return state === 'next' ? `${name}: to be placed now` : `${name}: to be placed later`;
}
