import { type By, type ReadonlyBy, at } from '#engine/indexed.ts';
import { TILE_NAMES, type TileNumber } from './components.ts';
import { type State } from './state.ts';

const LABELS: ReadonlyBy<TileNumber, string> = TILE_NAMES.map((name) => `tile ${name}`);

/** Every component, wherever it lies: each tile under its own name, so that none can stand in for another. */
export function inventory(s: State): Readonly<Record<string, number>> {
  const waiting = s.river.reduce((sum, laid) => sum + laid.passengers, 0);
  const aboard = s.boats.reduce((sum, boat) => sum + boat.passengers, 0);
  const onTheRiver = s.boats.filter((boat) => boat.fate === 'racing').length;
  const components: Record<string, number> = {
    passengers: s.box + s.supply + waiting + aboard,
    boats: onTheRiver + s.departed,
  };
  // Always in the same order: every simulated game counts twice, and objects of one shape are made far faster.
  tilesOf(s).forEach((count, tile) => {
    if (count > 0) components[at(LABELS, tile)] = count;
  });
  return components;
}

function tilesOf({ stack, river }: State): ReadonlyBy<TileNumber, number> {
  const counts: By<TileNumber, number> = LABELS.map(() => 0);
  const count = (tile: TileNumber): void => void (counts[tile] = at(counts, tile) + 1);
  for (const tile of stack) count(tile);
  for (const { tile } of river) count(tile);
  return counts;
}
