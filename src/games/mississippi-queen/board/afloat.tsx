import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { askedSeat } from '#kit/asked-seat.ts';
import { HEX_NAMES } from '../actions.ts';
import { Bows } from './bows.tsx';
import { Ghost, Lit, Questioned } from './overlay.tsx';
import type { Plan } from '../planner.ts';
import { Boats, useFleet, Wakes } from './river.tsx';
import { Spaces, type SpacesProps } from './spaces.tsx';

type AfloatProps = Omit<SpacesProps, 'preview'>;

/** Everything on the water: spaces to press, boats and their wakes, the plan about to be played. */
export function Afloat(afloat: AfloatProps): VNode {
  const { props, chart, planning, why } = afloat;
  const { view } = props;
  const fleet = useFleet(props, chart);
  const [pointedAt, preview] = useState<Plan>();
  return (
    <g ref={fleet}>
      <Wakes view={view} chart={chart} />
      <Lit places={props.highlighted} chart={chart} />
      <Questioned hex={why.answer && HEX_NAMES.indexOf(why.answer.id)} chart={chart} />
      {!isPointing(afloat) && <Spaces {...afloat} preview={preview} />}
      <Boats view={view} />
      <Planned {...afloat} pointedAt={planning.plans.find((plan) => plan === pointedAt)} />
      {isPointing(afloat) && <Pointing {...afloat} />}
    </g>
  );
}

/** The chosen plan, or faintly the one under the pointer. */
function Planned({ props, chart, planning, pointedAt }: AfloatProps & { pointedAt: Plan | undefined }): VNode | null {
  const seat = askedSeat(props);
  const plan = planning.plan ?? pointedAt;
  if (plan === undefined || seat === undefined) return null;
  return <Ghost plan={plan} view={props.view} seat={seat} chart={chart} faint={planning.plan === undefined} />;
}

/** Whether the captain at this screen has to point a bow. */
const isPointing = ({ props }: AfloatProps): boolean =>
  askedSeat(props) !== undefined && (props.view.phase === 'face' || props.view.phase === 'bows');

function Pointing({ props, chart }: AfloatProps): VNode {
  const { view, legal, seat = 0 } = props;
  return <Bows view={view} seat={seat} chart={chart} legal={legal} act={(action) => props.act([action])} />;
}
