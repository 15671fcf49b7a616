import type { VNode } from 'preact';
import { EmblemMark } from '#kit/emblem.tsx';
import type { Point } from '#kit/point.ts';
import { PASSENGERS_TO_WIN } from '../components.ts';
import type { View } from '../view.ts';
import { Passenger } from './landmarks.tsx';
import { berth, type ChartPlatform, onPlatform, type RiverChart } from './chart.ts';

interface LandingProps {
  readonly view: View;
  readonly chart: RiverChart;
}

/** The landing platform with its berths, its three jetties, and the flags of those who may dock there. */
export function Landing({ view, chart }: LandingProps): VNode | undefined {
  const { platform } = chart;
  if (platform === undefined) return undefined;
  return (
    <g class="landing" aria-hidden="true">
      <g transform={`translate(${platform.cusp.x} ${platform.cusp.y}) rotate(${platform.bearing})`}>
        <path class="pier" d="M-67-50V-1H-53V-50ZM53-50V-1H67V-50ZM-7-50V-36H7V-50Z" />
        <path class="deck-boards" d="M-102-142H102V-46H-102Z" />
        <path class="deck-lines" d={Array.from({ length: 11 }, (_, i) => `M-102 ${-134 + i * 8}H102`).join('')} />
        <path class="rail" d="M-98-138H98M-98-138V-50M98-138V-50" />
        <path class="mooring" d={[-98, -62, -24, 24, 62, 98].map((x) => `M${x}-50h.01`).join('')} />
        {view.boats.map((_, i) => (
          <path key={i} class={i === 0 ? 'berth first' : 'berth'} d={`M${BERTH_X[i]}-56v-70h34v70Z`} />
        ))}
      </g>
      {view.boats.map((_, i) => (
        <BerthNumber key={i} platform={platform} place={i + 1} />
      ))}
      {chart.hexes
        .filter((hex) => hex.entry)
        .map(({ hex, centre }) => (
          <g key={hex} transform={`translate(${centre.x} ${centre.y})`}>
            <circle class="entry" r="23" />
            <circle class="entry inner" r="19" />
          </g>
        ))}
      {[-102, 102].map((x) => (
        <Flagstaff key={x} {...onPlatform(platform, { x, y: -142 })} />
      ))}
      <Crowd platform={platform} />
      <Qualified view={view} platform={platform} />
    </g>
  );
}

const Flagstaff = ({ x, y }: Point): VNode => (
  <g transform={`translate(${x} ${y})`}>
    <path class="mast" d="M0 4V-34" />
    <path class="pennant" d="M0-34C6-37 10-31 18-34L14-28 18-22C10-19 6-25 0-22Z" />
    <circle class="lamp" cy="-37" r="2.4" />
  </g>
);

/** Onlookers who came to see who wins. */
const Crowd = ({ platform }: { platform: ChartPlatform }): VNode => (
  <>
    {[-84, -66, -47, 49, 63, 82].map((x, i) => {
      const spot = onPlatform(platform, { x, y: -152 - (i % 2) * 7 });
      return (
        <g key={x} class="onlooker" transform={`translate(${spot.x} ${spot.y}) scale(.95)`}>
          <Passenger />
        </g>
      );
    })}
  </>
);

/** The left edges of the berths, by place. */
const BERTH_X = [-17, -56, 22, -95, 61];

function BerthNumber({ platform, place }: { platform: ChartPlatform; place: number }): VNode {
  const { x, y } = berth(platform, place);
  return (
    <text class="berth-number" x={x} y={y + 8}>
      {place}
    </text>
  );
}

/** Flags along the rail, for the boats that meet the conditions to dock. */
function Qualified({ view, platform }: { view: View; platform: ChartPlatform }): VNode {
  const ready = view.boats.flatMap((boat, seat) =>
    boat.fate === 'racing' && (view.options.race === 'introductory' || boat.passengers === PASSENGERS_TO_WIN)
      ? [seat]
      : [],
  );
  return (
    <>
      {ready.map((seat, i) => {
        const { x, y } = onPlatform(platform, { x: (i - (ready.length - 1) / 2) * 26, y: -156 });
        return (
          <g key={seat} transform={`translate(${x} ${y})`}>
            <EmblemMark seat={seat} r={10} />
          </g>
        );
      })}
    </>
  );
}
