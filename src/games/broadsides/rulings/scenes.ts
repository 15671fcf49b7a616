import { cellNamed, cellsOf, CELL_NAMES, placeOn } from '../deck.ts';
import { act, atSea, plots, type ShipScene } from '../scene.ts';
import { shipOf, type State } from '../state.ts';

export const STILL = plots('remain,remain,remain', 'remain,remain,remain');

/** Side by side on the same heading: seat 0 fires its starboard broadside, seat 1 its port broadside. */
export const abeam = (first: ShipScene = {}, second: ShipScene = {}, changes: Partial<State> = {}): State =>
  atSea({ at: [2, 2], heading: 'N', ...first }, { at: [3, 2], heading: 'N', ...second }, changes);

/** Abeam, and only seat 0 has cannons. */
export const unanswered = (second: ShipScene = {}, first: ShipScene = {}): State =>
  abeam(first, { guns: [], ...second });

/** Seat 1 far away and out of it all. */
export const loneShip = (first: ShipScene): State => atSea(first, { at: [10, 8], heading: 'N' });

export const holds = (seat: number, times: number): string[] => Array.from({ length: times }, () => `${seat} holdFire`);

export const guns = (s: State, seat: number): string[] =>
  cellsOf(shipOf(s, seat).guns).map((cell) => CELL_NAMES[cell] ?? '');

export const menIn = (s: State, seat: number, cell: string): number =>
  shipOf(s, seat).men[placeOn(seat, cellNamed(cell))] ?? 0;

/** Seat 1 runs into seat 0's starboard side; seat 1 rolls first. */
export const collided = (first: ShipScene = {}, second: ShipScene = {}, plot = 'remain,remain,remain') =>
  act(
    atSea({ at: [3, 2], heading: 'N', ...first }, { at: [4, 2], heading: 'W', ...second }, { first: 1 }),
    ...plots(plot, 'forward,remain,remain'),
  );

export const typesOf = (events: readonly { readonly type: string }[]): string[] => events.map((event) => event.type);
