import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import {
  BIG_OF,
  COPPER,
  GRAIN,
  PUMPKIN,
  STONE,
  type Row as RowIndex,
  STORE,
  STORE_COLUMNS,
  type StoreRow,
} from '../components.ts';
import { NO_PLAYER } from '../state.ts';
import { HERE, type PartProps } from './sheet-part.ts';
import { Coin, Contractor, Cow, Good } from './symbols.tsx';
import { LABELS } from '../words/labels.ts';
import { headAt, rewardAt, slotPath, storeBox, storeSlot } from './chart.ts';

/** The store with its prices and rewards, and the contractors. */
export function StoreOfCity({ view, layout }: PartProps): VNode {
  const box = storeBox(layout);
  return (
    <g class="mt-store">
      <path class="mt-store-ground" d={slotPath(box, HERE, 10)} />
      <text class="mt-title" x="16" y={box.y + 24} text-anchor="start">
        {LABELS.store}
      </text>
      {STORE_COLUMNS.map((price, column) => (
        <g key={price} transform={`translate(${headAt(layout, column).x} ${headAt(layout, column).y})`}>
          <text class="mt-count" x="-8" y="5">
            {price}
          </text>
          <g transform="translate(8 0)">
            <Good good={PUMPKIN} scale={0.75} />
          </g>
        </g>
      ))}
      {STORE.map((row, i) => (
        <Row key={i} view={view} layout={layout} row={i} reward={row} />
      ))}
      <Waiting view={view} layout={layout} />
    </g>
  );
}

function Row({ view, layout, row, reward }: PartProps & { readonly row: RowIndex; readonly reward: StoreRow }): VNode {
  const holder = at(view.store.holders, row);
  const stand = storeSlot(layout, row, at(view.store.prices, row)).middle;
  const { x, y } = rewardAt(layout, row);
  return (
    <g>
      {STORE_COLUMNS.filter((price) => price >= reward.firstColumn).map((price) => (
        <path key={price} class="mt-space" d={slotPath(storeSlot(layout, row, price), HERE, 5)} />
      ))}
      <g transform={`translate(${x} ${y})`}>
        <Reward reward={reward} />
      </g>
      {holder !== NO_PLAYER && (
        <g class="mt-arrives" transform={`translate(${stand.x} ${stand.y})`}>
          <Contractor seat={holder} />
        </g>
      )}
    </g>
  );
}

function Reward({ reward }: { reward: StoreRow }): VNode {
  if (reward.choose > 0) return <ThreeGoods number={reward.choose} />;
  const first = reward.cows > 0 || reward.silver > 0;
  return (
    <>
      <g transform="translate(12 0)">
        {reward.cows > 0 && <Cow scale={1.3} />}
        {reward.silver > 0 && <Coin value={reward.silver} />}
      </g>
      <g transform={`translate(${first ? 26 : 0} 0)`}>
        <text class="mt-count" x="10" y="5">
          {reward.upgrades}×
        </text>
        {BIG_OF.map((big, small) => (
          <Upgrade key={big} small={small} big={big} />
        ))}
      </g>
    </>
  );
}

/** A small good for a big one. */
const Upgrade = ({ small, big }: { small: number; big: number }): VNode => (
  <g transform={`translate(${32 + small * 58} 0)`}>
    <Good good={small} />
    <text class="mt-gives" x="13" y="5">
      ›
    </text>
    <g transform="translate(29 1)">
      <Good good={big} />
    </g>
  </g>
);

const CHOSEN_FROM = [COPPER, STONE, GRAIN];

const ThreeGoods = ({ number }: { number: number }): VNode => (
  <>
    <text class="mt-count" x="10" y="5">
      {number}×
    </text>
    {CHOSEN_FROM.map((good, i) => (
      <g key={good} transform={`translate(${40 + i * 34} 0)`}>
        <Good good={good} />
        {i > 0 && (
          <text class="mt-gives" x="-17" y="5">
            /
          </text>
        )}
      </g>
    ))}
  </>
);

/** Contractors at the hardware store: not placed, or passed. */
function Waiting({ view, layout }: PartProps): VNode {
  const waiting = view.players.map((_, seat) => seat).filter((seat) => !view.store.holders.includes(seat));
  return (
    <g transform={`translate(${layout.size.width - 26} ${layout.store.top + 22})`}>
      {waiting.map((seat, i) => (
        <g
          key={seat}
          transform={`translate(${-(waiting.length - 1 - i) * 30} 2)`}
          class={view.store.passed[seat] ? 'mt-passed' : undefined}
        >
          <Contractor seat={seat} />
        </g>
      ))}
    </g>
  );
}
