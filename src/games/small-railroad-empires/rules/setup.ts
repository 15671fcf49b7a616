import { alone, CHANCE_ALONE } from '#engine/actor.ts';
import type { Phase } from '#engine/phases.ts';
import { pick } from '#engine/rng.ts';
import { type Action, BEGINS, CONTRACT_DEALS, DEALS, GOALS, STARTS, TURN_UPS } from '../actions.ts';
import {
  ACHIEVEMENTS,
  ACHIEVEMENTS_IN_PLAY,
  CONTRACTS,
  DEALT_CARDS,
  GOODS,
  MARKET_PRICES,
  POSITIONS,
} from '../components.ts';
import type { Event, TellEvent } from '../events.ts';
import { EXPANSIONS } from '../expansions.ts';
import { type Factory, FACTORY_NAMES, factoryHex, NOWHERE, SIXTHS } from '../map.ts';
import { bitOf } from '../network.ts';
import { rulingOn } from '../rule-id.ts';
import { companyOf, NONE, sizeOf, type State } from '../state.ts';

type Section = Phase<State, Action, Event>;

const seatsOf = (s: State): number => s.companies.length;

/** The seat that comes this many places after the start player. */
const seatInOrder = (s: State, place: number): number => (s.startSeat + place) % seatsOf(s);

/** Setup: a random player starts, the others follow clockwise. */
export const start: Section = {
  awaiting: () => CHANCE_ALONE,
  legal: (s) => STARTS.slice(0, seatsOf(s)),
  refuse: (s) => rulingOn('setup.start', { seats: seatsOf(s) }),
  chance: (s, rng) => STARTS[rng.below(seatsOf(s))] as Action,
  on: {
    start(s, { seat }, tell) {
      s.startSeat = seat;
      tell({ type: 'starts', seat });
      s.phase = 'tiles';
    },
  },
};

const LAYINGS: readonly (readonly (readonly Action[])[])[] = POSITIONS.map(({ turns }) =>
  Array.from({ length: Math.trunc(FACTORY_NAMES.length / GOODS.length) }, (_, tile) =>
    turns.map((turn): Action => ({ type: 'lay', tile, turns: turn })),
  ),
);

const layings = (s: State): readonly Action[] => s.stack.flatMap((tile) => LAYINGS[s.map.length]?.[tile] ?? []);

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
      s.map = [...s.map, tile * SIXTHS + turns];
      for (const [good] of GOODS.entries()) s.tokens |= 1 << (tile * GOODS.length + good);
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
  legal: (s) => s.contracts.map((n) => CONTRACT_DEALS[n] as Action),
  refuse: (s) => rulingOn('setup.contract', { left: s.contracts.length }),
  chance: (s, rng) => CONTRACT_DEALS[pick(rng, s.contracts)] as Action,
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
  legal: (s) => s.deck.map((card) => DEALS[card] as Action),
  refuse: (s) => rulingOn('setup.cards', { left: s.deck.length }),
  chance: (s, rng) => DEALS[pick(rng, s.deck)] as Action,
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

function take(s: State, card: number): void {
  s.deck.splice(s.deck.indexOf(card), 1);
}

/** A train card into the most expensive place of the market. */
function turnUp(s: State, card: number, tell: TellEvent): void {
  take(s, card);
  s.market.push(card);
  tell({ type: 'cardTurnedUp', card, place: s.market.length });
}

/** Setup 3: three train cards face up as the market. */
export const market: Section = {
  awaiting: () => CHANCE_ALONE,
  legal: (s) => s.deck.map((card) => TURN_UPS[card] as Action),
  refuse: (s) => rulingOn('market.slide', { left: s.deck.length }),
  chance: (s, rng) => TURN_UPS[pick(rng, s.deck)] as Action,
  on: {
    turnUp(s, { card }, tell) {
      turnUp(s, card, tell);
      if (s.market.length < MARKET_PRICES.length) return;
      s.turn = seatInOrder(s, seatsOf(s) - 1);
      s.phase = 'begin';
    },
  },
};

/** The market is refilled at once after a purchase. */
export const refill: Section = {
  ...market,
  on: {
    turnUp(s, { card }, tell) {
      turnUp(s, card, tell);
      s.phase = s.resume;
    },
  },
};

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
      factory: FACTORY_NAMES[factory] ?? '',
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
