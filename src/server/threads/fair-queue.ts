import type { Source } from '../limits/limits.ts';

/**
 * A queue that serves addresses in turn, the persons at each address in turn, and each person's tasks in order. However
 * many tasks one of them brings, the others wait for at most one of these.
 */
export class FairQueue<T> {
  readonly #mostPerPerson: number;
  readonly #addresses = new Map<string, Map<string, T[]>>();
  #size = 0;

  constructor(mostPerPerson: number) {
    this.#mostPerPerson = mostPerPerson;
  }

  get size(): number {
    return this.#size;
  }

  /** False: this person already has the most tasks that may wait. */
  push(source: Source, item: T): boolean {
    const line = this.#lineOf(source);
    if (line.length >= this.#mostPerPerson) return false;
    line.push(item);
    this.#size += 1;
    return true;
  }

  /** Puts back a task that was taken out, before all others of this person. */
  restore(source: Source, item: T): void {
    this.#lineOf(source).unshift(item);
    this.#size += 1;
  }

  shift(): T | undefined {
    const [address, persons] = this.#addresses.entries().next().value ?? [];
    const [person, line] = persons?.entries().next().value ?? [];
    if (address === undefined || persons === undefined || person === undefined || line === undefined) return undefined;
    const item = line.shift();
    toEnd(persons, person, line.length > 0 ? line : undefined);
    toEnd(this.#addresses, address, persons.size > 0 ? persons : undefined);
    this.#size -= 1;
    return item;
  }

  /** Takes out everything that waits. */
  clear(): readonly T[] {
    const all = [...this.#addresses.values()].flatMap((persons) => [...persons.values()].flat());
    this.#addresses.clear();
    this.#size = 0;
    return all;
  }

  #lineOf({ address, person }: Source): T[] {
    const persons = this.#addresses.get(address) ?? new Map<string, T[]>();
    this.#addresses.set(address, persons);
    const line = persons.get(person) ?? [];
    persons.set(person, line);
    return line;
  }
}

/** A map is read in the order in which its keys were added. After its turn a key goes to the end, or is removed. */
function toEnd<V>(map: Map<string, V>, key: string, value: V | undefined): void {
  map.delete(key);
  if (value !== undefined) map.set(key, value);
}
