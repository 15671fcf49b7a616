import type { Field, JsonSchema } from '#engine/field.ts';
import { type AnyGame, type Meta, type OptionForm, type Options, defaultOptions } from '#engine/game.ts';
import { seeded } from '#engine/seeded.ts';

/** One way to open a table: a seat count and a value for every option. */
export interface Table {
  readonly seats: number;
  readonly options: Options;
}

const MOST_COMBINATIONS = 24;

/** Every seat count with every combination of options; with a fair sample of them if there are very many. */
export function tablesOf(game: AnyGame): readonly Table[] {
  const combinations = combinationsOf(game.meta);
  return game.meta.seats.flatMap((seats) => combinations.map((options) => ({ seats, options })));
}

function combinationsOf(meta: Meta): readonly Options[] {
  const choices = Object.entries<OptionForm<unknown>>(meta.options).map(
    ([name, option]) => [name, valuesOf(option.field, option.default)] as const,
  );
  const count = choices.reduce((product, [, values]) => product * values.length, 1);
  if (count > MOST_COMBINATIONS) return sampled(meta, choices);
  return choices.reduce<readonly Options[]>(
    (made, [name, values]) => made.flatMap((options) => values.map((value) => ({ ...options, [name]: value }))),
    [{}],
  );
}

type Choices = readonly (readonly [name: string, values: readonly unknown[]])[];

/** The default table, every table that differs in one choice, then mixed ones. Always the same tables. */
function sampled(meta: Meta, choices: Choices): readonly Options[] {
  const usual = defaultOptions(meta);
  const near = choices.flatMap(([name, values]) => values.map((value) => ({ ...usual, [name]: value })));
  const rng = seeded(1);
  const mixed = Array.from({ length: MOST_COMBINATIONS }, () =>
    Object.fromEntries(choices.map(([name, values]) => [name, values[rng.below(values.length)]])),
  );
  const all = new Map([usual, ...near, ...mixed].map((options) => [JSON.stringify(options), options]));
  return [...all.values()].slice(0, Math.max(MOST_COMBINATIONS, near.length));
}

/** All values of a closed field; the ends and the default of a range. */
function valuesOf(field: Field<unknown>, usual: unknown): readonly unknown[] {
  const schema: JsonSchema = field.schema;
  if (schema['type'] === 'boolean') return [false, true];
  if (Array.isArray(schema['enum'])) return schema['enum'];
  return [...new Set([usual, schema['minimum'], schema['maximum']])].filter((value) => field.accepts(value));
}
