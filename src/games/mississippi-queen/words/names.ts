import { inWords } from '#words/speech.ts';
import { turned } from '#geometry/hex.ts';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

export const ordinal = (place: number): string => PLACES[place - 1] ?? `${place}th`;

/** By bend of the die. */
export const BEND_WORDS = ['bends left', 'runs straight on', 'bends right'] as const;

export const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${inWords(n)} times`);

/** Which way a bow points on its tile, as a pilot would say it. */
const COURSES = [
  'downstream',
  'to the right bank',
  'back to the right bank',
  'upstream',
  'back to the left bank',
  'to the left bank',
];

/** Sixths of a circle from downstream to starboard; `heading` is the tile's downstream, both as world directions. */
export const courseFrom = (facing: number, heading: number): number => turned(facing, -heading);

export const courseName = (facing: number, heading: number): string => COURSES[courseFrom(facing, heading)] ?? '';
