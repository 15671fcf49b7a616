import type { Seat } from '#engine/actor.ts';
import type { Phased } from '#engine/phases.ts';
import type { By, Index } from '#engine/indexed.ts';
import { type Card, LETTERS } from './components.ts';
import {
  type ByPlace,
  type Cell,
  type Letter,
  LIES,
  type Lie,
  type LieIndex,
  type Mask,
  type MastIndex,
  NOWHERE,
  type Place,
  type Side,
} from './deck.ts';
import type { Dot, Heading } from './sea.ts';

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

/** The hull at one letter and side. */
export type HullSection = Index<'hull section'>;

export interface Ship {
  dot: Dot;
  heading: Heading;
  /** The cells whose cannon is still aboard. */
  guns: Mask;
  /** Hits each mast still stands, in the order of `MASTS`; 0 is gone. */
  masts: By<MastIndex, number>;
  /** Damage markers. */
  hull: By<HullSection, number>;
  /** This ship's crewmembers in every section of both ships. */
  men: ByPlace<number>;
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
  /** The Captain was lost before this round: no cards in it, and at its end he is replaced. */
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
  ships: By<Seat, Ship>;
  /** Dice rolled against each other, by seat; 0 is not yet rolled. */
  dice: By<Seat, number>;
  round: number;
  shotThisRound: boolean;
  /** Rounds in a row without a shot. */
  quietRounds: number;
  /** Who fires first when both can; `NOWHERE` before the first such exchange. */
  first: Seat;
  shooter: Seat;
  /** Cannons that have yet to fire in this exchange, by seat. */
  active: By<Seat, Mask>;
  /** What the cannon about to roll aims at. No side of the hull is aimed at in the final volley: `NOWHERE`. */
  aim: Letter;
  aimHull: Side;
  /** How the ships lie lashed together; `NOWHERE` while at sea. */
  lie: LieIndex;
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
/**
 * Of a state, or of a view of it. Playouts read ships, crews and lies all the time, so these are not read with the
 * shared `at`: it sees lists of every kind, which made playouts a tenth slower.
 */
export const shipOf = <S>(s: { readonly ships: readonly S[] }, seat: Seat): S => s.ships[seat] as S;

/** No card laid; shared, since every round begins with it. */
export const NO_CARDS: readonly Card[] = [];

export const hullSection = (letter: Letter, side: Side): HullSection => side * LETTERS.length + letter;

/** The ships are lashed together: the part of the game called Boarding Parties. */
export const boarding = (s: Pick<State, 'lie'>): boolean => s.lie !== NOWHERE;
export const lie = (s: Pick<State, 'lie'>): Lie => LIES[s.lie] as Lie;

/** Who is aboard, of a ship or of a view of one. */
type Crew = Readonly<Pick<Ship, 'men' | 'captain'>>;

export const menAt = ({ men }: Pick<Crew, 'men'>, place: Place): number => men[place] ?? 0;
export const figuresAt = (crew: Crew, place: Place): number => menAt(crew, place) + (crew.captain === place ? 1 : 0);
export const menAboard = ({ men }: Pick<Crew, 'men'>): number => men.reduce((sum, here) => sum + here, 0);
export const hasCaptain = ({ captain }: Pick<Crew, 'captain'>): boolean => captain !== NOWHERE;
export const nobodyAboard = (crew: Crew): boolean => !hasCaptain(crew) && menAboard(crew) === 0;

/** Lists that rules replace and never change (plot, stations) are shared; the rest is copied. */
export const cloneShip = <S extends Pick<Ship, 'masts' | 'hull' | 'men'>>(ship: S): S => ({
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
