import type { Seat } from '#engine/actor.ts';
import { pick, type Rng } from '#engine/rng.ts';
import { at } from '#engine/indexed.ts';
import { PLOTS_WITH } from './answers.ts';
import { type Card, SECTION_LIMIT } from './components.ts';
import { ALL_CELLS, type Cell, NOWHERE, placeOn } from './deck.ts';
import { stationsLeft } from './rules/setup.ts';
import { clone, menAt, type Ship, type State } from './state.ts';

/** What lies facedown in a plotting square. */
const FACEDOWN = 'facedown';

/** A cell that its owner has chosen and nobody else may know yet. */
const SECRET = NOWHERE - 1;

export interface ShipView extends Omit<Ship, 'plot'> {
  /** Cards turned over, and as `facedown` those that only their owner knows. */
  readonly plot: readonly (Card | typeof FACEDOWN)[];
}

/**
 * The table as one seat sees it. It shows that another has decided in secret, because all see who is asked, but never
 * what.
 */
export interface View extends Omit<State, 'ships'> {
  readonly ships: readonly ShipView[];
}

export function view(s: State, viewer: Seat | undefined): View {
  const copy = clone(s);
  return { ...copy, ships: copy.ships.map((ship, seat) => (seat === viewer ? ship : conceal(s, ship, seat))) };
}

const conceal = (s: State, ship: Ship, seat: Seat): ShipView => ({
  ...ship,
  plot: ship.plot.map((card, square) => (square < ship.shown ? card : FACEDOWN)),
  // How many of several figures somebody has already placed is known only to that player.
  stations: stationsLeft(s, seat) > 0 ? [] : ship.stations.map(() => SECRET),
  chosen: ship.chosen === NOWHERE ? NOWHERE : SECRET,
});

/** A full state that fits the view: what lies facedown or was chosen in secret is anything the rules allow. */
export const imagine = (seen: View, rng: Rng): State =>
  clone({ ...seen, ships: seen.ships.map((ship, seat) => imagineShip(ship, seat, rng)) });

const imagineShip = (seen: ShipView, seat: Seat, rng: Rng): Ship => ({
  ...seen,
  plot: isOpen(seen.plot) ? seen.plot : plotLike(seen, rng),
  stations: seen.stations.includes(SECRET) ? restation(seen, seat, rng) : seen.stations,
  chosen: seen.chosen === SECRET ? pick(rng, mannedCells(seen, seat)) : seen.chosen,
});

const isOpen = (plot: ShipView['plot']): plot is readonly Card[] => !plot.includes(FACEDOWN);

/** Deals again what the viewer may not know: plots, stations and chosen Captains of the others. */
export function redeal(s: State, viewer: Seat | undefined, rng: Rng): void {
  for (const [seat, ship] of s.ships.entries()) {
    if (seat === viewer) continue;
    if (ship.plot.length > 0) ship.plot = plotLike(ship, rng);
    ship.stations = restation(ship, seat, rng);
    if (ship.chosen !== NOWHERE) ship.chosen = pick(rng, mannedCells(ship, seat));
  }
}

/** Any plot with the cards shown so far and the Damage cards this ship had to lay. */
function plotLike(ship: ShipView, rng: Rng): readonly Card[] {
  const fitting = at(PLOTS_WITH, ship.forced).filter(({ cards }) =>
    cards.every((card, square) => square >= ship.shown || card === ship.plot[square]),
  );
  return pick(rng, fitting).cards;
}

const mannedCells = (ship: ShipView, seat: Seat): readonly Cell[] =>
  ALL_CELLS.filter((cell) => menAt(ship, placeOn(seat, cell)) > 0);

/** As many stations as before, each where there is room. */
function restation(ship: ShipView, seat: Seat, rng: Rng): readonly Cell[] {
  const stations: Cell[] = [];
  while (stations.length < ship.stations.length) {
    const standing = (cell: Cell) =>
      menAt(ship, placeOn(seat, cell)) + stations.filter((taken) => taken === cell).length;
    stations.push(
      pick(
        rng,
        ALL_CELLS.filter((cell) => standing(cell) < SECTION_LIMIT),
      ),
    );
  }
  return stations;
}
