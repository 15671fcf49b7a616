import type { Seat } from '#engine/actor.ts';
import { HULL_SIDES, LETTERS, POSITIONS, SEA } from './components.ts';
import { cellAt, type Letter, mastIn, NOWHERE, type Place, placeOn } from './deck.ts';
import { dotAt, isIsland } from './sea.ts';
import { hullSection, lie } from './state.ts';
import type { ShipView, View } from './view.ts';

/** The table as text: the chart while at sea, and both decks with the bow to the right. */
export function draw(view: View): string {
  const decks = view.ships.flatMap((_, seat) => ['', ...drawDeck(view, seat)]);
  return [...(view.lie === NOWHERE ? drawChart(view) : [lashed(view)]), ...decks].join('\n');
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
  if (ship !== undefined) return `${seat}${ARROWS[ship.heading] ?? ''}`;
  return isIsland(dot) ? '#' : '.';
}

function drawDeck(view: View, seat: Seat): string[] {
  const ship = view.ships[seat] as ShipView;
  const [port, starboard] = HULL_SIDES.map((_, side) =>
    row('hull', (letter) => '!'.repeat(ship.hull[hullSection(letter, side)] ?? 0)),
  );
  const name = seat === view.isabella ? 'Royal Isabella' : 'Seahawk';
  const plot = ship.plot.length === 0 ? '' : `, plot ${ship.plot.join(' ')}`;
  return [
    row(`${seat}`, (letter) => LETTERS[letter] ?? '') + `  ${name}${plot}`,
    port ?? '',
    ...POSITIONS.map((at) => row(String(at), (letter) => section(view, seat, letter, at))),
    starboard ?? '',
  ].map((line) => line.trimEnd());
}

const row = (title: string, mark: (letter: Letter) => string): string =>
  [title.padEnd(DECK_WIDTH), ...LETTERS.map((_, letter) => mark(letter).padEnd(DECK_WIDTH))].join('');

/** `=` a cannon, `|` a mast; then the owner's figures and, after a slash, the boarders; `*` is a Captain. */
function section(view: View, seat: Seat, letter: Letter, position: number): string {
  const ship = view.ships[seat] as ShipView;
  const cell = cellAt(letter, position);
  const mast = position === POSITIONS[1] ? (ship.masts[mastIn(letter)] ?? 0) : 0;
  const fitting = ship.guns & (1 << cell) ? '=' : view.lie === NOWHERE ? '|'.repeat(mast) : '';
  const own = figures(ship, placeOn(seat, cell));
  const boarders = figures(view.ships[1 - seat] as ShipView, placeOn(seat, cell));
  return `${fitting}${own}${boarders === '' ? '' : `/${boarders}`}` || '.';
}

function figures(ship: ShipView, place: Place): string {
  const men = ship.men[place] ?? 0;
  return (men === 0 ? '' : String(men)) + (ship.captain === place ? '*' : '');
}
