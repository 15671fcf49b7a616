import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { BAG_PRICE, CARGO, LARGE_SPACE_PRICE, MARKET_SPACES } from '../components.ts';
import type { Cargo } from '../sheets.ts';
import type { View } from '../view.ts';
import { BAG_WORD } from '../words/market.ts';
import { ST_LOUIS } from '../words/names.ts';
import { Barrel } from './barrel.tsx';
import { BAG_TOP, columnOf, MARKET_ROWS, MARKET_SIZE } from './chart.ts';
import { Roofs } from './roofs.tsx';
import { Coin } from './town.tsx';
import type { WantedBarrel } from './trade.ts';

const { width, height } = MARKET_SIZE;
const PRICES = [...MARKET_SPACES, LARGE_SPACE_PRICE];
const ST_LOUIS_ROOFS = 40;
/** Where the roofs end and the name begins. */
const SKYLINE = 30;

interface MarketProps {
  readonly view: View;
  readonly isLit: boolean;
  readonly wanted: WantedBarrel | undefined;
}

/** The market of St. Louis, in its own measures: barrels on shelves by their price, and the bag below. Its places say it in words. */
export const Market = ({ view, isLit, wanted }: MarketProps): VNode => (
  <g class={isLit ? 'market lit' : 'market'} aria-hidden="true">
    <rect class="tile-under" x="3" y="4" width={width} height={height} rx="9" />
    <rect class="tile" width={width} height={height} rx="9" />
    <path class="tile-head" d={`M1 30V9A8 8 0 0 1 9 1H${width - 9}A8 8 0 0 1 ${width - 1} 9V30Z`} />
    <svg x="110" y="1" width={width - 112} height={SKYLINE} viewBox={`0 -26 ${width - 112} ${SKYLINE}`}>
      <Roofs town={ST_LOUIS_ROOFS} width={width - 112} count={7} />
    </svg>
    <text class="town-name" x="12" y="23">
      {ST_LOUIS}
    </text>
    {PRICES.map((price, row) => (
      <g key={price}>
        <path
          class={price === LARGE_SPACE_PRICE ? 'plank large' : 'plank'}
          d={`M34 ${at(MARKET_ROWS, row) + 14.5}H${width - 6}`}
        />
        <Coin x={18} y={at(MARKET_ROWS, row)} value={price} />
      </g>
    ))}
    <Bag />
    {CARGO.map((name, cargo) => (
      <Column key={name} view={view} cargo={cargo} />
    ))}
    {wanted !== undefined && <Ring view={view} wanted={wanted} />}
  </g>
);

/** The sack with everything that is not on the shelves. */
const Bag = (): VNode => (
  <g class="bag">
    <path
      class="bag-cloth"
      d={`M1 ${BAG_TOP - 1}H${width - 1}V${height - 9}A8 8 0 0 1 ${width - 9} ${height - 1}H9A8 8 0 0 1 1 ${height - 9}Z`}
    />
    <Coin x={18} y={BAG_TOP + 14} value={BAG_PRICE} />
    <text class="bag-word" x="18" y={height - 5}>
      {BAG_WORD}
    </text>
  </g>
);

/** Around the barrel that is about to be bought: the cheapest of its type, or one from the bag. */
function Ring({ view, wanted: { cargo, fromBag } }: { view: View; wanted: WantedBarrel }): VNode {
  const { x, width: across } = columnOf(cargo);
  const row = Math.max(0, Math.min(at(view.market, cargo), PRICES.length) - 1);
  return fromBag ? (
    <rect class="ring" x={x + 2} y={BAG_TOP + 3} width={across - 4} height="36" rx="8" />
  ) : (
    <rect class="ring" x={x + 4} y={at(MARKET_ROWS, row) - 16} width={across - 8} height="32" rx="8" />
  );
}

/** Barrels of a type: the dear places are filled first; what lies in the large space is counted. */
function Column({ view, cargo }: { view: View; cargo: Cargo }): VNode {
  const barrels = at(view.market, cargo);
  const extra = Math.max(0, barrels - MARKET_SPACES.length);
  const column = columnOf(cargo);
  return (
    <g transform={`translate(${column.x + column.width / 2} 0)`}>
      {MARKET_SPACES.map((price, row) => (
        <Barrel key={price} cargo={cargo} y={at(MARKET_ROWS, row)} wanted={barrels <= row} />
      ))}
      {extra > 0 && <Barrel cargo={cargo} x={extra > 1 ? -8 : 0} y={at(MARKET_ROWS, 2)} />}
      {extra > 1 && (
        <text class="price" x="5" y={at(MARKET_ROWS, 2) + 6}>
          {`×${extra}`}
        </text>
      )}
      <Barrel cargo={cargo} x={-9} y={BAG_TOP + 21} size={0.82} wanted={at(view.bag, cargo) === 0} />
      <text class="bag-count" x="3" y={BAG_TOP + 26}>
        {at(view.bag, cargo)}
      </text>
    </g>
  );
}
