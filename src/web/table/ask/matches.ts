/** Somewhere that can be found by typing. */
export interface Findable {
  readonly name: string;
  /** What lies there, how far it is: heard where there is nothing to press. */
  readonly text: string;
  /** How far it is, and the cheapest way there. */
  readonly distance?: string | undefined;
  /** Its id on the board. */
  readonly spot?: string | undefined;
}

/** More are not listened to. */
const MOST = 8;

const plainLetters = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Names that begin with what was typed, then names with a word that does, then what has it anywhere, texts last. */
function rank({ name, text }: Findable, typed: string): number {
  const called = plainLetters(name);
  if (called.startsWith(typed)) return 0;
  if (called.includes(` ${typed}`)) return 1;
  if (called.includes(typed)) return 2;
  return plainLetters(text).includes(typed) ? 3 : 4;
}

export function matchesOf(places: readonly Findable[], typed: string): readonly Findable[] {
  const wanted = plainLetters(typed.trim());
  if (wanted === '') return places.slice(0, MOST);
  return places
    .map((place) => ({ place, rank: rank(place, wanted) }))
    .filter((one) => one.rank < 4)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ place }) => place);
}
