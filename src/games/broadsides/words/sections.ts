import { at } from '#engine/indexed.ts';
import { listed } from '#words/speech.ts';
import { HULL_SIDES, MASTS } from '../components.ts';
import { type Cell, cellOf, cellNamed, deckOf, includes, type Letter, type Place, type Side } from '../deck.ts';
import { boarding, hullSection, menAt, shipOf } from '../state.ts';
import type { View } from '../view.ts';
import { dotName, FIGURE_NAMES, headingName, letterName, men, sectionName, shipName, shipsChosen } from './names.ts';

/** What lies where on the board, as a screen reader says it. */

type NameOf = (seat: number) => string;

export const shipLabel = (view: View, seat: number, nameOf: NameOf): string => {
  const { dot, heading } = shipOf(view, seat);
  return `The ${shipName(view, seat)} of ${nameOf(seat)} on ${dotName(dot)}, heading ${headingName(heading)}`;
};

/** 'C3 of Anna, Seahawk, cannon, two crewmembers of Anna' */
export const sectionLabel = (view: View, place: Place, nameOf: NameOf): string =>
  [`${sectionName(place)} of ${ownerName(view, deckOf(place), nameOf)}`, ...contents(view, place, nameOf)].join(', ');

/** 'C port of Tom, Royal Isabella, hull hit once on port' */
export function letterLabel(view: View, { seat, letter, side }: Target, nameOf: NameOf): string {
  const name = side === undefined ? letterName(letter) : `${letterName(letter)} ${at(HULL_SIDES, side)}`;
  return [`${name} of ${ownerName(view, seat, nameOf)}`, ...hullHits(view, seat, letter)].join(', ');
}

interface Target {
  readonly seat: number;
  readonly letter: Letter;
  readonly side?: Side;
}

const ownerName = (view: View, seat: number, nameOf: NameOf): string =>
  [nameOf(seat), ...(shipsChosen(view) ? [shipName(view, seat)] : [])].join(', ');

const contents = (view: View, place: Place, nameOf: NameOf): readonly string[] => [
  ...fittings(view, deckOf(place), cellOf(place)),
  ...[0, 1].flatMap((seat) => crewOf(view, seat, place, nameOf)),
];

/** Masts and markers are put aside when the ships collide. */
function fittings(view: View, seat: number, cell: Cell): readonly string[] {
  const { guns, masts } = shipOf(view, seat);
  const standing = boarding(view) ? [] : MASTS.filter((mast, i) => cellNamed(mast.cell) === cell && at(masts, i) > 0);
  return [...(includes(guns, cell) ? ['cannon'] : []), ...standing.map(({ name }) => name)];
}

function crewOf(view: View, seat: number, place: Place, nameOf: NameOf): readonly string[] {
  const ship = shipOf(view, seat);
  const crew = menAt(ship, place) > 0 ? [men(menAt(ship, place))] : [];
  const captain = ship.captain === place ? [`the ${FIGURE_NAMES.captain}`] : [];
  const who = [...crew, ...captain];
  return who.length === 0 ? [] : [`${listed(who)} of ${nameOf(seat)}`];
}

function hullHits(view: View, seat: number, letter: Letter): readonly string[] {
  if (boarding(view)) return [];
  return HULL_SIDES.flatMap((name, side) => {
    const hits = at(shipOf(view, seat).hull, hullSection(letter, side));
    return hits === 0 ? [] : [`hull hit ${hits === 1 ? 'once' : 'twice'} on ${name}`];
  });
}
