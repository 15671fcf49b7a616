import { SIDES, turned } from '#geometry/hex.ts';
import type { Direction, Hex, Side } from '../actions.ts';
import { NOWHERE } from '../state.ts';
import { goalOf, type Plan } from '../planner.ts';

/** What the player has pointed out so far of the plan to be made. */
export interface Wish {
  /** Where to move to, or the boat to push. */
  readonly hex?: Hex;
  readonly pushTo?: Hex;
  readonly speed?: number;
  /** The bow at the end. */
  readonly facing?: Direction;
}

const fits = (plan: Plan, wish: Wish): boolean =>
  (wish.speed === undefined || plan.speed === wish.speed) &&
  (wish.hex === undefined || goalOf(plan) === wish.hex) &&
  (wish.pushTo === undefined || plan.push?.to === wish.pushTo) &&
  (wish.facing === undefined || plan.facing === wish.facing);

const matching = (plans: readonly Plan[], wish: Wish): Plan[] => plans.filter((plan) => fits(plan, wish));

/** Least coal first, then fewest turns, then fewest spaces. */
const thrift = (a: Plan, b: Plan): number => a.coal - b.coal || a.turns - b.turns || a.path.length - b.path.length;

/** The plan that a wish names, if it names a place that can be reached. */
export const planFor = (plans: readonly Plan[], wish: Wish): Plan | undefined =>
  wish.hex === undefined ? undefined : matching(plans, wish).toSorted(thrift)[0];

/** For every space that can be reached: the cheapest way there. */
export const reachOf = (plans: readonly Plan[], speed: number | undefined): Map<Hex, Plan> =>
  thriftiest(matching(plans, speed === undefined ? {} : { speed }), goalOf);

/** For every space that the wished boat can be pushed to: the cheapest way to do it. */
export function pushesOf(plans: readonly Plan[], { hex, speed }: Wish): Map<Hex, Plan> {
  const wished = matching(plans, speed === undefined ? {} : { speed });
  return thriftiest(
    wished.filter(({ push }) => push !== undefined && push.at === hex),
    ({ push }) => push?.to ?? NOWHERE,
  );
}

function thriftiest(plans: readonly Plan[], key: (plan: Plan) => Hex): Map<Hex, Plan> {
  const best = new Map<Hex, Plan>();
  for (const plan of plans) {
    const rival = best.get(key(plan));
    if (rival === undefined || thrift(plan, rival) < 0) best.set(key(plan), plan);
  }
  return best;
}

/** A bow turned by a sixth of a circle. */
export const swung = (facing: Direction, side: Side): Direction => turned(facing, side === 'port' ? SIDES - 1 : 1);

/** The same end with the bow turned, if there is a way. */
export function swungWish(plans: readonly Plan[], wish: Wish, plan: Plan, side: Side): Wish | undefined {
  const facing = swung(plan.facing, side);
  const { speed: _, ...anySpeed } = wish;
  const wishes = [
    { ...wish, facing },
    { ...anySpeed, facing },
  ];
  return wishes.find((candidate) => planFor(plans, candidate) !== undefined);
}

/** The wish at another speed: it keeps bow and space if that speed can reach them too, or the space alone. */
export function atSpeed(plans: readonly Plan[], wish: Wish, speed: number): Wish {
  const { facing: _, ...place } = wish;
  const candidates = [
    { ...wish, speed },
    { ...place, speed },
  ];
  return candidates.find((candidate) => matching(plans, candidate).length > 0) ?? { speed };
}
