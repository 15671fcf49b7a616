import type { VNode } from 'preact';
import { EmblemMark } from '#kit/emblem.tsx';
import { PASSENGERS_TO_WIN } from '../components.ts';
import type { View } from '../state.ts';
import { berth, type ChartPlatform, onPlatform, type RiverChart } from './river-chart.ts';

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
      <Qualified view={view} platform={platform} />
    </g>
  );
}

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

/** Flags along the rail: whoever has what it takes to dock. */
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
