import { at } from '#engine/indexed.ts';
import { listed } from '#words/speech.ts';
import { HULL_HITS, HULL_SIDES, LETTERS, MASTS } from '../components.ts';
import {
  type Cell,
  cellOf,
  cellNamed,
  deckOf,
  includes,
  type Letter,
  letterOf,
  type Place,
  type Side,
} from '../deck.ts';
import { boarding, hullSection, menAt, shipOf } from '../state.ts';
import type { View } from '../view.ts';
import { SHOW_DECKS } from './labels.ts';
import { panelFacts } from './panel.ts';
import {
  crewCount,
  dotName,
  FIGURE_NAMES,
  headingName,
  letterName,
  sectionName,
  shipName,
  shipsChosen,
  SIDE_NAMES,
  sideName,
} from './names.ts';

/** What lies where on the board, as a screen reader says it. */

type NameOf = (seat: number) => string;

export const shipLabel = (view: View, seat: number, nameOf: NameOf): string => {
  const { dot, heading } = shipOf(view, seat);
  return `${nameOf(seat)}’s ${shipName(view, seat)} on ${dotName(dot)}, facing ${headingName(heading)}`;
};

/** 'Anna’s Seahawk, crew: 18 of 20, guns: 9 of 10: press to show both decks' */
export const shipAsideLabel = (view: View, seat: number, nameOf: NameOf): string =>
  `${[ownedShip(view, seat, nameOf), ...panelFacts(view, seat).map(({ name }) => name)].join(', ')}: ${SHOW_DECKS}`;

/** 'C3 on Anna’s Seahawk, left side, near the stern, gun, Anna’s 2 crew' */
export const sectionLabel = (view: View, place: Place, nameOf: NameOf): string =>
  [
    `${sectionName(place)} on ${ownedShip(view, deckOf(place), nameOf)}`,
    ...whereOnDeck(cellOf(place)),
    ...contents(view, place, nameOf),
  ].join(', ');

const ACROSS = ['left side', 'middle', 'right side'] as const;

/** 'left side', 'near the stern' */
const whereOnDeck = (cell: Cell): readonly string[] => [at(ACROSS, cell % ACROSS.length), lengthwise(letterOf(cell))];

/** From A, the stern, to H, the bow. */
function lengthwise(letter: Letter): string {
  const last = LETTERS.length - 1;
  if (letter === 0 || letter === last) return letter === 0 ? 'at the stern' : 'at the bow';
  if (letter <= 2) return 'near the stern';
  return letter >= last - 2 ? 'near the bow' : 'halfway along';
}

/** 'C left on Tom’s Royal Isabella, near the stern, hull hit once on the left' */
export function letterLabel(view: View, { seat, letter, side }: Target, nameOf: NameOf): string {
  const name = side === undefined ? letterName(letter) : `${letterName(letter)} ${sideName(side)}`;
  return [`${name} on ${ownedShip(view, seat, nameOf)}`, lengthwise(letter), ...hullHits(view, seat, letter)].join(
    ', ',
  );
}

interface Target {
  readonly seat: number;
  readonly letter: Letter;
  readonly side?: Side;
}

const ownedShip = (view: View, seat: number, nameOf: NameOf): string =>
  `${nameOf(seat)}’s ${shipsChosen(view) ? shipName(view, seat) : 'ship'}`;

const contents = (view: View, place: Place, nameOf: NameOf): readonly string[] => [
  ...fittings(view, deckOf(place), cellOf(place)),
  ...[0, 1].flatMap((seat) => crewOf(view, seat, place, nameOf)),
];

/** Masts and markers are put aside when the ships collide. */
function fittings(view: View, seat: number, cell: Cell): readonly string[] {
  const { guns, masts } = shipOf(view, seat);
  const standing = boarding(view) ? [] : MASTS.filter((mast, i) => cellNamed(mast.cell) === cell && at(masts, i) > 0);
  return [...(includes(guns, cell) ? ['gun'] : []), ...standing.map(({ name }) => name)];
}

function crewOf(view: View, seat: number, place: Place, nameOf: NameOf): readonly string[] {
  const ship = shipOf(view, seat);
  const crew = menAt(ship, place) > 0 ? [crewCount(menAt(ship, place))] : [];
  const captain = ship.captain === place ? [FIGURE_NAMES.captain] : [];
  const who = [...crew, ...captain];
  return who.length === 0 ? [] : [`${nameOf(seat)}’s ${listed(who)}`];
}

function hullHits(view: View, seat: number, letter: Letter): readonly string[] {
  if (boarding(view)) return [];
  return HULL_SIDES.flatMap((name, side) => {
    const hits = at(shipOf(view, seat).hull, hullSection(letter, side));
    return hits === 0 ? [] : [`hull ${hits === HULL_HITS ? 'ruined' : 'hit once'} on the ${SIDE_NAMES[name]}`];
  });
}
