import type { Event } from '../events.ts';
import type { Harm } from '../words/volley.ts';
import { FACES, lossesIn, type Target } from './shots.ts';

const NO_HARM: Harm = { shots: 0, hits: 0, guns: 0, crew: 0, masts: 0, hull: 0, captain: false };

const KINDS: Partial<Record<Event['type'], 'guns' | 'masts' | 'hull'>> = {
  cannonLost: 'guns',
  mastHit: 'masts',
  hullHit: 'hull',
};

function withLoss(harm: Harm, event: Event): Harm {
  if (event.type === 'menLost') return { ...harm, crew: harm.crew + event.men };
  if (event.type === 'captainLost') return { ...harm, captain: true };
  const kind = KINDS[event.type];
  return kind === undefined ? harm : { ...harm, [kind]: harm[kind] + 1 };
}

/** What the shots among some events have done, added to what came before. */
export function harmOf(events: readonly Event[], before = NO_HARM): Harm {
  let harm = before;
  for (const [i, event] of events.entries()) {
    if (event.type !== 'shot') continue;
    const losses = lossesIn(events.slice(i + 1));
    harm = losses.reduce(withLoss, { ...harm, shots: harm.shots + 1, hits: harm.hits + Math.sign(losses.length) });
  }
  return harm;
}

/** What shots at these targets hit on average, each as if it were the next. Whole things are shown, so it is rounded. */
export function averageHarm(targets: readonly Target[]): { readonly hits: number; readonly harm: Harm } {
  const all = targets.flatMap(({ faces }) => faces.flatMap(({ losses }) => losses)).reduce(withLoss, NO_HARM);
  const mean = (sum: number) => Math.round(sum / FACES);
  return {
    hits: targets.reduce((sum, { hits }) => sum + hits, 0) / FACES,
    harm: {
      ...all,
      guns: mean(all.guns),
      crew: mean(all.crew),
      masts: mean(all.masts),
      hull: mean(all.hull),
      captain: false,
    },
  };
}
