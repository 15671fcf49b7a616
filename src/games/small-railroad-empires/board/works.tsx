import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { EmblemMark } from '#kit/emblem.tsx';
import type { Good } from '../components.ts';
import { DEMANDS, factoryAt, iconOf } from '../map.ts';
import { hasToken } from '../rules/demand.ts';
import { hasTrackAt } from '../rules/network.ts';
import { NONE } from '../state.ts';
import type { View } from '../view.ts';
import { cityName } from '../words/names.ts';
import { type Chart, type ChartHex, INSET, isCity, isFactory } from './chart.ts';
import { insetPath } from './ground.tsx';
import { GoodSign, STAR, TrainMark } from './symbols.tsx';

interface WorksProps {
  readonly view: View;
  readonly chart: Chart;
}

interface DemandsProps extends WorksProps {
  /** Goods that the player could bring: where they are wanted is marked. */
  readonly wanted: ReadonlySet<Good>;
}

/** Factories with their tokens, and cities with their demands and trains. */
export const Works = ({ view, chart, wanted }: DemandsProps): VNode => (
  <g class="works" aria-hidden="true">
    {chart.hexes.filter(isFactory).map((hex) => (
      <FactoryMark key={hex.hex} hex={hex} view={view} />
    ))}
    {chart.hexes.filter(isCity).map((hex) => (
      <CityMark key={hex.hex} hex={hex} view={view} wanted={wanted} />
    ))}
  </g>
);

/**
 * A works building with its chimney; the token stands before it until it is delivered. It covers the rails that lead to
 * it, so the emblems of their companies stand beside it.
 */
function FactoryMark({ hex: { hex, good, centre }, view }: { readonly hex: ChartHex; readonly view: View }): VNode {
  const full = hasToken(view, factoryAt(view.map, hex));
  const owners = [...view.companies.keys()].filter((seat) => hasTrackAt(view, seat, hex));
  return (
    <g class={full ? 'factory' : 'factory empty'} transform={`translate(${centre.x} ${centre.y})`}>
      <circle class="yard" r="20.500" />
      <path class="smoke" d="M9-16c-4-4 4-5 0-10" />
      <path class="shed" d="M-16 9V-4L-9-9V-4L-2-9V-4L5-9V-15H12V9Z" />
      <path class="windows" d="M-13 0H-9V4H-13ZM-6 0H-2V4H-6Z" />
      {full && (
        <g transform="translate(11 9)">
          <GoodSign good={good} scale={1.05} />
        </g>
      )}
      {owners.map((seat, i) => (
        <g key={seat} transform={`translate(${-13 + 10 * i} ${15 + 3 * i})`}>
          <EmblemMark seat={seat} r={8} />
        </g>
      ))}
    </g>
  );
}

function CityMark({ hex, view, wanted }: Omit<DemandsProps, 'chart'> & { readonly hex: ChartHex }): VNode {
  const { city, centre } = hex;
  return (
    <g class="city">
      <path class="city-plate" d={insetPath(hex, INSET)} />
      <g transform={`translate(${centre.x} ${centre.y})`}>
        <path class="houses" d="M-17-4V-12L-12-16-7-12V-4ZM7-4V-13H16V-4Z" />
        <path class="houses tall" d="M-8-4V-19H0V-4ZM0-4V-14L4-19 8-14V-4Z" />
        <path class="windows" d="M-6-16H-4V-14H-6ZM-6-11H-4V-9H-6ZM-3-16H-1V-14H-3ZM3-11H5V-9H3ZM10-10H12V-8H10Z" />
        {at(DEMANDS, city).map((good, icon) => (
          <g key={icon} transform={`translate(${icon === 0 ? -10.5 : 10.5} 7)`}>
            <Demand good={good} train={at(view.trains, iconOf(city, icon))} isAim={wanted.has(good)} />
          </g>
        ))}
      </g>
    </g>
  );
}

interface DemandProps {
  readonly good: Good;
  readonly train: number;
  readonly isAim: boolean;
}

function Demand({ good, train, isAim }: DemandProps): VNode {
  if (train !== NONE) return <TrainMark seat={train} />;
  return (
    <>
      {isAim && <circle class="aim" r="12.5" />}
      <GoodSign good={good} />
    </>
  );
}

/** Stars that nobody has reached shine; the others have been paid. */
export const Stars = ({ view, chart }: WorksProps): VNode => (
  <g class="stars" aria-hidden="true">
    {chart.hexes
      .filter(({ star }) => star)
      .map(({ hex, centre }) => (
        <path
          key={hex}
          class={view.tracks[hex] === 0 ? 'star' : 'star taken'}
          d={STAR}
          transform={`translate(${centre.x + 16} ${centre.y - 3}) scale(1.3)`}
        />
      ))}
  </g>
);

/** Names stand above everything else that is drawn. */
export const CityNames = ({ chart }: { readonly chart: Chart }): VNode => (
  <g class="names" aria-hidden="true">
    {chart.hexes.filter(isCity).map(({ hex, city, centre }) => (
      <text key={hex} class="city-name" x={centre.x} y={centre.y + 31}>
        {cityName(city)}
      </text>
    ))}
  </g>
);
