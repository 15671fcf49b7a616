import type { Meta } from '#engine/game.ts';
import { count } from '#words/speech.ts';
import { PASSENGERS_TO_WIN, SEAT_COUNTS } from './components.ts';
import { type Options, options } from './options.ts';

export const meta: Meta<Options> = {
  id: 'mississippi-queen',
  title: 'Mississippi Queen',
  summary: `Race your paddle-wheeler down a river that appears as you go. Save your coal, pick up ${count(PASSENGERS_TO_WIN, 'passenger')} and be first at the landing.`,
  seats: SEAT_COUNTS,
  minutes: [20, 60],
  options,
  firstGame: { race: 'introductory' },
  rulesVersion: 1,
  credits: 'Designed by Werner Hodel, first published by Goldsieber and Rio Grande Games in 1997.',
};
