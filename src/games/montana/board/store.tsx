import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { capital } from '#words/speech.ts';
import {
  BIG_OF,
  COPPER,
  GRAIN,
  PUMPKIN,
  type Row as RowIndex,
  STONE,
  STORE,
  STORE_COLUMNS,
  type StoreRow,
} from '../components.ts';
import { NO_PLAYER } from '../state.ts';
import type { View } from '../view.ts';
import { LABELS } from '../words/labels.ts';
import { rowName } from '../words/store.ts';
import { type StoreChart, slotPath } from './chart.ts';
import type { Choice } from './offers.ts';
import { PartFrame } from './part-frame.tsx';
import { BigSign, Coin, Contractor, Cow, Good } from './symbols.tsx';

interface StoreProps {
  readonly view: View;
  readonly chart: StoreChart;
  readonly picked: Choice | undefined;
  /** Whether the active player can go there now. */
  readonly isOpen: boolean;
  /** Its title has tabs instead of a name: wheel and store share their room. */
  readonly isAlone: boolean;
}

function hintOf({ view, isOpen, isAlone }: StoreProps): string {
  if (isAlone) return '';
  return isOpen && view.phase === 'turn' ? LABELS.storeHint : LABELS.bidHint;
}

/** The store with its prices and rewards, and the contractors. */
export const StorePart = (store: StoreProps): VNode => (
  <PartFrame
    room={store.chart.room}
    title={store.chart.title}
    name={store.isAlone ? '' : LABELS.store}
    hint={hintOf(store)}
  >
    {STORE.map((reward, row) => (
      <Row key={row} {...store} row={row} reward={reward} />
    ))}
    <InTitle {...store} />
  </PartFrame>
);

function Row({ view, chart, row, reward, picked }: StoreProps & { row: RowIndex; reward: StoreRow }): VNode {
  const slot = chart.reward(row);
  const isAbove = slot.width > 160;
  return (
    <g>
      {STORE_COLUMNS.filter((price) => price >= reward.firstColumn).map((price) => (
        <Cell key={price} view={view} chart={chart} row={row} price={price} picked={picked} />
      ))}
      <g
        transform={`translate(${slot.x} ${slot.middle.y}) scale(${isAbove ? Math.max(Math.min(slot.height / 24, 1.25), 0.88) : 1})`}
      >
        <Reward reward={reward} />
      </g>
      <RowNumber chart={chart} row={row} isAbove={isAbove} />
    </g>
  );
}

/** The number by which the story calls a row; where there is room, what the row gives in words. */
function RowNumber({ chart, row, isAbove }: { chart: StoreChart; row: RowIndex; isAbove: boolean }): VNode {
  const slot = chart.reward(row);
  return isAbove ? (
    <text class="mt-hint" x={slot.x + slot.width - 4} y={slot.middle.y + 5}>
      {capital(rowName(row + 1))}
    </text>
  ) : (
    <text class="mt-row" x={chart.row(row).x + 7} y={slot.middle.y + 5}>
      {row + 1}
    </text>
  );
}

interface CellProps extends Pick<StoreProps, 'view' | 'chart' | 'picked'> {
  readonly row: RowIndex;
  readonly price: number;
}

function Cell({ view: { store }, chart, row, price, picked }: CellProps): VNode {
  const slot = chart.cell(row, price);
  const holder = at(store.prices, row) === price ? at(store.holders, row) : NO_PLAYER;
  const isPicked = picked?.id === `bid-${row + 1}-${price}`;
  const scale = Math.min(slot.height / 36, 1.25);
  return (
    <g>
      <path class={`mt-space${isPicked ? ' picked' : holder === NO_PLAYER ? '' : ' taken'}`} d={slotPath(slot, 6)} />
      <g transform={`translate(${slot.middle.x} ${slot.middle.y})`}>
        {holder === NO_PLAYER && (
          <g class={isPicked ? 'mt-terms faint' : 'mt-terms'}>
            <text class="mt-count" x="-7" y="5.500">
              {price}
            </text>
            <g transform="translate(8 0)">
              <Good good={PUMPKIN} scale={0.75} />
            </g>
          </g>
        )}
        {holder !== NO_PLAYER && (
          <g class="mt-arrives">
            <Contractor seat={holder} scale={scale} />
          </g>
        )}
        {isPicked && (
          <g class="mt-ghost">
            <Contractor seat={store.asked} scale={scale} />
          </g>
        )}
      </g>
    </g>
  );
}

/** What a row gives, from the left: a cow or silver, then goods to choose or to make big. */
function Reward({ reward }: { readonly reward: StoreRow }): VNode {
  if (reward.choose > 0) return <AnyGoods number={reward.choose} />;
  const first = reward.cows > 0 || reward.silver > 0;
  return (
    <>
      <g transform="translate(12 0)">
        {reward.cows > 0 && <Cow scale={1.2} />}
        {reward.silver > 0 && <Coin value={reward.silver} />}
      </g>
      <g transform={`translate(${first ? 26 : 2} 0)`}>
        <text class="mt-count" x="8" y="5">
          {reward.upgrades}
        </text>
        <g transform="translate(23 0)">
          <Good good={COPPER} scale={0.85} />
        </g>
        <g transform="translate(37 0)">
          <Good good={STONE} scale={0.85} />
        </g>
        <path class="mt-gives" d="M49-4 53 0 49 4" />
        <g transform="translate(66 2) scale(.85)">
          <BigSign />
        </g>
      </g>
    </>
  );
}

const CHOSEN_FROM = [COPPER, STONE, GRAIN];

const AnyGoods = ({ number }: { readonly number: number }): VNode => (
  <>
    <text class="mt-count start" x="2" y="5">
      any {number}
    </text>
    {CHOSEN_FROM.map((good, i) => (
      <g key={good} transform={`translate(${50 + i * 19} 0)`}>
        <Good good={good} scale={0.9} />
      </g>
    ))}
  </>
);

/** In the title: contractors at the hardware store while players bid, otherwise what the supply has left. */
const InTitle = ({ view, chart: { room, title }, isAlone }: StoreProps): VNode => (
  <g transform={`translate(${room.x + (isAlone ? 22 : 84)} ${room.y + 5 + title / 2})`}>
    {view.phase === 'auction' || view.phase === 'reward' ? <Waiting view={view} /> : <InSupply view={view} />}
  </g>
);

function InSupply({ view }: { readonly view: View }): VNode {
  const things = [
    ...BIG_OF.map((big) => ({ sign: <Good good={big} scale={0.75} />, left: at(view.goods, big) })),
    { sign: <Cow scale={0.9} />, left: view.cows },
  ];
  return (
    <>
      {things.map(({ sign, left }, i) => (
        <g key={i} transform={`translate(${i * 44} 1)`}>
          {sign}
          <text class={left === 0 ? 'mt-left mt-none' : 'mt-left'} x="19" y="4">
            {left}
          </text>
        </g>
      ))}
    </>
  );
}

/** Not placed yet, or passed. */
function Waiting({ view }: { readonly view: View }): VNode {
  const waiting = view.players.map((_, seat) => seat).filter((seat) => !view.store.holders.includes(seat));
  return (
    <>
      {waiting.map((seat, i) => (
        <g key={seat} transform={`translate(${i * 24} 0)`} class={view.store.passed[seat] ? 'mt-passed' : undefined}>
          <Contractor seat={seat} scale={0.72} />
        </g>
      ))}
    </>
  );
}
