/** What this browser has kept under a name; `otherwise` where it has nothing, or nothing that can be read. */
export function readKept<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** A browser that stores nothing goes on without it. */
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Nothing that is kept this way is needed to play.
  }
}
