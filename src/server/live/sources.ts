import type { Source } from '../limits/limits.ts';

const REMEMBERED = 20_000;

/** Where a person who is not asking anything right now was last seen: bots think and tables grow on somebody's account. */
export function newSources() {
  const addresses = new Map<string, string>();
  return {
    note({ person, address }: Source): void {
      if (addresses.get(person) === address) return;
      addresses.delete(person);
      addresses.set(person, address);
      const [oldest] = addresses.keys();
      if (addresses.size > REMEMBERED && oldest !== undefined) addresses.delete(oldest);
    },
    /** Somebody who was not here since the start has an address of their own. */
    of: (person: string): Source => ({ person, address: addresses.get(person) ?? `of ${person}` }),
  };
}
