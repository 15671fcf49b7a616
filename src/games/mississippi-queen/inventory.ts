import { TILE_NAMES } from './components.ts';
import { type State } from './state.ts';

/** Every component, wherever it lies: each tile under its own name, so that none can stand in for another. */
export function inventory(s: State): Readonly<Record<string, number>> {
  const tiles: Record<string, number> = {};
  for (const tile of [...s.stack, ...s.river.map((laid) => laid.tile)]) {
    const name = `tile ${TILE_NAMES[tile] ?? String(tile)}`;
    tiles[name] = (tiles[name] ?? 0) + 1;
  }
  const waiting = s.river.reduce((sum, laid) => sum + laid.passengers, 0);
  const aboard = s.boats.reduce((sum, boat) => sum + boat.passengers, 0);
  const onTheRiver = s.boats.filter((boat) => boat.fate === 'racing').length;
  return {
    ...tiles,
    passengers: s.box + s.supply + waiting + aboard,
    boats: onTheRiver + s.departed,
  };
}
