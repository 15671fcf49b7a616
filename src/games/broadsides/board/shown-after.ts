import { PLOTTING_SQUARES } from '../components.ts';
import { type Cell, NOWHERE, type Place, placeOn, sideNamed, without } from '../deck.ts';
import type { Event, EventOf } from '../events.ts';
import { hullSection, menAt } from '../state.ts';
import type { ShipView, View } from '../view.ts';

type ShipChange<T extends Event['type']> = (ship: ShipView, event: EventOf<T>) => Partial<ShipView>;

/** A copy of a list with one entry changed. */
const changed = <T>(list: readonly T[], at: number, to: T): T[] => list.map((old, i) => (i === at ? to : old));

const fewerMen = (ship: ShipView, place: Place, men: number): Partial<ShipView> => ({
  men: changed(ship.men, place, menAt(ship, place) - men),
  fallen: ship.fallen + men,
});

const onShip = (event: { readonly seat: number; readonly cell: Cell }): Place => placeOn(event.seat, event.cell);

/** What an event changes on the ship it happens to. */
const CHANGES: { readonly [T in Event['type']]?: ShipChange<T> } = {
  cardTurned: (ship, { square, card }) => ({
    shown: square,
    plot: Array.from({ length: PLOTTING_SQUARES }, (_, i) => (i === square - 1 ? card : (ship.plot[i] ?? 'facedown'))),
  }),
  sailed: (_, { to }) => ({ dot: to }),
  turned: (_, { to }) => ({ heading: to }),
  ranAground: () => ({ aground: true }),
  hullHit: (ship, { letter, side, markers }) => ({
    hull: changed(ship.hull, hullSection(letter, sideNamed(side)), markers),
  }),
  mastHit: (ship, { mast, left }) => ({ masts: changed(ship.masts, mast, left) }),
  cannonLost: (ship, { cell }) => ({ guns: without(ship.guns, cell) }),
  menLost: (ship, event) => fewerMen(ship, onShip(event), event.men),
  captainLost: () => ({ captain: NOWHERE }),
  moved: (ship, { figure, from, to }) =>
    figure === 'captain'
      ? { captain: to }
      : { men: changed(changed(ship.men, from, menAt(ship, from) - 1), to, menAt(ship, to) + 1) },
  fell: (ship, { figure, place }) => (figure === 'captain' ? { captain: NOWHERE } : fewerMen(ship, place, 1)),
};

/** What is shown once an event has been told: the view before it, as far as the event changes it. */
export function shownAfter(view: View, event: Event): View {
  const change = CHANGES[event.type] as ((ship: ShipView, event: Event) => Partial<ShipView>) | undefined;
  const { seat } = { seat: undefined, ...event };
  const ships =
    change === undefined || seat === undefined
      ? view.ships
      : view.ships.map((ship, of) => (of === seat ? { ...ship, ...change(ship, event) } : ship));
  return { ...view, ...momentOf(view, event), ships };
}

/** Where the game stands. */
function momentOf(view: View, event: Event): Partial<View> {
  switch (event.type) {
    case 'cardTurned':
      return { phase: 'turnCards', active: view.active.map(() => 0) };
    case 'engaged':
      return { phase: 'combat', fighting: event.place, movements: 0 };
    case 'moved':
      return { movements: view.movements - 1 };
    default:
      return {};
  }
}
