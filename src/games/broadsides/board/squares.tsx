import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { askedSeat } from '#kit/asked-seat.ts';
import { type Card, PLOTTING_SQUARES } from '../components.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import { CardFace } from './card.tsx';
import { CARD_MS } from './fleet.ts';
import { type OrderDraft } from './intent.ts';
import type { Props } from './props.ts';
import { berthOf, type Scene } from './layout.ts';

const PITCH = 46;
const NUMBERS = Array.from({ length: PLOTTING_SQUARES }, (_, i) => i + 1);

interface SquaresProps {
  readonly props: Props;
  readonly scene: Scene;
  readonly draft: OrderDraft;
}

/**
 * The three numbered squares beside each ship: cards laid, cards turned over, and faintly those of the round before.
 */
export function Squares({ props, scene, draft }: SquaresProps): VNode {
  const turned = useTurned(props.view, props.events);
  const drafting = props.view.phase === 'plotting' ? askedSeat(props) : undefined;
  return (
    <g class="bb-squares" aria-hidden="true">
      {props.view.ships.map((ship, seat) => {
        const { x, y } = berthOf(scene, seat).squares;
        const past = ship.plot.length === 0;
        return (
          <g key={seat} class={`seat-${seat}`} transform={`translate(${x} ${y})`}>
            {NUMBERS.map((square, i) => (
              <g key={square} transform={`translate(${(i - 1) * PITCH} 0)`}>
                <rect class="bb-square" x="-20" y="-27" width="40" height="54" rx="4" />
                <text class="bb-square-number" y="7">
                  {square}
                </text>
                {drafting === seat ? (
                  draft[i] && <CardFace card={draft[i]} />
                ) : (
                  <Laid
                    card={past ? turned.cards[seat]?.[i] : ship.plot[i]}
                    state={past ? 'past' : i < ship.shown ? 'turned' : 'waiting'}
                    delay={
                      turned.fresh.includes(square) && props.preferences.motion > 0 ? turned.fresh.indexOf(square) : -1
                    }
                  />
                )}
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

interface LaidProps {
  readonly card: Card | 'facedown' | undefined;
  readonly state: 'past' | 'turned' | 'waiting';
  /** Its place among the cards being turned over now; -1: it was turned over before. */
  readonly delay: number;
}

function Laid({ card, state, delay }: LaidProps): VNode | null {
  if (card === undefined) return null;
  const flips = delay >= 0 && state !== 'waiting';
  return (
    <g
      class={flips ? `bb-laid ${state} flips` : `bb-laid ${state}`}
      style={flips ? { '--delay': `${delay * CARD_MS}ms` } : {}}
    >
      <CardFace card={card} />
    </g>
  );
}

interface Turned {
  /** By seat and square: the cards turned over last. */
  readonly cards: readonly (readonly Card[])[];
  /** Squares turned over by the latest events. */
  readonly fresh: readonly number[];
}

/**
 * Cards go back to hand as soon as a round is over. They are remembered until the next are turned, or the table jumps
 * to another moment.
 */
function useTurned({ round }: View, events: readonly Event[]): Turned {
  const before = useRef<Turned & { readonly round: number }>({ cards: [[], []], fresh: [], round });
  return useMemo(() => {
    const last = before.current;
    if (events.length === 0 && round === last.round) return last;
    const turned = events.filter((event) => event.type === 'cardTurned');
    const anew = events.length === 0 || turned[0]?.square === 1;
    const cards = last.cards.map((list) => (anew ? [] : [...list]));
    for (const { seat, card } of turned) cards[seat]?.push(card);
    before.current = { cards, fresh: [...new Set(turned.map(({ square }) => square))], round };
    return before.current;
  }, [events]);
}
