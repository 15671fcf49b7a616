import type { Decision } from '#kit/board.ts';
import { say, type Sentence } from '#kit/sentence.ts';
import { spell } from '#kit/speech.ts';
import { laidAt, placeOf } from '../../river.ts';
import { boatOf } from '../../state.ts';
import type { View } from '../../view.ts';
import type { Plan } from '../planner.ts';
import { courseName, ordinal, times } from './names.ts';

/** A plan as the decision bar says it before it is played. */
export function planWords(plan: Plan, view: View, seat: number): Decision {
  const last = plan.events.at(-1);
  const arrival =
    last?.type === 'docked'
      ? ` and dock in ${ordinal(last.place)} place`
      : last?.type === 'boarded'
        ? ' and take a passenger aboard'
        : '';
  return {
    title: plan.push === undefined ? say`Steam ${steps(plan)}${turning(plan)}${arrival}` : pushTitle(plan),
    detail: costs(plan, view, seat),
  };
}

function pushTitle(plan: Plan): Sentence {
  const victim = { seat: plan.push?.victim ?? 0 };
  const before = plan.path.length > 1 ? `Steam ${steps(plan)}${turning(plan)}, then push ` : 'Push ';
  return [...say`${before}${victim} aside`];
}

const steps = (plan: Plan): string => `${plan.path.length - 1} ahead`;

function turning({ actions, turns }: Plan): string {
  if (turns === 0) return ', straight on';
  const port = actions.filter((action) => action.type === 'turn' && action.side === 'port').length;
  const side = port === turns ? ' to port' : port === 0 ? ' to starboard' : '';
  return `, turning ${times(turns)}${side}`;
}

function costs(plan: Plan, view: View, seat: number): Sentence {
  const { speed } = boatOf(view, seat);
  const change = plan.speed === speed ? `Speed stays ${speed}` : `Speed ${speed} to ${plan.speed}`;
  const coal = plan.coal === 0 ? 'no coal burned' : `burns ${spell(plan.coal, 'coal', 'coal')}`;
  const end =
    plan.push === undefined
      ? `ends with the bow ${courseName(plan.facing, laidAt(view, placeOf(plan.hex)).heading)}`
      : 'the pushed captain points the bow, then you go on';
  return say`${change} · ${coal} · ${end}`;
}
