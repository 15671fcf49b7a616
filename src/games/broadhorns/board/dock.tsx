import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SeatEmblem } from '#kit/emblem.tsx';
import { SentenceText } from '#kit/sentence-text.tsx';
import type { Press } from '#kit/use-press.ts';
import type { Action } from '../actions.ts';
import { type Card, deliveryOf, FACEDOWN, isDelivery, isTraveler } from '../cards.ts';
import { merchantOf } from '../state.ts';
import { BarrelIcon } from './barrel.tsx';
import { type HandOffer, handOffer, handPlace } from './hand-offer.ts';
import { Hold } from './hold.tsx';
import type { Sale } from './planner.ts';
import type { Planned } from './preview.ts';
import type { Props } from './props.ts';
import { NO_CARDS, openHandLabel, ownLabel, TRAVELERS_LABEL } from '../words/hand.ts';
import { cardNote, cardTitle } from '../words/names.ts';
import { UNITS } from '../words/panel.ts';
import { RECEIPT_LABEL, RECEIPT_TITLE, receiptWords, saleTotal } from '../words/sale.ts';
import { words } from '../words/words.ts';

/** Below the chart: what the view shows of hands. */
export function Dock({ props, press, sale }: Omit<OwnDockProps, 'seat'>): VNode | null {
  const [eye, ...others] = props.revealedSeats;
  if (eye === undefined) return null;
  return others.length === 0 ? (
    <OwnDock props={props} press={press} seat={eye} sale={sale} />
  ) : (
    <OpenHands props={props} />
  );
}

/** All hands face up, in a replay. Boats and cargo are in the panels, as always. */
const OpenHands = ({ props: { view, revealedSeats, seats } }: { props: Props }): VNode => (
  <div class="bh-dock open">
    {revealedSeats.map((seat) => (
      <section key={seat} class="bh-hand" aria-label={openHandLabel(seats[seat]?.name ?? '')}>
        <SeatEmblem seat={seat} />
        <Hand cards={merchantOf(view, seat).hand} />
      </section>
    ))}
  </div>
);

interface OwnDockProps {
  readonly props: Props;
  readonly press: Press<Action, Planned>;
  readonly seat: number;
  readonly sale: Sale | undefined;
}

/** The player's own boat with its cargo, the hand, and what a sale here would bring. */
function OwnDock({ props, press, seat, sale }: OwnDockProps): VNode {
  const { view, seats } = props;
  const m = merchantOf(view, seat);
  const whose = seats[seat]?.kind === 'you' ? undefined : seats[seat]?.name;
  return (
    <div class="bh-dock">
      <section class="bh-own" aria-label={ownLabel('boat', whose)}>
        <p class="bh-purse">
          <b>{m.gold}</b> {UNITS.gold}
        </p>
        <Hold m={m} />
        {m.travelers.length > 0 && (
          <ul class="bh-cards" aria-label={TRAVELERS_LABEL}>
            {m.travelers.map((card) => (
              <HandCard key={card} card={card} />
            ))}
          </ul>
        )}
      </section>
      {sale !== undefined && <Receipt sale={sale} />}
      <OwnHand props={props} press={press} seat={seat} label={ownLabel('hand', whose)} />
    </div>
  );
}

interface OwnHandProps extends Pick<OwnDockProps, 'props' | 'press' | 'seat'> {
  readonly label: string;
}

/** Every card can be pressed: the bar shows what it would do, or a line below says why it cannot be played. */
function OwnHand({ props, press, seat, label }: OwnHandProps): VNode {
  const { view } = props;
  const [asked, setAsked] = useState<number>();
  useEffect(() => setAsked(undefined), [view]);
  const pressCard = (place: number): void => {
    const { planned } = handOffer(props, seat, place);
    setAsked(planned !== undefined || asked === place ? undefined : place);
    if (planned !== undefined) press.press(planned);
  };
  return (
    <section class="bh-hand" aria-label={label}>
      <Hand
        cards={merchantOf(view, seat).hand}
        picked={press.picked?.id}
        {...(props.seat !== undefined && { press: pressCard })}
      />
      <p class="bh-why" role="status">
        {asked !== undefined && <Reply props={props} reply={handOffer(props, seat, asked).reply} />}
      </p>
    </section>
  );
}

/** Why a card cannot be played, with the rule it falls under. */
function Reply({ props, reply }: { props: Props; reply: HandOffer['reply'] }): VNode | null {
  if (reply === undefined) return null;
  if (!('rule' in reply)) return <SentenceText sentence={reply} seats={props.seats} />;
  return (
    <>
      <SentenceText sentence={words.ruling(reply)} seats={props.seats} />{' '}
      <button type="button" class="rule-link" onClick={() => props.showRule(reply.rule)}>
        The rule
      </button>
    </>
  );
}

interface HandProps {
  readonly cards: readonly Card[];
  readonly picked?: string | undefined;
  /** By the card's place in the hand. */
  readonly press?: (place: number) => void;
}

const Hand = ({ cards, picked, press }: HandProps): VNode =>
  cards.length === 0 ? (
    <p class="bh-empty">{NO_CARDS}</p>
  ) : (
    <ul class="bh-cards">
      {cards.map((card, i) => (
        <HandCard
          key={`${card} ${i}`}
          card={card}
          isPicked={picked === handPlace(i)}
          {...(press !== undefined && { press: () => press(i) })}
        />
      ))}
    </ul>
  );

const kindOf = (card: Card): string =>
  card === FACEDOWN ? 'facedown' : isDelivery(card) ? 'delivery' : isTraveler(card) ? 'traveler' : 'other';

interface HandCardProps {
  readonly card: Card;
  readonly isPicked?: boolean;
  readonly press?: () => void;
}

const HandCard = ({ card, isPicked = false, press }: HandCardProps): VNode => (
  <li>
    {press === undefined ? (
      <span class={`bh-card ${kindOf(card)}`}>
        <CardFace card={card} />
      </span>
    ) : (
      <button
        type="button"
        class={`bh-card ${kindOf(card)}${isPicked ? ' chosen' : ''}`}
        aria-pressed={isPicked}
        onClick={press}
      >
        <CardFace card={card} />
      </button>
    )}
  </li>
);

const CardFace = ({ card }: { card: Card }): VNode => (
  <>
    {isDelivery(card) && <BarrelIcon cargo={deliveryOf(card).cargo} />}
    <span>
      <b>{cardTitle(card)}</b>
      <small>{cardNote(card)}</small>
    </span>
  </>
);

/** What the player would get here, before anything is committed. */
const Receipt = ({ sale }: { sale: Sale }): VNode => (
  <section class="bh-receipt" aria-label={RECEIPT_LABEL}>
    <p>
      {RECEIPT_TITLE}: <b>{saleTotal(sale)}</b>
    </p>
    <p class="bh-sums">{receiptWords(sale)}</p>
  </section>
);
