import { at } from '#engine/indexed.ts';
import { SIDES } from '#geometry/hex.ts';
import { HEX_NAMES, type Hex } from '../actions.ts';
import { FASTEST, STEP_COST } from '../components.ts';
import { ENTER_AND_PUSH } from '../components.ts';
import { NOWHERE } from '../state.ts';
import { bowAt, toPort, toStarboard } from './chart.ts';

/** No more coal than this is burnt for turning in one move: with the free turn it is enough to turn round. */
const MOST_COAL = 2;

const BOWS = HEX_NAMES.length * SIDES;

/** Where a move of this many points can end. */
export interface Ends {
  /** Without any turn; `NOWHERE` when there is no such end. */
  straight: number;
  /** With turns: bows by the least coal burnt on the way to them, and by coal where its part of the list is over. */
  readonly bows: Int16Array;
  readonly until: Int16Array;
  /** The least coal with which the boat meets a landing that ends the move, with this many points or fewer. */
  home: number;
}

/** Where moves are made. */
export interface Waters {
  /** By bow: the bow one step ahead, or `NOWHERE`. */
  readonly ahead: Int16Array;
  /** The spaces on which a move ends at once, and those from which a boat would have to be pushed. */
  readonly finish: readonly Hex[];
  readonly taken: readonly Hex[];
}

/**
 * All moves from the bow that was asked about last, by their points; it grows with the points asked for. A search asks
 * about thousands of bows and hardly ever about the same one again: keeping the results costs more than finding them
 * again.
 */
const reach: readonly Ends[] = Array.from({ length: FASTEST + 1 }, () => ({
  straight: NOWHERE,
  bows: new Int16Array(BOWS),
  until: new Int16Array(MOST_COAL + 1),
  home: Infinity,
}));
let waters: Waters = { ahead: new Int16Array(), finish: [], taken: [] };
let start = NOWHERE;
let startsFree = false;
let grown = 0;

/** What is on the space of each bow, one bit each. */
const marks = new Int8Array(BOWS);
const FREE = 0;
const TAKEN = 1;
const FINISH = 2;

/** Bows met with the current number of points carry the current stamp; `size` of them are with turns. */
const met = new Int32Array(BOWS);
let stamp = 0;
let size = 0;

/** `free`: the turn that costs no coal is still to be made. The answer is valid until the next question. */
export function endsOf(within: Waters, bow: number, free: boolean, points: number): Ends {
  if (within !== waters || bow !== start || free !== startsFree) begin(within, bow, free);
  while (grown < points) addPoint();
  return at(reach, points);
}

function begin(within: Waters, bow: number, free: boolean): void {
  if (within !== waters) sailTo(within);
  start = bow;
  startsFree = free;
  grown = 0;
  const ends = newEnds(Infinity);
  if (free) goStraight(ends, bow);
  else meet(ends, bow);
  goOn(ends, undefined, undefined);
}

function sailTo(within: Waters): void {
  mark(waters.taken, TAKEN);
  mark(waters.finish, FINISH);
  mark(within.taken, TAKEN);
  mark(within.finish, FINISH);
  waters = within;
}

/** Toggles this mark on these spaces. */
function mark(hexes: readonly Hex[], as: number): void {
  for (let i = 0; i < hexes.length; i++) {
    const bow = bowAt(at(hexes, i), 0);
    for (let facing = 0; facing < SIDES; facing++) marks[bow + facing] = (marks[bow + facing] as number) ^ as;
  }
}

/** With one point more: a step into free water, or into a space from which a boat is pushed. */
function addPoint(): void {
  grown += 1;
  const before = at(reach, grown - STEP_COST);
  const pushing = waters.taken.length > 0 ? reach[grown - ENTER_AND_PUSH] : undefined;
  const ends = newEnds(before.home);
  goStraight(ends, ahead(ends, before.straight, 0, FREE));
  if (pushing !== undefined) goStraight(ends, ahead(ends, pushing.straight, 0, TAKEN));
  goOn(ends, before, pushing);
}

/** Begins the list of ends for the current number of points. */
function newEnds(home: number): Ends {
  const ends = at(reach, grown);
  ends.straight = NOWHERE;
  ends.home = home;
  stamp += 1;
  size = 0;
  return ends;
}

function goStraight(ends: Ends, bow: number): void {
  if (bow === NOWHERE) return;
  ends.straight = bow;
  met[bow] = stamp;
  veer(ends, bow);
}

/** Adds what can be turned to on the way: the first turn for nothing, the others for coal. */
function goOn(ends: Ends, before: Ends | undefined, pushing: Ends | undefined): void {
  for (let coal = 0, veered = 0; coal <= MOST_COAL; coal++) {
    if (coal > 0) for (const last = size; veered < last; veered++) veer(ends, ends.bows[veered] as number);
    if (before !== undefined) step(ends, before, coal, FREE);
    if (pushing !== undefined) step(ends, pushing, coal, TAKEN);
    ends.until[coal] = size;
  }
}

/** One step on from ends with fewer points, only into taken spaces or only into free ones. */
function step(ends: Ends, { bows, until }: Ends, coal: number, into: number): void {
  for (let i = coal === 0 ? 0 : (until[coal - 1] as number); i < (until[coal] as number); i++) {
    const bow = ahead(ends, bows[i] as number, coal, into);
    if (bow !== NOWHERE) meet(ends, bow);
  }
}

function ahead(ends: Ends, bow: number, coal: number, into: number): number {
  const to = bow === NOWHERE ? NOWHERE : (waters.ahead[bow] as number);
  if (to === NOWHERE) return NOWHERE;
  const there = marks[to] as number;
  if ((there & TAKEN) !== into) return NOWHERE;
  if ((there & FINISH) === 0) return to;
  ends.home = Math.min(ends.home, coal);
  return NOWHERE;
}

function veer(ends: Ends, bow: number): void {
  meet(ends, toStarboard(bow));
  meet(ends, toPort(bow));
}

function meet(ends: Ends, bow: number): void {
  if (met[bow] === stamp) return;
  met[bow] = stamp;
  ends.bows[size++] = bow;
}
