import { at } from '#engine/indexed.ts';
import { DIRECTION_NAMES } from '#geometry/hex.ts';
import type { Pressable } from '#kit/use-press.ts';
import { type Action, type Direction, HEX_NAMES, type Hex } from '../actions.ts';
import { goalOf, type Plan } from '../planner.ts';
import { ahead } from '../river.ts';
import { movingBoat } from '../state.ts';
import type { View } from '../view.ts';
import { pushesOf, reachOf, type Wish } from './wish.ts';

/** The rest of the turn. */
export interface Steaming extends Pressable<Action> {
  readonly kind: 'steam';
  readonly plan: Plan;
  /** What the plan was made for, and is refined from. */
  readonly wish: Wish;
}

/** One step or one push, for a captain who steers step by step. */
interface Stepping extends Pressable<Action> {
  readonly kind: 'step';
  readonly plan: Plan;
}

/** A bow that may point anywhere. */
interface Pointing extends Pressable<Action> {
  readonly kind: 'point';
  readonly facing: Direction;
}

/** A wheel or a bow of the own boat, turned by itself. */
interface Answering extends Pressable<Action> {
  readonly kind: 'answer';
  readonly action: Action;
}

/** What can be pressed: on the river, or on the own boat. */
export type Offer = Steaming | Stepping | Pointing | Answering;

export type Offers = ReadonlyMap<Hex, Steaming | Stepping>;

export const NO_OFFERS: Offers = new Map();

/** The player chooses spaces to move to. */
export const isSailing = ({ phase }: View): boolean => phase === 'speed' || phase === 'move';

/** A space is pressed for a plan that ends there, that pushes the boat there, or that pushes another boat there. */
export const steaming = (plan: Plan, wish: Wish): Steaming => ({
  kind: 'steam',
  id: at(HEX_NAMES, wish.pushTo ?? goalOf(plan)),
  actions: plan.actions,
  plan,
  wish,
});

export const answering = (action: Action): Answering => ({
  kind: 'answer',
  id: `answer ${JSON.stringify(action)}`,
  actions: [action],
  action,
});

/** The way over the river that an offer leads. */
export const planIn = (offer: Offer | undefined): Plan | undefined =>
  offer?.kind === 'steam' || offer?.kind === 'step' ? offer.plan : undefined;

/** Where the board shows that something is picked: at the end of a move, or where a boat is pushed to. */
export const shownAt = ({ plan }: Steaming | Stepping): Hex => plan.push?.to ?? plan.hex;

/** Whole turns: all spaces that can be reached, and where the wished boat can be pushed to. */
export function plannedOffers(plans: readonly Plan[], wish: Wish, picked: Offer | undefined): Offers {
  const speed = wish.speed === undefined ? {} : { speed: wish.speed };
  const offers = new Map<Hex, Steaming | Stepping>();
  for (const [hex, plan] of reachOf(plans, wish.speed)) offers.set(hex, steaming(plan, { hex, ...speed }));
  for (const [hex, plan] of pushesOf(plans, wish)) offers.set(hex, steaming(plan, { ...wish, pushTo: hex }));
  // Pressed again, the space plays what was picked, with the speed and bow it was refined to.
  if (picked?.kind === 'steam') offers.set(shownAt(picked), picked);
  return offers;
}

/** Whether this plan pushes a boat that could be pushed elsewhere too, and the captain has not said where. */
export const isOpenPush = (plans: readonly Plan[], offer: Offer): boolean =>
  offer.kind === 'steam' && offer.wish.pushTo === undefined && pushesOf(plans, offer.wish).size > 1;

/** Step by step: the space ahead, and the spaces a boat there can be pushed to. */
export function steppedOffers(view: View, legal: readonly Action[]): Offers {
  const offers = new Map<Hex, Stepping>();
  const { hex, facing, speed } = movingBoat(view);
  const next = ahead(view, hex, facing);
  const stays = { path: [hex], hex, facing, speed, turns: 0, coal: 0, events: [] };
  const offer = (to: Hex, plan: Plan) =>
    offers.set(to, { kind: 'step', id: at(HEX_NAMES, to), actions: plan.actions, plan });
  for (const action of legal) {
    const actions = [action];
    if (action.type === 'step') offer(next, { ...stays, actions, path: [hex, next], hex: next });
    if (action.type === 'push') {
      const victim = view.boats.findIndex((boat) => boat.hex === next);
      offer(action.to, { ...stays, actions, push: { victim, at: next, to: action.to } });
    }
  }
  return offers;
}

/** By direction: a bow that is pointed there. */
export const pointings = (legal: readonly Action[]): readonly Pointing[] =>
  legal.flatMap((action) =>
    action.type === 'face'
      ? [{ kind: 'point', id: at(DIRECTION_NAMES, action.facing), actions: [action], facing: action.facing }]
      : [],
  );
