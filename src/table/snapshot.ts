import type { SeatState, TableState } from './table.ts';

/** The names that some fields had in the snapshots of protocol version 1. Entries have kept theirs. */
const RENAMED_OF_TABLE = {
  numbers: 'turns',
  cuts: 'logCuts',
  tabled: 'tableChanges',
  said: 'chatMessages',
  sayings: 'chat',
} as const satisfies Readonly<Record<string, keyof TableState>>;

const RENAMED_OF_SEAT = {
  looked: 'readUpTo',
  own: 'privateChanges',
  formerly: 'pastOwners',
} as const satisfies Readonly<Record<string, keyof SeatState>>;

/** A stored snapshot, of this version or of an older one. */
export function readSnapshot(stored: TableState): TableState {
  if (!('numbers' in stored)) return stored;
  const seats = stored.seats.map((seat) => renamed(seat, RENAMED_OF_SEAT));
  return renamed({ ...stored, seats }, RENAMED_OF_TABLE);
}

const renamed = <T extends object>(value: T, names: Readonly<Record<string, string>>): T =>
  Object.fromEntries(Object.entries(value).map(([name, field]) => [names[name] ?? name, field])) as T;
