import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { askedSeat } from '#kit/asked-seat.ts';
import type { Why } from '#kit/use-why.ts';
import { HEX_NAMES, type Hex } from '../actions.ts';
import { boatOf } from '../state.ts';
import { Bows } from './bows.tsx';
import type { RiverChart } from './chart.ts';
import { isSailing, NO_OFFERS, type Offers, planIn, plannedOffers, steppedOffers } from './offers.ts';
import { Ghost, Lit, Questioned, TurnedGhost } from './overlay.tsx';
import type { Props } from './props.ts';
import { Boats, useFleet, Wakes } from './river.tsx';
import { Spaces } from './spaces.tsx';
import type { Steering } from './steering.ts';
import { swung } from './wish.ts';

interface AfloatProps {
  readonly props: Props;
  readonly chart: RiverChart;
  readonly steering: Steering;
  readonly why: Why;
}

/** Everything on the water: spaces to press, boats and their wakes, the plan about to be played. */
export function Afloat(afloat: AfloatProps): VNode {
  const { props, chart, steering, why } = afloat;
  const { view } = props;
  const fleet = useFleet(props, chart);
  const offers = useOffers(props, steering);
  const [pointedAt, point] = useState<Hex>();
  return (
    <g ref={fleet}>
      <Wakes view={view} chart={chart} />
      <Lit view={view} places={props.highlighted} chart={chart} />
      <Questioned hex={why.answer && HEX_NAMES.indexOf(why.answer.id)} chart={chart} />
      {!isPointing(props) && <Spaces {...afloat} offers={offers} point={point} />}
      <Boats view={view} turning={isTurning(steering) ? props.seat : undefined} />
      <Planned {...afloat} pointedAt={pointedAt === undefined ? undefined : offers.get(pointedAt)?.plan} />
      {isPointing(props) && <Bows {...afloat} />}
    </g>
  );
}

/** What the spaces of the river offer to the captain at this screen. */
function useOffers(props: Props, { plans, wish, press, byStep }: Steering): Offers {
  const { view, legal } = props;
  const asked = askedSeat(props) !== undefined && isSailing(view);
  return useMemo(() => {
    if (!asked) return NO_OFFERS;
    return byStep ? steppedOffers(view, legal) : plannedOffers(plans, wish, press.picked);
  }, [asked, byStep, view, legal, plans, wish, press.picked]);
}

type PlannedProps = AfloatProps & { readonly pointedAt: Parameters<typeof Ghost>[0]['plan'] | undefined };

/** What is picked, or faintly the plan under the pointer. */
function Planned({ props, chart, steering, pointedAt }: PlannedProps): VNode | null {
  const { picked } = steering.press;
  const seat = askedSeat(props);
  if (seat === undefined) return null;
  const shown = { view: props.view, seat, chart };
  if (picked?.kind === 'point') return <TurnedGhost {...shown} facing={picked.facing} />;
  if (picked?.kind === 'answer' && picked.action.type === 'turn')
    return <TurnedGhost {...shown} facing={swung(boatOf(props.view, seat).facing, picked.action.side)} />;
  const plan = planIn(picked) ?? pointedAt;
  return plan === undefined ? null : <Ghost {...shown} plan={plan} faint={picked === undefined} />;
}

/** Whether a picked bow is drawn over the boat. */
const isTurning = ({ press: { picked } }: Steering): boolean =>
  picked?.kind === 'point' || (picked?.kind === 'answer' && picked.action.type === 'turn');

/** Whether the captain at this screen has to point a bow. */
const isPointing = (props: Props): boolean =>
  askedSeat(props) !== undefined && (props.view.phase === 'face' || props.view.phase === 'bows');
