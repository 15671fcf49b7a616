import { say, type Sentence } from './sentence.ts';
import { ordinal } from './speech.ts';

/**
 * What a player can ask by key, for those who cannot see the board. Every answer is made from the view alone, so it
 * tells no more than the board does. Each sentence stands for itself and is short enough to be listened to.
 */
export interface Answers<V> {
  /** Where am I, and what is around me? */
  here(view: V, seat: number): readonly Sentence[];
  /** Who is ahead, in order, with numbers? */
  ahead(view: V): readonly Sentence[];
  /** What do I have? The view shows the secrets of the own seat only. */
  mine(view: V, seat: number): readonly Sentence[];
  /** What does everybody know of this player? */
  player(view: V, seat: number): readonly Sentence[];
  /** Everything on the board that has a name. `seat` is undefined for spectators: then nothing is near or far. */
  places(view: V, seat: number | undefined): readonly NamedPlace[];
}

/** Somewhere that a player can look for by name. */
export interface NamedPlace {
  readonly name: string;
  /** What lies there. */
  readonly text: Sentence;
  /** How far it is from what the player has, and the cheapest way there, where the game knows distances. */
  readonly distance?: string;
  /** Its place on the board, as the board's own id; undefined where there is nothing to press. */
  readonly spot?: string;
}

interface Standing {
  readonly seat: number;
  /** More is better. */
  readonly measure: number;
  readonly text: string;
}

/** "1st: Anna, 12 gold. 2nd: Tom, 9 gold." Players with the same measure share a place. */
export function inRankOrder(standings: readonly Standing[]): Sentence {
  const best = standings.toSorted((a, b) => b.measure - a.measure);
  return best.flatMap(({ seat, measure, text }, i) => {
    const place = ordinal(1 + best.filter((other) => other.measure > measure).length);
    return say`${i === 0 ? '' : ' '}${place}: ${{ seat }}, ${text}.`;
  });
}

/** Stands around the number of a seat while a text is put together; nobody types it. */
const MARK = '\u0001';

/** A text that asks a function for the names of players, as a sentence that can be addressed to its reader. */
export const namingSeats = (text: (nameOf: (seat: number) => string) => string): Sentence =>
  text((seat) => `${MARK}${seat}${MARK}`)
    .split(MARK)
    .map((part, i) => (i % 2 === 1 ? { seat: Number(part) } : part))
    .filter((part) => part !== '');
