import type { VNode } from 'preact';
import { EmblemMark, SeatEmblem } from '#kit/emblem.tsx';
import { type Ship, SHIPS, type Slot } from '../freight/components.ts';
import { loadingOf } from '../freight/preview.ts';
import { NEUTRAL, type Quay } from '../freight/quay.ts';
import { containerWords, nextWords, printedBonus, QUAY, shipLabel, slotPlace } from '../freight/words/names.ts';
import { SHIP } from './asking.ts';
import type { Beside } from './beside.ts';
import type { Planning } from './planning.ts';
import type { Props } from './props.ts';
import { GoodSign } from './symbols.tsx';
import { Thing } from './thing.tsx';
import { Pay } from './train-card.tsx';

/** The container ship at the quay: its slots from the left, what each asks for and gives, and what lies on it. */
export function AtTheQuay({ beside }: { readonly beside: Beside }): VNode {
  const { props, planning } = beside;
  const quay = props.view.extras.freight;
  const ship = quay && SHIPS[quay.ship];
  return (
    <section class="display quay" aria-label={QUAY.label}>
      <h2>
        {QUAY.title} {ship !== undefined && <Exports ship={ship} />}
      </h2>
      {quay === undefined || ship === undefined ? (
        <p class="no-ship">{quay === undefined ? QUAY.later : QUAY.empty}</p>
      ) : (
        <>
          <Thing
            key={ship.id}
            beside={beside}
            id={SHIP}
            class="ship-thing"
            name={`${shipLabel(ship, quay, (seat) => props.seats[seat]?.name ?? '')}. ${nextWords(ship, quay)}`}
          >
            <ShipPicture ship={ship} quay={quay} props={props} ghost={ghostOf(props, planning)} />
          </Thing>
          <p class="quay-next">{nextWords(ship, quay)}</p>
          <Containers quay={quay} seats={props.seats} />
        </>
      )}
    </section>
  );
}

/** Whose container a picked delivery would load; undefined: nothing is picked. */
function ghostOf({ view, seat }: Props, { offer }: Planning): number | undefined {
  const loading = offer && seat !== undefined ? loadingOf(view, seat, offer.action.factory) : undefined;
  return loading && (loading.own ? seat : NEUTRAL);
}

const Exports = ({ ship }: { readonly ship: Ship }): VNode => (
  <small class="exports">
    {QUAY.most} <Pay {...ship.first} /> · {QUAY.tied} <Pay {...ship.second} />
  </small>
);

/** Who has how many containers: the most on a full ship are paid. */
const Containers = ({ quay, seats }: { readonly quay: Quay } & Pick<Props, 'seats'>): VNode => (
  <ul class="containers">
    {quay.containers.map((left, seat) => (
      <li key={seat}>
        <SeatEmblem seat={seat} />
        <b>{seats[seat]?.name}</b>
        <span>{containerWords(quay.loaded.filter((owner) => owner === seat).length, left)}</span>
      </li>
    ))}
  </ul>
);

const WIDTH = 50;

interface ShipPictureProps {
  readonly props: Props;
  readonly quay: Quay;
  readonly ship: Ship;
  /** Whose container would be loaded next; undefined: none is shown. */
  readonly ghost: number | undefined;
}

function ShipPicture({ props: { highlighted }, ship, quay, ghost }: ShipPictureProps): VNode {
  return (
    <svg class="ship" viewBox="-8 -62 258 124" aria-hidden="true">
      <path class="ship-smoke" d="M22-48c-9-3-2-12 6-9 1-5 10-3 8 2 4 3-1 8-6 6-3 2-6 2-8 1Z" />
      <path
        class="ship-water"
        d="M-8 50q8-5 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 18 0V62H-8Z"
      />
      <path class="ship-house" d="M6 28V-10H36V28Z" />
      <path class="ship-stack" d="M15-10V-44H29V-10Z" />
      <path class="ship-band" d="M15-36H29V-28H15Z" />
      <path class="ship-windows" d="M11-4H17V2H11ZM24-4H30V2H24ZM11 9H17V15H11ZM24 9H30V15H24Z" />
      {ship.slots.map((slot, i) => (
        <g key={i} transform={`translate(${40 + i * WIDTH} 0)`}>
          <SlotPicture
            slot={slot}
            owner={quay.loaded[i]}
            ghost={i === quay.loaded.length ? ghost : undefined}
            next={i === quay.loaded.length}
            highlighted={highlighted.includes(slotPlace(i))}
          />
        </g>
      ))}
      <path class="ship-hull" d="M-4 28H248L236 56H14Q0 52-4 28Z" />
      <path class="ship-rail" d="M0 36H244" />
    </svg>
  );
}

interface SlotProps {
  readonly slot: Slot;
  readonly owner: number | undefined;
  readonly ghost: number | undefined;
  readonly next: boolean;
  readonly highlighted: boolean;
}

function SlotPicture({ slot, owner, ghost, next, highlighted }: SlotProps): VNode {
  return (
    <g class={['slot', next ? 'next' : '', highlighted ? 'pointed-at' : ''].join(' ').trim()}>
      {owner === undefined ? <Wanted slot={slot} /> : <Container owner={owner} />}
      {ghost !== undefined && (
        <g class="ghost-container" transform="translate(0 -6)">
          <Container owner={ghost} />
        </g>
      )}
    </g>
  );
}

const Wanted = ({ slot }: { readonly slot: Slot }): VNode => (
  <g>
    <rect class="slot-frame" x="1" y="-24" width="46" height="52" rx="3" />
    <g transform="translate(24 -8)">
      <GoodSign good={slot.good} scale={1.25} />
    </g>
    <text class="slot-bonus" x="24" y="21">
      {printedBonus(slot)}
    </text>
  </g>
);

/** A container in its owner's colour; neutral ones are plain. */
const Container = ({ owner }: { readonly owner: number }): VNode => (
  <g class={owner === NEUTRAL ? 'container neutral' : `container seat-${owner}`}>
    <rect x="1" y="-18" width="46" height="46" rx="2" />
    <path d="M8-14V24M15-14V24M33-14V24M40-14V24" />
    {owner !== NEUTRAL && (
      <g transform="translate(24 5)">
        <EmblemMark seat={owner} r={11} />
      </g>
    )}
  </g>
);
