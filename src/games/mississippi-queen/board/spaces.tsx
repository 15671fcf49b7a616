import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { askedSeat } from '#kit/asked-seat.ts';
import { Places } from '#kit/places.tsx';
import type { Why } from '#kit/use-why.ts';
import { HEX_NAMES } from '../actions.ts';
import type { View } from '../view.ts';
import type { Plan } from '../planner.ts';
import type { Planning } from './planning.ts';
import type { Props } from './props.ts';
import type { RiverChart } from './chart.ts';
import { noOffers, type Offer, plannedOffers, spotOf, steppedOffers } from './spots.tsx';

export const isSailing = ({ phase }: View): boolean => phase === 'speed' || phase === 'move';

export interface SpacesProps {
  readonly props: Props;
  readonly chart: RiverChart;
  readonly planning: Planning;
  readonly byStep: boolean;
  readonly why: Why;
  /** The plan under the pointer, before any is chosen. */
  readonly preview: (plan: Plan | undefined) => void;
}

/** Every space of the river, to be explored, planned with and asked about. */
export function Spaces({ props, chart, planning, byStep, why, preview }: SpacesProps): VNode {
  const { view, seats } = props;
  const offers = useMemo(() => offersOf(props, chart, planning, byStep), [view, chart, planning, byStep, props.legal]);
  const spots = useMemo(() => offers.map((offer) => spotOf(offer, { view, chart, seats })), [offers, seats]);
  const find = (id: string | undefined) => offers.find(({ hex }) => HEX_NAMES[hex.hex] === id);
  const point = (id: string | undefined) => {
    const offer = find(id);
    preview(offer?.deed?.type === 'wish' ? offer.deed.plan : undefined);
  };
  const press = (id: string) => {
    const offer = find(id);
    if (offer !== undefined) doDeed(offer, props, planning);
  };
  return <Places label="Spaces of the river" spots={spots} why={why} press={press} point={point} />;
}

function offersOf(props: Props, chart: RiverChart, planning: Planning, byStep: boolean): Offer[] {
  if (askedSeat(props) === undefined || !isSailing(props.view)) return noOffers(chart);
  return byStep ? steppedOffers(chart, props.view, props.legal) : plannedOffers(chart, planning);
}

/** A first press plans, a second on the same space plays, unless the player wants to confirm in the bar. */
function doDeed({ hex, deed, chosen }: Offer, props: Props, planning: Planning): void {
  const { plan, wish, setWish } = planning;
  if (chosen && plan !== undefined) return maybePlay(props, plan);
  if (deed?.type === 'act') return props.act([deed.action]);
  if (deed?.type === 'pushTo') return setWish({ ...wish, pushTo: hex.hex });
  if (deed?.type === 'wish') setWish({ hex: hex.hex, ...(wish.speed !== undefined && { speed: wish.speed }) });
}

function maybePlay(props: Props, plan: Plan): void {
  props.act(plan.actions);
}
