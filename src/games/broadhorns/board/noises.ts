import type { Noises } from '#kit/use-sound.ts';
import type { Event } from '../events.ts';

export const NOISES: Noises<Event> = [
  ['seasonBegan', 'whistle'],
  ['spoilDrawn', 'bump'],
  ['putIn', 'bell'],
  ['tileRevealed', 'slide'],
  ['moved', 'paddle'],
];
