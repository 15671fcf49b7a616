import type { Meta } from '#engine/game.ts';
import { inWords } from '#words/speech.ts';
import { PLOTTING_SQUARES } from './components.ts';
import { type Options, options } from './options.ts';

/** What the lid of the box says; the shelf reads it without the rules. */
export const meta: Meta<Options> = {
  id: 'broadsides',
  title: 'Broadsides & Boarding Parties',
  summary: `A duel of two ships in the Caribbean: plot ${inWords(PLOTTING_SQUARES)} moves in secret, bring the guns to bear, and lead the boarders across when the hulls meet.`,
  seats: [2],
  minutes: [45, 90],
  options,
  rulesVersion: 1,
  credits:
    'Designed by Lawrence Harris, published by Milton Bradley in 1984. Sea board and decks of this table are our own.',
};
