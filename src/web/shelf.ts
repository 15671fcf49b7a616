import type { FunctionComponent } from 'preact';
import type { AnyGame, Meta } from '#engine/game.ts';
import { GAME_IDS, type GameId, isGameId, loadExamples, loadGame } from '#games/registry.ts';
import type { BoardAction, BoardEvent, BoardModule, BoardProps, PanelProps } from '#kit/board.ts';
import { lazily } from './lazy.ts';

/** The board of some game: views, actions and events come and go as that game's own. */
export interface AnyBoard extends Omit<BoardModule<unknown, BoardAction, BoardEvent>, 'Board' | 'Panel'> {
  readonly Board: FunctionComponent<BoardProps<unknown, BoardAction, BoardEvent>>;
  readonly Panel: FunctionComponent<PanelProps<unknown>>;
}

/** Vite makes one chunk per game of each of these paths; nothing of a game is fetched before it is on the table. */
export const boards = lazily(async (id: GameId): Promise<AnyBoard> => {
  const module = (await import(`../games/${id}/board/board.tsx`)) as { readonly board: AnyBoard };
  return module.board;
});

export const covers = lazily(async (id: GameId): Promise<FunctionComponent> => {
  const module = (await import(`../games/${id}/board/cover.tsx`)) as { readonly Cover: FunctionComponent };
  return module.Cover;
});

export const games = lazily((id: GameId): Promise<AnyGame> => loadGame(id));

/** Worked examples of the guide; a game may have none. */
export const exampleLoaders = lazily((id: GameId) => loadExamples(id));

/** What a box says on its lid. */
export const metas = lazily(async (id: GameId): Promise<Meta> => {
  const module = (await import(`../games/${id}/meta.ts`)) as { readonly meta: Meta };
  return module.meta;
});

interface GameAtHand {
  readonly game?: AnyGame;
  readonly board?: AnyBoard;
  /** They could not be fetched: the connection broke, or this game has no board yet. */
  readonly missing?: true;
}

/** The rules and the board of a game, as soon as they are there. */
export function useGame(id: string | undefined): GameAtHand {
  if (id === undefined || !isGameId(id)) return {};
  const [game, board] = [games(id).value, boards(id).value];
  if (game.is === 'failed' || board.is === 'failed') return { missing: true };
  return { ...(game.is === 'here' && { game: game.value }), ...(board.is === 'here' && { board: board.value }) };
}

export { GAME_IDS, type GameId, isGameId };
