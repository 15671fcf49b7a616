import { type Box, type Point, rotatedBy } from '#kit/point.ts';
import { LETTERS, type Placement, POSITIONS, SEA } from '../components.ts';
import { type Cell, cellOf, deckOf, type Letter, letterOf, type LieIndex, type Place, type Side } from '../deck.ts';
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
  /** The middle of its three plotting squares. */
  readonly squares: Point;
  readonly title: Point;
}

export interface Scene {
  readonly key: string;
  readonly box: Box;
  readonly lashed: boolean;
  /** By seat. */
  readonly berths: readonly Berth[];
}

const BOW_UP = -90;
const BOW_LEFT = 180;

/** The chart with a deck on either side of it, or with both below where the screen is narrow. */
export function seaScene(wide: boolean, mine: number): Scene {
  const berth = wide ? besideChart : belowChart;
  const near = berth(0);
  const far = berth(1);
  const box = wide ? { x: -236, y: -56, width: 1236, height: 664 } : { x: -8, y: -8, width: 736, height: 1096 };
  return { key: `sea ${wide} ${mine}`, box, lashed: false, berths: mine === 1 ? [far, near] : [near, far] };
}

const besideChart = (side: number): Berth => {
  const x = side === 0 ? -122 : SHEET.width + 122;
  return { x, y: 308, angle: BOW_UP, squares: { x, y: -20 }, title: { x, y: 562 } };
};

const belowChart = (row: number): Berth => {
  const y = SHEET.height + 118 + row * 214;
  return { x: 412, y, angle: 0, squares: { x: 92, y: y + 14 }, title: { x: 102, y: y - 40 } };
};

const APART = BEAM + 4;

/** How far each ship lies from the seam and how it is turned: the struck ship, then the one that ran into it. */
const LASHED: Readonly<Record<Placement, readonly [readonly [number, number], readonly [number, number]]>> = {
  P1: [
    [-APART, 0],
    [APART, 0],
  ],
  P2: [
    [APART, 0],
    [-APART, 0],
  ],
  P3: [
    [APART, 0],
    [-APART, BOW_LEFT],
  ],
};

/** Both decks side by side, rail to rail, as the collision has laid them. */
export function lashedScene(view: { readonly lie: LieIndex }, wide: boolean): Scene {
  const { placement, stationary } = lie(view);
  const [atRest, underWay] = LASHED[placement];
  const [struck, moved] = [lashedBerth(atRest, wide), lashedBerth(underWay, wide)];
  const [long, broad] = [660, 470];
  return {
    key: `lashed ${view.lie} ${wide}`,
    box: wide
      ? { x: -long / 2, y: -broad / 2, width: long, height: broad }
      : { x: -broad / 2, y: -long / 2, width: broad, height: long },
    lashed: true,
    berths: stationary === 0 ? [struck, moved] : [moved, struck],
  };
}

function lashedBerth([from, angle]: readonly [number, number], wide: boolean): Berth {
  const outside = from < 0 ? from - BEAM - 24 : from + BEAM + 34;
  const turn = wide ? 0 : BOW_UP;
  const at = rotatedBy({ x: 0, y: from }, turn);
  const title = wide ? { x: 0, y: outside } : { x: from, y: 288 };
  return { ...at, angle: angle + turn, squares: at, title };
}

export const dotPoint = (dot: Dot): Point => ({
  x: MARGIN + xOf(dot) * SPACING,
  y: MARGIN + (SEA.rows - 1 - yOf(dot)) * SPACING,
});

/** A point of a deck, drawn with its bow to the right, on the table. */
export function onDeck(berth: Berth, local: Point): Point {
  const p = rotatedBy(local, berth.angle);
  return { x: berth.x + p.x, y: berth.y + p.y };
}

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
  patch(berthOf(scene, deckOf(place)), cellPoint(cellOf(place)), CELL - 3, CELL - 3);

/** All of a letter, hull to hull; or the half of it on one side. */
export function letterPatch(berth: Berth, letter: Letter, side?: Side): string {
  const x = letterX(letter);
  if (side === undefined) return patch(berth, { x, y: 0 }, CELL - 3, 2 * BEAM - 2);
  return patch(berth, { x, y: (side === 0 ? -1 : 1) * (BEAM / 2) }, CELL - 3, BEAM - 3);
}
