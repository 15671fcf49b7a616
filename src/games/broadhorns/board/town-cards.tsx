import type { VNode } from 'preact';
import { type Card, deliveryOf, isDelivery } from '../cards.ts';
import { DELIVERY_BONUS } from '../components.ts';
import { townSign } from '../words/places.ts';
import { moreCards } from '../words/towns.ts';
import { Barrel } from './barrel.tsx';
import { type BoardForm, shownCards, townCardBox } from './board-form.ts';
import { kindOfCard } from './card-art.tsx';

interface TownCardsProps {
  readonly cards: readonly Card[];
  readonly form: BoardForm;
}

/** Cards lying face up here: a barrel with its bonus for a delivery; a traveler with destination and fare. */
export function TownCards({ cards, form }: TownCardsProps): VNode {
  const shown = shownCards(cards.length);
  const rest = townCardBox(form, shown);
  return (
    <>
      {cards.slice(0, shown).map((card, i) => (
        <TownCard key={card} card={card} form={form} place={i} />
      ))}
      {cards.length > shown && (
        <text class="more-cards" x={rest.x + 3} y={rest.y + rest.height / 2 + 4.5}>
          {moreCards(cards.length - shown)}
        </text>
      )}
    </>
  );
}

interface TownCardProps {
  readonly card: Card;
  readonly form: BoardForm;
  readonly place: number;
}

/** The colored edge is that of the card's kind in hand. */
function TownCard({ card, form, place }: TownCardProps): VNode {
  const { x, y, width, height } = townCardBox(form, place);
  const isLarge = height > LARGE;
  return (
    <g class={`town-card ${kindOfCard(card)}`} transform={`translate(${x} ${y})`}>
      <rect class="small-card" x="0.5" y="0.7" width={width - 1} height={height - 1.4} rx="3" />
      <rect class="kind" x="1" y="1.2" width="4" height={height - 2.4} />
      <g
        transform={`translate(${isLarge ? width / 2 + 2 : 12.5} ${isLarge ? height * 0.36 : height / 2}) scale(${isLarge ? 1.7 : 1})`}
      >
        {isDelivery(card) ? <Barrel cargo={deliveryOf(card).cargo} size={0.5} /> : <path class="hat" d={TRAVELER} />}
      </g>
      <text
        class={isLarge ? 'card-note large' : 'card-note'}
        x={isLarge ? width / 2 + 2 : 20.5}
        y={isLarge ? height - 6 : height / 2 + 4.5}
      >
        {isDelivery(card) ? `+${DELIVERY_BONUS}` : townSign(card)}
      </text>
    </g>
  );
}

const LARGE = 30;

/** Hat, head and shoulders. */
const TRAVELER = 'M-5-2.5H5M-2.8-2.5V-7H2.8V-2.5M-2.6-1.5A2.6 2.6 0 0 0 2.6-1.5M-5 7C-5 2.5 5 2.5 5 7Z';
