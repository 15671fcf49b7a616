import type { Meta } from '#engine/game.ts';
import { count } from '#words/speech.ts';
import { PLOTTING_SQUARES } from './components.ts';
import { type Options, options } from './options.ts';

/** What the lid of the box says; the shelf reads it without the rules. */
export const meta: Meta<Options> = {
  id: 'broadsides',
  title: 'Broadsides & Boarding Parties',
  summary: `Two ships fight: plan ${count(PLOTTING_SQUARES, 'move')} in secret, aim your guns, and board the enemy when you collide.`,
  seats: [2],
  minutes: [45, 90],
  options,
  rulesVersion: 1,
  credits:
    'Designed by Lawrence Harris, published by Milton Bradley in 1984. The chart and the decks here are our own.',
};
