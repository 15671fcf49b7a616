import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { Point } from '#kit/point.ts';
import { type Colour, WHEEL, type WheelSpace } from '../components.ts';
import { crewNamed, NO_CREW, workersIn } from '../crews.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import { WhiteWorker, Worker } from './symbols.tsx';
import { WHEEL_RADIUS } from './chart.ts';

const SECTOR = 360 / WHEEL.length;
const WHOLE_TURNS = 3;
const SPIN_MS = 1300;
const STEP_MS = 260;

interface Arrow {
  readonly degrees: number;
  readonly ms: number;
}

/** How far the arrow has turned in all: it goes round three times for a spin, and on by spaces for grain. */
function useArrow(view: View, events: readonly Event[], motion: number): Arrow {
  const arrow = useRef<Arrow & { events: readonly Event[] }>({ degrees: angleOf(view.arrow), ms: 0, events });
  if (arrow.current.events !== events) {
    const spun = events.some((event) => event.type === 'wheelSpun');
    const moved = events.reduce((sum, event) => sum + (event.type === 'arrowMoved' ? event.spaces : 0), 0);
    const from = arrow.current.degrees;
    const on = (angleOf(view.arrow) - (((from % 360) + 360) % 360) + 360) % 360;
    const degrees = from + on + (spun ? 360 * WHOLE_TURNS : 0);
    const ms = spun ? SPIN_MS : moved > 0 ? STEP_MS * moved : 0;
    arrow.current = { degrees, ms: ms * motion, events };
  }
  return arrow.current;
}

const angleOf = (space: WheelSpace): number => Math.max(space, 0) * SECTOR;

const polar = (degrees: number, r: number): Point => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: r * Math.cos(angle), y: r * Math.sin(angle) };
};

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A sector of the wheel, as a path around its middle. */
const sectorPath = (space: number, r = WHEEL_RADIUS): string => {
  const [from, to] = [polar((space - 0.5) * SECTOR, r), polar((space + 0.5) * SECTOR, r)];
  return `M0 0L${at(from)}A${r} ${r} 0 0 1 ${at(to)}Z`;
};

interface WheelProps {
  readonly view: View;
  readonly at: Point;
  readonly events: readonly Event[];
  readonly motion: number;
}

/** The recruitment wheel: eight spaces with two workers each, and an arrow that really spins. */
export function Wheel({ view, at: middle, events, motion }: WheelProps): VNode {
  const { degrees, ms } = useArrow(view, events, motion);
  return (
    <g class="mt-wheel" transform={`translate(${middle.x} ${middle.y})`} aria-hidden="true">
      <circle class="mt-wheel-rim" r={WHEEL_RADIUS + 7} />
      {WHEEL.map((workers, space) => (
        <g key={space}>
          <path
            class={space === view.arrow ? 'mt-sector now' : 'mt-sector'}
            d={sectorPath(space)}
            style={{ transitionDelay: `${ms}ms` }}
          />
          <Pair workers={workers} space={space} />
        </g>
      ))}
      <g class="mt-needle" style={{ transform: `rotate(${degrees}deg)`, transitionDuration: `${ms}ms` }}>
        <path d="M-4 10V-34H-9L0-48 9-34H4V10Z" />
      </g>
      <circle class="mt-hub" r="8" />
    </g>
  );
}

function Pair({ workers, space }: { readonly workers: string; readonly space: WheelSpace }): VNode {
  const crew = crewNamed(workers);
  const [one, other] = crew === NO_CREW ? [] : workersIn(crew);
  return (
    <>
      <g transform={`translate(${at(polar(space * SECTOR - 11, 69))})`}>
        <Figure colour={one} />
      </g>
      <g transform={`translate(${at(polar(space * SECTOR + 11, 69))})`}>
        <Figure colour={other} />
      </g>
    </>
  );
}

/** A worker of a colour, or a white one. */
const Figure = ({ colour }: { readonly colour: Colour | undefined }): VNode =>
  colour === undefined ? <WhiteWorker scale={1.3} /> : <Worker colour={colour} scale={1.3} />;
