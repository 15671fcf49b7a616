import type { Example } from '#engine/example.ts';
import { onOneTurn } from './examples/on-one-turn.ts';
import { pushes } from './examples/pushes.ts';
import { toTheLanding } from './examples/to-the-landing.ts';
import type { State } from './state.ts';

/**
 * The rulebook's examples and some that newcomers ask for, in the order of the guide. Boats are named by the emblem of
 * their seat on the page, and at first also by the number that the drawn river gives them.
 */
export const examples: readonly Example<State>[] = [...onOneTurn, ...pushes, ...toTheLanding];
