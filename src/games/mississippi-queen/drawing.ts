import { defaultOptions } from '#engine/game.ts';
import { type By, at } from '#engine/indexed.ts';
import { DIRECTION_NAMES, turned } from '#geometry/hex.ts';
import { type Direction, HEX_NAMES, type Hex } from './actions.ts';
import {
  BENDS,
  type Bend,
  CELL_NAMES,
  type Cell,
  INTRODUCTORY_TILES,
  START_TILE,
  STRAIGHT,
  TILES,
  TILE_NAMES,
  type TileNumber,
} from './components.ts';
import { ARROWS, PICTURE_LINES, SPOTS, groundOf } from './drawn.ts';
import { meta } from './meta.ts';
import type { Options } from './options.ts';
import { hexAt, laidAt } from './river.ts';
import { setup } from './rules/setup.ts';
import { type Laid, type Place, type State, boatOf, movingBoat } from './state.ts';
import { headingAfter } from './tile.ts';

/** Positions read from drawings such as `draw` makes, for the examples of the guide and for tests. */

const HEADER =
  /^\s*(?<place>\d+) (?<tile>[AH]\d+(?:-\d)?)(?: (?<bend>left|straight|right))?(?:, (?<waiting>\d) waiting)?$/;
const PLATFORM = /^\s*platform (?<bend>left|straight|right)$/;
const WHEELS = /^\s*(?<seat>\d): (?<wheels>.*)$/;

/** Before the first draw of chance. */
export const atSetup = (seats: number, options: Partial<Options> = {}): State =>
  setup(seats, { ...defaultOptions(meta), ...options });

/**
 * A position in which seat 0 has to choose its speed, seats move in seating order, and everything else is standard.
 * Tiles are given from the furthest to the earliest, with or without their picture; tiles before that are gone.
 */
export function scene(drawing: string, options: Partial<Options> = {}, changes: Partial<State> = {}): State {
  const lines = drawing.split('\n').filter((line) => line.trim() !== '');
  const seats = lines.filter((line) => WHEELS.test(line)).length;
  const s = atSetup(seats, options);
  const headers = lines.flatMap((line, i) => (HEADER.test(line) ? [i] : [])).reverse();
  s.river = layRiver(headers.map((i) => at(lines, i)));
  s.first = s.river.length - headers.length;
  for (const i of headers) placeBoats(s, lines, i);
  for (const line of lines) readWheels(s, line);
  stackRest(s, lines);
  Object.assign(s, { phase: 'speed', round: 2, order: s.boats.map((_, seat) => seat), wake: [s.boats[0]?.hex] });
  return Object.assign(s, changes);
}

/** The stack holds what the drawing does not show; with a platform nothing more is laid. */
function stackRest(s: State, lines: readonly string[]): void {
  const laid = s.river.map((piece) => piece.tile);
  const platform = lines.map((line) => PLATFORM.exec(line)?.groups?.['bend']).find((bend) => bend !== undefined);
  if (platform !== undefined) s.platform = bendNamed(platform);
  s.stack = platform === undefined ? s.stack.filter((tile) => !laid.includes(tile)) : [];
  const pieces = s.options.race === 'introductory' ? 1 + INTRODUCTORY_TILES - s.river.length : s.stack.length;
  s.toLay = Math.min(s.stack.length, Math.max(0, pieces));
}

/** Tiles that are gone are filled in as starting tiles in a straight line. */
function layRiver(headers: readonly string[]): By<Place, Laid> {
  const pieces = headers.map((line) => HEADER.exec(line)?.groups ?? {});
  const gone = Number(pieces[0]?.['place']);
  const river: By<Place, Laid> = Array.from({ length: gone }, () => ({
    tile: START_TILE,
    bend: STRAIGHT,
    heading: 0,
    passengers: 0,
  }));
  for (const { tile = '', bend = 'straight', waiting = '0' } of pieces) {
    const turn = bendNamed(bend);
    const heading = river.length === 0 ? 0 : headingAfter(river.at(-1)?.heading ?? 0, turn);
    river.push({ tile: TILE_NAMES.indexOf(tile), bend: turn, heading, passengers: Number(waiting) });
  }
  return river;
}

function placeBoats(s: State, lines: readonly string[], header: number): void {
  const groups = HEADER.exec(at(lines, header))?.groups ?? {};
  const picture = lines.slice(header + 1, header + 1 + PICTURE_LINES);
  if (picture.length < PICTURE_LINES || picture.some((line) => HEADER.test(line) || WHEELS.test(line))) return;
  const indent = Math.min(...picture.map((line) => line.length - line.trimStart().length));
  const place = Number(groups['place']);
  const { tile, heading } = laidAt(s, place);
  SPOTS.forEach(({ line, column }, cell) => {
    const mark = at(picture, line)
      .slice(indent + column, indent + column + 2)
      .trim();
    const boat = /^\d/.test(mark) ? s.boats[Number(mark[0])] : undefined;
    if (boat !== undefined) Object.assign(boat, { hex: hexAt(place, cell), facing: turned(heading, bowOf(mark)) });
    else if (mark !== '=') expectGround(mark, tile, cell);
  });
}

const bowOf = (mark: string): Direction => ARROWS.findIndex((arrow) => arrow === (mark[1] ?? '↑'));

const bendNamed = (name: string): Bend => BENDS.findIndex((bend) => bend === name);

/** A drawing that does not match the printed tile proves nothing. */
function expectGround(mark: string, tile: TileNumber, cell: Cell): void {
  const printed = groundOf(at(TILES, tile), cell);
  if (mark !== printed) throw new Error(`${TILE_NAMES[tile]} has ${printed} at ${CELL_NAMES[cell]}, drawn is ${mark}`);
}

function readWheels(s: State, line: string): void {
  const { seat, wheels = '' } = WHEELS.exec(line)?.groups ?? {};
  const boat = seat === undefined ? undefined : boatOf(s, Number(seat));
  for (const [, name = '', value] of wheels.matchAll(/(speed|coal|passengers) (\d)/g)) {
    if (boat !== undefined) Object.assign(boat, { [name]: Number(value) });
  }
}

/** The number of a space by its name. */
export const spaceNamed = (name: string): Hex => {
  const hex = HEX_NAMES.indexOf(name);
  if (hex < 0) throw new Error(`the river has no space ${name}`);
  return hex;
};

/** The same position with boats elsewhere: `{ 0: '1c2 N' }`. */
export function putBoats(s: State, boats: Readonly<Record<number, string>>): State {
  for (const [seat, where] of Object.entries(boats)) {
    const [hex = '', bow = ''] = where.split(' ');
    const facing = DIRECTION_NAMES.findIndex((name) => name === bow);
    Object.assign(boatOf(s, Number(seat)), { hex: spaceNamed(hex), facing });
  }
  s.wake = [movingBoat(s).hex];
  return s;
}

/** A drawing with other wheels: `{ 0: 'speed 3, coal 2' }`. */
export const wheeled = (drawing: string, wheels: Readonly<Record<number, string>>): string =>
  drawing.replaceAll(/(\d): .*/g, (line, seat: string) => {
    const given = wheels[Number(seat)];
    return given === undefined ? line : `${seat}: ${given}`;
  });
