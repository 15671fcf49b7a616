import type { Index, ReadonlyBy } from '#engine/indexed.ts';
import { AREAS, BANK, type Colour, SPACES_PER_AREA } from './components.ts';

/** The spaces of the worker board: the bank, then the large spaces by area, then the small ones in the same order. */
export type Space = Index<'space'>;

/** The large spaces of the four areas, counted on their own. */
export type LargeSpace = Index<'large space'>;

export const BANK_SPACES = BANK.length;
const AREA_SPACES = AREAS.length * SPACES_PER_AREA;
export const ALL_SPACES = BANK_SPACES + AREA_SPACES + AREA_SPACES;

export const isBank = (space: Space): boolean => space < BANK_SPACES;
export const isSmall = (space: Space): boolean => space >= BANK_SPACES + AREA_SPACES;

export const largeSpace = (large: LargeSpace): Space => BANK_SPACES + large;
export const smallBeside = (space: Space): Space => space + AREA_SPACES;

/** Of a space of the areas: the large space that it is, or that it lies beside. */
const largeOf = (space: Space): LargeSpace => (space - BANK_SPACES) % AREA_SPACES;

/** The area that a space belongs to, by its colour; not for the bank. */
export const areaOf = (space: Space): Colour => AREA_OF[space] as Colour;

/** The place of a space in its row, counted from the left. */
export const placeOf = (space: Space): number => largeOf(space) % SPACES_PER_AREA;

/** The workers that a space of the bank takes, and the silver that it pays. */
export const bankTerms = (space: Space): (typeof BANK)[number] => BANK[space] as (typeof BANK)[number];

/** The silver that a large space costs, and the goods that it yields. */
interface Terms {
  readonly silver: number;
  readonly goods: number;
}

/** The terms of a large space, also asked of the small one beside it. */
export const termsOf = (space: Space): Terms => TERMS_OF[space] as Terms;

const LARGE_TERMS: ReadonlyBy<LargeSpace, Terms> = AREAS.flatMap(({ spaces }): readonly Terms[] => spaces);
const NO_TERMS: Terms = { silver: 0, goods: 0 };

/** Every turn looks at every space, so these are computed once. */
const ofSpaces = <T>(of: (space: Space) => T): ReadonlyBy<Space, T> =>
  Array.from({ length: ALL_SPACES }, (_, space) => of(space));
const AREA_OF = ofSpaces((space) => Math.floor(largeOf(space) / SPACES_PER_AREA));
const TERMS_OF = ofSpaces((space) => LARGE_TERMS[largeOf(space)] ?? NO_TERMS);

/** By area and price: `mine-1`, `farmland-6`. */
export const LARGE_NAMES: ReadonlyBy<LargeSpace, string> = AREAS.flatMap(({ name, spaces }) =>
  spaces.map(({ silver }) => `${name}-${silver}`),
);

/** The large spaces of an area, from the left. */
export const largeSpacesOf = (area: Colour): readonly Space[] =>
  Array.from({ length: SPACES_PER_AREA }, (_, place) => largeSpace(area * SPACES_PER_AREA + place));
