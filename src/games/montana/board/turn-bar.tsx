import type { VNode } from 'preact';
import { askedSeat } from '#kit/asked-seat.ts';
import { clearButton, playButton } from '#kit/bar-buttons.ts';
import type { BarButton } from '#kit/bar-frame.tsx';
import { DecisionBar } from '#kit/decision-bar.tsx';
import { say, type Sentence } from '#words/sentence.ts';
import type { Decision } from '#words/words.ts';
import type { Action } from '../actions.ts';
import { CANTEEN, CITY, RECRUIT, TRADE_ACTIONS } from '../answers.ts';
import { sizeOf } from '../crews.ts';
import { doubtAbout } from '../words/doubts.ts';
import { LABELS } from '../words/labels.ts';
import { performLabel, pickedTitle, previewWords } from '../words/previews.ts';
import { words } from '../words/words.ts';
import { otherCrew } from './crew-choice.ts';
import { keyOf } from './offers.ts';
import type { Props } from './props.ts';
import type { Turn } from './use-turn.ts';

interface TurnBarProps {
  readonly props: Props;
  readonly turn: Turn;
}

/** The decision bar: what is asked, or what is picked with its price and its doubts. */
export function TurnBar({ props, turn }: TurnBarProps): VNode {
  const doubt = doubtIn({ props, turn });
  const bar = { props: asking(props, turn), words, tried: TRIED };
  if (doubt !== undefined) return <DecisionBar {...bar} {...secondThoughts({ props, turn }, doubt)} />;
  return (
    <DecisionBar {...bar} said={said({ props, turn })} gold={gold({ props, turn })} quiet={quiet({ props, turn })} />
  );
}

/** What a player would look for; if it is forbidden, the list says why. */
const TRIED: readonly Action[] = [RECRUIT, CITY, CANTEEN, ...TRADE_ACTIONS];

/** A trade that may be regretted is doubted in the list of all actions too. */
function asking(props: Props, { press }: Turn): Props {
  const { view, seat = 0 } = props;
  return {
    ...props,
    act(actions) {
      const [only] = actions;
      if (only !== undefined && actions.length === 1 && doubtAbout(view, seat, only) !== undefined)
        press.pick({ id: keyOf(only), actions });
      else props.act(actions);
    },
  };
}

function doubtIn({ props: { view, seat }, turn: { press } }: TurnBarProps): Sentence | undefined {
  const [only, another] = press.picked?.actions ?? [];
  if (seat === undefined || only === undefined || another !== undefined) return undefined;
  return doubtAbout(view, seat, only);
}

/** The warning before a cow is wasted; the other button trades it anyway. */
function secondThoughts({ props: { view }, turn }: TurnBarProps, doubt: Sentence) {
  const [action] = turn.press.picked?.actions ?? [];
  return {
    said: { title: say`${action === undefined ? '' : words.action(action, view)}?`, detail: doubt },
    gold: { label: LABELS.keepCow, press: turn.clear },
    quiet: [{ label: LABELS.tradeCow, press: turn.press.perform }],
  };
}

function said({ props, turn }: TurnBarProps): Decision {
  const { view, seat, awaiting } = props;
  const { press, preview, isTrading } = turn;
  if (press.picked !== undefined && preview !== undefined && seat !== undefined) {
    const { actions } = press.picked;
    const title = pickedTitle(view, seat, actions, preview.events);
    return { title: [title], detail: previewWords(view, actions, preview.events) };
  }
  if (isTrading) return { title: [`${LABELS.tradeTitle} …`], detail: [LABELS.tradeDetail] };
  return words.decision(view, seat, awaiting);
}

/** What is picked, or what is left to do. */
function gold({ props, turn }: TurnBarProps): BarButton | undefined {
  const { press } = turn;
  if (press.picked === undefined) return turn.isTrading ? undefined : stopping(props, true);
  const { actions, chosen = [] } = press.picked;
  if (actions.length === 0)
    return {
      label: 'Choose',
      press: () => undefined,
      why: chosen.length === 0 ? LABELS.noneChosen : LABELS.moreNeeded,
    };
  return playButton(props, performLabel(props.view, actions), actions, press.perform);
}

function quiet({ props, turn }: TurnBarProps): readonly BarButton[] {
  const clear = clearButton(turn.clear);
  if (turn.press.picked !== undefined) return [...otherWorkers(turn), clear];
  const stop = stopping(props, false);
  return turn.isTrading ? [clear] : [...extras({ props, turn }), ...(stop === undefined ? [] : [stop])];
}

/** What can be done besides the action of a turn, before it and after it: a canteen, and a cow. */
function extras({ props: { view, legal }, turn }: TurnBarProps): readonly BarButton[] {
  if (view.phase !== 'turn' && view.phase !== 'ending') return [];
  const can = (type: Action['type']): boolean => legal.some((action) => action.type === type);
  return [
    ...(can('canteen') ? [{ label: LABELS.canteen, press: turn.pressCanteen }] : []),
    ...(can('trade') ? [{ label: LABELS.cattle, press: turn.pressCow }] : []),
  ];
}

/** Two others instead of one that matches, and back. */
function otherWorkers({ press: { picked }, place, sendCrew }: Turn): readonly BarButton[] {
  const other = place?.crews && otherCrew(picked?.chosen ?? [], place.crews);
  if (other === undefined) return [];
  return [{ label: sizeOf(other) === 1 ? LABELS.oneMatching : LABELS.twoOthers, press: () => sendCrew(other) }];
}

/** Going on without doing more: gold where nothing else but a cattle trade can be done, otherwise quiet. */
function stopping(props: Props, isGold: boolean): BarButton | undefined {
  const { legal, view, act } = props;
  const stop = legal.find(isStop);
  if (stop === undefined || askedSeat(props) === undefined) return undefined;
  const isLast = legal.every((action) => isStop(action) || action.type === 'trade' || action.type === 'canteen');
  return isLast === isGold ? { label: stopLabel(stop, view), press: () => act([stop]) } : undefined;
}

const isStop = (action: Action): boolean =>
  action.type === 'done' || action.type === 'pass' || (action.type === 'upgrade' && action.copper + action.stone === 0);

const stopLabel = (stop: Action, view: Props['view']): string =>
  stop.type === 'upgrade' ? performLabel(view, [stop]) : words.action(stop, view);
