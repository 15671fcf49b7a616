import { COLOURS, GOODS, TILE_NAMES } from './components.ts';
import { NO_CREW, workersIn } from './crews.ts';
import { HAS_COW, HEXES_PER_TILE, NOWHERE } from './prairie.ts';
import { FREE, type State } from './state.ts';

/** Every component wherever it lies. Coins are unlimited by the rules, so they are not counted. */
export function inventory(s: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  GOODS.forEach((name, good) => (counts[name] = total(s, s.goods[good], (player) => player.goods[good])));
  COLOURS.forEach((name, colour) => {
    const working = s.spaces.flatMap((crew) => (crew === NO_CREW ? [] : workersIn(crew)));
    const placed = working.filter((one) => one === colour).length;
    counts[`${name} workers`] = placed + total(s, s.workers[colour], (player) => player.workers[colour]);
  });
  counts['cows'] = grazing(s) + total(s, s.cows, (player) => player.cows);
  const inLakes = s.canteens.filter((there) => there).length;
  counts['canteens'] = inLakes + total(s, s.canteensInBox, (player) => player.canteens);
  for (const [seat, player] of s.players.entries()) {
    const onBoard = s.settlements.reduce((sum, count, hex) => sum + (s.owners[hex] === seat ? count : 0), 0);
    counts[`settlements ${seat}`] = player.settlements + onBoard;
    counts[`contractor ${seat}`] = Math.max(1, s.store.holders.filter((holder) => holder === seat).length);
  }
  return { ...counts, ...tiles(s) };
}

function total(s: State, supply = 0, of: (player: State['players'][number]) => number | undefined): number {
  return s.players.reduce((sum, player) => sum + (of(player) ?? 0), supply);
}

/** Cows on the board stand on their fields until somebody builds there. */
const grazing = (s: State): number =>
  s.land.filter((print, hex) => print !== NOWHERE && HAS_COW[print] && s.owners[hex] === FREE).length;

/** Each tile under its own name, so that none can stand in for another. */
function tiles(s: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  const laid = s.land.filter((print, hex) => print !== NOWHERE && hex % HEXES_PER_TILE === 0);
  for (const tile of [...s.box, ...laid.map((print) => print / HEXES_PER_TILE)]) {
    const name = `tile ${TILE_NAMES[tile] ?? tile}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
