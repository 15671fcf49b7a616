import type { AnyGame } from './game.ts';

/**
 * The `redeal` of a game where everything lies open: there is nothing to deal again, and all viewers share one view.
 */
export const nothingHidden = (): void => undefined;

/** Whether everything lies open, so that one view serves all viewers of a table. */
export const liesOpen = (game: Pick<AnyGame, 'redeal'>): boolean => game.redeal === nothingHidden;
