import type { Index, ReadonlyBy } from '#engine/indexed.ts';
import { type ByColour, COLOURS, type Colour, COST_LETTERS, MATCHING_WORKERS, OTHER_WORKERS } from './components.ts';

/** One to three workers that are placed or taken together, as an index into `CREW_NAMES`: `c`, `sp`, `ggp`. */
export type Crew = Index<'crew'>;

export const NO_CREW = -1;
const MOST = 3;

function crewsOf(size: number, from: Colour): readonly (readonly Colour[])[] {
  if (size === 0) return [[]];
  return COLOURS.flatMap((_, colour) =>
    colour < from ? [] : crewsOf(size - 1, colour).map((rest) => [colour, ...rest]),
  );
}

const CREWS: ReadonlyBy<Crew, readonly Colour[]> = Array.from({ length: MOST }, (_, i) => crewsOf(i + 1, 0)).flat();

export const CREW_NAMES: ReadonlyBy<Crew, string> = CREWS.map((crew) =>
  crew.map((colour) => COST_LETTERS[colour]).join(''),
);

/** By crew: how many of each colour. */
export const CREW_COUNTS: ReadonlyBy<Crew, ReadonlyBy<Colour, number>> = CREWS.map((crew) =>
  COLOURS.map((_, colour) => crew.filter((one) => one === colour).length),
);

export const workersIn = (crew: Crew): readonly Colour[] => CREWS[crew] as readonly Colour[];
export const crewNamed = (name: string): Crew => CREW_NAMES.indexOf(name);
export const sizeOf = (crew: Crew): number => workersIn(crew).length;

/** All crews of a size. */
export const crewsOfSize = (size: number): readonly Crew[] =>
  CREWS.flatMap((workers, crew) => (workers.length === size ? [crew] : []));

/** All crews that a space of this colour takes. */
export const crewsThatSuit = (colour: Colour): readonly Crew[] =>
  CREWS.flatMap((_, crew) => (suits(crew, colour) ? [crew] : []));

/** One worker of the area's colour, or any two of other colours. */
function suits(crew: Crew, colour: Colour): boolean {
  const workers = workersIn(crew);
  const matching = workers.filter((one) => one === colour).length;
  return matching === 0 ? workers.length === OTHER_WORKERS : workers.length === MATCHING_WORKERS;
}

export function hasCrew(workers: ReadonlyBy<Colour, number>, crew: Crew): boolean {
  const counts = CREW_COUNTS[crew] as readonly number[];
  for (let colour = 0; colour < counts.length; colour++)
    if ((workers[colour] as number) < (counts[colour] as number)) return false;
  return true;
}

/** Moves a crew out of one store of workers, or into one. */
export function addCrew(workers: ByColour<number>, crew: Crew, sign: 1 | -1): void {
  const counts = CREW_COUNTS[crew] as readonly number[];
  for (let colour = 0; colour < counts.length; colour++)
    workers[colour] = (workers[colour] as number) + sign * (counts[colour] as number);
}
