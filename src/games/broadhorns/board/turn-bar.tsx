import type { VNode } from 'preact';
import { same } from '#engine/same.ts';
import { Choice, DecisionBar } from '#kit/decision-bar.tsx';
import { whyWords } from '#kit/why-not.tsx';
import { type Action, DONE, PORT } from '../actions.ts';
import { BAG_PRICE, BOAT_SIZES, BOATS } from '../components.ts';
import { hasBoat, mover } from '../state.ts';
import type { Sale } from './planner.ts';
import type { Offer } from './spots.ts';
import type { Props } from './props.ts';
import { words } from '../words/words.ts';

interface TurnBarProps {
  readonly props: Props;
  readonly sale: Sale | undefined;
  /** A place pressed on the chart that waits to be confirmed. */
  readonly chosen: Offer | undefined;
  readonly cancel: () => void;
  readonly bag: Bag;
}

/** Whether what can be bought from the bag is laid out; folded, it leaves the bar short. */
export interface Bag {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** The decision bar: the question in words, and every legal answer as a button. */
export function TurnBar({ props, sale, chosen, cancel, bag }: TurnBarProps): VNode {
  const { view, seat, awaiting } = props;
  return (
    <DecisionBar props={props} said={words.decision(view, seat, awaiting)}>
      {chosen === undefined ? (
        <Offers props={props} sale={sale} bag={bag} />
      ) : (
        <>
          <Choice label="Cancel" press={cancel} />
          <Choice main label={chosen.spot.label.split(' wants ')[0] ?? ''} press={() => props.act(chosen.actions)} />
        </>
      )}
    </DecisionBar>
  );
}

function Offers({ props, sale, bag }: Pick<TurnBarProps, 'props' | 'sale' | 'bag'>): VNode {
  const { view, legal } = props;
  const tried = view.phase === 'actions' && hasBoat(mover(view)) && !legal.some((one) => same(one, PORT)) ? [PORT] : [];
  const offer = (action: Action): VNode => (
    <Choice
      key={words.action(action, view)}
      label={words.action(action, view)}
      note={noteOf(action)}
      main={legal.length === 1 || (isSpent(view) && isDone(action))}
      why={whyWords(props, words, action)}
      press={() => props.act([action])}
    />
  );
  return (
    <>
      {sale !== undefined && (
        <Choice main label={`Sell all: ${sale.total} gold`} press={() => props.act(sale.actions)} />
      )}
      {[...tried, ...legal.filter((action) => !isFromBag(action) && !isDone(action))].map(offer)}
      {legal.some(isFromBag) && (
        <Choice label={`From the bag for ${BAG_PRICE} …`} chosen={bag.isOpen} press={bag.toggle} />
      )}
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

/** What a boat is like, where one is chosen. */
function noteOf(action: Action): string | undefined {
  if (action.type !== 'boat') return undefined;
  const boat = BOATS[BOAT_SIZES.indexOf(action.size)];
  return boat && `${boat.boxes} boxes of ${boat.boxSpaces}, speed ${boat.speed}, resale ${boat.resale}`;
}
