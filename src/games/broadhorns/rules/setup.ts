import { CHANCE_ALONE } from '#engine/actor.ts';
import type { Phase } from '#engine/phases.ts';
import type { Rng } from '#engine/rng.ts';
import { type Action, REVEALS } from '../actions.ts';
import { isSpoil } from '../cards.ts';
import { STACK, TILES_PER_TOWN, TOWNS } from '../components.ts';
import type { Event, TellEvent } from '../events.ts';
import { isTile, printedOf, type Sheet, sheetAt, type Town, tileOf } from '../sheets.ts';
import { merchantOf, type State, take, type TownState, townOf } from '../state.ts';
import { cardsToDraw, drawAny } from './deck.ts';
import { forChance } from './asking.ts';

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

export const tilesOf = (s: State, town: Town): readonly Action[] =>
  LETTERS.filter((letter) => !isSeen(townOf(s, town), letter)).map((letter) => REVEALS[tileOf(town, letter)] as Action);

const LETTERS = Array.from({ length: TILES_PER_TOWN }, (_, letter) => letter);
const isSeen = (town: TownState, letter: number): boolean => ((town.seen >> letter) & 1) === 1;

export function drawTile(s: State, town: Town, rng: Rng): Action {
  const tiles = tilesOf(s, town);
  return tiles[rng.below(tiles.length)] as Action;
}

export function turnUp(s: State, tile: Sheet, tell: TellEvent): void {
  const { town } = sheetAt(tile);
  const place = townOf(s, town);
  place.sheet = tile;
  place.seen |= 1 << (tile - tileOf(town, 0));
  tell({ type: 'tileRevealed', town, tile });
}

/**
 * Takes the top tile away. Then chance turns up another of the stack, or the board's values show. True: chance is
 * asked.
 */
export function uncover(s: State, town: Town): boolean {
  const place = townOf(s, town);
  place.sheet = printedOf(town);
  return LETTERS.filter((letter) => isSeen(place, letter)).length < STACK;
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
      merchantOf(s, s.turn).hand.push(card);
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
