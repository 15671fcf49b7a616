import type { AnyGame } from './game.ts';

/** The `redeal` of a game where everything lies open: there is nothing to deal anew, and one view is everybody's. */
export const nothingHidden = (): void => undefined;

/** Whether everything lies open, so that a table need look only once for all its viewers. */
export const liesOpen = (game: Pick<AnyGame, 'redeal'>): boolean => game.redeal === nothingHidden;
