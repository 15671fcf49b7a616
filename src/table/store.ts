import type { ListedTable, PublicSummary } from '#protocol/summary.ts';
import type { Entry, PersonId } from './entries.ts';
import type { TableState } from './table.ts';

/**
 * What a store needs to know of a table to find it again, without reading its entries. What is added here to the public
 * summary is for the store alone: `asked` and `botsAsked` would show who has secretly decided.
 */
export interface Summary extends PublicSummary {
  /** Everyone who sits here or has a seat kept for them. */
  readonly persons: readonly PersonId[];
  /** Those of them who owe a decision; and whether a bot owes one that a person waits for. */
  readonly asked: readonly PersonId[];
  readonly botsAsked: boolean;
}

/** What a list shows a person: of those who are asked, only whether they are asked themselves. */
export function listedFor(summary: Summary, person?: PersonId): ListedTable {
  const { persons: _, botsAsked: __, asked, ...shown } = summary;
  return { ...shown, asksYou: person !== undefined && asked.includes(person) };
}

export interface Stored {
  /** The newest snapshot, if any was saved, and all entries after it, in order. */
  readonly snapshot?: TableState;
  readonly entries: readonly Entry[];
}

/** Another writer has already stored an entry with that number. Nothing was written. */
export class VersionConflict extends Error {
  override readonly name = 'VersionConflict';
}

/** What a host needs of a store. Every store passes the suite in `store-suite.ts`. */
export interface TableStore {
  /**
   * Keeps the entries numbered from `version` on, and the summary that fits them, all or nothing. Resolves once
   * they would survive a crash; rejects with `VersionConflict` when the table does not end at `version`.
   */
  append(table: string, version: number, entries: readonly Entry[], summary: Summary): Promise<void>;
  /**
   * Undefined when there is no such table. Rejects when an entry is missing: a table with a gap must not be read as a
   * shorter one.
   */
  load(table: string): Promise<Stored | undefined>;
  /**
   * The entries numbered from `from` up to but not including `to`, or to the end. Rejects when one of them is missing.
   */
  entries(table: string, from: number, to: number): Promise<readonly Entry[]>;
  /** A shortcut for `load`, which may be lost without harm. Only the newest counts. */
  saveSnapshot(table: string, state: TableState): Promise<void>;
}
