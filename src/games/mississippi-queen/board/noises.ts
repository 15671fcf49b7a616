import type { Noises } from '#kit/use-sound.ts';
import type { Event } from '../events.ts';

export const NOISES: Noises<Event> = [
  ['docked', 'whistle'],
  ['wentAground', 'bump'],
  ['boarded', 'bell'],
  ['pushed', 'bump'],
  ['rolled', 'die'],
  ['tileLaid', 'slide'],
  ['stepped', 'paddle'],
  ['turned', 'turn'],
];
