import type { Noises } from '#kit/use-sound.ts';
import type { Event } from '../events.ts';

export const NOISES: Noises<Event> = [
  ['lastSettlement', 'whistle'],
  ['contractorOutbid', 'bell'],
  ['built', 'bump'],
  ['wheelSpun', 'die'],
  ['contractorPlaced', 'slide'],
  ['workersPlaced', 'slide'],
  ['arrowMoved', 'turn'],
];
