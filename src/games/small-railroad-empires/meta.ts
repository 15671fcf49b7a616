import type { Meta } from '#engine/game.ts';
import { SEAT_COUNTS } from './components.ts';
import { type Options, options } from './options.ts';

export const meta: Meta<Options> = {
  id: 'small-railroad-empires',
  title: 'Small Railroad Empires',
  summary:
    'Lay two tracks a turn across a new land, join factories to the cities that want their goods, and load the ships at the quay.',
  seats: SEAT_COUNTS,
  minutes: [30, 60],
  options,
  rulesVersion: 1,
  credits:
    'Designed by Milan Tasevski, published by Archona Games. Map, cards and prices of this table are our own, where the publisher’s are not public.',
};
