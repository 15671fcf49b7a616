import type { Sound } from '#kit/sound.ts';
import type { Event } from '../events.ts';

const NOISES: Partial<Record<Event['type'], Sound>> = {
  built: 'bump',
  wheelSpun: 'die',
  arrowMoved: 'turn',
  contractorPlaced: 'slide',
  contractorOutbid: 'bell',
  lastSettlement: 'whistle',
  workersPlaced: 'slide',
};

/** What is heard of what happened: the rarest of several, so that nothing piles up. */
export function noiseOf(events: readonly Event[]): Sound | undefined {
  const heard = events.flatMap((event) => NOISES[event.type] ?? []);
  return heard.find((name) => name === 'whistle' || name === 'bell' || name === 'bump') ?? heard[0];
}
