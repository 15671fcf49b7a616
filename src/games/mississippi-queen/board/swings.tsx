import type { VNode } from 'preact';
import { askedSeat } from '#kit/asked-seat.ts';
import { same } from '#engine/same.ts';
import type { Side } from '../actions.ts';
import { TURNS } from '../answers.ts';
import { turnCost } from '../rules/steps.ts';
import { swingLabel, swingPrice } from '../words/panel.ts';
import { answering, planIn, type Steaming } from './offers.ts';
import type { OwnBoatProps } from './own-boat.tsx';
import { planFor, swungWish } from './wish.ts';

/** Turn the bow: at the end of the move that is shown, or at once for a captain who goes step by step. */
export const Swings = (own: OwnBoatProps): VNode => (
  <>
    {SIDES.map((side) => (
      <Swing key={side} own={own} side={side} />
    ))}
  </>
);

const SIDES: readonly Side[] = ['port', 'starboard'];

/** Drawn in a square of 24: a bow and the way it swings. */
const ARROWS: Readonly<Record<Side, string>> = {
  port: 'M18.500 19V12.500C18.500 8 15 6 11 6H5.500M10 1.500 5.500 6 10 10.500',
  starboard: 'M5.500 19V12.500C5.500 8 9 6 13 6H18.500M14 1.500 18.500 6 14 10.500',
};

function Swing({ own, side }: { readonly own: OwnBoatProps; readonly side: Side }): VNode {
  const way = wayOf(own, side);
  return (
    <button
      type="button"
      class={`mq-swing${way === undefined ? '' : ' open'}${way?.isPicked ? ' chosen' : ''}`}
      aria-label={swingLabel(side, way?.coal)}
      aria-pressed={way?.isPicked ?? false}
      aria-disabled={way === undefined}
      onClick={() =>
        way === undefined ? askedSeat(own.props) === own.seat && own.steering.tryOut(TURNS[side]) : way.press()
      }
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ARROWS[side]} />
      </svg>
      <small aria-hidden="true">{swingPrice(side, way?.coal)}</small>
    </button>
  );
}

interface Way {
  readonly coal: number;
  readonly isPicked: boolean;
  readonly press: () => void;
}

/** What turning the bow to that side does now; undefined where it cannot be turned. */
function wayOf(own: OwnBoatProps, side: Side): Way | undefined {
  const { props, seat, steering } = own;
  if (askedSeat(props) !== seat) return undefined;
  const { picked } = steering.press;
  if (picked?.kind === 'steam') return picked.plan.push === undefined ? wayAtTheEnd(own, picked, side) : undefined;
  if (planIn(picked) !== undefined || !props.legal.some((action) => same(action, TURNS[side]))) return undefined;
  const offer = answering(TURNS[side]);
  return { coal: turnCost(props.view), isPicked: picked?.id === offer.id, press: () => steering.choose(offer) };
}

/** The same move with another bow at its end. */
function wayAtTheEnd({ steering: { plans, refine } }: OwnBoatProps, picked: Steaming, side: Side): Way | undefined {
  const wish = swungWish(plans, picked.wish, picked.plan, side);
  const plan = wish && planFor(plans, wish);
  return wish && plan && { coal: plan.coal - picked.plan.coal, isPicked: false, press: () => refine(wish) };
}
