import type { Noises } from '#kit/use-sound.ts';
import type { Event } from '../events.ts';

export const NOISES: Noises<Event> = [
  ['collided', 'bump'],
  ['shot', 'bump'],
  ['combatRolled', 'die'],
  ['rolled', 'die'],
  ['roundBegan', 'bell'],
  ['cardTurned', 'slide'],
  ['moved', 'turn'],
];
