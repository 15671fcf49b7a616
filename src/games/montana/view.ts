import { nothingHidden } from '#engine/open.ts';
import { clone, type State } from './state.ts';

/** Everything lies open: a view is a copy of the state, and so is what anybody imagines. */
export type View = State;

export const view = clone;
export const imagine = clone;
export const redeal = nothingHidden;
