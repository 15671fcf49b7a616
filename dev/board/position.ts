import type { Bot, Insight } from '#bots/bot.ts';
import { greedy } from '#bots/greedy.ts';
import { random } from '#bots/random.ts';
import { type Actor, CHANCE } from '#engine/actor.ts';
import type { Action } from '#engine/forms.ts';
import { type AnyGame, defaultOptions, type GameEvent } from '#engine/game.ts';
import type { Rng } from '#engine/rng.ts';
import { seeded } from '#engine/seeded.ts';
import { isGameId, loadGame } from '#games/registry.ts';
import { type AnyBoard, loadBoard, loadTextBoard } from '#web/shelf.ts';

/** A position of some game, and what led to it from the one before. */
export interface Position {
  readonly state: unknown;
  readonly events: readonly GameEvent[];
}

/** A game with its board, and a bot that plays the other seats. */
export interface Workbench {
  readonly game: AnyGame;
  readonly board: AnyBoard;
  readonly bot: Bot<unknown, Action>;
  readonly seats: number;
  readonly chance: Rng;
}

const INSIGHTS = import.meta.glob<{ readonly insight: Insight<unknown, Action> }>('../../src/games/*/bot/insight.ts');

/**
 * What the address asks for: `game`, `seats`, `seed`, `options` as JSON, `board=text`. A game without bots of its own is played at
 * random, and a game without a board of its own is shown as text.
 */
export async function openWorkbench(asked: URLSearchParams): Promise<Workbench> {
  const id = asked.get('game') ?? 'mississippi-queen';
  if (!isGameId(id)) throw new Error(`no game is registered as ${id}`);
  const [game, board] = await Promise.all([
    loadGame(id),
    asked.get('board') === 'text' ? loadTextBoard(id) : loadBoard(id),
  ]);
  const seats = Number(asked.get('seats') ?? game.meta.seats.at(-1));
  const known = await INSIGHTS[`../../src/games/${id}/bot/insight.ts`]?.();
  const bot = known === undefined ? random({ game }) : greedy({ game, insight: known.insight, seats });
  return { game, board, bot, seats, chance: seeded(Number(asked.get('seed') ?? 1)) };
}

/** Whether this is the moment asked for: from a turn on, in a phase, with a seat or any seat to decide. */
function isAskedFor(asked: URLSearchParams, { board }: Workbench, state: unknown, actor: Actor): boolean {
  const phase = asked.get('phase');
  if (actor === CHANCE || board.turn(state) < Number(asked.get('turn') ?? 0)) return false;
  if (phase !== null && (state as { readonly phase?: string }).phase !== phase) return false;
  return asked.has('any') || actor === Number(asked.get('seat') ?? 0);
}

/** Bots play on until the moment asked for, or the end of the game. */
export function playTo(asked: URLSearchParams, bench: Workbench): Position {
  const { game, bot, seats, chance } = bench;
  const options = { ...defaultOptions(game.meta), ...(JSON.parse(asked.get('options') ?? '{}') as object) };
  const state = game.setup(seats, options);
  for (let actor = game.awaiting(state)[0]; actor !== undefined; actor = game.awaiting(state)[0]) {
    if (isAskedFor(asked, bench, state, actor)) break;
    const action = actor === CHANCE ? game.chance(state, chance) : bot.decide(game.view(state, actor), actor, chance);
    game.apply(state, actor, action, () => undefined);
  }
  return { state, events: [] };
}

/** The position after these actions, each by the seat that is asked, and after what chance draws then. */
export function playOn({ game, chance }: Workbench, state: unknown, actions: readonly Action[]): Position {
  const next = game.clone(state);
  const events: GameEvent[] = [];
  const tell = (event: GameEvent) => events.push(event);
  for (const action of actions) {
    const actor = game.awaiting(next)[0];
    if (actor === undefined || game.refuse(next, actor, action) !== undefined) break;
    game.apply(next, actor, action, tell);
  }
  while (game.awaiting(next)[0] === CHANCE) game.apply(next, CHANCE, game.chance(next, chance), tell);
  return { state: next, events };
}
