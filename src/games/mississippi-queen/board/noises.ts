import { type Sound } from '#kit/sound.ts';
import type { Event } from '../state.ts';

const NOISES: Partial<Record<Event['type'], Sound>> = {
  stepped: 'paddle',
  turned: 'turn',
  pushed: 'bump',
  boarded: 'bell',
  docked: 'whistle',
  rolled: 'die',
  tileLaid: 'slide',
  wentAground: 'bump',
};

/** What is heard of what happened: the most telling sound of several, so that nothing piles up. */
export function noiseOf(events: readonly Event[]): Sound | undefined {
  const heard = events.flatMap((event) => NOISES[event.type] ?? []);
  return heard.find((name) => name !== 'paddle' && name !== 'turn') ?? heard[0];
}
