import type { Seat } from '#engine/actor.ts';
import { ACTIONS_PER_TURN, GOOD_CURRENT_SPACES, MOVES_FOR_BONUS, TRACK_SPACES } from '../components.ts';
import { speedOf } from '../rules/moving.ts';
import { sheetAt } from '../sheets.ts';
import { hasBoat, isLastRound, merchantOf, type State } from '../state.ts';
import { demandOf } from './demand.ts';

/** Turns at the table until a town is filled, on average. */
const TURNS_PER_FILL = 4.7;
/** What a turn of a merchant's time brings on average, in gold: every plan has to earn it. */
const GOLD_PER_TURN = 3.1;
/** Turns at the end of the year that are too few for another expedition. */
const TOO_FEW = 1.5;
/** Moves in a turn in which nothing else is done, the bonus move included. */
const MOVES_PER_TURN = MOVES_FOR_BONUS + 1;

/**
 * A merchant's clock counts actions from the beginning of the current turn, or of the merchant's last turn if it is
 * somebody else's turn: at 2 the merchant's next turn begins.
 */
export interface Clock {
  readonly start: number;
  /** Moves that are left in this turn, and how far each goes. */
  readonly moves: number;
  readonly reach: number;
  /** Spaces per move in later turns. */
  readonly speed: number;
  /** The merchant's own turns left in the year. */
  readonly turnsLeft: number;
  /** Whether step 2 of the turn that the clock counts from is still to come. */
  readonly unspoilt: boolean;
}

export function clockOf(s: State, seat: Seat): Clock {
  const m = merchantOf(s, seat);
  const isMover = seat === s.turn;
  const start = isMover ? ACTIONS_PER_TURN - s.actions : ACTIONS_PER_TURN;
  const reach = hasBoat(m) ? speedOf(s, m) : 0;
  return {
    start,
    moves: isMover ? movesNow(s) : 0,
    reach,
    speed: reach - s.currents * GOOD_CURRENT_SPACES,
    turnsLeft: turnsLeft(s, seat),
    unspoilt: isMover && (s.phase === 'spoilStep' || s.phase === 'refresh'),
  };
}

/** Moves that are left in the current turn: the second one of a turn gives another. */
function movesNow({ actions, moves, bonusMove }: State): number {
  if (actions === 0) return bonusMove ? 1 : 0;
  return actions + (moves + actions >= MOVES_FOR_BONUS ? 1 : 0);
}

/** The merchant's turns left, the current one by its actions: exact in the last round, an average before that. */
function turnsLeft(s: State, seat: Seat): number {
  const now = seat === s.turn ? s.actions / ACTIONS_PER_TURN : 0;
  if (isLastRound(s)) return seat > s.turn ? 1 : now;
  const seats = s.merchants.length;
  const turns = fillsLeft(s) * TURNS_PER_FILL + (seats - 1) / 2;
  const wait = seat === s.turn ? seats : (seat - s.turn + seats) % seats;
  return (turns - wait) / seats + now;
}

/** Towns that will still be filled. Barrels in the towns count in part, because they make the year go by. */
export function fillsLeft(s: State): number {
  let full = 0;
  for (const { sheet, filled } of s.towns) full += 1 - demandOf(sheet, filled).empty / sheetAt(sheet).spaces.length;
  return Math.max(LEAST_FILLS, TRACK_SPACES - s.placed - FULLNESS_SHARE * (full - USUAL_FULLNESS));
}
const LEAST_FILLS = 0.5;
const FULLNESS_SHARE = 0.7;
const USUAL_FULLNESS = 3.5;

/** What the clock shows when the boat is this many spaces down the river. */
export function arrival({ start, moves, reach, speed }: Clock, distance: number): number {
  if (distance === 0) return start;
  const now = Math.ceil(distance / reach);
  if (now <= moves) return Math.min(start + now, ACTIONS_PER_TURN);
  return sail(ACTIONS_PER_TURN, Math.ceil((distance - moves * reach) / speed));
}

/** A later leg, from a port that was left at this time. */
export const leg = ({ speed }: Clock, from: number, distance: number): number =>
  sail(from, Math.ceil(distance / speed));

/** A boat that begins in the middle of a turn has only one move in it. */
function sail(from: number, moves: number): number {
  if (from % ACTIONS_PER_TURN === 1) return moves === 0 ? from : sail(from + 1, moves - 1);
  const turns = Math.floor(moves / MOVES_PER_TURN);
  return from + turns * ACTIONS_PER_TURN + Math.min(moves - turns * MOVES_PER_TURN, ACTIONS_PER_TURN);
}

/** What the turns that are left will bring. */
export const income = (turns: number): number => (turns <= 0 ? 0 : (GOLD_PER_TURN * turns * turns) / (turns + TOO_FEW));

/** How likely it is that the year is not over by then. */
export const lasts = ({ start, turnsLeft: left }: Clock, at: number): number => {
  const spare = left - (at - start) / ACTIONS_PER_TURN;
  return 1 / (1 + Math.exp(-spare / (LEAST_DOUBT + DOUBT * left)));
};
const LEAST_DOUBT = 0.1;
const DOUBT = 0.15;
