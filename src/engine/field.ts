import type { Rng } from './rng.ts';

/** A fragment of JSON Schema: what a field looks like to the outside. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * One value inside an action or an option: how it is checked, written as one word, read back,
 * described to machines, and sampled by property tests. One definition serves all five.
 */
export interface Field<T> {
  /** What is wanted, to end the sentence "… must be". */
  readonly wants: string;
  readonly schema: JsonSchema;
  accepts(value: unknown): value is T;
  write(value: T): string;
  read(word: string): T | undefined;
  sample(rng: Rng): T;
}

export function int(min: number, max: number): Field<number> {
  const accepts = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  return {
    wants: `a whole number from ${min} to ${max}`,
    schema: { type: 'integer', minimum: min, maximum: max },
    accepts,
    write: String,
    read(word) {
      const value = /^-?\d+$/.test(word) ? Number(word) : Number.NaN;
      return accepts(value) ? value : undefined;
    },
    sample: (rng) => min + rng.below(max - min + 1),
  };
}

export function oneOf<const W extends string>(words: readonly W[]): Field<W> {
  const find = (value: unknown) => words.find((word) => word === value);
  return {
    wants: `one of ${words.join(', ')}`,
    schema: { type: 'string', enum: words },
    accepts: (value): value is W => find(value) !== undefined,
    write: (value) => value,
    read: find,
    sample: (rng) => words[rng.below(words.length)] as W,
  };
}

export function flag(): Field<boolean> {
  return {
    wants: 'true or false',
    schema: { type: 'boolean' },
    accepts: (value): value is boolean => typeof value === 'boolean',
    write: (value) => (value ? 'yes' : 'no'),
    read: (word) => (word === 'yes' ? true : word === 'no' ? false : undefined),
    sample: (rng) => rng.below(2) === 1,
  };
}

/** Several values of one kind, written with commas; an empty list is written `-`. */
export function listOf<T>(item: Field<T>, min: number, max: number): Field<readonly T[]> {
  const rightLength = (length: number) => length >= min && length <= max;
  return {
    wants: `a list of ${min} to ${max}, each ${item.wants}`,
    schema: { type: 'array', items: item.schema, minItems: min, maxItems: max },
    accepts: (value): value is readonly T[] =>
      Array.isArray(value) && rightLength(value.length) && value.every((x) => item.accepts(x)),
    write: (list) => (list.length === 0 ? '-' : list.map((x) => item.write(x)).join(',')),
    read(word) {
      const items = word === '-' ? [] : word.split(',').map((part) => item.read(part));
      return rightLength(items.length) && items.every((x) => x !== undefined) ? items : undefined;
    },
    sample: (rng) => Array.from({ length: min + rng.below(max - min + 1) }, () => item.sample(rng)),
  };
}

/** Numbers that have printed names: spaces of a board, tiles, cards. `names[n]` is the name of `n`. */
export function named(what: string, names: readonly string[]): Field<number> {
  const numbers = new Map(names.map((name, n) => [name, n]));
  return {
    ...int(0, names.length - 1),
    wants: `the number of ${what}`,
    write: (n) => names[n] ?? String(n),
    read: (word) => numbers.get(word),
  };
}
