import type { Example } from '#engine/example.ts';
import { boardingParties } from './examples/boarding-parties.ts';
import { broadsides } from './examples/broadsides.ts';
import type { State } from './state.ts';

/** Rules of the guide shown at work, in the order of the guide. Seat 0 commands the Royal Isabella. */
export const examples: readonly Example<State>[] = [...broadsides, ...boardingParties];
