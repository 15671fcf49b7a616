import type { FunctionComponent } from 'preact';
import type { AnyGame, GameEvent, Meta } from '#engine/game.ts';
import { GAME_IDS, type GameId, isGameId, loadExamples, loadGame } from '#games/registry.ts';
import type { Action } from '#engine/forms.ts';
import type { BoardModule, BoardProps, PanelProps } from '#kit/board.ts';
import { defaultBoard, type DrawView } from '#kit/default-board.tsx';
import { lazily } from './lazy.ts';

/** The board of some game: views, actions and events come and go as that game's own. */
export interface AnyBoard extends Omit<BoardModule<unknown, Action, GameEvent>, 'Board' | 'Panel'> {
  readonly Board: FunctionComponent<BoardProps<unknown, Action, GameEvent>>;
  readonly Panel: FunctionComponent<PanelProps<unknown>>;
}

/** One chunk per game; nothing of a game is fetched before it is played. */
const BOARDS = import.meta.glob<{ readonly board: AnyBoard }>('../games/*/board/board.tsx');
const COVERS = import.meta.glob<{ readonly Cover: FunctionComponent }>('../games/*/board/cover.tsx');
const DRAWINGS = import.meta.glob<{ readonly draw: DrawView }>('../games/*/drawn.ts');

/** The board of a game; one that has none of its own yet is drawn as text. */
export async function loadBoard(id: GameId): Promise<AnyBoard> {
  const own = await BOARDS[`../games/${id}/board/board.tsx`]?.();
  return own?.board ?? loadTextBoard(id);
}

export async function loadTextBoard(id: GameId): Promise<AnyBoard> {
  const [game, drawing] = await Promise.all([loadGame(id), DRAWINGS[`../games/${id}/drawn.ts`]?.()]);
  return defaultBoard(game, drawing?.draw);
}

export const boards = lazily(loadBoard);

/** The picture of a game; nothing is shown for a game that has none yet. */
export const covers = lazily(async (id: GameId): Promise<FunctionComponent> => {
  const own = await COVERS[`../games/${id}/board/cover.tsx`]?.();
  return own?.Cover ?? (() => null);
});

export const games = lazily((id: GameId): Promise<AnyGame> => loadGame(id));

/** Worked examples of the guide; a game may have none. */
export const exampleLoaders = lazily((id: GameId) => loadExamples(id));

export async function metaOf(id: GameId): Promise<Meta> {
  const module = (await import(`../games/${id}/meta.ts`)) as { readonly meta: Meta };
  return module.meta;
}

/** Title, seats, minutes and options of a game. */
export const metas = lazily(metaOf);

interface GameAtHand {
  readonly game?: AnyGame;
  readonly board?: AnyBoard;
  /** They could not be fetched: the connection broke. */
  readonly missing?: true;
}

/** The rules and the board of a game, as soon as they are there. */
export function useGame(id: string | undefined): GameAtHand {
  if (id === undefined || !isGameId(id)) return {};
  const [game, board] = [games(id).value, boards(id).value];
  if (game.is === 'failed' || board.is === 'failed') return { missing: true };
  return { ...(game.is === 'here' && { game: game.value }), ...(board.is === 'here' && { board: board.value }) };
}

export { GAME_IDS, type GameId, isGameId, loadGame };
