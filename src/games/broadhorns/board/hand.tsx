import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { at } from '#engine/indexed.ts';
import { SeatEmblem } from '#kit/emblem.tsx';
import { Named } from '#kit/named.tsx';
import type { Card } from '../cards.ts';
import { merchantOf } from '../state.ts';
import { CARD_KINDS, cardFace, handLabel, hiddenHand, NEW_CARD, NO_CARDS, smallFace } from '../words/hand.ts';
import { cardName, cardNote } from '../words/names.ts';
import { CardArt, kindOfCard } from './card-art.tsx';
import { handOffer, handPlace, type OwnOffer } from './hand-offer.ts';
import type { OwnThingsProps } from './own-things.tsx';

interface HandProps extends OwnThingsProps {
  /** Plays, picks or explains. */
  readonly press: (offer: OwnOffer) => void;
}

/** The cards of the seat that is shown, each with its drawing; those of others lie face down. */
export function Hand({ props, seat, trade, press }: HandProps): VNode {
  const { hand } = merchantOf(props.view, seat);
  const face = props.seats[seat];
  const newest = useNewest(hand.length);
  if (!props.revealedSeats.includes(seat))
    return (
      <div class="bh-hand" role="img" aria-label={hiddenHand(hand.length)}>
        <Cards cards={hand} />
      </div>
    );
  return (
    <section class="bh-hand" aria-label={handLabel(face?.kind === 'you' ? undefined : face?.name)}>
      {hand.length === 0 && <p class="bh-empty">{NO_CARDS}</p>}
      <ul class="bh-cards">
        {hand.map((card, place) => (
          <li key={`${card} ${place}`}>
            {props.seat === seat ? (
              <OwnCard own={{ props, seat, trade, press }} place={place} isNew={place === newest} />
            ) : (
              <PlainCard card={card} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OwnCardProps {
  readonly own: HandProps;
  readonly place: number;
  readonly isNew: boolean;
}

function OwnCard({ own: { props, seat, trade, press }, place, isNew }: OwnCardProps): VNode {
  const card = at(merchantOf(props.view, seat).hand, place);
  const offer = handOffer(props, seat, place, trade.selling);
  const isPicked = offer.isPicked === true || trade.press.picked?.id === handPlace(place);
  return (
    <button
      type="button"
      class={`bh-card ${kindOfCard(card)} ${lookOf(offer, isPicked)}`}
      aria-pressed={isPicked}
      onClick={() => press(offer)}
    >
      <Named name={`${cardName(card)}, ${cardNote(card)}${isNew ? `, ${NEW_CARD}` : ''}`}>
        <CardFace card={card} isSmall={props.layout === 'phone'} />
        {isNew && <i class="bh-new">{NEW_CARD}</i>}
      </Named>
    </button>
  );
}

/** The place of the card that was drawn last, until the hand has fewer cards. A drawn card is always the last one. */
function useNewest(cards: number): number | undefined {
  const seen = useRef<{ readonly cards: number; readonly newest: number | undefined }>({ cards, newest: undefined });
  if (seen.current.cards !== cards)
    seen.current = { cards, newest: cards > seen.current.cards ? cards - 1 : undefined };
  return seen.current.newest;
}

export const lookOf = ({ planned, toggle }: OwnOffer, isPicked: boolean): string =>
  isPicked ? 'chosen' : planned === undefined && toggle === undefined ? '' : 'open';

/** All hands face up, in a replay. */
export const OpenHands = ({ props }: Pick<OwnThingsProps, 'props'>): VNode => (
  <>
    {props.revealedSeats.map((seat) => (
      <section key={seat} class="bh-hand all" aria-label={handLabel(props.seats[seat]?.name ?? '')}>
        <SeatEmblem seat={seat} />
        <Cards cards={merchantOf(props.view, seat).hand} />
      </section>
    ))}
  </>
);

const Cards = ({ cards }: { readonly cards: readonly Card[] }): VNode => (
  <ul class="bh-cards">
    {cards.map((card, i) => (
      <li key={`${card} ${i}`}>
        <PlainCard card={card} />
      </li>
    ))}
  </ul>
);

const PlainCard = ({ card }: { readonly card: Card }): VNode => (
  <span class={`bh-card ${kindOfCard(card)}`}>
    <CardFace card={card} />
  </span>
);

function CardFace({ card, isSmall = false }: { readonly card: Card; readonly isSmall?: boolean }): VNode {
  const { title, note } = isSmall ? smallFace(card) : cardFace(card);
  return (
    <>
      <span class="bh-head">{CARD_KINDS[kindOfCard(card)]}</span>
      <CardArt card={card} />
      <b>{title}</b>
      <small>{note}</small>
    </>
  );
}
