import type { Source } from '../limits/limits.ts';

const REMEMBERED = 20_000;

/**
 * The last known address of a person who is not asking anything right now. Thinking bots and growing tables count for
 * somebody.
 */
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
    /** A person who has not been here since the start gets an address of their own. */
    of: (person: string): Source => ({ person, address: addresses.get(person) ?? `of ${person}` }),
  };
}
