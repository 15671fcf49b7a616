import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { at } from '#engine/indexed.ts';
import type { Point } from '#kit/point.ts';
import { type Colour, WHEEL, type WheelSpace } from '../components.ts';
import { crewNamed, NO_CREW, workersIn } from '../crews.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import { WhiteWorker, Worker } from './symbols.tsx';
import { polar, sectorAngle, sectorPath } from './recruit-chart.ts';

/** The radius in which the wheel is drawn. */
const RADIUS = 92;
const WHOLE_TURNS = 3;
const SPIN_MS = 1300;
const STEP_MS = 260;

interface Arrow {
  readonly degrees: number;
  readonly ms: number;
}

/** How far the arrow has turned in all: it goes round three times for a spin, and on by spaces for grain. */
function useArrow(view: View, events: readonly Event[], motion: number): Arrow {
  const arrow = useRef<Arrow & { events: readonly Event[] }>({ degrees: sectorAngle(view.arrow), ms: 0, events });
  if (arrow.current.events !== events) {
    const spun = events.some((event) => event.type === 'wheelSpun');
    const moved = events.reduce((sum, event) => sum + (event.type === 'arrowMoved' ? event.spaces : 0), 0);
    const from = arrow.current.degrees;
    const on = (sectorAngle(view.arrow) - (((from % 360) + 360) % 360) + 360) % 360;
    const degrees = from + on + (spun ? 360 * WHOLE_TURNS : 0);
    const ms = spun ? SPIN_MS : moved > 0 ? STEP_MS * moved : 0;
    arrow.current = { degrees, ms: ms * motion, events };
  }
  return arrow.current;
}

interface WheelProps {
  readonly view: View;
  readonly at: Point;
  readonly r: number;
  readonly events: readonly Event[];
  readonly motion: number;
}

/** The recruitment wheel: eight spaces with two workers each, and an arrow that really spins. */
export function Wheel({ view, at: middle, r, events, motion }: WheelProps): VNode {
  const { degrees, ms } = useArrow(view, events, motion);
  return (
    <g class="mt-wheel" transform={`translate(${middle.x} ${middle.y}) scale(${r / RADIUS})`}>
      <circle class="mt-wheel-rim" r={RADIUS + 7} />
      <circle class="mt-wheel-edge" r={RADIUS + 3.5} />
      {WHEEL.map((_, space) => (
        <g key={space}>
          <path
            class={space === view.arrow ? 'mt-sector now' : space % 2 === 0 ? 'mt-sector' : 'mt-sector odd'}
            d={sectorPath(space, RADIUS)}
            style={{ transitionDelay: `${ms}ms` }}
          />
          <OnRim space={space} />
        </g>
      ))}
      <g class="mt-needle" style={{ transform: `rotate(${degrees}deg)`, transitionDuration: `${ms}ms` }}>
        <path d="M-4 12V-32H-10L0-47 10-32H4V12Z" />
      </g>
      <circle class="mt-hub" r="9" />
    </g>
  );
}

/** The two workers of a space; two white ones can be of any colour. */
const coloursOn = (space: WheelSpace): readonly (Colour | undefined)[] => {
  const crew = crewNamed(at(WHEEL, space));
  return crew === NO_CREW ? [undefined, undefined] : workersIn(crew);
};

/** Half the angle between the two workers of a space. */
const ASIDE = 11;

const OnRim = ({ space }: { readonly space: WheelSpace }): VNode => (
  <>
    {coloursOn(space).map((colour, i) => {
      const { x, y } = polar(sectorAngle(space) + (i === 0 ? -ASIDE : ASIDE), 69);
      return (
        <g key={i} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <Figure colour={colour} scale={1.3} />
        </g>
      );
    })}
  </>
);

interface PairProps {
  readonly space: WheelSpace;
  readonly gap: number;
  readonly scale: number;
}

/** The two workers of a space side by side. */
export const Pair = ({ space, gap, scale }: PairProps): VNode => (
  <>
    {coloursOn(space).map((colour, i) => (
      <g key={i} transform={`translate(${(i - 0.5) * gap} 0)`}>
        <Figure colour={colour} scale={scale} />
      </g>
    ))}
  </>
);

/** A worker of a colour, or a white one. */
const Figure = ({ colour, scale }: { readonly colour: Colour | undefined; readonly scale: number }): VNode =>
  colour === undefined ? <WhiteWorker scale={scale} /> : <Worker colour={colour} scale={scale} />;
