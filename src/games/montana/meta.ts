import type { Meta } from '#engine/game.ts';
import { SEAT_COUNTS } from './components.ts';
import { options, type Options } from './options.ts';

export const meta: Meta<Options> = {
  id: 'montana',
  title: 'Montana',
  summary:
    'Recruit workers, send them to mine, quarry and fields, bid pumpkins at the store, and settle more of the prairie than the others.',
  seats: SEAT_COUNTS,
  minutes: [45, 60],
  options,
  rulesVersion: 1,
  credits:
    'Designed by Rüdiger Dorn, published by White Goblin Games in 2017. Wheel, prices and landscape tiles of this table are our own.',
};
