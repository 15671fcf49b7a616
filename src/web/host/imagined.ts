import { keep, readKept } from './kept.ts';

/*
 * "What if": tables of this browser that go on from a moment of a finished game. Where each began is kept in this
 * browser, like the table itself.
 */
export interface Imagined {
  /** The table of the finished game. */
  readonly of: string;
  /** The step of its replay. */
  readonly at: number;
}

const KEPT_AS = 'sternwheel.what-if';

type Kept = Readonly<Record<string, Imagined>>;

const kept = (): Kept => readKept(KEPT_AS, {});

/** Where a table began, if it is a "What if". */
export const imaginedFrom = (table: string): Imagined | undefined => kept()[table];

export const noteImagined = (table: string, from: Imagined): void => keep(KEPT_AS, { ...kept(), [table]: from });

export function forgetImagined(table: string): void {
  const { [table]: _, ...others } = kept();
  keep(KEPT_AS, others);
}
