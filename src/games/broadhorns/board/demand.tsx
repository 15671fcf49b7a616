import type { VNode } from 'preact';
import { CARGO } from '../components.ts';
import type { View } from '../view.ts';
import { shortName } from '../words/places.ts';
import { cargoTitle } from '../words/names.ts';
import { buyersOf, DEMAND_TITLE, demandWords } from '../words/towns.ts';
import { columnOf } from './chart.ts';

interface DemandProps {
  readonly view: View;
  /** Of the market above it, whose columns it continues. */
  readonly left: number;
  readonly scale: number;
  readonly height: number;
}

/** Below each type on the market: the towns that want it, down the river, and what they pay. */
export const Demand = ({ view, left, scale, height }: DemandProps): VNode => (
  <section class="bh-demand" style={{ height: `${height}px` }} aria-label={DEMAND_TITLE}>
    <p>{DEMAND_TITLE}</p>
    {CARGO.map((name, cargo) => {
      const { x, width } = columnOf(cargo);
      return (
        <ul
          key={name}
          style={{ left: `${left + x * scale}px`, width: `${width * scale}px` }}
          aria-label={`${cargoTitle(cargo)}, ${demandWords(view, cargo)}`}
        >
          {buyersOf(view, cargo).map(({ town, values }) => (
            <li key={town} aria-hidden="true">
              {shortName(town)} <b>{values.join('+')}</b>
            </li>
          ))}
        </ul>
      );
    })}
  </section>
);
