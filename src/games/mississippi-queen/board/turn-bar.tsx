import type { VNode } from 'preact';
import { same } from '#engine/same.ts';
import { askedSeat } from '#kit/asked-seat.ts';
import type { Decision } from '#words/words.ts';
import { Choice, DecisionBar } from '#kit/decision-bar.tsx';
import { say } from '#words/sentence.ts';
import { whyWords } from '#kit/why-not.tsx';
import type { Action } from '../actions.ts';
import { DONE, SPEEDS, STEP, TURNS } from '../answers.ts';
import { game } from '../game.ts';
import { boatOf } from '../state.ts';
import { NO_CHANCE } from '../planner.ts';
import type { Planning } from './planning.ts';
import type { Props } from './props.ts';
import { isSailing } from './spaces.tsx';
import { matching, pushesOf, turnedWish, type Wish } from './wish.ts';
import { words } from '../words/words.ts';
import { inOrder, isSpent, speedDetail } from '../words/phases.ts';
import { planWords } from '../words/plans.ts';

export interface TurnBarProps {
  readonly props: Props;
  readonly planning: Planning;
  readonly byStep: boolean;
  readonly setByStep: (byStep: boolean) => void;
}

/** The decision bar of a captain, or what an onlooker is told. */
export function TurnBar(bar: TurnBarProps): VNode {
  return (
    <DecisionBar props={bar.props} said={said(bar)}>
      {isSailing(bar.props.view) ? <Sailing {...bar} /> : <Offers {...bar} />}
    </DecisionBar>
  );
}

function said({ props, planning, byStep }: TurnBarProps): Decision {
  const { view, seat, awaiting } = props;
  if (planning.plan !== undefined && seat !== undefined) {
    return planWords(planning.plan, view, seat, pushesOf(planning.plans, planning.wish).size > 1);
  }
  const decision = words.decision(view, seat, awaiting);
  if (!byStep || isSpent(view) || seat === undefined || askedSeat(props) === undefined || !isSailing(view))
    return decision;
  // No space glows here that could be pressed: the detail is about the wheel.
  if (view.phase === 'speed') return { title: say`Your turn: set the speed`, detail: speedDetail(view, seat) };
  return { ...decision, title: say`Under way, step by step` };
}

/** Steering: by a whole plan, or step by step. */
function Sailing(bar: TurnBarProps): VNode {
  const { byStep, setByStep, planning } = bar;
  return (
    <>
      {bar.props.view.phase === 'speed' && <SpeedDial {...bar} />}
      {byStep ? <Offers {...bar} /> : <PlanChoices {...bar} />}
      {planning.plan === undefined && !isSpent(bar.props.view) && (
        <Choice label="Step by step" chosen={byStep} press={() => (planning.setWish({}), setByStep(!byStep))} />
      )}
    </>
  );
}

/** The red wheel: in a plan it shows what each speed reaches, step by step it sets the speed. */
function SpeedDial({ props, planning, byStep }: TurnBarProps): VNode {
  const { plan, wish, setWish } = planning;
  const chosen = plan?.speed ?? wish.speed;
  const press = (speed: number, action: Action) => {
    if (byStep) props.act([action]);
    else if (plan === undefined && wish.speed === speed) setWish({});
    else setWish(atSpeed(planning, speed));
  };
  return (
    <div class="speed-dial" role="group" aria-label="Speed">
      {SPEEDS.map((action, i) => (
        <Choice
          key={i}
          label={String(i + 1)}
          note={coalNote(props, action)}
          chosen={chosen === i + 1}
          why={whyWords(props, words, action)}
          press={() => press(i + 1, action)}
        />
      ))}
    </div>
  );
}

/** Keeps the space if that speed reaches it too. */
function atSpeed({ plans, wish }: Planning, speed: number): Wish {
  const { facing: _, ...place } = wish;
  const candidates = [
    { ...wish, speed },
    { ...place, speed },
  ];
  return candidates.find((candidate) => matching(plans, candidate).length > 0) ?? { speed };
}

function PlanChoices({ props, planning }: TurnBarProps): VNode | null {
  const { plan, plans, wish, setWish } = planning;
  if (plan === undefined) return null;
  const bows = plan.push === undefined ? ([-1, 1] as const) : [];
  return (
    <>
      {bows.map((sixths) => {
        const turned = turnedWish(plans, wish, plan, sixths);
        const label = sixths < 0 ? '↶ Bow' : 'Bow ↷';
        return turned && <Choice key={sixths} label={label} press={() => setWish(turned)} />;
      })}
      <Choice label="Cancel" press={() => setWish({})} />
      <Choice main label={plan.push === undefined ? 'Steam ahead' : 'Push'} press={() => props.act(plan.actions)} />
    </>
  );
}

/** What a captain under way would try; if it is forbidden, the button says why. */
const TRIED: readonly Action[] = [STEP, TURNS.port, TURNS.starboard, DONE];

/** Every legal action as a button, except speeds: they have their dial. */
function Offers({ props }: TurnBarProps): VNode {
  const { view, legal } = props;
  const tried = isSpent(view) ? TRIED.filter(({ type }) => type !== 'step') : view.phase === 'move' ? TRIED : [];
  const others = legal.filter((action) => action.type !== 'speed' && !tried.some((one) => same(one, action)));
  return (
    <>
      {[...tried, ...inOrder(others, view)].map((action) => (
        <Choice
          key={words.action(action, view)}
          label={words.action(action, view)}
          main={legal.length === 1 && same(legal[0], action)}
          why={whyWords(props, words, action)}
          press={() => props.act([action])}
        />
      ))}
    </>
  );
}

/** What an action costs in coal, read off the game itself. */
function coalNote(props: Props, action: Action): string | undefined {
  const { view, seat, legal } = props;
  if (seat === undefined || !legal.some((allowed) => same(allowed, action))) return undefined;
  const after = game.imagine(view, NO_CHANCE);
  game.apply(after, seat, action, () => undefined);
  const coal = boatOf(view, seat).coal - boatOf(after, seat).coal;
  return coal === 0 ? 'free' : `${coal} coal`;
}
