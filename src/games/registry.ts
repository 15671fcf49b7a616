import type { Example } from '#engine/example.ts';
import type { AnyGame } from '#engine/game.ts';

/** Every game, in the order of the home page. A new game is one folder and one line here. */
export const GAME_IDS = ['mississippi-queen', 'broadhorns', 'montana', 'small-railroad-empires', 'broadsides'] as const;

export type GameId = (typeof GAME_IDS)[number];

export const isGameId = (id: string): id is GameId => GAME_IDS.some((known) => known === id);

/**
 * Loads the rules of one game, and nothing of the others. Node reads such a path as it stands, and Vite makes one chunk
 * of each folder that fits it.
 */
export async function loadGame(id: GameId): Promise<AnyGame> {
  const module = (await import(`./${id}/game.ts`)) as { readonly game: AnyGame };
  return module.game;
}

/** Loads the worked examples of a game's guide. */
export async function loadExamples(id: GameId): Promise<readonly Example<unknown>[]> {
  const module = (await import(`./${id}/examples.ts`)) as { readonly examples: readonly Example<unknown>[] };
  return module.examples;
}
