import type { Seat } from '#engine/actor.ts';
import type { Phased } from '#engine/phases.ts';
import { CANNONS, type Card, CREW_PER_CANNON, type CREW_SIZES, HULL_SIDES, LETTERS, MASTS } from './components.ts';
import {
  type Cell,
  cellNamed,
  type Letter,
  LIES,
  type Lie,
  type Mask,
  NOWHERE,
  type Place,
  placeOn,
  PLACES,
} from './deck.ts';
import { ALL_GUNS, type Dot, type Heading, startOf } from './sea.ts';

export interface Options {
  readonly crew: (typeof CREW_SIZES)[number];
}

/** Sections of the rules that ask somebody, then those that run by themselves. */
export type PhaseName = AskingPhase | RunningPhase;
type AskingPhase =
  | 'rollForShips'
  | 'chooseShip'
  | 'manning'
  | 'plotting'
  | 'drawOffer'
  | 'rollForFire'
  | 'firing'
  | 'shot'
  | 'promotion'
  | 'rollForBoarding'
  | 'movement'
  | 'chooseCombat'
  | 'combat';
type RunningPhase =
  | 'roundBegins'
  | 'turnCards'
  | 'exchange'
  | 'exchangeEnds'
  | 'roundEnds'
  | 'afterRound'
  | 'collision'
  | 'afterVolley'
  | 'turnBegins'
  | 'combats';

export interface Ship {
  dot: Dot;
  heading: Heading;
  /** The cells whose cannon is still aboard. */
  guns: Mask;
  /** Hits each mast still stands, in the order of `MASTS`; 0 is gone. */
  masts: number[];
  /** Damage markers by `hullSection`. */
  hull: number[];
  /** This ship's crewmembers in every section of both ships. */
  men: number[];
  captain: Place;
  /** Crewmembers taken off the decks. */
  fallen: number;
  /** Cells chosen at set-up: crewmembers left over first, the Captain last. Secret until both have chosen. */
  stations: readonly Cell[];
  /** Empty until laid; what is not `shown` yet is secret. */
  plot: readonly Card[];
  /** How many cards of the plot have been turned over. */
  shown: number;
  /** Damage cards this round's plot must hold. */
  forced: number;
  /** Ran onto an island or the edge this round: the cards left are lost. */
  aground: boolean;
  /** Began this round without a Captain: no cards. */
  adrift: boolean;
  /** The cell of the crewmember chosen as the new Captain. Secret until all who owe one have chosen. */
  chosen: Cell;
  /** Has offered a draw in this round or boarding turn. */
  offered: boolean;
}

export interface State extends Phased<PhaseName> {
  /** Crewmembers each ship sails with. */
  crew: number;
  /** Who commands the Royal Isabella, once ships are chosen. */
  isabella: Seat;
  ships: Ship[];
  /** Dice rolled against each other, by seat; 0 is not yet rolled. */
  dice: number[];
  round: number;
  shotThisRound: boolean;
  /** Rounds in a row without a shot. */
  quietRounds: number;
  /** Who fires first when both can; `NOWHERE` before the first such exchange. */
  first: Seat;
  shooter: Seat;
  /** Cannons that have yet to fire in this exchange, by seat. */
  active: Mask[];
  /** What the cannon about to roll aims at: letter, and hull side as an index into `HULL_SIDES`. */
  aim: Letter;
  aimHull: number;
  /** How the ships lie lashed together, as an index into `LIES`; `NOWHERE` while at sea. */
  lie: number;
  turn: Seat;
  movements: number;
  foughtThisTurn: boolean;
  /** Boarding turns in a row without a combat. */
  quietTurns: number;
  /** Where hand-to-hand combat is being fought. */
  fighting: Place;
  /** Who has offered a draw that awaits an answer. */
  offer: Seat;
  /** Where the game goes on if that draw is declined. */
  interrupted?: PhaseName;
}

export const other = (seat: Seat): Seat => 1 - seat;
export const shipOf = (s: State, seat: Seat): Ship => s.ships[seat] as Ship;

/** No card laid; shared, since every round begins with it. */
export const NO_CARDS: readonly Card[] = [];

export const hullSection = (letter: Letter, side: number): number => side * LETTERS.length + letter;

/** The ships are lashed together: the part of the game called Boarding Parties. */
export const boarding = (s: { readonly lie: number }): boolean => s.lie !== NOWHERE;
export const lie = (s: { readonly lie: number }): Lie => LIES[s.lie] as Lie;

export const menAt = (ship: Ship, place: Place): number => ship.men[place] ?? 0;
export const figuresAt = (ship: Ship, place: Place): number => menAt(ship, place) + (ship.captain === place ? 1 : 0);
export const menAboard = (ship: Ship): number => ship.men.reduce((sum, men) => sum + men, 0);
export const hasCaptain = (ship: Ship): boolean => ship.captain !== NOWHERE;
export const nobodyAboard = (ship: Ship): boolean => !hasCaptain(ship) && menAboard(ship) === 0;

export function setup(_seats: number, options: Options): State {
  return {
    phase: 'rollForShips',
    crew: Number(options.crew),
    isabella: 0,
    ships: NEW_SHIPS.map(cloneShip),
    dice: [0, 0],
    round: 0,
    shotThisRound: false,
    quietRounds: 0,
    first: NOWHERE,
    shooter: 0,
    active: [0, 0],
    aim: 0,
    aimHull: NOWHERE,
    lie: NOWHERE,
    turn: 0,
    movements: 0,
    foughtThisTurn: false,
    quietTurns: 0,
    fighting: NOWHERE,
    offer: NOWHERE,
  };
}

/** A new ship with all cannons and their crews, and no Captain yet. */
function fitOut(seat: Seat): Ship {
  const men = Array.from({ length: PLACES }, () => 0);
  for (const cell of CANNONS) men[placeOn(seat, cellNamed(cell))] = CREW_PER_CANNON;
  return {
    ...startOf(seat === 0 ? 'isabella' : 'seahawk'),
    guns: ALL_GUNS,
    masts: MASTS.map((mast) => mast.hits),
    hull: Array.from({ length: LETTERS.length * HULL_SIDES.length }, () => 0),
    men,
    captain: NOWHERE,
    fallen: 0,
    stations: [],
    plot: NO_CARDS,
    shown: 0,
    forced: 0,
    aground: false,
    adrift: false,
    chosen: NOWHERE,
    offered: false,
  };
}

/** Both ships as they leave the harbour; every game copies them. */
const NEW_SHIPS: readonly Ship[] = [fitOut(0), fitOut(1)];

/** Lists that rules replace and never change (plot, stations) are shared; the rest is copied. */
const cloneShip = (ship: Ship): Ship => ({
  ...ship,
  masts: ship.masts.slice(),
  hull: ship.hull.slice(),
  men: ship.men.slice(),
});

export const clone = (s: State): State => ({
  ...s,
  ships: s.ships.map(cloneShip),
  dice: s.dice.slice(),
  active: s.active.slice(),
});
