import type { Meta } from '#engine/game.ts';
import { SEAT_COUNTS } from './components.ts';
import { type Options, options } from './options.ts';

export const meta: Meta<Options> = {
  id: 'small-railroad-empires',
  title: 'Small Railroad Empires',
  summary: 'Build tracks, connect factories to the cities that want their goods, and load the ships for extra points.',
  seats: SEAT_COUNTS,
  minutes: [30, 60],
  options,
  firstGame: { freightOnBoard: false },
  rulesVersion: 1,
  credits:
    'Designed by Milan Tasevski, published by Archona Games. The map, cards and prices here are our own where the publisher’s are not public.',
};
