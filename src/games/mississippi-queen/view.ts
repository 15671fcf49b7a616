import { nothingHidden } from '#engine/open.ts';
import { type State, clone } from './state.ts';

/** Nothing is hidden in this game: the order of the stack exists nowhere, so everybody sees everything. */
export type View = State;

export const view: (s: State) => View = clone;

export const imagine: (seen: View) => State = clone;

export const redeal = nothingHidden;
