import { keep, readKept } from './kept.ts';

/*
 * Finished tables that a person does not want to see in the list any more. Kept in this browser only: the
 * record of a finished game is the same for everyone and stays with the server.
 */
const KEPT_AS = 'sternwheel.put-away';
const KEPT = 500;

const hiddenTables = (): readonly string[] => readKept<readonly string[]>(KEPT_AS, []);

export function putAway(table: string): void {
  const others = hiddenTables().filter((known) => known !== table);
  keep(KEPT_AS, [...others, table].slice(-KEPT));
}

/** The tables without those that were put away. */
export function withoutPutAway<T extends { readonly id: string; readonly over: boolean }>(
  tables: readonly T[],
): readonly T[] {
  const hidden = new Set(hiddenTables());
  return tables.filter(({ id, over }) => !over || !hidden.has(id));
}
