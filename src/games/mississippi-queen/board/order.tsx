import type { VNode } from 'preact';
import type { SeatFace } from '#kit/board.ts';
import { SeatEmblem } from '#kit/emblem.tsx';
import { boatOf, isRacing } from '../state.ts';
import type { View } from '../view.ts';
import { ORDER_LABEL, riverAhead, roundWords } from '../words/panel.ts';

/** The order of movement of this round, who has moved, and how much river is still to come. */
export function Order({ view, seats }: { view: View; seats: readonly SeatFace[] }): VNode | null {
  if (view.round === 0) return null;
  const order = view.order.filter((seat) => isRacing(boatOf(view, seat)));
  const now = view.outcome === undefined ? view.order[view.mover] : undefined;
  return (
    <div class="mq-order">
      <span class="mq-round">{roundWords(view)}</span>
      <ol aria-label={ORDER_LABEL}>
        {order.map((seat) => (
          <li key={seat} class={turnClass(view, seat, now)} aria-current={seat === now ? 'true' : undefined}>
            <SeatEmblem seat={seat} label={seats[seat]?.name ?? `Seat ${seat + 1}`} />
          </li>
        ))}
      </ol>
      <span class="mq-stack">{riverAhead(view)}</span>
    </div>
  );
}

function turnClass(view: View, seat: number, now: number | undefined): string {
  if (seat === now) return 'now';
  return view.order.indexOf(seat) < view.mover ? 'moved' : 'waits';
}
