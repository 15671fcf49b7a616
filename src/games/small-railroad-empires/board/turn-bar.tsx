import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { same } from '#engine/same.ts';
import { askedSeat } from '#kit/asked-seat.ts';
import { clearButton, playButton } from '#kit/bar-buttons.ts';
import type { BarButton } from '#kit/bar-frame.tsx';
import { DecisionBar } from '#kit/decision-bar.tsx';
import type { Decision } from '#words/words.ts';
import type { Action } from '../actions.ts';
import { BUYS, DONE, REPAY, TAKE_LOAN, UNLOCKS } from '../answers.ts';
import { companyOf, hasAbility } from '../state.ts';
import { CHOICES, confirmWords, deliveryWords, previewWords, raisedWords } from '../words/previews.ts';
import { words } from '../words/words.ts';
import { LOANS } from './asking.ts';
import type { Planning } from './planning.ts';
import type { Props } from './props.ts';

interface TurnBarProps {
  readonly props: Props;
  readonly planning: Planning;
}

/** The decision bar of a company, or what an onlooker is told. */
export const TurnBar = (bar: TurnBarProps): VNode => (
  <DecisionBar
    props={bar.props}
    words={words}
    said={said(bar)}
    gold={gold(bar)}
    quiet={quiet(bar)}
    tried={triedIn(bar.props)}
  />
);

/** What is picked and what it brings, or what is asked. */
function said({ props, planning }: TurnBarProps): Decision {
  const { view, seat, awaiting } = props;
  const { offer, action, card, pairs } = planning;
  const asked = words.decision(view, seat, awaiting);
  if (seat === undefined) return asked;
  if (offer !== undefined) return deliveryWords(view, seat, offer);
  if (card !== undefined) return raisedWords(card, pairs);
  return (action && previewWords(view, seat, action)) ?? asked;
}

const isLegal = ({ legal }: Props, action: Action): boolean => legal.some((allowed) => same(allowed, action));

/** What is picked; otherwise the end of the step, but nothing urges a player to skip a delivery. */
function gold({ props, planning }: TurnBarProps): BarButton | undefined {
  const { action, changes, press } = planning;
  if (action !== undefined && changes !== undefined) {
    return playButton(props, confirmWords(props.view, action, changes), [action], press.perform);
  }
  return props.view.phase === 'deliver' || !isLegal(props, DONE) ? undefined : stopping(props);
}

const stopping = (props: Props): BarButton => playButton(props, words.action(DONE, props.view), [DONE]);

function quiet({ props, planning }: TurnBarProps): readonly BarButton[] {
  const { action, card, clear } = planning;
  if (action !== undefined || card !== undefined) return [clearButton(clear)];
  if (props.view.phase === 'deliver' && isLegal(props, DONE)) return [stopping(props)];
  return isLegal(props, REPAY) && isLegal(props, TAKE_LOAN) ? [borrowing(planning)] : [];
}

/** Where a loan can be repaid as well as taken, the loans in stock stand for repaying. */
const borrowing = (planning: Planning): BarButton => ({
  label: CHOICES.borrow,
  press: () => planning.pressThing(LOANS, TAKE_LOAN),
});

/** What a player would look for; if it is forbidden, the list says why. */
function triedIn(props: Props): readonly Action[] {
  const seat = askedSeat(props);
  if (seat === undefined || props.view.phase !== 'office') return [];
  const company = companyOf(props.view, seat);
  return [
    ...props.view.market.map((_, i) => at(BUYS, i)),
    ...UNLOCKS.filter((_, ability) => !hasAbility(company, ability)),
    ...(company.loans > 0 ? [REPAY] : []),
    TAKE_LOAN,
  ];
}
