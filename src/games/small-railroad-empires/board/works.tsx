import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { DEMANDS, factoryAt, iconOf } from '../map.ts';
import { hasToken } from '../rules/demand.ts';
import { NONE } from '../state.ts';
import type { View } from '../view.ts';
import { cityName } from '../words/names.ts';
import { type Chart, type ChartHex, isCity, isFactory } from './chart.ts';
import { insetPath } from './ground.tsx';
import { GoodSign, Locomotive } from './symbols.tsx';

/** Factories with their tokens, and cities with their demands and trains. */
export const Works = ({ view, chart }: { readonly view: View; readonly chart: Chart }): VNode => (
  <g class="works" aria-hidden="true">
    {chart.hexes.filter(isFactory).map((hex) => (
      <FactoryMark key={hex.hex} hex={hex} full={hasToken(view, factoryAt(view.map, hex.hex))} />
    ))}
    {chart.hexes.filter(isCity).map((hex) => (
      <CityMark key={hex.hex} hex={hex} view={view} />
    ))}
  </g>
);

/** A works building with its chimney; the token stands before it until it is delivered. */
const FactoryMark = ({ hex, full }: { readonly hex: ChartHex; readonly full: boolean }): VNode => (
  <g class={full ? 'factory' : 'factory empty'} transform={`translate(${hex.centre.x} ${hex.centre.y})`}>
    <circle class="yard" r="21" />
    <path class="shed" d="M-16-4V-12L-9-17V-12L-2-17V-4Z" />
    <path class="shed" d="M4-4V-20H9V-4Z" />
    <path class="smoke" d="M6.500-22c-3-3 3-4 1-7M8-22c4-2 0-5 4-7" />
    {full && (
      <g transform="translate(9 9)">
        <GoodSign good={hex.good} />
      </g>
    )}
  </g>
);

function CityMark({ hex, view }: { readonly hex: ChartHex; readonly view: View }): VNode {
  const { city, centre } = hex;
  return (
    <g class="city">
      <path class="city-plate" d={insetPath(hex, 0.08)} />
      <g transform={`translate(${centre.x} ${centre.y})`}>
        <path class="houses" d="M-13-7V-14L-9-18-5-14V-7ZM-4-7V-17L0-22 4-17V-7ZM5-7V-13L9-17 13-13V-7Z" />
        {at(DEMANDS, city).map((good, icon) => (
          <g key={icon} transform={`translate(${icon === 0 ? -10.5 : 10.5} 3)`}>
            <Demand good={good} train={at(view.trains, iconOf(city, icon))} />
          </g>
        ))}
      </g>
    </g>
  );
}

/** Names stand above everything else that is drawn. */
export const CityNames = ({ chart }: { readonly chart: Chart }): VNode => (
  <g class="names" aria-hidden="true">
    {chart.hexes.filter(isCity).map(({ hex, city, centre }) => (
      <text key={hex} class="city-name" x={centre.x} y={centre.y + 23.5}>
        {cityName(city)}
      </text>
    ))}
  </g>
);

const Demand = ({ good, train }: { readonly good: number; readonly train: number }): VNode =>
  train === NONE ? <GoodSign good={good} scale={0.95} /> : <Locomotive seat={train} scale={0.95} />;
