import { type Harm, NO_HARM, withLoss } from '../harm.ts';
import { FACES, type Target } from './shots.ts';

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
