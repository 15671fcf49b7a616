import type { Example } from '#engine/example.ts';
import { buildAndEnd } from './examples/build-and-end.ts';
import { city } from './examples/city.ts';
import { recruitAndWork } from './examples/recruit-and-work.ts';
import type { State } from './state.ts';

/** The rulebook's examples and some that newcomers ask for, in the order of the guide. */
export const examples: readonly Example<State>[] = [...recruitAndWork, ...city, ...buildAndEnd];
