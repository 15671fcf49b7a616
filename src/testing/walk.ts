import { type Actor, CHANCE, type Seat } from '#engine/actor.ts';
import type { Action } from '#engine/forms.ts';
import { type AnyGame, type GameEvent, silent, type Tell } from '#engine/game.ts';
import type { Move } from '#engine/record.ts';
import { pick, type Rng } from '#engine/rng.ts';
import type { Table } from './tables.ts';

/** No game here is this long. A game that is does not end. */
const LONGEST_GAME = 100_000;

/**
 * Plays a whole game at random. `visit` gets the state before each move and after the last, and whether a seat has just
 * decided without anybody being told. The walk goes on with the same state.
 */
export function walk(
  game: AnyGame,
  table: Table,
  rng: Rng,
  visit: (state: unknown, number: number, inSecret: boolean) => void,
): readonly Move[] {
  const state = game.setup(table.seats, table.options);
  const moves: Move[] = [];
  visit(state, 0, false);
  while (game.awaiting(state).length > 0) {
    if (moves.length === LONGEST_GAME) throw new Error(`not over after ${LONGEST_GAME} moves`);
    let told = 0;
    const tell = () => void (told += 1);
    const move = unaskedMove(game, table, state, rng, tell) ?? playRandomMove(game, state, rng, tell);
    moves.push(move);
    visit(state, moves.length, told === 0 && move[0] !== CHANCE);
  }
  return moves;
}

/** Once in this many moves somebody does what is open at any time. More surrenders would leave no long games. */
const SELDOM = 200;

/** Sometimes one move of any seat, asked or not. */
function unaskedMove(
  game: AnyGame,
  { seats }: Table,
  state: unknown,
  rng: Rng,
  tell: Tell<GameEvent>,
): Move | undefined {
  if (game.anytime === undefined || rng.below(SELDOM) > 0) return undefined;
  const seat = rng.below(seats);
  const open = game.anytime(state, seat);
  if (open.length === 0) return undefined;
  const action = pick(rng, open);
  game.apply(state, seat, action, tell);
  return [seat, action];
}

/** Plays on in place until the game ends, but at most this many moves. */
export function wander(game: AnyGame, state: unknown, rng: Rng, moves: number): void {
  for (let i = 0; i < moves && game.awaiting(state).length > 0; i++) playRandomMove(game, state, rng);
}

/** One random move of one of the awaited actors. */
export function playRandomMove(game: AnyGame, state: unknown, rng: Rng, tell: Tell<GameEvent> = silent): Move {
  const actor = pick(rng, game.awaiting(state));
  const action = anAction(game, state, actor, rng);
  game.apply(state, actor, action, tell);
  return [actor, action];
}

function anAction(game: AnyGame, state: unknown, actor: Actor, rng: Rng): Action {
  if (actor === CHANCE) return game.chance(state, rng);
  const legal = game.legal(state, actor);
  if (legal.length === 0) throw new Error(`seat ${actor} is awaited and has no legal action`);
  return pick(rng, legal);
}

/**
 * Whether a costly check looks at this state: at all of the first ones, then at fewer and fewer, so that long games
 * cost little more than short ones.
 */
export const worthALook = (number: number, rng: Rng): boolean => rng.below(number + 1) < 12;

export const seatsOf = (table: Table): readonly Seat[] => Array.from({ length: table.seats }, (_, seat) => seat);

/** Everyone who can look at a table: each seat, and a spectator. */
export const viewersOf = (table: Table): readonly (Seat | undefined)[] => [...seatsOf(table), undefined];

export const actorsOf = (table: Table): readonly Actor[] => [...seatsOf(table), CHANCE];

export const nameViewer = (viewer: Seat | undefined): string =>
  viewer === undefined ? 'a spectator' : `seat ${viewer}`;
