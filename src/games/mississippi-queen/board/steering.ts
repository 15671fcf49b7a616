import { useEffect, useMemo, useState } from 'preact/hooks';
import { askedSeat } from '#kit/asked-seat.ts';
import { type Press, usePress } from '#kit/use-press.ts';
import type { Action, Hex } from '../actions.ts';
import { findPlans, type Plan } from '../planner.ts';
import { isSpent } from '../state.ts';
import { isOpenPush, type Offer, planIn, steaming } from './offers.ts';
import { useOutlook } from './outlook.ts';
import type { Props } from './props.ts';
import { planFor, reachOf, type Wish } from './wish.ts';

/** How the captain at this screen steers: what can be done, and what is picked of it. */
export interface Steering {
  readonly plans: readonly Plan[];
  /** By space: the cheapest way there at the wished speed. */
  readonly reach: ReadonlyMap<Hex, Plan>;
  /** What is pointed out so far: a speed alone, or what is picked. */
  readonly wish: Wish;
  readonly press: Press<Action, Offer>;
  readonly choose: (offer: Offer) => void;
  /** Picks the plan for another wish; where there is none, only its speed is kept. */
  readonly refine: (wish: Wish) => void;
  /** Step by step instead of by whole plans. */
  readonly byStep: boolean;
  readonly setByStep: (byStep: boolean) => void;
  /** What was tried on the own boat though it is forbidden now: the bar says why. */
  readonly tried: Action | undefined;
  readonly tryOut: (action: Action) => void;
  /** What would come of stopping where the picked plan ends. */
  readonly outlook: ReturnType<typeof useOutlook>;
}

/** A new view begins with a new wish. */
export function useSteering(props: Props): Steering {
  const { view } = props;
  const [stepping, setByStep] = useState(false);
  const [dialled, setDialled] = useState<{ readonly view: unknown; readonly wish: Wish }>();
  const [tried, setTried] = useState<{ readonly view: unknown; readonly action: Action }>();
  const press = usePress<Action, Offer>(props);
  const plans = usePlans(props);
  const { picked } = press;
  const wish = picked?.kind === 'steam' ? picked.wish : dialled?.view === view ? dialled.wish : NO_WISH;
  const reach = useMemo(() => reachOf(plans, wish.speed), [plans, wish.speed]);
  const refine = (next: Wish) => {
    const plan = planFor(plans, next);
    setTried(undefined);
    setDialled({ view, wish: next.speed === undefined ? NO_WISH : { speed: next.speed } });
    if (plan === undefined) press.clear();
    else press.pick(steaming(plan, next));
  };
  // Where the boat could be pushed elsewhere too, the captain is shown that first.
  const choose = (offer: Offer) => {
    setTried(undefined);
    if (offer.id !== picked?.id && isOpenPush(plans, offer)) press.pick(offer);
    else press.press(offer);
  };
  return {
    plans,
    reach,
    wish,
    press,
    choose,
    refine,
    // Without a point left there is no space to choose.
    byStep: stepping || isSpent(view),
    setByStep,
    tried: tried?.view === view ? tried.action : undefined,
    tryOut: (action) => setTried({ view, action }),
    outlook: useOutlook(view, askedSeat(props), planIn(picked)),
  };
}

const NO_WISH: Wish = {};
const NO_PLANS: readonly Plan[] = [];

/** Plans for the captain who is asked; none for onlookers. */
function usePlans(props: Props): readonly Plan[] {
  const { view } = props;
  const seat = askedSeat(props);
  const [found, setFound] = useState<{ readonly view: unknown; readonly plans: readonly Plan[] }>();
  useEffect(() => {
    if (seat === undefined) return undefined;
    // After the board has been painted: the search may take a tenth of a second.
    const later = setTimeout(() => setFound({ view, plans: findPlans(view, seat) }));
    return () => clearTimeout(later);
  }, [view, seat]);
  return found?.view === view && seat !== undefined ? found.plans : NO_PLANS;
}
