import type { VNode } from 'preact';
import { capital } from '#words/speech.ts';
import type { Why } from '#kit/use-why.ts';
import { at } from '#engine/indexed.ts';
import { same } from '#engine/same.ts';
import type { Pressable } from '#kit/use-press.ts';
import type { Action } from '../actions.ts';
import { BUYS, UNLOCKS } from '../answers.ts';
import { ABILITIES, type Card, CLASSES, CONTRACTS, MARKET_PRICES, TRAIN_CARDS } from '../components.ts';
import { choiceOf, type Pair } from '../plans.ts';
import { companyOf, hasAbility } from '../state.ts';
import { contractWords, deckWords, DESK, priceWords } from '../words/desk.ts';
import { cardWords, conditionWords, gains, points, powerOf } from '../words/names.ts';
import { Askable } from './askable.tsx';
import { cardId, lockedId, placeId } from './asking.ts';
import type { Choosing, Props } from './props.ts';

interface HoldingProps {
  readonly props: Props;
  readonly why: Why;
  readonly choosing: Choosing;
}

/** Something beside the map that plays this action, if it is possible now. */
const choiceIf = ({ legal }: Props, id: string, action: Action): Pressable<Action> | undefined =>
  legal.some((allowed) => same(allowed, action)) ? { id, actions: [action] } : undefined;

/** The train cards that can be bought in the office. */
export const Market = ({ props, why, choosing }: HoldingProps): VNode => (
  <section class="desk-part market" aria-label={DESK.market}>
    <h2>
      {DESK.market} <small>{deckWords(props.view)}</small>
    </h2>
    <ul>
      {props.view.market.map((card, i) => (
        <li key={card}>
          <Askable
            props={props}
            why={why}
            choosing={choosing}
            id={placeId(i + 1)}
            choice={choiceIf(props, placeId(i + 1), at(BUYS, i))}
          >
            <TrainCardText card={card} /> <span class="vp">{priceWords(at(MARKET_PRICES, i))}</span>
          </Askable>
        </li>
      ))}
    </ul>
  </section>
);

interface OwnProps extends HoldingProps {
  readonly seat: number;
}

/** The tracks that still lie on the company's board, what freeing each costs and what it brings. */
export function LockedSpaces({ props, why, choosing, seat }: OwnProps): VNode | null {
  const company = companyOf(props.view, seat);
  const locked = ABILITIES.map((ability, n) => ({ ...ability, n })).filter(({ n }) => !hasAbility(company, n));
  if (locked.length === 0) return null;
  return (
    <section class="desk-part locked" aria-label={DESK.locked}>
      <h2>{DESK.locked}</h2>
      <ul>
        {locked.map(({ id, name, price, n }) => (
          <li key={id}>
            <Askable
              props={props}
              why={why}
              choosing={choosing}
              id={lockedId(n)}
              choice={choiceIf(props, lockedId(n), at(UNLOCKS, n))}
            >
              <b>{name}</b> <span class="vp">{priceWords(price)}</span> <small>{capital(powerOf(n))}</small>
            </Askable>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A train card: its class, its condition and its reward. */
function TrainCardText({ card }: { readonly card: Card }): VNode {
  const printed = TRAIN_CARDS[card];
  if (printed === undefined) return <span>{cardWords(card)}</span>;
  const { id, name } = at(CLASSES, printed.class);
  return (
    <span class={`train-card ${id}`}>
      <b>{name}</b> <small>{capital(conditionWords(printed))}</small> <span class="reward">{gains(printed)}</span>
    </span>
  );
}

interface HandProps extends OwnProps {
  readonly title: string;
  /** The delivery that a card is chosen for. */
  readonly pair: Pair | undefined;
}

/** A company's cards and contract, seen by nobody else. */
export function Hand({ props, why, choosing, seat, title, pair }: HandProps): VNode {
  const { view } = props;
  const { dealt, bought, contract } = companyOf(view, seat);
  const secret = CONTRACTS[contract];
  const choiceWith = (card: Card) => {
    const offer = pair?.offers.find(({ action }) => action.card === card);
    return offer && choiceOf(offer);
  };
  return (
    <section class="desk-part hand" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {[...dealt, ...bought].map((card) => (
          <li key={card}>
            {seat === props.seat ? (
              <Askable props={props} why={why} choosing={choosing} id={cardId(card)} choice={choiceWith(card)}>
                <TrainCardText card={card} />
              </Askable>
            ) : (
              <TrainCardText card={card} />
            )}
          </li>
        ))}
        {secret !== undefined && (
          <li class="contract">
            <b>{secret.name}</b> <span class="vp">{points(secret.prestige)}</span>
            <small>{contractWords(view, seat)}</small>
          </li>
        )}
      </ul>
    </section>
  );
}
