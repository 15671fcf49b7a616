import type { Field } from './field.ts';
import type { Rng } from './rng.ts';

/** One decision, as small data. */
export interface Action {
  readonly type: string;
}

/** The fields of one kind of action, in the order in which they are written. */
type Form = Readonly<Record<string, Field<unknown>>>;

/**
 * Every kind of action a game knows. A value that fits a form is well-formed; only `legal` says whether it is allowed.
 */
export type Forms = Readonly<Record<string, Form>>;

type ValueOf<F> = F extends Field<infer T> ? T : never;

/** The union of actions that a table of forms describes. */
export type Formed<F extends Forms> = {
  [T in keyof F & string]: { readonly type: T } & { readonly [K in keyof F[T]]: ValueOf<F[T][K]> };
}[keyof F & string];

/** What is wrong with a value that should be an action; undefined when it is well-formed. */
export function validateAction(forms: Forms, value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'an action must be an object';
  const given = value as Readonly<Record<string, unknown>>;
  const form =
    typeof given['type'] === 'string' && Object.hasOwn(forms, given['type']) ? forms[given['type']] : undefined;
  if (form === undefined) return `the type of an action must be one of ${Object.keys(forms).join(', ')}`;
  for (const [name, field] of Object.entries(form)) {
    if (!field.accepts(given[name])) return `${name} of ${String(given['type'])} must be ${field.wants}`;
  }
  const extra = Object.keys(given).find((key) => key !== 'type' && !Object.hasOwn(form, key));
  return extra === undefined ? undefined : `${String(given['type'])} has no field of this name: ${extra.slice(0, 40)}`;
}

/** An action in one line a person can read: its type, then its fields in order. */
export function writeAction(forms: Forms, action: Action): string {
  const form = forms[action.type];
  if (form === undefined) throw new Error(`no form for an action of type ${action.type}`);
  const given = action as unknown as Readonly<Record<string, unknown>>;
  return [action.type, ...Object.entries(form).map(([name, field]) => field.write(given[name]))].join(' ');
}

export function readAction(forms: Forms, line: string): Action | undefined {
  const [type = '', ...words] = line.split(' ');
  const form = Object.hasOwn(forms, type) ? forms[type] : undefined;
  if (form === undefined) return undefined;
  const fields = Object.entries(form);
  if (fields.length !== words.length) return undefined;
  const read = fields.map(([name, field], i) => [name, field.read(words[i] ?? '')] as const);
  return read.some(([, value]) => value === undefined) ? undefined : { type, ...Object.fromEntries(read) };
}

/** Any well-formed action, for tests that check that each one is legal or gets a ruling. */
export function sampleAction(forms: Forms, rng: Rng): Action {
  const types = Object.keys(forms);
  const type = types[rng.below(types.length)] as string;
  const fields = Object.entries(forms[type] as Form);
  return { type, ...Object.fromEntries(fields.map(([name, field]) => [name, field.sample(rng)])) };
}
