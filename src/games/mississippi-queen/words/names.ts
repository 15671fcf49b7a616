import { type ReadonlyBy, at } from '#engine/indexed.ts';
import { SIDES, turned } from '#geometry/hex.ts';
import { count, inWords } from '#words/speech.ts';
import { type Direction, HEX_NAMES, type Hex } from '../actions.ts';
import type { Bend } from '../components.ts';
import type { Fate, Place } from '../state.ts';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

export const ordinal = (place: number): string => PLACES[place - 1] ?? `${place}th`;

export const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${inWords(n)} times`);

/** By bend of the die. */
export const BEND_WORDS: ReadonlyBy<Bend, string> = ['bends left', 'runs straight on', 'bends right'];

/** Which way a bow points on its tile, as a pilot would say it. */
const COURSES: ReadonlyBy<Direction, string> = [
  'downstream',
  'to the right bank',
  'back to the right bank',
  'upstream',
  'back to the left bank',
  'to the left bank',
];

/** Sixths of a circle from downstream to starboard; `heading` is the tile's downstream, both as world directions. */
export const courseFrom = (facing: Direction, heading: Direction): Direction => turned(facing, SIDES - heading);

export const courseName = (facing: Direction, heading: Direction): string => at(COURSES, courseFrom(facing, heading));

export const FATES: Readonly<Record<Fate, string>> = {
  racing: 'still racing',
  docked: 'docked',
  aground: 'ran aground',
  retired: 'retired',
  left: 'left the race',
};

/** What something costs. */
export const coalWords = (coal: number): string => (coal === 0 ? 'free' : count(coal, 'coal', 'coal'));

/** Places that a line of the log can point at. */
export const hexPlace = (hex: Hex): string => `hex ${at(HEX_NAMES, hex)}`;
export const tilePlace = (place: Place): string => `tile ${place}`;
export const PLATFORM_PLACE = 'platform';
