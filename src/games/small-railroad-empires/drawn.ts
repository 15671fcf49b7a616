import { at } from '#engine/indexed.ts';
import { count } from '#words/speech.ts';
import { CITIES, GOOD_LETTERS, TERRAIN_LETTERS, TERRAINS } from './components.ts';
import { SHIPS } from './freight/components.ts';
import { NEUTRAL, NO_SHIP } from './freight/quay.ts';
import { AXIAL, cityAt, factoryAt, goodAt, type Hex, NOWHERE, positionOf, terrainAt } from './map.ts';
import { hasToken } from './rules/demand.ts';
import { hasTrackAt } from './rules/network.ts';
import type { View } from './view.ts';

/** The table as text: the map row by row, then the ship and the companies. */
export function draw(view: View): string {
  const companies = view.companies.map(
    ({ money, prestige, supply, trains, loans }, seat) =>
      `${seat}: $${money}, ${prestige} VP, ${count(supply, 'track')}, ${count(trains, 'train')}, ${count(loans, 'loan')}`,
  );
  return [...drawMap(view), ...drawShip(view), ...companies].join('\n');
}

const WIDTH = 4;

/** Pointy hexes: each row is shifted by half a space against the one above. */
function drawMap(view: View): string[] {
  const rows = new Map<number, string[]>();
  const west = Math.min(...AXIAL.map(({ q, r }) => 2 * q + r));
  for (let hex = 0; hex < view.tracks.length && positionOf(hex) < view.map.length; hex++) {
    const { q, r } = at(AXIAL, hex);
    const row = rows.get(r) ?? [];
    row[2 * q + r - west] = markAt(view, hex);
    rows.set(r, row);
  }
  return [...rows].toSorted(([a], [b]) => a - b).map(([, row]) => lineOf(row));
}

const lineOf = (row: readonly (string | undefined)[]): string =>
  Array.from(row, (mark) => (mark ?? '').padEnd(WIDTH / 2))
    .join('')
    .trimEnd();

/** Seats with tracks here; otherwise a city's first two letters, a factory's good, or the terrain. */
function markAt(view: View, hex: Hex): string {
  const seats = view.companies.map((_, seat) => seat).filter((seat) => hasTrackAt(view, seat, hex));
  if (seats.length > 0) return seats.join('').padEnd(WIDTH / 2);
  const city = CITIES[cityAt(view.map, hex)];
  if (city !== undefined) return city.name.slice(0, WIDTH / 2);
  const good = goodAt(view.map, hex);
  if (good !== NOWHERE) return `${GOOD_LETTERS[good]}${hasToken(view, factoryAt(view.map, hex)) ? '!' : ' '}`;
  return `${TERRAIN_LETTERS[TERRAINS.indexOf(terrainAt(view.map, hex))]?.toLowerCase() ?? '?'} `;
}

function drawShip({ extras }: View): string[] {
  const ship = SHIPS[extras.freight?.ship ?? NO_SHIP];
  if (ship === undefined) return [];
  const slots = ship.slots.map(({ good }, i) => {
    const owner = extras.freight?.loaded[i];
    return owner === undefined ? (GOOD_LETTERS[good] ?? '*') : `[${owner === NEUTRAL ? '-' : owner}]`;
  });
  return [`${ship.id}: ${slots.join(' ')}`];
}
