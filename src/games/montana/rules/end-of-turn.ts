import { alone } from '#engine/actor.ts';
import { CANTEEN, DONE } from '../answers.ts';
import { AREAS, BANK } from '../components.ts';
import { addCrew, NO_CREW } from '../crews.ts';
import type { TellEvent } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import { active, crewOn, type State } from '../state.ts';
import { largeSpacesOf, smallBeside, type Space } from '../worker-board.ts';
import { addTrades, mayTrade, refuseTrade, trade } from './cattle.ts';
import { finish } from './ending.ts';
import { refusing, type Section } from './refusals.ts';
import { beginRound, beginTurn } from './turn.ts';

/** The end of a turn: cows may still be traded, and a canteen spent for another turn at once. */
export const endOfTurn: Section = {
  awaiting: (s) => alone(s.turn),
  skip: skipEndOfTurn,
  legal: (s) => addTrades(s, active(s).canteens > 0 ? [DONE, CANTEEN] : [DONE]),
  refuse: refusing({ canteen: () => rulingOn('canteen'), trade: refuseTrade }),
  on: {
    canteen(s, _, tell) {
      active(s).canteens -= 1;
      s.canteensInBox += 1;
      tell({ type: 'canteenSpent', seat: s.turn });
      clearFullAreas(s, tell);
      beginTurn(s, true, tell);
    },
    trade,
    done: (s, _, tell) => endTurn(s, tell),
  },
};

/** Without a cow and a canteen the turn is over. */
function skipEndOfTurn(s: State, tell: TellEvent): boolean {
  if (mayTrade(s) || active(s).canteens > 0) return false;
  endTurn(s, tell);
  return true;
}

/** The turn goes clockwise; the last round ends with the player to the right of the starting player. */
function endTurn(s: State, tell: TellEvent): void {
  clearFullAreas(s, tell);
  const next = (s.turn + 1) % s.seats;
  if (next !== s.first) {
    s.turn = next;
    beginTurn(s, false, tell);
  } else if (s.lastRound) finish(s, tell);
  else beginRound(s, tell);
}

const BANK_ROW: readonly Space[] = BANK.map((_, space) => space);
const AREA_ROWS = AREAS.map((_, area) => ({ area, row: largeSpacesOf(area) }));

/** An area is full when all its large spaces are; the bank, when all its spaces are. */
function clearFullAreas(s: State, tell: TellEvent): void {
  if (areTaken(s, BANK_ROW)) {
    for (const space of BANK_ROW) clear(s, space);
    tell({ type: 'spacesCleared', area: 'bank' });
  }
  for (const { area, row } of AREA_ROWS) {
    if (!areTaken(s, row)) continue;
    for (const space of row) {
      clear(s, space);
      clear(s, smallBeside(space));
    }
    tell({ type: 'spacesCleared', area });
  }
}

function areTaken(s: State, row: readonly Space[]): boolean {
  for (const space of row) if (crewOn(s, space) === NO_CREW) return false;
  return true;
}

/** The workers of a space go back to the supply. */
function clear(s: State, space: Space): void {
  const crew = crewOn(s, space);
  if (crew === NO_CREW) return;
  addCrew(s.workers, crew, 1);
  s.spaces[space] = NO_CREW;
}
