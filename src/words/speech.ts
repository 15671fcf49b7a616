/** Numbers, plurals and lists, as all texts write them. */

const PLURALS = new Intl.PluralRules('en');
const LISTS = new Intl.ListFormat('en-GB');

const form = (n: number, one: string, many: string): string => (PLURALS.select(n) === 'one' ? one : many);

/** "1 cow", "3 cows". */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${form(n, one, many)}`;

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** "1st", "2nd", "11th". */
export const ordinal = (n: number): string => `${n}${ENDINGS[ORDINALS.select(n)] ?? 'th'}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "flour, flour and pork"; "nothing" where there is nothing. */
export const listed = (parts: readonly string[]): string => (parts.length === 0 ? 'nothing' : LISTS.format(parts));
