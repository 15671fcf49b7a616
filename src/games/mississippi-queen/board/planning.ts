import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Hex } from '../actions.ts';
import type { View } from '../view.ts';
import { findPlans, type Plan } from '../planner.ts';
import { planFor, reachOf, type Wish } from './wish.ts';

/** A whole turn being planned. */
export interface Planning {
  readonly plans: readonly Plan[];
  /** By space: the cheapest way there at the wished speed. */
  readonly reach: ReadonlyMap<Hex, Plan>;
  readonly wish: Wish;
  readonly plan: Plan | undefined;
  readonly setWish: (wish: Wish) => void;
}

const NO_PLANS: readonly Plan[] = [];

/** Plans for `seat` in this view; none for onlookers. A new view begins with a new wish. */
export function usePlanning(view: View, seat: number | undefined): Planning {
  const [found, setFound] = useState<{ view: View; plans: readonly Plan[] }>();
  const [wished, setWished] = useState<{ view: View; wish: Wish }>();
  useEffect(() => {
    if (seat === undefined) return undefined;
    // After the board has been painted: the search may take a tenth of a second.
    const later = setTimeout(() => setFound({ view, plans: findPlans(view, seat) }));
    return () => clearTimeout(later);
  }, [view, seat]);
  const plans = found?.view === view && seat !== undefined ? found.plans : NO_PLANS;
  const wish = wished?.view === view ? wished.wish : {};
  return useMemo(
    () => ({
      plans,
      reach: reachOf(plans, wish.speed),
      wish,
      plan: planFor(plans, wish),
      setWish: (next) => setWished({ view, wish: next }),
    }),
    [view, plans, wished],
  );
}
