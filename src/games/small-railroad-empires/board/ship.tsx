import type { VNode } from 'preact';
import { EmblemMark } from '#kit/emblem.tsx';
import type { SeatFace } from '#kit/board.ts';
import { type Ship, SHIPS, type Slot } from '../freight/components.ts';
import { NEUTRAL, type Quay } from '../freight/quay.ts';
import { printedBonus, QUAY, shipLabel, slotPlace } from '../freight/words/names.ts';
import { gains } from '../words/names.ts';
import { GoodSign } from './symbols.tsx';

interface QuayProps {
  readonly quay: Quay;
  readonly seats: readonly SeatFace[];
  /** Places that something outside the board points at. */
  readonly highlighted: readonly string[];
}

/** The container ship at the quay: its slots from the left, what each asks for and gives, and what lies on it. */
export function AtTheQuay({ quay, seats, highlighted }: QuayProps): VNode {
  const ship = SHIPS[quay.ship];
  return (
    <section class="desk-part quay" aria-label={QUAY.label}>
      <h2>{QUAY.title}</h2>
      {ship === undefined ? (
        <p>{QUAY.empty}</p>
      ) : (
        <ShipPicture key={ship.id} ship={ship} quay={quay} seats={seats} highlighted={highlighted} />
      )}
      {ship !== undefined && (
        <p class="exports">
          {QUAY.most} <b>{gains(ship.first)}</b> · {QUAY.tied} <b>{gains(ship.second)}</b>
        </p>
      )}
    </section>
  );
}

const WIDTH = 52;

function ShipPicture({ ship, quay, seats, highlighted }: { readonly ship: Ship } & QuayProps): VNode {
  return (
    <svg
      class="ship"
      viewBox="-8 -34 250 96"
      role="img"
      aria-label={shipLabel(ship, quay, (seat) => seats[seat]?.name ?? '')}
    >
      <path class="ship-stack" d="M10-4V-26H24V-4ZM13-26V-32H21V-26Z" />
      <path class="ship-hull" d="M-4 30H238L222 54H14Q2 52-4 30Z" />
      <path
        class="ship-wave"
        d="M-8 56q8-5 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0"
      />
      {ship.slots.map((slot, i) => (
        <g key={i} transform={`translate(${30 + i * WIDTH} 0)`}>
          <SlotPicture
            slot={slot}
            owner={quay.loaded[i]}
            next={i === quay.loaded.length}
            highlighted={highlighted.includes(slotPlace(i))}
          />
        </g>
      ))}
    </svg>
  );
}

interface SlotProps {
  readonly slot: Slot;
  readonly owner: number | undefined;
  readonly next: boolean;
  readonly highlighted: boolean;
}

function SlotPicture({ slot, owner, next, highlighted }: SlotProps): VNode {
  return (
    <g class={['slot', next ? 'next' : '', highlighted ? 'pointed-at' : ''].join(' ').trim()}>
      <rect class="slot-frame" y="-22" width="48" height="50" rx="3" />
      {owner === undefined ? <Wanted slot={slot} /> : <Container owner={owner} />}
    </g>
  );
}

const Wanted = ({ slot }: { readonly slot: Slot }): VNode => (
  <g>
    <g transform="translate(24 -7)">
      <GoodSign good={slot.good} scale={1.2} />
    </g>
    <text class="slot-bonus" x="24" y="22">
      {printedBonus(slot)}
    </text>
  </g>
);

/** A container in its owner's colour; neutral ones are plain. */
const Container = ({ owner }: { readonly owner: number }): VNode => (
  <g class={owner === NEUTRAL ? 'container neutral' : `container seat-${owner}`}>
    <rect x="3" y="-14" width="42" height="38" rx="2" />
    <path d="M10-14V24M17-14V24M31-14V24M38-14V24" />
    {owner !== NEUTRAL && (
      <g transform="translate(24 5)">
        <EmblemMark seat={owner} r={10} />
      </g>
    )}
  </g>
);
