import type { State } from './state.ts';

/**
 * Cards are hidden until chance deals them, and contracts until the game is over. So only a step that ends the game
 * shows some.
 */
export const reveals = (_: State, after: State): boolean => after.outcome !== undefined;
