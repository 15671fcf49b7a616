import type { Seat } from '#engine/actor.ts';
import type { Phased } from '#engine/phases.ts';
import {
  ABILITIES,
  BY_SEATS,
  CITIES,
  CONTRACTS,
  DEMANDS_PER_CITY,
  GOODS,
  LOANS_IN_THE_BOX,
  START_MONEY,
  type TableSize,
  TRACKS_PER_COLOUR,
  TRAINS_PER_COLOUR,
} from './components.ts';
import { type Extras, cloneExtras } from './extras.ts';
import { CELLS, type City, type Hex, HEXES, type Lying } from './map.ts';

export const LEAVERS = ['bot', 'skipped'] as const;

export interface RailroadOptions {
  /** The expansion with the container ships. */
  readonly freightOnBoard: boolean;
  /** The start player builds one track fewer in the very first turn. */
  readonly levelStart: boolean;
  readonly leavers: (typeof LEAVERS)[number];
}

/** In place of a seat, a card, a contract. */
export const NONE = -1;
/** A card or contract that the viewer may not know; only in views. */
export const UNKNOWN = -2;

/** A railroad company; its place in `State.companies` is its player's seat. */
export interface Company {
  money: number;
  prestige: number;
  trains: number;
  /** Tracks that can be built; those on locked spaces are not among them. */
  supply: number;
  /** Unlocked abilities, one bit each. */
  unlocked: number;
  loans: number;
  /** Spaces with its tracks, oldest first: like `State.tracks`, but by company, for every search through a network. */
  line: Hex[];
  /** The cities of its trains, in order of delivery. */
  stops: City[];
  /** Cards in hand that were dealt in secret, and those that everybody saw being bought. */
  dealt: number[];
  bought: number[];
  collection: number[];
  contract: number;
  /** Tokens in front of it, by good. */
  goods: number[];
  /** Route lengths of its deliveries. */
  lengths: number[];
  /** Stars on which it was first. */
  stars: number;
  left: boolean;
}

type AskingPhase =
  | 'start'
  | 'tiles'
  | 'goals'
  | 'contracts'
  | 'deal'
  | 'market'
  | 'begin'
  | 'build'
  | 'deliver'
  | 'office'
  | 'refill'
  | 'ship';

/** Sections of the rules that ask nobody. */
type RunningPhase = 'extras' | 'turnBegins' | 'mayBuild' | 'mayDeliver' | 'claims' | 'mayOffice' | 'turnEnds';

export type PhaseName = AskingPhase | RunningPhase;

export interface State extends Phased<PhaseName> {
  readonly options: RailroadOptions;
  /** Tiles by position, and those not laid. */
  map: readonly Lying[];
  stack: readonly number[];
  startSeat: Seat;
  turn: Seat;
  round: number;
  /** By space: one bit for each seat with a track there. */
  tracks: number[];
  /** One bit for each factory with its token. */
  tokens: number;
  /** By demand icon, `DEMANDS_PER_CITY × city + icon`: whose train stands there. */
  trains: Seat[];
  /** Achievements face up, and who holds each. */
  goals: readonly number[];
  holders: Seat[];
  /** Contracts that nobody got. */
  contracts: readonly number[];
  /** Train cards not drawn, in rising order: they have no order of their own. */
  deck: number[];
  market: number[];
  loans: number;
  /** What the active player has done this turn. */
  built: number;
  hasBought: boolean;
  hasUnlocked: boolean;
  /** The end trigger that was met first, or ''. */
  ending: string;
  /** Where the rules go on after chance has drawn. */
  resume: PhaseName;
  companies: Company[];
  /** What expansions add to the table. */
  extras: Extras;
}

export const sizeOf = (seats: number): TableSize => {
  const size = BY_SEATS[seats];
  if (size === undefined) throw new Error(`nobody plays with ${seats} seats`);
  return size;
};

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Long lists are copied from these: that is far faster than to build them, and playouts begin thousands of games. */
const NO_TRACKS: readonly number[] = Array.from({ length: HEXES }, () => 0);
const NO_TRAINS: readonly Seat[] = Array.from({ length: DEMANDS_PER_CITY * CITIES.length }, () => NONE);

export function setup(seats: number, options: RailroadOptions): State {
  const { positions, tiles, trainCards } = sizeOf(seats);
  return {
    phase: 'start',
    options: { ...options },
    map: [],
    stack: upTo(tiles),
    startSeat: 0,
    turn: 0,
    round: 0,
    tracks: NO_TRACKS.slice(0, positions * CELLS),
    tokens: 0,
    trains: NO_TRAINS.slice(),
    goals: [],
    holders: [],
    contracts: CONTRACTS.map((_, contract) => contract),
    deck: upTo(trainCards),
    market: [],
    loans: LOANS_IN_THE_BOX,
    built: 0,
    hasBought: false,
    hasUnlocked: false,
    ending: '',
    resume: 'turnBegins',
    companies: Array.from({ length: seats }, newCompany),
    extras: {},
  };
}

const newCompany = (): Company => ({
  money: START_MONEY,
  prestige: 0,
  trains: TRAINS_PER_COLOUR,
  supply: TRACKS_PER_COLOUR - ABILITIES.length,
  unlocked: 0,
  loans: 0,
  line: [],
  stops: [],
  dealt: [],
  bought: [],
  collection: [],
  contract: NONE,
  goods: GOODS.map(() => 0),
  lengths: [],
  stars: 0,
  left: false,
});

/** Lists that are finished after setup are replaced, never changed: copies share them. */
export function clone(s: State): State {
  return {
    ...s,
    tracks: s.tracks.slice(),
    trains: s.trains.slice(),
    holders: s.holders.slice(),
    deck: s.deck.slice(),
    market: s.market.slice(),
    companies: s.companies.map(cloneCompany),
    extras: cloneExtras(s.extras),
  };
}

const cloneCompany = (company: Company): Company => ({
  ...company,
  line: company.line.slice(),
  stops: company.stops.slice(),
  dealt: company.dealt.slice(),
  bought: company.bought.slice(),
  collection: company.collection.slice(),
  goods: company.goods.slice(),
  lengths: company.lengths.slice(),
});

export const companyOf = (s: State, seat: Seat): Company => s.companies[seat] as Company;
export const active = (s: State): Company => companyOf(s, s.turn);
export const handSize = ({ dealt, bought }: Company): number => dealt.length + bought.length;
export const hasAbility = ({ unlocked }: Pick<Company, 'unlocked'>, ability: number): boolean =>
  (unlocked & (1 << ability)) !== 0;
/** Money and prestige that a rule gives; a company whose player has left gets nothing. */
export function gain(
  s: State,
  seat: Seat,
  { money, prestige }: { readonly money: number; readonly prestige: number },
): void {
  const company = companyOf(s, seat);
  if (company.left) return;
  company.money += money;
  company.prestige += prestige;
}
