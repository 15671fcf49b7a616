/**
 * Words with seats in them. The code that shows the sentence names the seats: with emblem and
 * colour on the page, as plain text for a screen reader.
 */
export type Part = string | { readonly seat: number } | { readonly strong: string };

export type Sentence = readonly Part[];

/** `say\`${{ seat: 2 }} steams ${3} ahead.\`` */
export function say(texts: TemplateStringsArray, ...parts: readonly (Part | number)[]): Sentence {
  return texts.flatMap((text, i) => {
    const part = parts[i];
    const word = typeof part === 'number' ? String(part) : part;
    return [text, word].filter((x): x is Part => x !== undefined && x !== '');
  });
}

/** The sentence as plain text. */
export function plain(sentence: Sentence, nameOf: (seat: number) => string): string {
  return sentence.map((part) => plainPart(part, nameOf)).join('');
}

function plainPart(part: Part, nameOf: (seat: number) => string): string {
  if (typeof part === 'string') return part;
  return 'seat' in part ? nameOf(part.seat) : part.strong;
}

const SEATS_LISTED = new Intl.ListFormat('en-GB');

/** "Anna, Tom and Zoe". */
export const namesOf = (seats: readonly number[]): Sentence =>
  SEATS_LISTED.formatToParts(seats.map(String)).map(({ type, value }) =>
    type === 'element' ? { seat: Number(value) } : value,
  );
