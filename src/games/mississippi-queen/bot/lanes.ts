import { SIDES, turned } from '#geometry/hex.ts';
import { BENDS, CELLS, START_TILE, STACKS, STRAIGHT, type TileSet } from '../components.ts';
import { cellOf, placeOf } from '../river.ts';
import { ADVANCE, DOWNSTREAM, NONE, headingAfter } from '../tile.ts';
import { bowAt, charted, waysTo } from './chart.ts';

/** What the unknown river beyond the furthest tile will cost on average. */
export interface Lanes {
  /** By cell and bow (north is downstream): steps more than from the best lane. Infinity away from the exits. */
  readonly cost: Float64Array;
  /** Steps for each tile that is still to be laid. */
  readonly perTile: number;
}

/** Cells that touch the next tile, with one bend or another. */
const EXITS: readonly boolean[] = Array.from({ length: CELLS }, (_, cell) =>
  BENDS.some((_bend, bend) =>
    DOWNSTREAM.subarray((bend * CELLS + cell) * SIDES, (bend * CELLS + cell + 1) * SIDES).some((met) => met !== NONE),
  ),
);

/** How often the look beyond the next tile is repeated; then lanes hardly change any more. */
const DEPTH = 3;

const known = new Map<TileSet, Lanes>();

export function lanesOf(tiles: TileSet): Lanes {
  let lanes = known.get(tiles);
  if (lanes === undefined) known.set(tiles, (lanes = explored(tiles)));
  return lanes;
}

/** From every exit: the mean way through each tile of the set behind each bend, to lanes found good before. */
function explored(tiles: TileSet): Lanes {
  let cost = aheadOnly();
  let perTile = 0;
  for (let round = 0; round < DEPTH; round++) {
    const beyond = meanWays(tiles, cost);
    perTile = Math.min(...beyond);
    cost = beyond.map((steps) => steps - perTile);
  }
  return { cost, perTile };
}

/** A first guess: half hexes of the measuring stick, and turns to face downstream. */
function aheadOnly(): Float64Array {
  const furthest = Math.max(...ADVANCE);
  return Float64Array.from({ length: CELLS * SIDES }, (_, index) => {
    const facing = index % SIDES;
    const astray = Math.min(facing, SIDES - facing);
    return (furthest - (ADVANCE[Math.floor(index / SIDES)] as number)) / 2 + astray / 2;
  });
}

function meanWays(tiles: TileSet, cost: Float64Array): Float64Array {
  const mean = new Float64Array(CELLS * SIDES);
  const cases = STACKS[tiles].length * BENDS.length;
  for (const tile of STACKS[tiles]) {
    for (const bend of BENDS.keys()) {
      const ways = waysThrough(tile, bend, cost);
      for (let index = 0; index < mean.length; index++)
        mean[index] = (mean[index] as number) + (ways[index] as number) / cases;
    }
  }
  return mean.map((steps, index) => (EXITS[Math.floor(index / SIDES)] === true ? steps : Infinity));
}

/** From the open starting tile through a tile laid against it. */
function waysThrough(tile: number, bend: number, cost: Float64Array): Float64Array {
  const heading = headingAfter(0, bend);
  const river = [
    { tile: START_TILE, bend: STRAIGHT, heading: 0, passengers: 0 },
    { tile, bend, heading, passengers: 0 },
  ];
  const goal = (hex: number, facing: number) =>
    placeOf(hex) === 1 ? (cost[bowAt(cellOf(hex), turned(facing, SIDES - heading))] as number) : Infinity;
  return waysTo(charted({ river, first: 0 }), goal).cost;
}
