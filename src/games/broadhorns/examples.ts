import type { Example } from '#engine/example.ts';
import { newcomerExamples } from './examples/newcomers.ts';
import { rulebookExamples } from './examples/rulebook.ts';
import type { State } from './state.ts';

/** The worked examples of the guide: the rulebook's own, then those that a newcomer needs most. */
export const examples: readonly Example<State>[] = [...rulebookExamples, ...newcomerExamples];
