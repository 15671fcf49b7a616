import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SeatEmblem } from '#kit/emblem.tsx';
import type { Event } from '../events.ts';
import { CardPicture } from './card.tsx';
import { CARD_MS } from './fleet.ts';

type Turned = Extract<Event, { type: 'cardTurned' }>;

const isTurned = (event: Event): event is Turned => event.type === 'cardTurned';

const LINGER_MS = 1500;

/** Both courses turned over side by side, card by card as the ships move. The squares and the log keep them. */
export function Reveal({
  events,
  motion,
}: {
  readonly events: readonly Event[];
  readonly motion: number;
}): VNode | null {
  const [over, setOver] = useState<readonly Event[]>();
  const turned = events.filter(isTurned);
  const squares = [...new Set(turned.map(({ square }) => square))];
  const shown = motion > 0 && squares.length > 0 && over !== events;
  useEffect(() => {
    if (!shown) return undefined;
    const end = setTimeout(() => setOver(events), (squares.length * CARD_MS + LINGER_MS) * motion);
    return () => clearTimeout(end);
  }, [events, shown]);
  if (!shown) return null;
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
