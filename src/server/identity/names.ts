import { UNNAMED } from '#protocol/unnamed.ts';
import type { DataStore } from '../store/operations.ts';

/** How many names are remembered. Every action needs names, and reading one waits for the current write to the disk. */
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
