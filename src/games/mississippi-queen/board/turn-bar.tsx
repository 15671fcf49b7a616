import type { VNode } from 'preact';
import { same } from '#engine/same.ts';
import { askedSeat } from '#kit/asked-seat.ts';
import { Choice, DecisionBar } from '#kit/decision-bar.tsx';
import { whyWords } from '#kit/why-not.tsx';
import type { Decision } from '#words/words.ts';
import type { Action } from '../actions.ts';
import { DONE, SPEEDS, STEP, TURNS } from '../answers.ts';
import { game } from '../game.ts';
import { boatOf, isSpent } from '../state.ts';
import { imagine } from '../view.ts';
import { inOrder } from '../words/actions.ts';
import { coalWords } from '../words/names.ts';
import { speedDetail } from '../words/phases.ts';
import { bowPlan, CHOICES, planWords, SET_THE_SPEED, STEP_BY_STEP, stepWords } from '../words/plans.ts';
import { words } from '../words/words.ts';
import { isSailing, type Offer } from './offers.ts';
import type { Props } from './props.ts';
import type { Steering } from './steering.ts';
import { atSpeed, pushesOf, turnedWish } from './wish.ts';

interface TurnBarProps {
  readonly props: Props;
  readonly steering: Steering;
}

/** The decision bar of a captain, or what an onlooker is told. */
export function TurnBar(bar: TurnBarProps): VNode {
  return (
    <DecisionBar props={bar.props} said={said(bar)}>
      {isSailing(bar.props.view) ? <Sailing {...bar} /> : <Answers {...bar} />}
    </DecisionBar>
  );
}

function said({ props, steering }: TurnBarProps): Decision {
  const { view, seat, awaiting } = props;
  const { picked } = steering.press;
  if (picked !== undefined && seat !== undefined) return pickedWords(picked, view, seat, steering);
  const decision = words.decision(view, seat, awaiting);
  if (!steering.byStep || isSpent(view) || seat === undefined || askedSeat(props) === undefined || !isSailing(view))
    return decision;
  return view.phase === 'speed'
    ? { title: SET_THE_SPEED, detail: speedDetail(view, seat) }
    : { ...decision, title: STEP_BY_STEP };
}

function pickedWords(picked: Offer, view: Props['view'], seat: number, { plans, wish }: Steering): Decision {
  if (picked.kind === 'point') return bowPlan(view, seat, picked.facing);
  if (picked.kind === 'step') return stepWords(picked.plan, view);
  return planWords(picked.plan, view, seat, pushesOf(plans, wish).size > 1);
}

/** Steering: by a whole plan, or step by step. */
function Sailing(bar: TurnBarProps): VNode {
  const { press, byStep, setByStep, refine } = bar.steering;
  const { view } = bar.props;
  return (
    <>
      {view.phase === 'speed' && <SpeedDial {...bar} />}
      {byStep || press.picked !== undefined ? <Answers {...bar} /> : null}
      {press.picked === undefined && !isSpent(view) && (
        <Choice label={CHOICES.stepByStep} chosen={byStep} press={() => (refine({}), setByStep(!byStep))} />
      )}
    </>
  );
}

/** The red wheel: in a plan it shows what each speed reaches, step by step it sets the speed. */
function SpeedDial({ props, steering }: TurnBarProps): VNode {
  const { plans, wish, press, refine, byStep } = steering;
  const plan = press.picked?.kind === 'steam' ? press.picked.plan : undefined;
  const turnTo = (action: (typeof SPEEDS)[number]) => {
    if (byStep) props.act([action]);
    else if (plan === undefined && wish.speed === action.speed) refine({});
    else refine(atSpeed(plans, wish, action.speed));
  };
  return (
    <div class="speed-dial" role="group" aria-label={CHOICES.speed}>
      {SPEEDS.map((action) => (
        <Choice
          key={action.speed}
          label={String(action.speed)}
          note={coalNote(props, action)}
          chosen={(plan?.speed ?? wish.speed) === action.speed}
          why={whyWords(props, words, action)}
          press={() => turnTo(action)}
        />
      ))}
    </div>
  );
}

/** What is picked, to be played or not; or all that can be answered. */
const Answers = (bar: TurnBarProps): VNode =>
  bar.steering.press.picked === undefined ? (
    <Offered {...bar} />
  ) : (
    <Picked {...bar} picked={bar.steering.press.picked} />
  );

function Picked({ steering, picked }: TurnBarProps & { readonly picked: Offer }): VNode {
  const { press, refine } = steering;
  return (
    <>
      <Swings steering={steering} picked={picked} />
      <Choice label={CHOICES.cancel} press={() => refine({})} />
      <Choice main label={verbOf(picked)} note={coalWords(coalOf(picked))} press={press.perform} />
    </>
  );
}

/** The same plan with the bow turned at its end. */
function Swings({ steering, picked }: { readonly steering: Steering; readonly picked: Offer }): VNode | null {
  if (picked.kind !== 'steam' || picked.plan.push !== undefined) return null;
  const { plans, refine } = steering;
  return (
    <>
      {([-1, 1] as const).map((sixths) => {
        const turned = turnedWish(plans, picked.wish, picked.plan, sixths);
        const label = sixths < 0 ? CHOICES.toPort : CHOICES.toStarboard;
        return turned && <Choice key={sixths} label={label} press={() => refine(turned)} />;
      })}
    </>
  );
}

function verbOf(picked: Offer): string {
  if (picked.kind === 'point') return CHOICES.point;
  if (picked.plan.push !== undefined) return CHOICES.push;
  return picked.kind === 'step' ? CHOICES.step : CHOICES.steam;
}

const coalOf = (picked: Offer): number => (picked.kind === 'point' ? 0 : picked.plan.coal);

/** What a captain under way would try; if it is forbidden, the button says why. */
const TRIED: readonly Action[] = [STEP, TURNS.port, TURNS.starboard, DONE];

/** Every legal action as a button, except speeds: they have their dial. */
function Offered({ props }: TurnBarProps): VNode {
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
function coalNote({ view, seat, legal }: Props, action: Action): string | undefined {
  if (seat === undefined || !legal.some((allowed) => same(allowed, action))) return undefined;
  const after = imagine(view);
  game.apply(after, seat, action, () => undefined);
  return coalWords(boatOf(view, seat).coal - boatOf(after, seat).coal);
}
