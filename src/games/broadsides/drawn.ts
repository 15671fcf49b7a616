import type { Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import { type HullSide, LETTERS, POSITIONS, SEA } from './components.ts';
import { cellAt, includes, type Letter, mastIn, type Place, placeOn, sideNamed } from './deck.ts';
import { dotAt, isIsland } from './sea.ts';
import { boarding, hullSection, lie, menAt, other, shipOf } from './state.ts';
import type { ShipView, View } from './view.ts';
import { letterName, shipName } from './words/names.ts';

/** The table as text: the chart while at sea, and both decks with the bow to the right. */
export function draw(view: View): string {
  const decks = view.ships.flatMap((_, seat) => ['', ...drawDeck(view, seat)]);
  return [...(!boarding(view) ? drawChart(view) : [lashed(view)]), ...decks].join('\n');
}

const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'] as const;
const CHART_WIDTH = 3;
const DECK_WIDTH = 6;

function lashed(view: View): string {
  const { placement, stationary } = lie(view);
  return `lashed together, ${placement}, struck ship ${stationary}`;
}

function drawChart({ ships }: View): string[] {
  const rows = Array.from({ length: SEA.rows }, (_, y) =>
    Array.from({ length: SEA.columns }, (__, x) => markAt(ships, dotAt(x, y)).padEnd(CHART_WIDTH)),
  );
  return rows.map((row) => row.join('').trimEnd()).toReversed();
}

function markAt(ships: readonly ShipView[], dot: number): string {
  const seat = ships.findIndex((ship) => ship.dot === dot);
  const ship = ships[seat];
  if (ship !== undefined) return `${seat}${at(ARROWS, ship.heading)}`;
  return isIsland(dot) ? '#' : '.';
}

function drawDeck(view: View, seat: Seat): string[] {
  const ship = shipOf(view, seat);
  const hull = (name: HullSide) =>
    row('hull', (letter) => '!'.repeat(at(ship.hull, hullSection(letter, sideNamed(name)))));
  const plot = ship.plot.length === 0 ? '' : `, plot ${ship.plot.join(' ')}`;
  return [
    row(`${seat}`, letterName) + `  ${shipName(view, seat)}${plot}`,
    hull('port'),
    ...POSITIONS.map((position) => row(String(position), (letter) => section(view, seat, letter, position))),
    hull('starboard'),
  ].map((line) => line.trimEnd());
}

const row = (title: string, mark: (letter: Letter) => string): string =>
  [title.padEnd(DECK_WIDTH), ...LETTERS.map((_, letter) => mark(letter).padEnd(DECK_WIDTH))].join('');

/** `=` a cannon, `|` a mast; then the owner's figures and, after a slash, the boarders; `*` is a Captain. */
function section(view: View, seat: Seat, letter: Letter, position: number): string {
  const ship = shipOf(view, seat);
  const cell = cellAt(letter, position);
  const mast = position === POSITIONS[1] ? (ship.masts[mastIn(letter)] ?? 0) : 0;
  const fitting = includes(ship.guns, cell) ? '=' : !boarding(view) ? '|'.repeat(mast) : '';
  const own = figures(ship, placeOn(seat, cell));
  const boarders = figures(shipOf(view, other(seat)), placeOn(seat, cell));
  return `${fitting}${own}${boarders === '' ? '' : `/${boarders}`}` || '.';
}

function figures(ship: ShipView, place: Place): string {
  const men = menAt(ship, place);
  return (men === 0 ? '' : String(men)) + (ship.captain === place ? '*' : '');
}
