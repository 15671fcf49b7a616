import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { same } from '#engine/same.ts';
import { Choice, DecisionBar } from '#kit/decision-bar.tsx';
import { whyWords } from '#kit/why-not.tsx';
import { type Action, DONE, PORT } from '../actions.ts';
import { BAG_PRICE, BOAT_SIZES, BOATS } from '../components.ts';
import { hasBoat, mover } from '../state.ts';
import type { Sale } from './planner.ts';
import type { Offer } from './spots.ts';
import type { Props } from './props.ts';
import { words } from './words.ts';

interface TurnBarProps {
  readonly props: Props;
  readonly sale: Sale | undefined;
  /** A place pressed on the chart that waits to be confirmed. */
  readonly chosen: Offer | undefined;
  readonly cancel: () => void;
}

/** The decision bar: the question in words, and every legal answer as a button. */
export function TurnBar({ props, sale, chosen, cancel }: TurnBarProps): VNode {
  const { view, seat, awaiting } = props;
  return (
    <DecisionBar props={props} said={words.decision(view, seat, awaiting)}>
      {chosen === undefined ? (
        <Offers props={props} sale={sale} />
      ) : (
        <>
          <Choice label="Cancel" press={cancel} />
          <Choice main label={chosen.spot.label.split(' wants ')[0] ?? ''} press={() => props.act(chosen.actions)} />
        </>
      )}
    </DecisionBar>
  );
}

function Offers({ props, sale }: { props: Props; sale: Sale | undefined }): VNode {
  const { view, legal } = props;
  const [bag, openBag] = useState(false);
  const isFolded = ({ type }: Action): boolean => !bag && type === 'buyFromBag';
  const tried = view.phase === 'actions' && hasBoat(mover(view)) && !legal.some((one) => same(one, PORT)) ? [PORT] : [];
  return (
    <>
      {sale !== undefined && (
        <Choice main label={`Sell all: ${sale.total} gold`} press={() => props.act(sale.actions)} />
      )}
      {legal.some(isFolded) && <Choice label={`From the bag for ${BAG_PRICE} …`} press={() => openBag(true)} />}
      {[...tried, ...ordered(legal).filter((action) => !isFolded(action))].map((action) => (
        <Choice
          key={words.action(action, view)}
          label={words.action(action, view)}
          note={noteOf(action)}
          main={legal.length === 1 || (isSpent(view) && same(action, DONE))}
          why={whyWords(props, words, action)}
          press={() => props.act([action])}
        />
      ))}
    </>
  );
}

/** Both actions are used, and there is no bonus move: all that is left is to end the turn, or the expedition. */
const isSpent = ({ phase, actions, bonusMove }: Props['view']): boolean =>
  phase === 'actions' && actions === 0 && !bonusMove;

/** What a boat is like, where one is chosen. */
function noteOf(action: Action): string | undefined {
  if (action.type !== 'boat') return undefined;
  const boat = BOATS[BOAT_SIZES.indexOf(action.size)];
  return boat && `${boat.boxes} boxes of ${boat.boxSpaces}, speed ${boat.speed}, resale ${boat.resale}`;
}

/** What ends the question stands last. */
const ordered = (legal: readonly Action[]): readonly Action[] => [
  ...legal.filter((action) => !same(action, DONE)),
  ...legal.filter((action) => same(action, DONE)),
];
