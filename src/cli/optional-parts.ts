import type { Example } from '#engine/example.ts';
import { type GameId, loadExamples } from '#games/registry.ts';

export type Draw = (view: unknown) => string;

/** A game may know how to draw itself as text. */
export async function drawingOf(id: GameId): Promise<Draw | undefined> {
  const module = await unlessMissing(import(`#games/${id}/drawn.ts`) as Promise<{ readonly draw: Draw }>);
  return module?.draw;
}

/** A game may have worked examples. */
export const examplesOf = async (id: GameId): Promise<readonly Example<unknown>[]> =>
  (await unlessMissing(loadExamples(id))) ?? [];

async function unlessMissing<T>(loading: Promise<T>): Promise<T | undefined> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
