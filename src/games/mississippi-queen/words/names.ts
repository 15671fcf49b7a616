import { type ReadonlyBy, at } from '#engine/indexed.ts';
import { SIDES, turned } from '#geometry/hex.ts';
import { count } from '#words/speech.ts';
import { type Direction, HEX_NAMES, type Hex, type Side } from '../actions.ts';
import type { Bend } from '../components.ts';
import { placeOf, rightness } from '../river.ts';
import type { Fate, Place } from '../state.ts';

export const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

/** Left and right as the captain sees them, looking over the bow. */
export const SIDE_WORDS: Readonly<Record<Side, string>> = { port: 'left', starboard: 'right' };

/** By bend of the die. */
export const BEND_WORDS: ReadonlyBy<Bend, string> = ['bends left', 'goes straight', 'bends right'];

/** By bend of the die: where the landing lies from the last tile. */
export const LANDING_WORDS: ReadonlyBy<Bend, string> = ['to the left', 'straight ahead', 'to the right'];

/** Which way a bow points on its tile, looking downstream. */
const COURSES: ReadonlyBy<Direction, string> = [
  'downstream',
  'downstream right',
  'upstream right',
  'upstream',
  'upstream left',
  'downstream left',
];

/** Sixths of a circle from downstream to starboard; `heading` is the tile's downstream, both as world directions. */
const courseFrom = (facing: Direction, heading: Direction): Direction => turned(facing, SIDES - heading);

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

/** Tiles are counted down the river, from the one after the start. */
export const tileName = (place: Place): string => (place === 0 ? 'the start tile' : `tile ${place}`);

/** The tile that a space belongs to. */
export const tileOf = (hex: Hex): string => tileName(placeOf(hex));

/** By column of a tile, looking downstream. */
const COLUMN_WORDS = ['left', 'left', 'middle', 'right', 'right'];

/** Where a space lies: "tile 3 (left)". Short, so that a line of the story fits on a phone. */
export const sideOfTile = (hex: Hex): string => `${tileOf(hex)} (${at(COLUMN_WORDS, rightness(hex))})`;

/** Places that a line of the log can point at. */
export const hexPlace = (hex: Hex): string => `hex ${at(HEX_NAMES, hex)}`;
/** A boat, wherever it lies now. */
export const boatPlace = (seat: number): string => `boat ${seat}`;
export const tilePlace = (place: Place): string => `tile ${place}`;
export const PLATFORM_PLACE = 'platform';
