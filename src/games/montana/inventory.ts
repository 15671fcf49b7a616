import { at } from '#engine/indexed.ts';
import { type Colour, COLOURS, GOODS, type Tile, TILE_NAMES } from './components.ts';
import { CREW_COUNTS, NO_CREW } from './crews.ts';
import { HAS_COW, HEXES_PER_TILE, NOWHERE } from './prairie.ts';
import { FREE, type Player, type State } from './state.ts';

const SETTLEMENTS = ['settlements 0', 'settlements 1', 'settlements 2', 'settlements 3'] as const;
const CONTRACTORS = ['contractor 0', 'contractor 1', 'contractor 2', 'contractor 3'] as const;
const WORKERS = COLOURS.map((name) => `${name} workers`);
const TILES = TILE_NAMES.map((name) => `tile ${name}`);

/** Every component wherever it lies. Coins are unlimited by the rules, so they are not counted. */
export function inventory(s: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [good, name] of GOODS.entries())
    counts[name] = total(s, at(s.goods, good), ({ goods }) => at(goods, good));
  for (const [colour, name] of WORKERS.entries())
    counts[name] = atWork(s, colour) + total(s, at(s.workers, colour), ({ workers }) => at(workers, colour));
  counts['cows'] = grazing(s) + total(s, s.cows, ({ cows }) => cows);
  const inLakes = s.canteens.filter((there) => there).length;
  counts['canteens'] = inLakes + total(s, s.canteensInBox, ({ canteens }) => canteens);
  for (const [seat, { settlements }] of s.players.entries()) {
    counts[at(SETTLEMENTS, seat)] = settlements + onBoard(s, seat);
    counts[at(CONTRACTORS, seat)] = Math.max(1, s.store.holders.filter((holder) => holder === seat).length);
  }
  countTiles(s, counts);
  return counts;
}

function total(s: State, supply: number, of: (player: Player) => number): number {
  let sum = supply;
  for (const player of s.players) sum += of(player);
  return sum;
}

function atWork(s: State, colour: Colour): number {
  let sum = 0;
  for (const crew of s.spaces) if (crew !== NO_CREW) sum += at(at(CREW_COUNTS, crew), colour);
  return sum;
}

function onBoard(s: State, seat: number): number {
  let sum = 0;
  for (let hex = 0; hex < s.owners.length; hex++) if (s.owners[hex] === seat) sum += at(s.settlements, hex);
  return sum;
}

/** Cows on the board stand on their fields until somebody builds there. */
function grazing(s: State): number {
  let sum = 0;
  for (let hex = 0; hex < s.land.length; hex++) if (s.owners[hex] === FREE && at(HAS_COW, at(s.land, hex))) sum += 1;
  return sum;
}

/** Each tile under its own name, so that none can stand in for another. */
function countTiles(s: State, counts: Record<string, number>): void {
  const add = (tile: Tile) => {
    const name = at(TILES, tile);
    counts[name] = (counts[name] ?? 0) + 1;
  };
  for (let tile = 0; tile < TILES.length; tile++) if (s.box.includes(tile)) add(tile);
  for (let hex = 0; hex < s.land.length; hex += HEXES_PER_TILE)
    if (s.land[hex] !== NOWHERE) add(at(s.land, hex) / HEXES_PER_TILE);
}
