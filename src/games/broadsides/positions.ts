import type { Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import {
  CANNONS,
  HEADINGS,
  HULL_SIDES,
  LETTERS,
  MOVEMENTS_PER_TURN,
  type Placement,
  PLOTTING_SQUARES,
} from './components.ts';
import {
  ALL_PLACES,
  type ByPlace,
  cellNamed,
  lieOf,
  maskOf,
  NOWHERE,
  type Place,
  placeNamed,
  placeOn,
} from './deck.ts';
import { damage } from './rules/plotting.ts';
import { setup } from './rules/setup.ts';
import { dotAt } from './sea.ts';
import { type HullSection, hullSection, menAboard, type Ship, shipOf, type State } from './state.ts';

/**
 * Positions set up in words, for examples and tests. Everything not given is as in a new game with both Captains on the
 * quarterdeck.
 */

export interface ShipScene {
  readonly at?: readonly [x: number, y: number];
  readonly heading?: (typeof HEADINGS)[number];
  /** The cannons left. */
  readonly guns?: readonly string[];
  /** Crewmembers by cell, instead of two at each cannon. */
  readonly men?: Readonly<Record<string, number>>;
  /** The Captain's cell; `none` when he is lost. */
  readonly captain?: string;
  /** Hits left: mizzenmast, main mast, foremast, bowsprit. */
  readonly masts?: readonly number[];
  /** Markers by section: `{ 'C port': 2 }`. */
  readonly hull?: Readonly<Record<string, number>>;
}

/** A ship without cannons. */
export const bare: ShipScene = { guns: [] };

/** Both ships at sea, about to plot. */
export function atSea(first: ShipScene = {}, second: ShipScene = {}, changes: Partial<State> = {}): State {
  const s = setup(2, { crew: '20' });
  arrange(shipOf(s, 0), 0, first);
  arrange(shipOf(s, 1), 1, second);
  for (const ship of s.ships) {
    ship.forced = Math.min(PLOTTING_SQUARES, damage(ship));
    ship.adrift = ship.captain === NOWHERE;
  }
  return Object.assign(s, { phase: 'plotting', round: 1, ...changes });
}

export interface BoardingScene {
  readonly placement?: Placement;
  readonly stationary?: Seat;
  readonly turn?: Seat;
  /** Crewmembers of each seat by place: `{ '0C3': 2 }`. */
  readonly men: readonly [Readonly<Record<string, number>>, Readonly<Record<string, number>>];
  /** Places of the Captains. */
  readonly captains: readonly [string, string];
}

/** Both ships lashed together, a turn about to begin. */
export function aboard({ placement = 'P1', stationary = 0, turn = 0, men, captains }: BoardingScene): State {
  const s = atSea();
  for (const [seat, ship] of s.ships.entries()) {
    ship.men = crewAt(at(men, seat), placeNamed);
    ship.fallen = s.crew - menAboard(ship);
    ship.captain = placeNamed(at(captains, seat));
  }
  return Object.assign(s, {
    lie: lieOf(placement, stationary),
    phase: 'movement',
    turn,
    movements: MOVEMENTS_PER_TURN,
  });
}

function arrange(ship: Ship, seat: Seat, scene: ShipScene): void {
  const { at: dot, heading, guns = CANNONS, men, captain = 'B4', masts, hull = {} } = scene;
  if (dot !== undefined) ship.dot = dotAt(...dot);
  if (heading !== undefined) ship.heading = HEADINGS.indexOf(heading);
  ship.guns = maskOf(guns.map(cellNamed));
  const aboardBefore = menAboard(ship);
  if (men !== undefined) ship.men = crewAt(men, (name) => placeOn(seat, cellNamed(name)));
  ship.fallen = aboardBefore - menAboard(ship);
  ship.captain = captain === 'none' ? NOWHERE : placeOn(seat, cellNamed(captain));
  if (masts !== undefined) ship.masts = [...masts];
  for (const [section, markers] of Object.entries(hull)) ship.hull[sectionNamed(section)] = markers;
}

function crewAt(men: Readonly<Record<string, number>>, where: (name: string) => Place): ByPlace<number> {
  const crew: ByPlace<number> = ALL_PLACES.map(() => 0);
  for (const [name, count] of Object.entries(men)) crew[where(name)] = count;
  return crew;
}

/** The hull section called `C port`. */
export const sectionNamed = (name: string): HullSection =>
  HULL_SIDES.flatMap((side, i) => LETTERS.map((letter, j) => [`${letter} ${side}`, hullSection(j, i)] as const)).find(
    ([known]) => known === name,
  )?.[1] ?? NOWHERE;

/** Dice as lines of a record. */
export const dice = (...faces: readonly number[]): string[] => faces.map((face) => `chance roll ${face}`);

/** Fires this many cannons at a letter, with these dice. */
export const broadside = (seat: Seat, letter: string, ...faces: readonly number[]): string[] =>
  faces.flatMap((face) => [`${seat} fire ${letter}`, `chance roll ${face}`]);

export const plots = (first: string, second: string): string[] => [`0 plot ${first}`, `1 plot ${second}`];
