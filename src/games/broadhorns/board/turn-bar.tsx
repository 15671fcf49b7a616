import type { VNode } from 'preact';
import { askedSeat } from '#kit/asked-seat.ts';
import { clearButton, playButton } from '#kit/bar-buttons.ts';
import type { BarButton } from '#kit/bar-frame.tsx';
import { DecisionBar } from '#kit/decision-bar.tsx';
import type { Decision } from '#words/words.ts';
import { at } from '#engine/indexed.ts';
import type { Action } from '../actions.ts';
import { BUYS, DONE, END_EXPEDITION, LET_SPOIL, PORT, TAKE_BOAT, USE_ICE } from '../answers.ts';
import { CARGO, RIVER_END } from '../components.ts';
import { portTown } from '../rules/port.ts';
import { hasBoat, mover } from '../state.ts';
import { BAR_LABELS, endTripLabel } from '../words/actions.ts';
import { cargoTypes } from '../words/names.ts';
import { hasIce } from '../words/phases.ts';
import { landingDetail, saleLabel, saleWords } from '../words/sale.ts';
import { words } from '../words/words.ts';
import { nextTown } from './next-town.ts';
import { previewOf } from './preview.ts';
import type { Props } from './props.ts';
import { canPlay } from './spots.ts';
import type { Trade } from './trade.ts';

interface TurnBarProps {
  readonly props: Props;
  readonly trade: Trade;
}

/** The decision bar: the question in words, or what is picked with its verb and price. */
export const TurnBar = (bar: TurnBarProps): VNode => (
  <DecisionBar
    props={bar.props}
    words={words}
    said={said(bar)}
    gold={gold(bar)}
    quiet={quiet(bar)}
    tried={tried(bar.props)}
  />
);

function said({ props, trade: { press, selling, landing } }: TurnBarProps): Decision {
  const { view, seat, awaiting } = props;
  if (press.picked !== undefined && seat !== undefined) return previewOf(view, seat, press.picked);
  const sale = selling?.sale;
  if (sale !== undefined) {
    const types = sale.set.barrels.flatMap((barrels, cargo) => (barrels > 0 ? [cargo] : []));
    return saleWords(cargoTypes(types), portTown(view), sale);
  }
  const decision = words.decision(view, seat, awaiting);
  return landing === undefined ? decision : { ...decision, detail: landingDetail(decision.detail, landing) };
}

/** What is picked; otherwise what most players do next here. */
function gold({ props, trade: { press, selling } }: TurnBarProps): BarButton | undefined {
  const { view, seat } = props;
  if (askedSeat(props) === undefined || seat === undefined) return undefined;
  const { picked } = press;
  if (picked !== undefined) return playButton(props, previewOf(view, seat, picked).verb, picked.actions, press.perform);
  if (selling?.sale !== undefined) {
    const { sale, set } = selling;
    const barrels = set.barrels.reduce((sum, count) => sum + count, 0);
    return playButton(props, saleLabel(barrels, sale), sale.actions);
  }
  const [action, boat] = [usual(props), freeBoat(props)];
  if (boat !== undefined) return boat;
  if (action !== undefined) return playButton(props, labelOf(props, action), [action]);
  const move = view.phase === 'actions' ? nextTown(view) : undefined;
  return move && playButton(props, previewOf(view, seat, move).verb, move.actions);
}

/** The way to St. Louis is part of taking a boat. */
function freeBoat(props: Props): BarButton | undefined {
  const take = at(TAKE_BOAT, 0);
  const actions = needsBoat(props) ? [PORT, take] : canPlay(props, take) ? [take] : undefined;
  return actions && playButton(props, words.action(take, props.view), actions);
}

const needsBoat = (props: Props): boolean => !hasBoat(mover(props.view)) && canPlay(props, PORT);

/** What is done without picking anything. */
function usual(props: Props): Action | undefined {
  const { view } = props;
  if (view.phase === 'actions') return canPlay(props, PORT) ? PORT : isSpent(view) ? DONE : undefined;
  if (view.phase === 'sell' && mover(view).barrels.length === 0)
    return props.legal.find(({ type }) => type === 'claim') ?? DONE;
  if (view.phase === 'travelers') return mover(view).at === RIVER_END ? END_EXPEDITION : DONE;
  return isIceQuestion(view) ? LET_SPOIL : undefined;
}

function quiet(bar: TurnBarProps): readonly BarButton[] {
  const { props, trade } = bar;
  const clear = clearButton(() => (trade.press.clear(), trade.selling?.clear()));
  if (trade.press.picked !== undefined) return [clear];
  const others = instead(props).map((action) => ({
    label: labelOf(props, action),
    press: () => props.act([action]),
  }));
  return trade.selling?.sale === undefined ? others : [clear, ...others];
}

/** What else is done without picking anything. */
function instead(props: Props): readonly Action[] {
  const isPossible = (action: Action) => canPlay(props, action) && action !== usual(props);
  if (props.view.phase === 'travelers') return [DONE, END_EXPEDITION].filter(isPossible);
  // Nobody begins a year by doing nothing; the list of all actions still has it.
  if (needsBoat(props)) return [];
  return (isIceQuestion(props.view) ? [USE_ICE] : [DONE]).filter(isPossible);
}

const isIceQuestion = ({ phase }: Props['view']): boolean => phase === 'spoilStep' || phase === 'spoilCard';

/** Buttons are short; the list of all actions says the same at length. */
function labelOf({ view, layout, seat }: Props, action: Action): string {
  if (action === LET_SPOIL && seat !== undefined && !hasIce(view, seat)) return BAR_LABELS.noIce;
  if (action === END_EXPEDITION && view.phase === 'travelers') return endTripLabel(view);
  if (action === DONE && view.phase === 'sell') return layout === 'phone' ? BAR_LABELS.done : BAR_LABELS.doneHere;
  return words.action(action, view);
}

/** Both actions are used, and there is no bonus move: all that is left is to end the turn, or the trip. */
const isSpent = ({ actions, bonusMove }: Props['view']): boolean => actions === 0 && !bonusMove;

/** What a player would look for; if it is forbidden, the list says why. */
function tried({ view, legal }: Props): readonly Action[] {
  if (view.phase === 'actions' && hasBoat(mover(view))) return [PORT];
  const buys = view.phase === 'cargo' ? CARGO.map((_, cargo) => at(BUYS, cargo)) : [];
  return buys.filter((action) => !canPlay({ legal }, action));
}
