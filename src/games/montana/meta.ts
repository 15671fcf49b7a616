import type { Meta } from '#engine/game.ts';
import { SEAT_COUNTS } from './components.ts';
import { options, type Options } from './options.ts';

export const meta: Meta<Options> = {
  id: 'montana',
  title: 'Montana',
  summary: 'Recruit workers, collect goods, bid pumpkins at the store, and build more settlements than the others.',
  seats: SEAT_COUNTS,
  minutes: [45, 60],
  options,
  rulesVersion: 1,
  credits:
    'Designed by Rüdiger Dorn, published by White Goblin Games in 2017. The wheel, prices and landscape tiles here are our own.',
};
