import { alone, CHANCE_ALONE, type Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import type { Phase } from '#engine/phases.ts';
import { pick } from '#engine/rng.ts';
import type { Action } from '../actions.ts';
import { BEGINS, CONTRACT_DEALS, DEALS, GOALS, LAYINGS, STARTS } from '../answers.ts';
import { bitOf } from '../bits.ts';
import {
  ABILITIES,
  ACHIEVEMENTS,
  ACHIEVEMENTS_IN_PLAY,
  CITIES,
  CONTRACTS,
  DEALT_CARDS,
  DEMANDS_PER_CITY,
  GOODS,
  LOANS_IN_THE_BOX,
  START_MONEY,
  TRACKS_PER_COLOUR,
  TRAINS_PER_COLOUR,
} from '../components.ts';
import type { Event } from '../events.ts';
import { EXPANSIONS } from '../expansions.ts';
import { CELLS, type Factory, FACTORY_NAMES, factoryHex, factoryOf, HEXES, lyingAs, NOWHERE } from '../map.ts';
import type { Options } from '../options.ts';
import { rulingOn } from '../rulings.ts';
import { type Company, companyOf, NONE, seatInOrder, sizeOf, type State } from '../state.ts';
import { take } from './market.ts';

type Section = Phase<State, Action, Event>;

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Long lists are copied from these: that is far faster than to build them, and playouts begin thousands of games. */
const NO_TRACKS: readonly number[] = Array.from({ length: HEXES }, () => 0);
const NO_TRAINS: readonly Seat[] = Array.from({ length: DEMANDS_PER_CITY * CITIES.length }, () => NONE);

export function setup(seats: number, options: Options): State {
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

const seatsOf = (s: State): number => s.companies.length;

/** Setup: a random player starts, the others follow clockwise. */
export const start: Section = {
  awaiting: () => CHANCE_ALONE,
  legal: (s) => STARTS.slice(0, seatsOf(s)),
  refuse: (s) => rulingOn('setup.start', { seats: seatsOf(s) }),
  chance: (s, rng) => at(STARTS, rng.below(seatsOf(s))),
  on: {
    start(s, { seat }, tell) {
      s.startSeat = seat;
      tell({ type: 'starts', seat });
      s.phase = 'tiles';
    },
  },
};

const layings = (s: State): readonly Action[] => s.stack.flatMap((tile) => at(at(LAYINGS, s.map.length), tile));

/**
 * Setup 1: the map, tile by tile, each turned so that as many white dots as possible meet; a token on every factory.
 */
export const tiles: Section = {
  awaiting: () => CHANCE_ALONE,
  legal: layings,
  refuse: (s) => rulingOn('setup.map', { position: s.map.length + 1 }),
  chance: (s, rng) => pick(rng, layings(s)),
  on: {
    lay(s, { tile, turns }, tell) {
      tell({ type: 'tileLaid', position: s.map.length, tile, turns });
      s.stack = s.stack.filter((other) => other !== tile);
      s.map = [...s.map, lyingAs(tile, turns)];
      for (const [good] of GOODS.entries()) s.tokens |= bitOf(factoryOf(tile, good));
      if (s.map.length === sizeOf(seatsOf(s)).positions) s.phase = 'goals';
    },
  },
};

const goalsLeft = (s: State): readonly Action[] => GOALS.filter((_, n) => !s.goals.includes(n));

/** Setup 2: five achievements face up. */
export const goals: Section = {
  awaiting: () => CHANCE_ALONE,
  legal: goalsLeft,
  refuse: (s) => rulingOn('setup.achievements', { left: ACHIEVEMENTS.length - s.goals.length }),
  chance: (s, rng) => pick(rng, goalsLeft(s)),
  on: {
    goal(s, { achievement }, tell) {
      s.goals = [...s.goals, achievement];
      s.holders.push(NONE);
      tell({ type: 'goalShown', achievement });
      if (s.goals.length === ACHIEVEMENTS_IN_PLAY) s.phase = 'contracts';
    },
  },
};

/** Setup 3: one secret contract to each player; the rest are out of the game. */
export const contracts: Section = {
  awaiting: () => CHANCE_ALONE,
  legal: (s) => s.contracts.map((contract) => at(CONTRACT_DEALS, contract)),
  refuse: (s) => rulingOn('setup.contract', { left: s.contracts.length }),
  chance: (s, rng) => at(CONTRACT_DEALS, pick(rng, s.contracts)),
  on: {
    contract(s, { contract }, tell) {
      const dealt = CONTRACTS.length - s.contracts.length;
      const seat = seatInOrder(s, dealt);
      s.contracts = s.contracts.filter((other) => other !== contract);
      companyOf(s, seat).contract = contract;
      tell({ type: 'contractDealt', seat });
      if (dealt + 1 === seatsOf(s)) s.phase = 'deal';
    },
  },
};

/** Setup 3: three train cards to each player, hidden. */
export const deal: Section = {
  awaiting: () => CHANCE_ALONE,
  legal: (s) => s.deck.map((card) => at(DEALS, card)),
  refuse: (s) => rulingOn('setup.cards', { left: s.deck.length }),
  chance: (s, rng) => at(DEALS, pick(rng, s.deck)),
  on: {
    deal(s, { card }, tell) {
      const cards = s.companies.reduce((sum, { dealt }) => sum + dealt.length, 0);
      const seat = seatInOrder(s, cards);
      take(s, card);
      companyOf(s, seat).dealt.push(card);
      companyOf(s, seat).dealt.sort(byNumber);
      tell({ type: 'cardDealt', seat });
      if (cards + 1 === seatsOf(s) * DEALT_CARDS) s.phase = 'market';
    },
  },
};

const byNumber = (a: number, b: number): number => a - b;

const isFree = (s: State, factory: Factory): boolean => {
  const hex = factoryHex(s.map, factory);
  return hex !== NOWHERE && s.tracks[hex] === 0;
};

/** Setup 4: in reverse turn order each player puts the starting track, free, on a factory nobody has chosen. */
export const begin: Section = {
  awaiting: (s) => alone(s.turn),
  legal: (s) => BEGINS.filter((_, factory) => isFree(s, factory)),
  refuse: (s, _, action) => {
    const factory = action.type === 'begin' ? action.factory : 0;
    return rulingOn('setup.begin', {
      factory: at(FACTORY_NAMES, factory),
      onTheMap: Number(factoryHex(s.map, factory) !== NOWHERE),
    });
  },
  on: {
    begin(s, { factory }, tell) {
      const hex = factoryHex(s.map, factory);
      const company = companyOf(s, s.turn);
      company.supply -= 1;
      company.line.push(hex);
      s.tracks[hex] = bitOf(s.turn);
      tell({ type: 'began', seat: s.turn, factory, hex });
      if (s.turn === s.startSeat) s.phase = 'extras';
      else s.turn = (s.turn + seatsOf(s) - 1) % seatsOf(s);
    },
  },
};

/** Setup 5: after setting up the game as usual, expansions add theirs. */
export function setUpExtras(s: State): void {
  s.phase = 'turnBegins';
  s.resume = 'turnBegins';
  for (const expansion of EXPANSIONS) if (expansion.isIn(s)) expansion.setUp(s);
}
