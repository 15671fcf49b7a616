import { type Box, type Point, rotatedBy } from '#kit/point.ts';
import { LETTERS, type Placement, PORT_POSITION, POSITIONS, SEA } from '../components.ts';
import {
  type Cell,
  cellAt,
  cellOf,
  deckOf,
  includes,
  type Letter,
  letterOf,
  type Lie,
  type LieIndex,
  NOWHERE,
  type Place,
  type Side,
} from '../deck.ts';
import { type Dot, xOf, yOf } from '../sea.ts';
import { lie } from '../state.ts';

/** A deck section's side, and half a ship's beam with its hull, in chart units. */
export const CELL = 48;
export const BEAM = 88;
export const SPACING = 62;
const MARGIN = 50;
export const SHEET: Box = {
  x: 0,
  y: 0,
  width: (SEA.columns - 1) * SPACING + 2 * MARGIN,
  height: (SEA.rows - 1) * SPACING + 2 * MARGIN,
};

/** Where a large ship lies on the table: its middle, and its turn from bow to the right. */
export interface Berth extends Point {
  readonly angle: number;
  /** How far the plan is stretched along the keel and across it. Guns and figures keep their shape. */
  readonly along: number;
  readonly across: number;
  /** -1: the plan is turned over, so that the ship's right side is above and her bow stays where it is. */
  readonly flip: 1 | -1;
  /** The middle of its three plotting squares. */
  readonly squares: Point;
  readonly title: Point;
}

/** The chart with small decks; both decks, one above the other; or the decks lashed together. */
export type SceneKind = 'chart' | 'decks' | 'lashed';

export interface Scene {
  readonly kind: SceneKind;
  readonly box: Box;
  /** By seat. */
  readonly berths: readonly Berth[];
}

const BOW_UP = -90;
const BOW_LEFT = 180;

const bySeat = <T>(mine: number, near: T, far: T): readonly T[] => (mine === 1 ? [far, near] : [near, far]);

/** The chart with a small deck on either side of it, or with both below where the screen is narrow. */
export function chartScene(wide: boolean, mine: number): Scene {
  const berth = wide ? besideChart : belowChart;
  const box = wide ? { x: -176, y: -6, width: 1072, height: 610 } : { x: -8, y: -6, width: 736, height: 758 };
  return { kind: 'chart', box, berths: bySeat(mine, berth(0), berth(1)) };
}

const SMALL = 0.8;
const SMALLER = 0.62;

const besideChart = (side: number): Berth => {
  const x = side === 0 ? -88 : SHEET.width + 88;
  const drawn = { angle: BOW_UP, along: SMALL, across: SMALL, flip: 1 } as const;
  return { x, y: 312, ...drawn, squares: { x, y: 62 }, title: { x, y: 20 } };
};

const belowChart = (side: number): Berth => {
  const x = 184 + side * 364;
  const y = SHEET.height + 92;
  const drawn = { angle: 0, along: SMALLER, across: SMALLER, flip: 1 } as const;
  return { x: x - 10, y, ...drawn, squares: { x, y: -200 }, title: { x, y: SHEET.height + 26 } };
};

/** How a picture of both decks fits the screen: phones cut off a little of the bows, so that fingers find the sections. */
interface Fit {
  readonly along: number;
  readonly across: number;
  /** From the middle of the picture to the middle of each deck. */
  readonly apart: number;
  readonly box: Box;
  /** From the middle of the upper deck to its title. */
  readonly title: Point;
  /** The lower title stands farther right where the last line of the story is shown in the corner. */
  readonly lowerTitleX: number;
}

export type Width = 'wide' | 'tablet' | 'narrow' | 'short';

const WIDE_DECKS: Fit = {
  along: 1.5,
  across: 1.06,
  apart: 163,
  // To the right there is room for the chart and the faces of the die.
  box: { x: -350, y: -326, width: 1012, height: 634 },
  title: { x: -318, y: 131 },
  lowerTitleX: 196,
};

const DECKS: Readonly<Record<Width, Fit>> = {
  wide: WIDE_DECKS,
  tablet: { ...WIDE_DECKS, box: { ...WIDE_DECKS.box, width: 792 }, lowerTitleX: -318 },
  narrow: {
    along: 1,
    across: 0.88,
    apart: 126,
    box: { x: -199, y: -250, width: 425, height: 487 },
    title: { x: -186, y: 103 },
    lowerTitleX: -186,
  },
  short: {
    along: 1,
    across: 0.66,
    apart: 108,
    box: { x: -197, y: -186, width: 394, height: 372 },
    title: { x: -186, y: 200 },
    lowerTitleX: -186,
  },
};

/** Without aims between the decks there is room for fingers on every section. */
const NARROW_AT_REST: Fit = {
  along: 1,
  across: 1.02,
  apart: 116,
  box: { x: -199, y: -249, width: 425, height: 486 },
  title: { x: -186, y: 113 },
  lowerTitleX: -186,
};

/** Which side of each ship faces the other, by seat; `NOWHERE`: neither. */
export type FacingSides = readonly Side[];

/** Both decks large, bows to the right, the player's own below; the sides that face each other lie together. */
export function decksScene(width: Width, mine: number, facing: FacingSides, aims: boolean): Scene {
  const fit = width === 'narrow' && !aims ? NARROW_AT_REST : DECKS[width];
  const berths = [0, 1].map((seat) => deckBerth(fit, seat === mine, facing[seat] ?? NOWHERE));
  return { kind: 'decks', box: fit.box, berths };
}

function deckBerth({ along, across, apart, title, lowerTitleX }: Fit, below: boolean, facing: Side): Berth {
  const towards = below ? 1 : -1;
  const y = towards * apart;
  const flip = flipFor(facing, below);
  const at = { x: below ? lowerTitleX : title.x, y: y + towards * title.y - (below ? 0 : 4) };
  return { x: 0, y, angle: 0, along, across, flip, squares: { x: 0, y }, title: at };
}

