import type { State } from './state.ts';

/** Everything lies open. */
export type View = State;
