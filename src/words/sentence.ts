/**
 * Words with seats in them. The code that shows the sentence names the seats: with emblem and
 * colour on the page, as plain text for a screen reader. A seat with `as` is called that: "you".
 */
export type Part = string | { readonly seat: number; readonly as?: string } | { readonly strong: string };

export type Sentence = readonly Part[];

/** `say\`${{ seat: 2 }} moved ${3}.\`` */
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
  return 'seat' in part ? (part.as ?? nameOf(part.seat)) : part.strong;
}

const SEATS_LISTED = new Intl.ListFormat('en-GB');

/** "Anna, Tom and Zoe". */
export const namesOf = (seats: readonly number[]): Sentence =>
  SEATS_LISTED.formatToParts(seats.map(String)).map(({ type, value }) =>
    type === 'element' ? { seat: Number(value) } : value,
  );

/**
 * The sentence as it is said to one of the seats: "You moved 3", "Tom pushed you", "Your apples aged". Without a seat, as
 * it stands.
 */
export function addressedTo(sentence: Sentence, seat: number | undefined): Sentence {
  if (seat === undefined) return sentence;
  const isYou = (part: Part | undefined): boolean => typeof part === 'object' && 'seat' in part && part.seat === seat;
  return sentence.map((part, i) => {
    if (isYou(part)) return { seat, as: pronoun(sentence[i + 1], i === 0) };
    return typeof part === 'string' && isYou(sentence[i - 1]) ? spokenToYou(part) : part;
  });
}

function pronoun(next: Part | undefined, isFirst: boolean): string {
  const owns = typeof next === 'string' && OWNS.test(next);
  const word = owns ? 'your' : 'you';
  return isFirst ? `Y${word.slice(1)}` : word;
}

const OWNS = /^[’']s(?= )/;

/** What follows "you": its verb is not always that of a name. */
const spokenToYou = (text: string): string =>
  text
    .replace(OWNS, '')
    .replace(/^ (was|is|has|wins|surrenders|fires)\b/, (_, verb: string) => ` ${TO_YOU[verb] ?? verb}`);

const TO_YOU: Readonly<Record<string, string>> = {
  was: 'were',
  is: 'are',
  has: 'have',
  wins: 'win',
  surrenders: 'surrender',
  fires: 'fire',
};
