import type { DataStore } from '../store/operations.ts';
import { UNNAMED } from './person.ts';

/** Names are asked for with every action, and reading waits for the disk's current write: so many are remembered. */
const REMEMBERED = 20_000;

export function newNames(store: DataStore, now: () => number) {
  const known = new Map<string, string>();
  const remember = (person: string, name: string) => {
    known.delete(person);
    known.set(person, name);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    return name;
  };
  return {
    nameOf: async (person: string): Promise<string> =>
      known.get(person) ?? remember(person, (await store.ask('person', person))?.name ?? UNNAMED),
    async rename(person: string, name: string): Promise<void> {
      await store.ask('keepPerson', { id: person, name, met: now() });
      remember(person, name);
    },
  };
}
