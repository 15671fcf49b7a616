import type { VNode } from 'preact';
import { EmblemMark } from '#kit/emblem.tsx';

export interface BoatProps {
  readonly seat: number;
  readonly speed: number;
  readonly coal: number;
  readonly passengers: number;
  /** Fixed bearing of the bow; without it the boat lies as its journey says. */
  readonly angle?: number;
}

/** Hull of a sternwheeler from above, bow up: between two sides of a hex. */
const HULL = 'M0-32C6.5-27 14.5-18 15.5-7V21.5H-15.5V-7C-14.5-18-6.5-27 0-32Z';
const DECK = 'M0-26.5C5-22 11-15 12-6V18.5H-12V-6C-11-15-5-22 0-26.5Z';
const PLANKS = 'M-6-18V18M0-24V18M6-18V18';
const PADDLES = 'M-12.5 22.5H12.5V32.5H-12.5ZM-12.5 25H12.5M-12.5 27.5H12.5M-12.5 30H12.5M-13.5 21V33.5M13.5 21V33.5';

/** Red wheel to port and black wheel to starboard, as in the box. Only the hull turns; what is read stays upright. */
export const Boat = ({ seat, speed, coal, passengers, angle }: BoatProps): VNode => (
  <g class={`boat seat-${seat}`}>
    <g data-turns="" transform={turn(angle)}>
      <path class="boat-shadow" d={HULL} transform="translate(1.5 2.5)" />
      <path class="paddle-wheel" d={PADDLES} />
      <path class="hull" d={HULL} />
      <path class="deck" d={DECK} />
      <path class="planks" d={PLANKS} />
      <path class="deckhouse" d="M-9.5-4.5H9.5V15H-9.5Z" />
      <circle class="stack" cx="-7" cy="-9.5" r="2.3" />
      <circle class="stack" cx="7" cy="-9.5" r="2.3" />
      {Array.from({ length: passengers }, (_, i) => (
        <g key={i} transform={`translate(${i === 0 ? -5 : 5} 17.4)`}>
          <circle class="aboard" r="2.7" />
          <circle class="aboard-head" r="1.2" />
        </g>
      ))}
      <g transform="translate(0 -17)">
        <g data-upright="" transform={turn(angle, -1)}>
          <EmblemMark seat={seat} r={7} />
        </g>
      </g>
      <Wheel kind="speed" x={-8.2} value={speed} angle={angle} />
      <Wheel kind="coal" x={8.2} value={coal} angle={angle} />
    </g>
  </g>
);

interface WheelProps {
  readonly kind: 'speed' | 'coal';
  readonly x: number;
  readonly value: number;
  readonly angle: number | undefined;
}

const Wheel = ({ kind, x, value, angle }: WheelProps): VNode => (
  <g class={`wheel ${kind}`} transform={`translate(${x} 4.5)`}>
    <circle r="8.6" />
    <g data-upright="" transform={turn(angle, -1)}>
      <text y="4.9">{value}</text>
    </g>
  </g>
);

/** What the paddles leave behind: longer the faster she goes. */
export const Wake = ({ speed }: { speed: number }): VNode => {
  const length = 20 + 9 * speed;
  const arms = [-1, 1].map(
    (side) =>
      `M${side * 9} 33C${side * 13} ${40 + length * 0.3} ${side * 17} ${40 + length * 0.6} ${side * 25} ${34 + length}`,
  );
  const foam = Array.from({ length: 1 + speed }, (_, i) => {
    const y = 39 + i * 8;
    return `M${-7 - i * 1.3} ${y}q${7 + i * 1.3} 4.5 ${14 + i * 2.6} 0`;
  });
  return (
    <g data-turns="">
      <path class="wake-arms" d={arms.join('')} />
      <path class="wake-foam" d={foam.join('')} />
    </g>
  );
};

const turn = (angle: number | undefined, way = 1): string | undefined =>
  angle === undefined ? undefined : `rotate(${angle * way})`;
