import type { VNode } from 'preact';
import { same } from '#engine/same.ts';
import { askedSeat } from '#kit/asked-seat.ts';
import { Choice, DecisionBar } from '#kit/decision-bar.tsx';
import type { Press } from '#kit/use-press.ts';
import { whyWords } from '#kit/why-not.tsx';
import type { Action } from '../actions.ts';
import { DONE, PORT } from '../answers.ts';
import { hasBoat, mover } from '../state.ts';
import { BAG_LABEL, boatNote } from '../words/actions.ts';
import { sellAllLabel } from '../words/sale.ts';
import { words } from '../words/words.ts';
import type { Sale } from './planner.ts';
import { type Planned, previewOf } from './preview.ts';
import type { Props } from './props.ts';

interface TurnBarProps {
  readonly props: Props;
  /** What is picked on the chart or in the hand waits here to be played. */
  readonly press: Press<Action, Planned>;
  readonly sale: Sale | undefined;
  readonly bag: Bag;
}

/** Whether what can be bought from the bag is laid out; folded, it leaves the bar short. */
export interface Bag {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** The decision bar: the question in words, and every legal answer as a button; or what a press would play. */
export function TurnBar({ props, press, sale, bag }: TurnBarProps): VNode {
  const { view, seat, awaiting } = props;
  const asked = askedSeat(props);
  const preview = press.picked && asked !== undefined ? previewOf(view, asked, press.picked) : undefined;
  return (
    <DecisionBar props={props} said={preview ?? words.decision(view, seat, awaiting)}>
      {preview === undefined ? (
        <Offers props={props} sale={sale} bag={bag} />
      ) : (
        <>
          <Choice label="Cancel" press={press.clear} />
          <Choice main label={preview.verb} press={press.perform} />
        </>
      )}
    </DecisionBar>
  );
}

function Offers({ props, sale, bag }: Omit<TurnBarProps, 'press'>): VNode {
  const { view, legal } = props;
  const tried = view.phase === 'actions' && hasBoat(mover(view)) && !legal.some((one) => same(one, PORT)) ? [PORT] : [];
  const offer = (action: Action): VNode => (
    <Choice
      key={words.action(action, view)}
      label={words.action(action, view)}
      note={boatNote(action)}
      main={legal.length === 1 || (isSpent(view) && isDone(action))}
      why={whyWords(props, words, action)}
      press={() => props.act([action])}
    />
  );
  return (
    <>
      {sale !== undefined && <Choice main label={sellAllLabel(sale)} press={() => props.act(sale.actions)} />}
      {[...tried, ...legal.filter((action) => !isFromBag(action) && !isDone(action))].map(offer)}
      {legal.some(isFromBag) && <Choice label={BAG_LABEL} chosen={bag.isOpen} press={bag.toggle} />}
      {bag.isOpen && legal.filter(isFromBag).map(offer)}
      {legal.filter(isDone).map(offer)}
    </>
  );
}

/** What ends the question; it stands last. */
const isDone = (action: Action): boolean => same(action, DONE);

const isFromBag = ({ type }: Action): boolean => type === 'buyFromBag';

/** Both actions are used, and there is no bonus move: all that is left is to end the turn, or the expedition. */
const isSpent = ({ phase, actions, bonusMove }: Props['view']): boolean =>
  phase === 'actions' && actions === 0 && !bonusMove;
