import type { VNode } from 'preact';
import { type Emblem, emblemOf } from './seats.ts';

/** Drawn in a square from -10 to 10, in strokes of the current colour. */
const DRAWN: Readonly<Record<Emblem, string>> = {
  anchor:
    'M0-4.6V7M-3.6-1.4H3.6M-7 2.4C-6 6.4-3 8 0 8S6 6.4 7 2.4M-7 2.4l-.8 2.6M-7 2.4l2.5 1M7 2.4l.8 2.6M7 2.4l-2.5 1M0-8.6a2 2 0 1 0 .01 0Z',
  star: 'M0-8.4 2.3-2.7 8.3-2.3 3.7 1.6 5.2 7.5 0 4.3-5.2 7.5-3.7 1.6-8.3-2.3-2.3-2.7Z',
  wheel: 'M0-5.4a5.4 5.4 0 1 0 .01 0ZM0-8.6V8.6M-8.6 0H8.6M-6.1-6.1 6.1 6.1M6.1-6.1-6.1 6.1',
  bell: 'M-6.4 4.6H6.4C4.6 2.6 4.8-.2 4.4-2.4 4-5 2.4-6.6 0-6.6S-4-5-4.4-2.4C-4.8-.2-4.6 2.6-6.4 4.6ZM0-6.6V-8.8M-1.8 6.6A2 2 0 0 0 1.8 6.6',
  lantern:
    'M-3.6-3.4H3.6L4.6 5.4H-4.6ZM-5.4 7.8H5.4M-2.4-3.4V-5.4H2.4V-3.4M0-5.4C-3-9.4 3-9.4 0-5.4M0-.6C-1.8 1.4-1 3.2 0 3.2S1.8 1.4 0-.6Z',
};

/** A seat's mark: its colour and its emblem, for panels, log, order and pieces. For use inside SVG. */
export const EmblemMark = ({ seat, r = 12 }: { readonly seat: number; readonly r?: number }): VNode => (
  <g class={`emblem seat-${seat}`}>
    <circle class="emblem-disc" r={r} />
    <path class="emblem-sign" transform={`scale(${r / 14})`} d={DRAWN[emblemOf(seat)]} />
  </g>
);

/** The same mark standing by itself in a page; `label` where no name stands beside it. */
export const SeatEmblem = ({ seat, label }: { readonly seat: number; readonly label?: string }): VNode => (
  <svg
    class="seat-emblem"
    viewBox="-14 -14 28 28"
    role={label === undefined ? 'presentation' : 'img'}
    aria-hidden={label === undefined}
    aria-label={label}
  >
    <EmblemMark seat={seat} />
  </svg>
);
