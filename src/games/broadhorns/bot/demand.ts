import { CARGO } from '../components.ts';
import { type Cargo, type Sheet, sheetAt } from '../sheets.ts';

/**
 * What a town still wants: the values of its empty spaces by cargo, best first, how many spaces are empty, and the
 * wreaths for filling them.
 */
export interface Demand {
  readonly values: readonly (readonly number[])[];
  /** The cargo that has an empty space, one bit each. */
  readonly wanted: number;
  readonly empty: number;
  readonly wreaths: number;
}

/** Kept, because the answers never change and bots ask thousands of times a second. */
const known: Demand[][] = [];

export function demandOf(sheet: Sheet, filled: number): Demand {
  const ofSheet = (known[sheet] ??= []);
  return (ofSheet[filled] ??= lookUp(sheet, filled));
}

function lookUp(sheet: Sheet, filled: number): Demand {
  const empty = sheetAt(sheet).spaces.filter((_, i) => ((filled >> i) & 1) === 0);
  const valuesFor = (cargo: Cargo) => empty.filter((space) => space.cargo === cargo).map((space) => space.value);
  return {
    values: CARGO.map((_, cargo) => valuesFor(cargo).toSorted((a, b) => b - a)),
    wanted: empty.reduce((bits, { cargo }) => bits | (1 << cargo), 0),
    empty: empty.length,
    wreaths: sheetAt(sheet).wreaths,
  };
}
