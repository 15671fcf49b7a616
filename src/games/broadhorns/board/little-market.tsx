import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import type { Point } from '#kit/point.ts';
import { CARGO } from '../components.ts';
import { NOT_FOR_SALE, priceOf } from '../rules/market.ts';
import type { View } from '../view.ts';
import { MARKET_HINT } from '../words/market.ts';
import { ST_LOUIS } from '../words/names.ts';
import { Barrel } from './barrel.tsx';
import { plainForm, spaceBox } from './board-form.ts';
import { BOARD_HEIGHT } from './chart.ts';
import { Roofs } from './roofs.tsx';

const WIDTH = 180;
const FORM = plainForm(WIDTH);
const ST_LOUIS_ROOFS = 40;

interface LittleMarketProps {
  readonly view: View;
  readonly at: Point;
  readonly isLit: boolean;
}

/** St. Louis among the towns of an upright river: what a barrel of each type costs now. */
export const LittleMarket = ({ view, at: { x, y }, isLit }: LittleMarketProps): VNode => (
  <g class={isLit ? 'town lit' : 'town'} transform={`translate(${x} ${y})`} aria-hidden="true">
    <Roofs town={ST_LOUIS_ROOFS} width={WIDTH} />
    <rect class="tile-under" x="3" y="4" width={WIDTH} height={BOARD_HEIGHT} rx="8" />
    <rect class="tile" width={WIDTH} height={BOARD_HEIGHT} rx="8" />
    <path class="tile-head" d={`M1 30V9A8 8 0 0 1 9 1H${WIDTH - 9}A8 8 0 0 1 ${WIDTH - 1} 9V30Z`} />
    <text class="town-name" x="11" y="22">
      {ST_LOUIS}
    </text>
    {CARGO.map((name, cargo) => {
      const price = priceOf(view, cargo);
      return (
        <g key={name} transform={`translate(${spaceBox(FORM, cargo).x + 18} 47)`}>
          <Barrel cargo={cargo} wanted={at(view.market, cargo) === 0} />
          <text class="value" y="29.5">
            {price === NOT_FOR_SALE ? '–' : price}
          </text>
        </g>
      );
    })}
    <path
      class="shelf"
      d={`M1 84H${WIDTH - 1}V${BOARD_HEIGHT - 9}A8 8 0 0 1 ${WIDTH - 9} ${BOARD_HEIGHT - 1}H9A8 8 0 0 1 1 ${BOARD_HEIGHT - 9}Z`}
    />
    <text class="shelf-word" x="10" y="103">
      {MARKET_HINT}
    </text>
  </g>
);
