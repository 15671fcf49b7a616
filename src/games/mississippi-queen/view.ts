import type { State } from './state.ts';

/** Nothing is hidden in this game: the order of the stack exists nowhere, so everybody sees everything. */
export type View = State;
