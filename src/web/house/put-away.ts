/*
 * Finished tables that a person does not want to see in the list any more. Kept in this browser only: the
 * record of a finished game is the same for everyone and stays with the server.
 */
const KEPT_AS = 'sternwheel.put-away';
const KEPT = 500;

function readKept(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? '[]') as readonly string[];
  } catch {
    return [];
  }
}

export function putAway(table: string): void {
  const others = readKept().filter((known) => known !== table);
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify([...others, table].slice(-KEPT)));
  } catch {
    // A browser that stores nothing shows the table again next time.
  }
}

/** The tables without those that were put away. */
export function withoutPutAway<T extends { readonly id: string; readonly over: boolean }>(
  tables: readonly T[],
): readonly T[] {
  const hidden = new Set(readKept());
  return tables.filter(({ id, over }) => !over || !hidden.has(id));
}
