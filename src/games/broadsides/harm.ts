import type { Event } from './events.ts';

/** What some shots have hit or would hit, counted. */
export interface Harm {
  readonly shots: number;
  readonly hits: number;
  readonly guns: number;
  readonly crew: number;
  readonly masts: number;
  readonly hull: number;
  readonly captain: boolean;
}

export const NO_HARM: Harm = { shots: 0, hits: 0, guns: 0, crew: 0, masts: 0, hull: 0, captain: false };

const LOSSES: ReadonlySet<Event['type']> = new Set(['hullHit', 'mastHit', 'cannonLost', 'menLost', 'captainLost']);

export const isLoss = ({ type }: Event): boolean => LOSSES.has(type);

/** What a shot has hit: told at once after it. */
export function lossesIn(after: readonly Event[]): readonly Event[] {
  const end = after.findIndex((event) => !isLoss(event));
  return after.slice(0, end < 0 ? after.length : end);
}

const KINDS: Partial<Record<Event['type'], 'guns' | 'masts' | 'hull'>> = {
  cannonLost: 'guns',
  mastHit: 'masts',
  hullHit: 'hull',
};

export function withLoss(harm: Harm, event: Event): Harm {
  if (event.type === 'menLost') return { ...harm, crew: harm.crew + event.men };
  if (event.type === 'captainLost') return { ...harm, captain: true };
  const kind = KINDS[event.type];
  return kind === undefined ? harm : { ...harm, [kind]: harm[kind] + 1 };
}

/** What the shots among some events have done. */
export function harmOf(events: readonly Event[]): Harm {
  let harm = NO_HARM;
  for (const [i, event] of events.entries()) {
    if (event.type !== 'shot') continue;
    const losses = lossesIn(events.slice(i + 1));
    harm = losses.reduce(withLoss, { ...harm, shots: harm.shots + 1, hits: harm.hits + Math.sign(losses.length) });
  }
  return harm;
}
