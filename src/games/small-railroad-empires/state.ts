import type { Seat } from '#engine/actor.ts';
import type { Phased } from '#engine/phases.ts';
import { bitOf } from './bits.ts';
import {
  type Ability,
  type Achievement,
  BY_SEATS,
  type ByGood,
  type Card,
  type Contract,
  type TableSize,
  type Tile,
} from './components.ts';
import { type Extras, cloneExtras } from './extras.ts';
import type { FreightPhase } from './freight/ship.ts';
import type { ByHex, ByIcon, City, Hex, Lying } from './map.ts';
import type { Options } from './options.ts';

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
  dealt: Card[];
  bought: Card[];
  collection: Card[];
  contract: Contract;
  /** Tokens in front of it, by good. */
  goods: ByGood<number>;
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
  | FreightPhase;

/** Sections of the rules that ask nobody. */
type RunningPhase = 'extras' | 'turnBegins' | 'mayBuild' | 'mayDeliver' | 'claims' | 'mayOffice' | 'turnEnds';

export type PhaseName = AskingPhase | RunningPhase;

export interface State extends Phased<PhaseName> {
  readonly options: Options;
  /** Tiles by position, and those not laid. */
  map: readonly Lying[];
  stack: readonly Tile[];
  startSeat: Seat;
  turn: Seat;
  round: number;
  /** By space: one bit for each seat with a track there. */
  tracks: ByHex<number>;
  /** One bit for each factory with its token. */
  tokens: number;
  /** By demand icon: whose train stands there. */
  trains: ByIcon<Seat>;
  /** Achievements face up, and who holds each. */
  goals: readonly Achievement[];
  holders: Seat[];
  /** Contracts that nobody got. */
  contracts: readonly Contract[];
  /** Train cards not drawn, in rising order: they have no order of their own. */
  deck: Card[];
  market: Card[];
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
/** The seat that comes this many places after the start player. */
export const seatInOrder = (s: State, place: number): Seat => (s.startSeat + place) % s.companies.length;
export const active = (s: State): Company => companyOf(s, s.turn);
export const handSize = ({ dealt, bought }: Company): number => dealt.length + bought.length;
export const hasAbility = ({ unlocked }: Pick<Company, 'unlocked'>, ability: Ability): boolean =>
  (unlocked & bitOf(ability)) !== 0;
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
