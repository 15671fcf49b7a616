/**
 * The first few rows of each opener, in order, up to a limit. Stops reading as soon as there are enough, so its cost
 * does not grow with the number of tables.
 */
export function fewOfEach<T extends { readonly opener: string }>(rows: Iterable<T>, ofOne: number, limit: number): T[] {
  const taken = new Map<string, number>();
  const few: T[] = [];
  for (const row of rows) {
    const nth = (taken.get(row.opener) ?? 0) + 1;
    taken.set(row.opener, nth);
    if (nth <= ofOne) few.push(row);
    if (few.length === limit) break;
  }
  return few;
}
