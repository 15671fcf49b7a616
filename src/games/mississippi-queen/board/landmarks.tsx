import type { VNode } from 'preact';
import { bearing, between, type Point } from '#kit/point.ts';
import type { StationColor } from '../components.ts';

const at = ({ x, y }: Point) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

/** A passenger in a tall hat. */
export const Passenger = (): VNode => (
  <>
    <path class="passenger" d="M-4 6C-4.2 1-2.6-.8 0-.8S4.2 1 4 6Z" />
    <circle class="passenger" cy="-3" r="2.4" />
    <path class="hat" d="M-3.6-4.6H3.6M-2-4.6V-8H2V-4.6Z" />
  </>
);

interface StationProps {
  readonly color: StationColor;
  readonly island: Point;
  readonly dock: Point;
  readonly passengers: number;
}

/** A station: its house on the island, the pier, the ring of the boarding space, and who waits. */
export function Station({ color, island, dock, passengers }: StationProps): VNode {
  const house = between(island, dock, -0.08);
  return (
    <g class={`station ${color}`} aria-hidden="true">
      <g transform={`${at(island)} rotate(${bearing(island, dock).toFixed(1)})`}>
        <path class="pier" d="M-4.5-8H4.5V-48H-4.5Z" />
        <path
          class="pier-planks"
          d="M-4.5-14H4.5M-4.5-19H4.5M-4.5-24H4.5M-4.5-29H4.5M-4.5-34H4.5M-4.5-39H4.5M-4.5-44H4.5"
        />
        <circle class="boarding" cy="-69.3" r="21" />
      </g>
      <g transform={at(house)}>{color === 'red' ? <GableHouse /> : <HipHouse />}</g>
      {Array.from({ length: passengers }, (_, i) => {
        const spot = between(island, dock, 0.36 + i * 0.2);
        return (
          <g key={i} transform={`${at(spot)} translate(0 -4)`}>
            <Passenger />
          </g>
        );
      })}
    </g>
  );
}

/** Red stations have a gable and a pennant. */
const GableHouse = (): VNode => (
  <>
    <path class="wall" d="M-12-1V10H12V-1Z" />
    <path class="roof" d="M-15.5-1 0-15 15.5-1Z" />
    <path class="fine" d="M-3 10V3H3V10M-9 1.5V5.5H-6V1.5ZM6 1.5V5.5H9V1.5ZM-8-1 0-8.4 8-1" />
    <path class="mast" d="M0-15V-27" />
    <path class="pennant" d="M0-27 9.5-24 0-21Z" />
  </>
);

/** Brown stations have a hipped roof and a smoking chimney. */
const HipHouse = (): VNode => (
  <>
    <path class="wall" d="M-13-2V10H13V-2Z" />
    <path class="chimney" d="M5-11V-19H9.5V-8Z" />
    <path class="roof" d="M-16.5-2-8.5-13H8.5L16.5-2Z" />
    <path class="fine" d="M-3 10V3H3V10M-10 1.5V5.5H-6.5V1.5ZM6.5 1.5V5.5H10V1.5ZM-10-6.5H10" />
    <path class="smoke" d="M7-21c-3-2 1-4-1-6.5s2-4 0-6" />
  </>
);

/** The town behind the starting tile: a church, a row of gables and a crane at the quay. */
export const Town = ({ places }: { places: readonly Point[] }): VNode => (
  <g class="town" aria-hidden="true">
    {places.map((place, i) => (
      <g key={i} transform={at(place)}>
        {i === 0 ? <Church /> : <Houses turn={i} />}
      </g>
    ))}
  </g>
);

const Church = (): VNode => (
  <>
    <path class="wall" d="M-16-2V12H10V-2Z" />
    <path class="roof slate" d="M-18-2-13-12H7L12-2Z" />
    <path class="wall" d="M6-14V12H16V-14Z" />
    <path class="roof slate" d="M4.5-14 11-32 17.5-14Z" />
    <path class="fine" d="M11-32V-38M8.5-35.5H13.5M11-9V-5M-11 2V7M-5 2V7M1 2V7" />
  </>
);

const Houses = ({ turn }: { turn: number }): VNode => (
  <>
    <g transform={turn % 2 === 0 ? 'translate(-9 -7) scale(.8)' : 'translate(10 -8) scale(.75)'}>
      <path class="wall" d="M-11-1V10H11V-1Z" />
      <path class={turn % 3 === 0 ? 'roof' : 'roof slate'} d="M-14-1 0-13 14-1Z" />
      <path class="fine" d="M-3 10V4H3V10" />
    </g>
    <g transform={turn % 2 === 0 ? 'translate(8 6) scale(.9)' : 'translate(-7 7) scale(.85)'}>
      <path class="wall" d="M-13-1V10H13V-1Z" />
      <path class={turn % 3 === 1 ? 'roof' : 'roof brown'} d="M-16-1-10-11H10L16-1Z" />
      <path class="fine" d="M-9 3V7M-4 3V7M4 10V3H9V10" />
    </g>
  </>
);

interface StartingSpaceProps {
  readonly at: Point;
  readonly number: number;
  /** Bearing of downstream. */
  readonly bearing: number;
}

/** A numbered starting space with its jetty behind it. */
export const StartingSpace = ({ at: place, number, bearing: downstream }: StartingSpaceProps): VNode => (
  <g class="starting" transform={at(place)} aria-hidden="true">
    <g transform={`rotate(${downstream})`}>
      <path class="pier" d="M-19 33H-14V50H-19ZM14 33H19V50H14ZM-24 46H24V53H-24Z" />
      <path class="pier-planks" d="M-18 46V53M-12 46V53M-6 46V53M0 46V53M6 46V53M12 46V53M18 46V53" />
    </g>
    <circle r="15" />
    <text y="6.5">{number}</text>
  </g>
);
