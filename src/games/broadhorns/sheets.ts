import { type By, type Index, type ReadonlyBy } from '#engine/indexed.ts';
import { allBelow, type Bits } from './bits.ts';
import { CARGO, CARGO_LETTERS, PERISHABLES, PRINTED, TILES, TILES_PER_TOWN, TOWNS } from './components.ts';

/** An index into `CARGO`. */
export type Cargo = Index<'cargo'>;
export type ByCargo<T> = By<Cargo, T>;
/** An index into `TOWNS`; St. Louis is no town of the river. */
export type Town = Index<'town'>;
/** A town tile, or the values printed on the board for a town: an index into `SHEETS`. */
export type Sheet = Index<'sheet'>;
/** A cargo space of a sheet, from the left. */
export type CargoSpace = Index<'cargo space'>;
/** An index into `BOATS`. */
export type Boat = Index<'boat'>;

interface Wanted {
  readonly cargo: Cargo;
  readonly value: number;
}

/** What a town wants, pays and sells while this lies on top. */
interface SheetValues {
  readonly name: string;
  readonly town: Town;
  readonly spaces: ReadonlyBy<CargoSpace, Wanted>;
  /** All spaces. */
  readonly full: Bits<CargoSpace>;
  /** The cost increase by cargo; undefined where the banner does not show the type. */
  readonly increases: ReadonlyBy<Cargo, number | undefined>;
  readonly wreaths: number;
}

interface Printed {
  readonly name: string;
  readonly buys: string;
  readonly sells: string;
  readonly wreaths?: number;
}

const words = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));
const cargoOf = (word: string): Cargo => CARGO_LETTERS.indexOf(word.charAt(0));

function read({ name, buys, sells, wreaths = 0 }: Printed): SheetValues {
  const spaces = words(buys).map((word) => ({ cargo: cargoOf(word), value: Number(word.slice(1)) }));
  const banner = words(sells);
  const increase = (cargo: Cargo) => banner.find((word) => cargoOf(word) === cargo)?.slice(1);
  return {
    name,
    town: Number.parseInt(name, 10) - 1,
    spaces,
    full: allBelow(spaces.length),
    increases: CARGO.map((_, cargo) => increase(cargo)).map((more) => (more === undefined ? undefined : Number(more))),
    wreaths,
  };
}

/** All tiles, six for each town, and after them the values printed on the board. */
export const SHEETS: ReadonlyBy<Sheet, SheetValues> = [...TILES, ...PRINTED].map(read);

/** The most valuable cargo space of all. */
export const DEAREST = Math.max(...SHEETS.flatMap(({ spaces }) => spaces.map(({ value }) => value)));

export const TILE_NAMES: ReadonlyBy<Sheet, string> = TILES.map((tile) => tile.name);

/** Read directly, as all that bots ask for thousands of times a second: `at`, which reads lists of every kind, is slower. */
export const sheetAt = (sheet: Sheet): SheetValues => SHEETS[sheet] as SheetValues;
export const tileOf = (town: Town, letter: number): Sheet => town * TILES_PER_TOWN + letter;
export const printedOf = (town: Town): Sheet => TILES.length + town;
export const isTile = (sheet: Sheet): boolean => sheet < TILES.length;

export const isPerishable = (cargo: Cargo): boolean => cargo < PERISHABLES;

const NOT_A_TOWN = -1;
/** The town that has its entrance at a space of the channel. */
const ENTRANCES: readonly Town[] = Array.from(
  { length: Math.max(...TOWNS.map((town) => town.entrance)) + 1 },
  (_, space) => TOWNS.findIndex((town) => town.entrance === space),
);
export const townAt = (space: number): Town => ENTRANCES[space] ?? NOT_A_TOWN;
export const townNamed = (town: Town): string => TOWNS[town]?.name ?? 'St. Louis';
