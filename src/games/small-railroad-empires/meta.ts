import { flag, oneOf } from '#engine/field.ts';
import type { Meta } from '#engine/game.ts';
import { SEAT_COUNTS } from './components.ts';
import { LEAVERS, type RailroadOptions } from './state.ts';

export const meta: Meta<RailroadOptions> = {
  id: 'small-railroad-empires',
  title: 'Small Railroad Empires',
  summary:
    'Lay two tracks a turn across a new land, join factories to the cities that want their goods, and load the ships at the quay.',
  seats: SEAT_COUNTS,
  minutes: [30, 60],
  options: {
    freightOnBoard: {
      field: flag(),
      default: true,
      title: 'Freight on Board',
      help: 'The expansion: every delivery also loads a container ship, and full ships pay their best loaders.',
    },
    levelStart: {
      field: flag(),
      default: false,
      title: 'Level start',
      help: 'The start player builds only one track in the very first turn, which takes away most of the advantage of beginning.',
    },
    leavers: {
      field: oneOf(LEAVERS),
      default: 'bot',
      title: 'When a player leaves',
      help: 'A bot runs the company on, or its turns are skipped and it ranks last.',
    },
  },
  rulesVersion: 1,
  credits:
    'Designed by Milan Tasevski, published by Archona Games. Map, cards and prices of this table are our own, where the publisher’s are not public.',
};
