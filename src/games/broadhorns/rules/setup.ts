import { CHANCE_ALONE } from '#engine/actor.ts';
import type { Phase } from '#engine/phases.ts';
import type { Action } from '../actions.ts';
import { NO_BITS } from '../bits.ts';
import { ALL_CARDS, isSpoil } from '../cards.ts';
import { BARRELS_OF_EACH_TYPE, CARGO, MARKET_SPACES, START_GOLD, TOWNS } from '../components.ts';
import type { Event } from '../events.ts';
import { isTile, printedOf, type Town } from '../sheets.ts';
import { type Merchant, mover, NONE, type State, take, townOf, UNANSWERED } from '../state.ts';
import { forChance } from './asking.ts';
import { cardsToDraw, drawAny } from './deck.ts';
import { drawTile, tilesOf, turnUp } from './tiles.ts';

/** Setup: barrels on all the 2 and 3 spaces of the market, and the others in the draw bag. */
const START_BARRELS = MARKET_SPACES.length;

/** Setup, up to the first draw: towns have no tiles yet, and nobody has a card. */
export function setup(seats: number): State {
  return {
    phase: 'layTiles',
    merchants: START_GOLD.slice(0, seats).map(newMerchant),
    towns: TOWNS.map((_, town) => ({ sheet: printedOf(town), filled: NO_BITS, seen: NO_BITS, cards: [] })),
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
    sold: NO_BITS,
    deliveries: 0,
    claimed: false,
    unchilled: 0,
    droppedOff: NO_BITS,
    spoil: NONE,
    spoilShown: false,
  };
}

/** Beside St. Louis, without a boat. */
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

/** Setup: three tiles of each town. The upper ones hide the lower ones, so each is drawn when it is turned up. */
export const layTiles: Phase<State, Action, Event> = {
  awaiting: () => CHANCE_ALONE,
  legal: (s) => tilesOf(s, bareTown(s)),
  refuse: forChance,
  chance: (s, rng) => drawTile(s, bareTown(s), rng),
  on: {
    reveal(s, { tile }, tell) {
      turnUp(s, tile, tell);
      if (bareTown(s) === TOWNS.length) s.phase = 'deal';
    },
  },
};

/** The first town without a tile; once all have one, the number of towns. */
function bareTown(s: State): Town {
  let town = 0;
  while (town < TOWNS.length && isTile(townOf(s, town).sheet)) town += 1;
  return town;
}

/** Setup: one card for each player; spoil cards are set aside and go back when everybody has one. */
export const deal: Phase<State, Action, Event> = {
  awaiting: () => CHANCE_ALONE,
  legal: cardsToDraw,
  refuse: forChance,
  chance: drawAny,
  on: {
    draw(s, { card }, tell) {
      take(s.deck, card);
      if (isSpoil(card)) {
        s.pile.push(card);
        tell({ type: 'spoilSetAside', seat: s.turn, card });
        return;
      }
      mover(s).hand.push(card);
      tell({ type: 'dealt', seat: s.turn });
      s.turn += 1;
      if (s.turn === s.merchants.length) beginGame(s);
    },
  },
};

function beginGame(s: State): void {
  s.deck.push(...s.pile);
  s.pile = [];
  s.turn = 0;
  s.round = 1;
  s.phase = 'turnBegins';
}
