import type { Viewer } from '#protocol/shapes.ts';
import { type TableState, numberFor } from './table.ts';

/** How much of a table a viewer has been told. Clients get it as its numbers joined by points. */
export interface Stamp {
  readonly number: number;
  readonly log: number;
  readonly cuts: number;
  readonly tabled: number;
  readonly said: number;
  readonly own: number;
}

export function stampOf(table: TableState, viewer: Viewer): Stamp {
  const { log, cuts, tabled, said } = table;
  return { number: numberFor(table, viewer), log, cuts, tabled, said, own: ownOf(table, viewer) };
}

export const writeStamp = ({ number, log, cuts, tabled, said, own }: Stamp): string =>
  `${number}.${log}.${cuts}.${tabled}.${said}.${own}`;

export function readStamp(text: string): Stamp | undefined {
  if (!/^\d{1,9}(\.\d{1,9}){5}$/.test(text)) return undefined;
  const [number = 0, log = 0, cuts = 0, tabled = 0, said = 0, own = 0] = text.split('.').map(Number);
  return { number, log, cuts, tabled, said, own };
}

/** Whether a viewer who was told this much has missed nothing. */
export const isUpToDate = (
  { number, log, cuts, tabled, said, own }: Stamp,
  table: TableState,
  viewer: Viewer,
): boolean =>
  number === numberFor(table, viewer) &&
  log === table.log &&
  cuts === table.cuts &&
  tabled === table.tabled &&
  said === table.said &&
  own === ownOf(table, viewer);

const ownOf = ({ seats }: TableState, viewer: Viewer): number =>
  viewer === 'spectator' ? 0 : (seats[viewer]?.own ?? 0);

export const isSameStamp = (one: Stamp, two: Stamp): boolean =>
  one.number === two.number &&
  one.log === two.log &&
  one.cuts === two.cuts &&
  one.tabled === two.tabled &&
  one.said === two.said &&
  one.own === two.own;

/** A stamp this table never gave: made up, or from another table. */
export const isBeyond = (before: Stamp, now: Stamp): boolean =>
  before.number > now.number || before.tabled > now.tabled || before.said > now.said || before.cuts > now.cuts;
