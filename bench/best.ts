/** One line of what `bench --json` prints. */
export interface BenchReport {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly reference: number;
  readonly ratio: number;
  /** The best ratio ever recorded, if there is one. */
  readonly best?: number;
}

/** The best ratio ever recorded, by name; kept with the sources. */
export type Best = Readonly<Record<string, number>>;

/** Below this share of the best recorded ratio something has become slow. */
const TOLERANCE = 0.5;

export const isSlow = ({ ratio, best }: BenchReport): boolean => best !== undefined && ratio < TOLERANCE * best;

/** The recorded ratios, and those that are better now. */
export function bestOf(recorded: Best, reports: readonly BenchReport[]): Best {
  const better = reports.filter(({ name, ratio }) => ratio > (recorded[name] ?? 0));
  return { ...recorded, ...Object.fromEntries(better.map(({ name, ratio }) => [name, Number(ratio.toPrecision(4))])) };
}