/** Turned over where the side that faces the other ship would be on the wrong side. */
const flipFor = (facing: Side, below: boolean): 1 | -1 => (facing === NOWHERE || (facing === 0) === below ? 1 : -1);

const LASHED_FITS: Readonly<Record<'wide' | 'narrow', Fit>> = {
  wide: {
    along: 1.55,
    across: 1.2,
    apart: BEAM * 1.2 + 5,
    box: { x: -412, y: -262, width: 824, height: 524 },
    title: { x: -330, y: 122 },
    lowerTitleX: 100,
  },
  narrow: {
    along: 1,
    across: 1,
    apart: BEAM + 4,
    box: { x: -212.5, y: -238, width: 425, height: 470 },
    title: { x: -192, y: 112 },
    lowerTitleX: -192,
  },
};

/** The side of each ship along which they are lashed together. */
export const lashedSides = ({ rails }: Lie): FacingSides =>
  rails.map((rail) => (includes(rail, cellAt(0, PORT_POSITION)) ? 0 : 1));

/** Both decks rail to rail, the player's own below, with its bow to the right. */
export function lashedScene(view: { readonly lie: LieIndex }, wide: boolean, mine: number): Scene {
  const lashed = lie(view);
  const fit = LASHED_FITS[wide ? 'wide' : 'narrow'];
  const sides = lashedSides(lashed);
  const berths = [0, 1].map((seat) => {
    const isTurned = HEAD_TO_TAIL.has(lashed.placement) && seat !== mine;
    return lashedBerth(fit, seat === mine, isTurned, sides[seat] ?? 0);
  });
  return { kind: 'lashed', box: fit.box, berths };
}

/** After a hit on bow or stern the ships face opposite ways. */
const HEAD_TO_TAIL: ReadonlySet<Placement> = new Set(['P3']);

function lashedBerth(fit: Fit, below: boolean, isTurned: boolean, facing: Side): Berth {
  const { along, across, apart, title, lowerTitleX } = fit;
  const towards = below ? 1 : -1;
  const y = towards * apart;
  const at = { x: below ? lowerTitleX : title.x, y: y + towards * title.y + (below ? 8 : 0) };
  const drawn = { angle: isTurned ? BOW_LEFT : 0, flip: isTurned ? 1 : flipFor(facing, below) } as const;
  return { x: 0, y, along, across, ...drawn, squares: { x: 0, y }, title: at };
}

/** One deck by itself. */
export const LONE_DECK: Scene = {
  kind: 'decks',
  box: { x: -330, y: -112, width: 720, height: 224 },
  berths: [0, 1].map(() => ({ ...deckBerth(DECKS.wide, true, 0), y: 0 })),
};

export const dotPoint = (dot: Dot): Point => ({
  x: MARGIN + xOf(dot) * SPACING,
  y: MARGIN + (SEA.rows - 1 - yOf(dot)) * SPACING,
});

/** A point of a deck, drawn with its bow to the right, on the table. */
export function onDeck(berth: Berth, local: Point): Point {
  const p = rotatedBy({ x: local.x * berth.along, y: local.y * berth.across * berth.flip }, berth.angle);
  return { x: berth.x + p.x, y: berth.y + p.y };
}

/** How large guns, masts and figures are drawn. */
export const sizeOf = ({ along, across }: Berth): number => Math.sqrt(along * across);

export const letterX = (letter: Letter): number => (letter - (LETTERS.length - 1) / 2) * CELL;

/** The middle of a section, with the bow to the right: port is above. */
export const cellPoint = (cell: Cell): Point => ({
  x: letterX(letterOf(cell)),
  y: ((cell % POSITIONS.length) - 1) * CELL,
});

export const placePoint = (scene: Scene, place: Place): Point =>
  onDeck(berthOf(scene, deckOf(place)), cellPoint(cellOf(place)));

export function berthOf(scene: Scene, seat: number): Berth {
  const berth = scene.berths[seat];
  if (berth === undefined) throw new Error(`no ship of seat ${seat} on the table`);
  return berth;
}

/** A rectangle of a deck around a local point, as a path on the table. */
function patch(berth: Berth, { x, y }: Point, width: number, height: number): string {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([u = 0, v = 0]) => onDeck(berth, { x: x + (u * width) / 2, y: y + (v * height) / 2 }));
  return `M${corners.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L')}Z`;
}

export const cellPatch = (scene: Scene, place: Place): string =>
  patch(berthOf(scene, deckOf(place)), cellPoint(cellOf(place)), CELL, CELL);

/** A gun with its crew, and the water before its muzzle where its number stands. */
export function gunPatch(scene: Scene, place: Place): string {
  const { x, y } = cellPoint(cellOf(place));
  return patch(berthOf(scene, deckOf(place)), { x, y: y + Math.sign(y) * (CELL / 2) }, CELL, 2 * CELL);
}

/** Port is above the keel, starboard below. */
export const outwards = (side: Side): number => (side === 0 ? -1 : 1);

/** All of a letter, hull to hull; or the half of it on one side. */
export function letterPatch(berth: Berth, letter: Letter, side?: Side): string {
  const x = letterX(letter);
  if (side === undefined) return patch(berth, { x, y: 0 }, CELL, 2 * BEAM + 8);
  return patch(berth, { x, y: outwards(side) * (BEAM / 2 + 3) }, CELL, BEAM + 2);
}

/** All of a ship. */
export const shipPatch = (berth: Berth): string => patch(berth, { x: 20, y: 0 }, 490, 2 * BEAM + 18);
