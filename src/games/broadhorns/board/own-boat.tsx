import type { VNode } from 'preact';
import { SeatEmblem } from '#kit/emblem.tsx';
import { Named } from '#kit/named.tsx';
import { type Card, passageOf } from '../cards.ts';
import { speedOf } from '../rules/moving.ts';
import { townNamed } from '../sheets.ts';
import { boatCard, cargoIn, merchantOf } from '../state.ts';
import {
  EMPTY_BOX,
  FREE_SEAT,
  freshnessOf,
  fullBoxWords,
  KEEPS,
  lifeNote,
  speedWords,
  travelerFares,
} from '../words/hold.ts';
import { boatSize, cardName, cardNote } from '../words/names.ts';
import { townSign } from '../words/places.ts';
import { BarrelIcon } from './barrel.tsx';
import { barrelOffer, priceInSale, travelerOffer } from './cargo-offer.ts';
import { Person } from './card-art.tsx';
import { lookOf } from './hand.tsx';
import type { OwnOffer } from './hand-offer.ts';
import type { OwnThingsProps } from './own-things.tsx';
import { willAge } from './aging.ts';
import type { WantedBarrel } from './trade.ts';

interface OwnBoatProps extends OwnThingsProps {
  readonly press: (offer: OwnOffer) => void;
}

/** The boat from above: the cabin with its travelers, and every cargo box with its barrel. */
export function OwnBoat(own: OwnBoatProps): VNode {
  const { props, seat } = own;
  const m = merchantOf(props.view, seat);
  const { boxes, occupants } = boatCard(m);
  return (
    <div class={`bh-boat seat-${seat} boxes-${boxes}`}>
      <svg class="bh-hull" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path class="hull" d="M.4 3H93.5L99.6 24V76L93.5 97H.4Z" />
        <path class="planks" d="M0 21H98M0 40H99.5M0 60H99.5M0 79H98" />
      </svg>
      <div class="bh-cabin">
        <p>
          <SeatEmblem seat={seat} />
          <b>{boatSize(m.boat)}</b> <span>{speedWords(speedOf(props.view, m))}</span>
        </p>
        <div class="bh-seats">
          {Array.from({ length: occupants }, (_, i) => (
            <Seat key={i} own={own} card={m.travelers[i]} />
          ))}
        </div>
      </div>
      <div class="bh-boxes">
        {Array.from({ length: boxes }, (_, box) => (
          <CargoBox key={box} own={own} box={box} />
        ))}
      </div>
    </div>
  );
}

interface SeatProps {
  readonly own: OwnBoatProps;
  readonly card: Card | undefined;
}

function Seat({ own: { props, seat, trade, press }, card }: SeatProps): VNode {
  if (card === undefined)
    return (
      <span class="bh-seat free">
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <Person />
        </svg>
        <span>{FREE_SEAT}</span>
      </span>
    );
  const offer = travelerOffer(props, seat, card);
  const isPicked = trade.press.picked?.id === offer.planned?.id && offer.planned !== undefined;
  const content = (
    <>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <Person />
      </svg>
      <span>
        {props.layout === 'phone' ? townSign(card) : townNamed(passageOf(card).destination)}{' '}
        <small>{travelerFares(card)}</small>
      </span>
    </>
  );
  const label = `${cardName(card)}, ${cardNote(card)}`;
  return props.seat === seat ? (
    <button
      type="button"
      class={`bh-seat ${lookOf(offer, isPicked)}`}
      aria-pressed={isPicked}
      onClick={() => press(offer)}
    >
      <Named name={label}>{content}</Named>
    </button>
  ) : (
    <span class="bh-seat" role="img" aria-label={label}>
      {content}
    </span>
  );
}

interface CargoBoxProps {
  readonly own: OwnBoatProps;
  readonly box: number;
}

/** The barrel that is about to be bought stands there already. */
const EmptyBox = ({ wanted }: { readonly wanted: WantedBarrel | undefined }): VNode => (
  <span class={wanted === undefined ? 'bh-box empty' : 'bh-box empty wanted'}>
    {wanted === undefined ? EMPTY_BOX : <BarrelIcon cargo={wanted.cargo} />}
  </span>
);

/** A barrel with its freshness; the dot that goes out next is marked, and pulses when it is asked about. */
function CargoBox({ own: { props, seat, trade, press }, box }: CargoBoxProps): VNode {
  const m = merchantOf(props.view, seat);
  const barrel = m.barrels[box];
  if (barrel === undefined) return <EmptyBox wanted={box === m.barrels.length ? trade.wanted : undefined} />;
  const cargo = cargoIn(barrel);
  const offer = barrelOffer(props, seat, box, trade.selling);
  const isPicked = offer.isPicked === true;
  const content = (
    <>
      <BarrelIcon cargo={cargo} />
      <Freshness own={{ props, seat }} box={box} />
      {isPicked && trade.selling !== undefined && (
        <i class="bh-gain">+{priceInSale(props.view, seat, box, trade.selling)}</i>
      )}
    </>
  );
  const label = fullBoxWords(m, barrel);
  return props.seat === seat ? (
    <button
      type="button"
      class={`bh-box ${lookOf(offer, isPicked)}`}
      aria-pressed={isPicked}
      onClick={() => press(offer)}
    >
      <Named name={label}>{content}</Named>
    </button>
  ) : (
    <span class="bh-box" role="img" aria-label={label}>
      {content}
    </span>
  );
}

interface FreshnessProps {
  readonly own: Pick<OwnThingsProps, 'props' | 'seat'>;
  readonly box: number;
}

function Freshness({ own: { props, seat }, box }: FreshnessProps): VNode {
  const m = merchantOf(props.view, seat);
  const fresh = freshnessOf(m, m.barrels[box] ?? 0);
  if (fresh === undefined) return <small aria-hidden="true">{KEEPS}</small>;
  const aging = willAge(props.view, seat, m.barrels[box] ?? 0);
  return (
    <>
      <span class={`bh-dots ${aging}${fresh === 1 ? ' last' : ''}`} aria-hidden="true">
        {Array.from({ length: boatCard(m).boxSpaces }, (_, i) => (
          <i key={i} class={i < fresh - 1 ? 'on' : i < fresh ? 'on next' : ''} />
        ))}
      </span>
      <small class={fresh === 1 ? 'bh-life last' : 'bh-life'} aria-hidden="true">
        {lifeNote(fresh)}
      </small>
    </>
  );
}
