/** Numbers, plurals and lists, as all texts write them. */

const PLURALS = new Intl.PluralRules('en');
const LISTS = new Intl.ListFormat('en-GB');

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const inWords = (n: number): string => NUMBERS[n] ?? String(n);

const form = (n: number, one: string, many: string): string => (PLURALS.select(n) === 'one' ? one : many);

/** "1 cow", "3 cows": where numbers are compared. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${form(n, one, many)}`;

/** "one cow", "three cows": within a sentence. */
export const spell = (n: number, one: string, many = `${one}s`): string => `${inWords(n)} ${form(n, one, many)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "flour, flour and pork"; "nothing" where there is nothing. */
export const listed = (parts: readonly string[]): string => (parts.length === 0 ? 'nothing' : LISTS.format(parts));
