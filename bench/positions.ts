import { CHANCE, type Seat } from '#engine/actor.ts';
import { type AnyGame, silent, defaultOptions } from '#engine/game.ts';
import { pick } from '#engine/rng.ts';
import { seeded } from '#engine/seeded.ts';

/** A moment of a random game at which a seat has a choice. */
export interface SamplePosition {
  readonly state: unknown;
  readonly seat: Seat;
}

const GAMES = 4;

/** Moments spread over a few random games, the same on every machine. */
export function positionsOf(game: AnyGame, count: number): readonly SamplePosition[] {
  const all = Array.from({ length: GAMES }, (_, seed) => choicesOf(game, seed)).flat();
  return Array.from(
    { length: Math.min(count, all.length) },
    (_, i) => all[Math.floor((i * all.length) / count)] as SamplePosition,
  );
}

function choicesOf(game: AnyGame, seed: number): readonly SamplePosition[] {
  const rng = seeded(seed);
  const state = game.setup(Math.max(...game.meta.seats), defaultOptions(game.meta));
  const choices: SamplePosition[] = [];
  for (let awaiting = game.awaiting(state); awaiting.length > 0; awaiting = game.awaiting(state)) {
    const actor = pick(rng, awaiting);
    const legal = actor === CHANCE ? [] : game.legal(state, actor);
    if (actor !== CHANCE && legal.length > 1) choices.push({ state: game.clone(state), seat: actor });
    game.apply(state, actor, actor === CHANCE ? game.chance(state, rng) : pick(rng, legal), silent);
  }
  return choices;
}
