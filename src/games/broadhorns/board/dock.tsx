import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SeatEmblem } from '#kit/emblem.tsx';
import { count } from '#words/speech.ts';
import { SentenceText } from '#kit/sentence-text.tsx';
import { type Card, deliveryOf, FACEDOWN, isDelivery, isTraveler } from '../cards.ts';
import { merchantOf } from '../state.ts';
import { BarrelIcon } from './barrel.tsx';
import { type HandOffer, handOffer } from './hand-offer.ts';
import { Hold } from './hold.tsx';
import type { Sale } from './planner.ts';
import type { Props } from './props.ts';
import { words } from '../words/words.ts';
import { cardNote, cardTitle } from '../words/names.ts';

/** Below the chart: what the view shows of hands. */
export function Dock({ props, sale }: { props: Props; sale: Sale | undefined }): VNode | null {
  const [eye, ...others] = props.revealedSeats;
  if (eye === undefined) return null;
  return others.length === 0 ? <OwnDock props={props} seat={eye} sale={sale} /> : <OpenHands props={props} />;
}

/** All hands face up, in a replay. Boats and cargo are in the panels, as always. */
const OpenHands = ({ props: { view, revealedSeats, seats } }: { props: Props }): VNode => (
  <div class="bh-dock open">
    {revealedSeats.map((seat) => (
      <section key={seat} class="bh-hand" aria-label={`Hand of ${seats[seat]?.name ?? ''}`}>
        <SeatEmblem seat={seat} />
        <Hand cards={merchantOf(view, seat).hand} />
      </section>
    ))}
  </div>
);

interface OwnDockProps {
  readonly props: Props;
  readonly seat: number;
  readonly sale: Sale | undefined;
}

/** The player's own boat with its cargo, the hand, and what a sale here would bring. */
function OwnDock({ props, seat, sale }: OwnDockProps): VNode {
  const { view, seats } = props;
  const m = merchantOf(view, seat);
  const whose = seats[seat]?.kind === 'you' ? 'Your' : `${seats[seat]?.name ?? ''}:`;
  return (
    <div class="bh-dock">
      <section class="bh-own" aria-label={`${whose} boat`}>
        <p class="bh-purse">
          <b>{m.gold}</b> gold
        </p>
        <Hold m={m} />
        {m.travelers.length > 0 && (
          <ul class="bh-cards" aria-label="Travelers aboard">
            {m.travelers.map((card) => (
              <HandCard key={card} card={card} />
            ))}
          </ul>
        )}
      </section>
      {sale !== undefined && <Receipt sale={sale} />}
      <OwnHand props={props} seat={seat} whose={whose} />
    </div>
  );
}

/** Every card can be pressed: it is played, or a line below says why not. */
function OwnHand({ props, seat, whose }: { props: Props; seat: number; whose: string }): VNode {
  const { view } = props;
  const [asked, setAsked] = useState<Card>();
  useEffect(() => setAsked(undefined), [view]);
  const { hand } = merchantOf(view, seat);
  const press = (card: Card): void => {
    const { action } = handOffer(props, seat, card);
    if (action === undefined) setAsked(asked === card ? undefined : card);
    else props.act([action]);
  };
  return (
    <section class="bh-hand" aria-label={`${whose} hand`}>
      <Hand cards={hand} {...(props.seat !== undefined && { press })} />
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
  readonly press?: (card: Card) => void;
}

const Hand = ({ cards, press }: HandProps): VNode =>
  cards.length === 0 ? (
    <p class="bh-empty">No cards in hand</p>
  ) : (
    <ul class="bh-cards">
      {cards.map((card, i) => (
        <HandCard key={`${card} ${i}`} card={card} {...(press !== undefined && { press: () => press(card) })} />
      ))}
    </ul>
  );

const kindOf = (card: Card): string =>
  card === FACEDOWN ? 'facedown' : isDelivery(card) ? 'delivery' : isTraveler(card) ? 'traveler' : 'other';

const HandCard = ({ card, press }: { card: Card; press?: () => void }): VNode => (
  <li>
    {press === undefined ? (
      <span class={`bh-card ${kindOf(card)}`}>
        <CardFace card={card} />
      </span>
    ) : (
      <button type="button" class={`bh-card ${kindOf(card)}`} onClick={press}>
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
  <section class="bh-receipt" aria-label="What a sale here would bring">
    <p>
      Selling here: <b>{sale.total} gold</b>
    </p>
    <p class="bh-sums">
      {`${sale.spaces} for barrels`}
      {sale.delivery > 0 && ` + ${sale.delivery} delivery`}
      {sale.bonus > 0 && ` + ${sale.bonus} town bonus`}
      {sale.wreaths !== undefined && `, fills the town: ${count(sale.wreaths, 'wreath')}`}
    </p>
  </section>
);
