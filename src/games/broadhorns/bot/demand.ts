import type { ReadonlyBy } from '#engine/indexed.ts';
import { type Bits, including, isIn, NO_BITS } from '../bits.ts';
import { CARGO } from '../components.ts';
import { type Cargo, type CargoSpace, type Sheet, sheetAt, SHEETS } from '../sheets.ts';

/**
 * What a town still wants: the values of its empty spaces by cargo, best first, how many spaces are empty, and the
 * wreaths for filling them.
 */
export interface Demand {
  readonly values: ReadonlyBy<Cargo, readonly number[]>;
  /** The cargo that has an empty space. */
  readonly wanted: Bits<Cargo>;
  readonly empty: number;
  readonly wreaths: number;
}

export const demandOf = (sheet: Sheet, filled: Bits<CargoSpace>): Demand => DEMANDS[sheet]?.[filled] as Demand;

/** Of every sheet with any of its spaces filled: bots ask thousands of times a second. */
const DEMANDS: ReadonlyBy<Sheet, readonly Demand[]> = SHEETS.map(({ full }, sheet) =>
  Array.from({ length: full + 1 }, (_, filled) => workOut(sheet, filled)),
);

function workOut(sheet: Sheet, filled: Bits<CargoSpace>): Demand {
  const empty = sheetAt(sheet).spaces.filter((_, space) => !isIn(filled, space));
  const valuesFor = (cargo: Cargo) => empty.filter((space) => space.cargo === cargo).map((space) => space.value);
  return {
    values: CARGO.map((_, cargo) => valuesFor(cargo).toSorted((a, b) => b - a)),
    wanted: empty.reduce<Bits<Cargo>>((types, { cargo }) => including(types, cargo), NO_BITS),
    empty: empty.length,
    wreaths: sheetAt(sheet).wreaths,
  };
}
