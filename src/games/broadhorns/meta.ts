import type { Meta } from '#engine/game.ts';
import { SEAT_COUNTS } from './components.ts';
import { type Options, options } from './options.ts';

/** What the lid of the box says; the shelf reads it without the rules. */
export const meta: Meta<Options> = {
  id: 'broadhorns',
  title: 'Broadhorns',
  summary:
    'Load a boat in St. Louis, take it down the Mississippi and sell your cargo before it spoils. The most gold after one year wins.',
  seats: SEAT_COUNTS,
  minutes: [60, 90],
  options,
  rulesVersion: 1,
  credits:
    'Designed by Jim Harmon, published by Rio Grande Games in 2018. River, town tiles, boats and cards here are largely our own.',
};
