import type { Seat } from '#engine/actor.ts';
import type { Phased } from '#engine/phases.ts';
import { ALL_CARDS, type Card } from './cards.ts';
import {
  BARRELS_OF_EACH_TYPE,
  BOATS,
  CARGO,
  MARKET_SPACES,
  PERISHABLES,
  SEASONS,
  SEASON_SPACES,
  type Season,
  START_GOLD,
  TOWNS,
  TRACK_SPACES,
} from './components.ts';
import { type Cargo, printedOf, type Sheet, type Town } from './sheets.ts';

/** There is nothing to choose before a game. */
export type Options = Readonly<Record<never, never>>;

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

/** A barrel in a cargo box: what it is, and how many spaces it has shifted from the initial one. */
export type Barrel = number;
export const barrelOf = (cargo: Cargo, shifted: number): Barrel => shifted * CARGO.length + cargo;
export const cargoIn = (barrel: Barrel): Cargo => barrel % CARGO.length;
export const shiftedBy = (barrel: Barrel): number => Math.trunc(barrel / CARGO.length);
export const shifted = (barrel: Barrel): Barrel => barrel + CARGO.length;

export interface Merchant {
  gold: number;
  /** The boat card in use, as an index into `BOATS`; `NONE` between expeditions. */
  boat: number;
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
  answer: number;
}

export interface TownState {
  /** What lies on top of the town: a tile, or the values printed on the board. */
  sheet: Sheet;
  /** Cargo spaces of the sheet that hold a barrel, one bit each. */
  filled: number;
  /** Tiles that have been turned up so far, by letter, one bit each. */
  seen: number;
  /** The space for town cards. */
  cards: Card[];
}

export interface State extends Phased<PhaseName> {
  merchants: Merchant[];
  towns: TownState[];
  /** Barrels on the market, by cargo. The more expensive spaces are filled first and emptied last. */
  market: number[];
  bag: number[];
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
  /** Types sold into empty spaces in this Port action, one bit each. */
  sold: number;
  /** Barrels sold into empty spaces in this Port action. */
  deliveries: number;
  claimed: boolean;
  /** Perishable barrels sold in this Port action that no ice card has been played on. */
  unchilled: number;
  /** Travelers dropped off in this Port action, one bit each. */
  droppedOff: number;
  /** The spoil card that is being answered, and whether this draw has had one. */
  spoil: Card;
  spoilShown: boolean;
}

export const merchantOf = (s: { readonly merchants: readonly Merchant[] }, seat: Seat): Merchant =>
  s.merchants[seat] as Merchant;
export const mover = (s: State): Merchant => s.merchants[s.turn] as Merchant;
export const townOf = (s: { readonly towns: readonly TownState[] }, town: Town): TownState =>
  s.towns[town] as TownState;

export const hasBoat = (m: Merchant): boolean => m.boat !== NONE;
export const boatCard = (m: Merchant): (typeof BOATS)[number] => BOATS[m.boat] as (typeof BOATS)[number];
export const freeBoxes = (m: Merchant): number => boatCard(m).boxes - m.barrels.length;
export const countOf = (list: readonly number[], index: number): number => list[index] as number;

export function add(list: number[], index: number, amount: number): void {
  list[index] = countOf(list, index) + amount;
}

/** Takes one such entry out of a list that is known to hold it. */
export function take(list: number[], entry: number): void {
  const index = list.indexOf(entry);
  if (index < 0) throw new Error(`${entry} is not among ${list.join(', ')}`);
  list.splice(index, 1);
}

/** The season, by the number of barrels placed so far. */
const SEASON_BY_PLACED: readonly Season[] = [
  SEASONS[0],
  ...SEASONS.flatMap((season, i) => Array.from({ length: SEASON_SPACES[i] ?? 0 }, () => season)),
];
export const seasonOf = (s: { readonly placed: number }): Season => SEASON_BY_PLACED[s.placed] as Season;

/** The last space of the season track is filled: the last round runs. */
export const isLastRound = (s: { readonly placed: number }): boolean => s.placed === TRACK_SPACES;

const START_BARRELS = MARKET_SPACES.length;

export function setup(seats: number): State {
  return {
    phase: 'layTiles',
    merchants: Array.from({ length: seats }, (_, seat) => newMerchant(START_GOLD[seat] ?? 0)),
    towns: TOWNS.map((_, town) => ({ sheet: printedOf(town), filled: 0, seen: 0, cards: [] })),
    market: CARGO.map(() => START_BARRELS),
    bag: CARGO.map(() => BARRELS_OF_EACH_TYPE - START_BARRELS),
    track: [],
    placed: 0,
    deck: ALL_CARDS.slice(),
    pile: [],
    turn: 0,
    round: 0,
    lastFill: 0,
    actions: 0,
    moves: 0,
    bonusMove: false,
    currents: 0,
    sheet: printedOf(0),
    sold: 0,
    deliveries: 0,
    claimed: false,
    unchilled: 0,
    droppedOff: 0,
    spoil: NONE,
    spoilShown: false,
  };
}

const newMerchant = (gold: number): Merchant => ({
  gold,
  boat: NONE,
  at: 0,
  inPort: false,
  barrels: [],
  travelers: [],
  hand: [],
  tiles: [],
  answer: UNANSWERED,
});

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

/** Whether a barrel shifts when cargo of this type spoils; `NONE` means every perishable. */
export const isHitBy = (barrel: Barrel, cargo: Cargo): boolean =>
  cargo === NONE ? cargoIn(barrel) < PERISHABLES : cargoIn(barrel) === cargo;
