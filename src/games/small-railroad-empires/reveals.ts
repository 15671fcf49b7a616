import type { State } from './state.ts';

/** Cards are hidden until chance deals them, and contracts until the game is over: only a step that ends it shows some. */
export const reveals = (_: State, after: State): boolean => after.outcome !== undefined;
