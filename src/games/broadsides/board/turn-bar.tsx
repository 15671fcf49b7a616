import type { VNode } from 'preact';
import { askedSeat } from '#kit/asked-seat.ts';
import { clearButton, playButton } from '#kit/bar-buttons.ts';
import type { BarButton } from '#kit/bar-frame.tsx';
import { DecisionBar } from '#kit/decision-bar.tsx';
import type { Decision } from '#words/words.ts';
import { PLOTTING_SQUARES } from '../components.ts';
import { shipOf } from '../state.ts';
import { FILL_SQUARES, LAY_CARDS, REACH } from '../words/labels.ts';
import { percent } from '../words/names.ts';
import { previewOf, takenUpWords, VERBS } from '../words/previews.ts';
import { planWords } from '../words/sea.ts';
import {
  AIM_FIRST,
  aimingWords,
  aimName,
  allAtWords,
  FIRE_ONE,
  fireWords,
  firingWords,
  ONE,
  STOP,
  vainWords,
} from '../words/volley.ts';
import { words } from '../words/words.ts';
import { courseOf } from './course.ts';
import { type Deciding, isEmpty, isWhole } from './intent.ts';
import type { Props } from './props.ts';
import type { Volley } from './volley.ts';

interface TurnBarProps {
  readonly props: Props;
  readonly deciding: Deciding;
}

/** The decision bar of a captain, or what an onlooker is told. */
export function TurnBar({ props, deciding }: TurnBarProps): VNode {
  const isAsked = askedSeat(props) !== undefined;
  return (
    <DecisionBar
      props={props}
      words={words}
      said={said(props, deciding)}
      gold={isAsked ? gold(props, deciding) : undefined}
      quiet={isAsked ? quiet(props, deciding) : []}
    />
  );
}

/** What is about to be done, in words. */
function said(props: Props, { press: { picked }, figure, volley, draft }: Deciding): Decision {
  const { view, seat, awaiting } = props;
  const decision = words.decision(view, seat, awaiting);
  if (volley !== undefined) return volleySaid(volley, decision);
  if (picked !== undefined) return previewOf(picked.action, picked.odds, view, decision);
  if (view.phase === 'plotting' && askedSeat(props) !== undefined) return { ...decision, ...planSaid(props, draft) };
  return figure === undefined ? decision : takenUpWords(figure.figure, figure.from, view, decision);
}

/** Where the cards chosen so far lead. */
function planSaid({ view, seat }: Props, draft: Deciding['draft']): Partial<Decision> {
  const end = courseOf(shipOf(view, seat ?? 0), draft).at(-1);
  return end === undefined ? {} : { detail: [planWords(end)] };
}

function volleySaid(volley: Volley, decision: Decision): Decision {
  const { guns, gun } = volley;
  if (gun === undefined) return decision;
  if (volley.isFiring) return firingWords(guns[0] ?? gun, guns.length);
  const target = volley.aimOf(gun);
  if (volley.isStopped && target === undefined) return vainWords(gun);
  const aimed = guns.filter((one) => volley.aimOf(one) !== undefined).length;
  return aimingWords({ gun, aim: target && aimName(target.letter, target.side), aimed, guns: guns.length });
}

function gold(props: Props, { press, draft, volley }: Deciding): BarButton | undefined {
  if (volley !== undefined) return volleyGold(volley);
  if (props.view.phase === 'plotting') return planGold(props, draft);
  const { picked } = press;
  if (picked === undefined) return undefined;
  const verb = VERBS[picked.action.type] ?? words.action(picked.action, props.view);
  const label = picked.odds === undefined ? verb : `${verb} · ${percent(picked.odds)}`;
  return playButton(props, label, picked.actions, press.perform);
}

function planGold(props: Props, draft: Deciding['draft']): BarButton {
  return isWhole(draft)
    ? { label: LAY_CARDS, press: () => props.act([{ type: 'plot', cards: draft }]) }
    : { label: LAY_CARDS, why: FILL_SQUARES, press: () => undefined };
}

function volleyGold({ ready, guns, isFiring, fire }: Volley): BarButton | undefined {
  if (isFiring) return undefined;
  if (ready === 0) return { label: fireWords(guns.length, guns.length), why: AIM_FIRST, press: () => undefined };
  return { label: fireWords(ready, guns.length), isFinal: true, press: () => fire(ready) };
}

function quiet(
  props: Props,
  { press, draft, figure, takeUp, lay, volley, reach, showReach }: Deciding,
): readonly BarButton[] {
  const { view, legal, act } = props;
  if (volley !== undefined) return volleyQuiet(volley, props.layout === 'phone');
  if (press.picked !== undefined) return [clearButton(press.clear)];
  if (figure !== undefined) return [clearButton(() => takeUp(undefined))];
  if (view.phase === 'plotting') {
    const range = { label: REACH, chosen: reach, press: () => showReach(!reach) };
    const clear = () => lay(Array.from({ length: PLOTTING_SQUARES }, () => undefined));
    return isEmpty(draft) ? [range] : [range, clearButton(clear)];
  }
  if (view.phase !== 'drawOffer') return [];
  return legal.map((action) => ({ label: words.action(action, view), press: () => act([action]) }));
}

/** Phones have room for a word each. */
function volleyQuiet(volley: Volley, isShort: boolean): readonly BarButton[] {
  const { guns, target, ready, isFiring } = volley;
  if (isFiring) return [{ label: STOP, press: volley.stop }];
  if (target === undefined || guns.length === 1) return [];
  const isAll = guns.every((gun) => volley.aimOf(gun)?.id === target.id);
  const all = isAll
    ? clearButton(volley.clear)
    : { label: allAtWords(aimName(target.letter, target.side), isShort), press: volley.aimAll };
  return ready > 1 ? [all, { label: isShort ? ONE : FIRE_ONE, press: () => volley.fire(1) }] : [all];
}
