import type { Sound } from '#kit/sound.ts';
import type { Event } from '../events.ts';

/** From the most telling to the least: of several only one is heard. */
const NOISES: readonly (readonly [Event['type'], Sound])[] = [
  ['collided', 'bump'],
  ['shot', 'bump'],
  ['combatRolled', 'die'],
  ['rolled', 'die'],
  ['roundBegan', 'bell'],
  ['cardTurned', 'slide'],
  ['moved', 'turn'],
];

export const noiseOf = (events: readonly Event[]): Sound | undefined =>
  NOISES.find(([type]) => events.some((event) => event.type === type))?.[1];
