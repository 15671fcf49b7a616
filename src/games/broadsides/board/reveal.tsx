import type { VNode } from 'preact';
import { SeatEmblem } from '#kit/emblem.tsx';
import type { Event } from '../events.ts';
import { CardPicture } from './card.tsx';
import { CARD_MS } from './fleet.ts';
import { squaresOf, useHeld } from './use-held.ts';

type Turned = Extract<Event, { type: 'cardTurned' }>;

const isTurned = (event: Event): event is Turned => event.type === 'cardTurned';

const LINGER_MS = 1500;

interface RevealProps {
  readonly events: readonly Event[];
  readonly motion: number;
}

/** Both courses turned over side by side, card by card as the ships move. The squares and the log keep them. */
export function Reveal({ events, motion }: RevealProps): VNode | null {
  const msOf = (held: readonly Event[]) => (squaresOf(held) * CARD_MS + LINGER_MS) * motion;
  const turned = useHeld(events, motion > 0 && events.some(isTurned), msOf)?.filter(isTurned);
  if (turned === undefined) return null;
  const squares = [...new Set(turned.map(({ square }) => square))];
  return (
    <div class="bb-reveal" aria-hidden="true">
      {[0, 1].map((seat) => (
        <div key={seat} class={`bb-reveal-row seat-${seat}`}>
          <SeatEmblem seat={seat} />
          {squares.map((square, i) => {
            const card = turned.find((event) => event.seat === seat && event.square === square)?.card;
            return (
              <span key={square} class="bb-flip" style={{ '--delay': `${i * CARD_MS * motion}ms` }}>
                {card !== undefined && <CardPicture card={card} />}
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}
