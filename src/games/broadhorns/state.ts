import type { Seat } from '#engine/actor.ts';
import { at, type By, type Index } from '#engine/indexed.ts';
import type { Phased } from '#engine/phases.ts';
import type { Bits } from './bits.ts';
import type { Card, Traveler } from './cards.ts';
import { BOATS, CARGO, SEASONS, SEASON_SPACES, type Season, TRACK_SPACES } from './components.ts';
import type { Boat, ByCargo, Cargo, CargoSpace, Sheet, Town } from './sheets.ts';

/** Sections of the rules that ask somebody, then those that run by themselves. */
export type PhaseName = AskingPhase | RunningPhase;
type AskingPhase =
  | 'layTiles'
  | 'deal'
  | 'refresh'
  | 'spoilStep'
  | 'actions'
  | 'boat'
  | 'cargo'
  | 'sell'
  | 'season'
  | 'reveal'
  | 'buy'
  | 'travelers'
  | 'draw'
  | 'spoilCard'
  | 'discard';
type RunningPhase =
  | 'turnBegins'
  | 'spoilCargo'
  | 'acting'
  | 'loading'
  | 'selling'
  | 'filling'
  | 'buying'
  | 'arriving'
  | 'drawing'
  | 'handLimit'
  | 'turnEnds';

export const NONE = -1;

/** How a merchant answers to spoiling; secret until all who are asked have answered. */
export const UNANSWERED = 0;
export const TAKES_IT = 1;
export const HAS_ICE = 2;
/** In a view: somebody else's answer that is not shown yet. */
export const ANSWERED = 3;
export type Answer = typeof UNANSWERED | typeof TAKES_IT | typeof HAS_ICE | typeof ANSWERED;

/** A barrel in a cargo box: what it is, and how many spaces it has shifted from the initial one. */
export type Barrel = Index<'barrel'>;
export const barrelOf = (cargo: Cargo, shifted: number): Barrel => shifted * CARGO.length + cargo;
export const cargoIn = (barrel: Barrel): Cargo => barrel % CARGO.length;
export const shiftedBy = (barrel: Barrel): number => Math.trunc(barrel / CARGO.length);
export const shifted = (barrel: Barrel): Barrel => barrel + CARGO.length;

export interface Merchant {
  gold: number;
  /** The boat card in use; `NONE` between expeditions. */
  boat: Boat;
  /** The space of the channel. In a port it is the space of its entrance: both are equally far from the exit. */
  at: number;
  inPort: boolean;
  barrels: Barrel[];
  /** Travelers aboard. */
  travelers: Card[];
  /** Secret. */
  hand: Card[];
  /** Town tiles won. */
  tiles: Sheet[];
  answer: Answer;
}

/** The letter that tells the six tiles of a town apart, from 0. */
export type TileLetter = Index<'tile letter'>;

export interface TownState {
  /** What lies on top of the town: a tile, or the values printed on the board. */
  sheet: Sheet;
  /** Cargo spaces of the sheet that hold a barrel. */
  filled: Bits<CargoSpace>;
  /** Tiles that have been turned up so far. */
  seen: Bits<TileLetter>;
  /** The space for town cards. */
  cards: Card[];
}

export interface State extends Phased<PhaseName> {
  merchants: By<Seat, Merchant>;
  towns: By<Town, TownState>;
  /** Barrels on the market. The more expensive spaces are filled first and emptied last. */
  market: ByCargo<number>;
  bag: ByCargo<number>;
  /** Barrels on the season track; the harvest takes away all before the final autumn. */
  track: Cargo[];
  /** How many barrels have ever been placed on the track. */
  placed: number;
  /** What is left to draw, in no order: chance draws any of them. Secret. */
  deck: Card[];
  pile: Card[];
  turn: Seat;
  round: number;
  /** The round in which a town was last filled. */
  lastFill: number;
  /** Actions left in this turn. */
  actions: number;
  /** Move actions made in this turn, without the bonus move. */
  moves: number;
  bonusMove: boolean;
  /** Good Current cards in force until the end of the turn. */
  currents: number;
  /** The current Port action: the sheet on arrival; its banner and spaces hold for all of it. */
  sheet: Sheet;
  /** Types sold into empty spaces in this Port action. */
  sold: Bits<Cargo>;
  /** Barrels sold into empty spaces in this Port action. */
  deliveries: number;
  claimed: boolean;
  /** Perishable barrels sold in this Port action that no ice card has been played on. */
  unchilled: number;
  /** Travelers dropped off in this Port action. */
  droppedOff: Bits<Traveler>;
  /** The spoil card that is being answered, and whether this draw has had one. */
  spoil: Card;
  spoilShown: boolean;
}

export const merchantOf = (s: State, seat: Seat): Merchant => s.merchants[seat] as Merchant;
export const mover = (s: State): Merchant => s.merchants[s.turn] as Merchant;
export const townOf = (s: State, town: Town): TownState => s.towns[town] as TownState;

export const hasBoat = (m: Merchant): boolean => m.boat !== NONE;
export const boatCard = (m: Merchant): (typeof BOATS)[number] => BOATS[m.boat] as (typeof BOATS)[number];
export const freeBoxes = (m: Merchant): number => boatCard(m).boxes - m.barrels.length;

export function add<I extends Index<string>>(counts: By<I, number>, index: I, amount: number): void {
  counts[index] = at(counts, index) + amount;
}

/** Takes one such entry out of a list that is known to hold it. */
export function take<I extends Index<string>>(list: I[], entry: I): void {
  const index = list.indexOf(entry);
  if (index < 0) throw new Error(`${entry} is not among ${list.join(', ')}`);
  list.splice(index, 1);
}

/** The season, by the number of barrels placed so far. */
const SEASON_BY_PLACED: readonly Season[] = [
  SEASONS[0],
  ...SEASONS.flatMap((season, i) => Array.from({ length: at(SEASON_SPACES, i) }, () => season)),
];
export const seasonOf = (s: { readonly placed: number }): Season => SEASON_BY_PLACED[s.placed] as Season;

/** The last space of the season track is filled: the last round runs. */
export const isLastRound = (s: { readonly placed: number }): boolean => s.placed === TRACK_SPACES;

export const clone = (s: State): State => ({
  ...s,
  merchants: s.merchants.map(cloneMerchant),
  towns: s.towns.map(cloneTown),
  market: s.market.slice(),
  bag: s.bag.slice(),
  track: s.track.slice(),
  deck: s.deck.slice(),
  pile: s.pile.slice(),
});

const cloneMerchant = (m: Merchant): Merchant => ({
  ...m,
  barrels: m.barrels.slice(),
  travelers: m.travelers.slice(),
  hand: m.hand.slice(),
  tiles: m.tiles.slice(),
});

const cloneTown = (town: TownState): TownState => ({ ...town, cards: town.cards.slice() });
