import type { Noises } from '#kit/use-sound.ts';
import type { Event } from '../events.ts';

export const NOISES: Noises<Event> = [
  ['delivered', 'whistle'],
  ['exported', 'bell'],
  ['achieved', 'bell'],
  ['tileLaid', 'slide'],
  ['built', 'bump'],
];
