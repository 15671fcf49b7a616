import { oneOf } from '#engine/field.ts';
import type { Meta } from '#engine/game.ts';
import { CREW_SIZES } from './components.ts';
import type { Options } from './state.ts';

/** What the lid of the box says; the shelf reads it without the rules. */
export const meta: Meta<Options> = {
  id: 'broadsides',
  title: 'Broadsides & Boarding Parties',
  summary:
    'A duel of two ships in the Caribbean: plot three moves in secret, bring the guns to bear, and lead the boarders across when the hulls meet.',
  seats: [2],
  minutes: [45, 90],
  options: {
    crew: {
      field: oneOf(CREW_SIZES),
      default: '20',
      title: 'Crewmembers on each ship',
      help: 'Twenty man the ten cannons. With the full box of twenty-two, two more stand wherever their player likes.',
    },
  },
  rulesVersion: 1,
  credits:
    'Designed by Lawrence Harris, published by Milton Bradley in 1984. Sea board and decks of this table are our own.',
};
