import type { ComponentChildren, VNode } from 'preact';
import {
  AREAS,
  BIG_OF,
  COPPER,
  GRAIN,
  STONE,
  BANK,
  COLOURS,
  GOODS,
  PUMPKIN,
  SPACES_PER_AREA,
  STORE,
  STORE_COLUMNS,
  type StoreRow,
} from '../components.ts';
import { NO_CREW, workersIn } from '../crews.ts';
import type { Event } from '../events.ts';
import { BANK_SPACES, largeSpace, NOBODY, smallBeside, type View } from '../state.ts';
import { Coin, Contractor, Cow, Good, Worker } from './symbols.tsx';
import {
  areaAt,
  headAt,
  type Layout,
  rewardAt,
  type Slot,
  slotPath,
  spaceSlot,
  storeBox,
  storeSlot,
  supplyAt,
  WHEEL_RADIUS,
} from './table-chart.ts';
import { Wheel } from './wheel.tsx';
import { AREA_NAMES, capital } from './words/names.ts';

const HERE = { x: 0, y: 0 };

interface SheetProps {
  readonly view: View;
  readonly layout: Layout;
  readonly events: readonly Event[];
  readonly motion: number;
}

/** The worker board, the wheel, the store and the supply on one sheet. */
export const SheetOfWork = ({ view, layout, events, motion }: SheetProps): VNode => (
  <g class="mt-sheet" aria-hidden="true">
    <path class="mt-paper" d={slotPath(sheetEdge(layout), HERE, 16)} />
    <text class="mt-title" x={layout.wheel.x} y={layout.wheel.y - WHEEL_RADIUS - 14}>
      Recruit
    </text>
    <Wheel view={view} at={layout.wheel} events={events} motion={motion} />
    {AREAS.map(({ name }, area) => (
      <Area key={name} view={view} layout={layout} area={area} />
    ))}
    <Bank view={view} layout={layout} />
    <StoreOfCity view={view} layout={layout} />
    <Supply view={view} layout={layout} />
  </g>
);

const sheetEdge = ({ size: { width, height } }: Layout) => ({ x: -12, y: -8, width: width + 24, height: height + 14 });

interface PartProps {
  readonly view: View;
  readonly layout: Layout;
}

function Area({ view, layout, area }: PartProps & { readonly area: number }): VNode {
  const { x, y } = areaAt(layout, area);
  return (
    <g>
      <g transform={`translate(${x + 14} ${y + 15})`}>
        <Good good={area} scale={1.1} />
      </g>
      <text class="mt-area" x={x} y={y + 42}>
        {capital(AREA_NAMES[area] ?? '')}
      </text>
      {Array.from({ length: SPACES_PER_AREA }, (_, place) => {
        const large = largeSpace(area * SPACES_PER_AREA + place);
        const terms = AREAS[area]?.spaces[place] ?? { silver: 0, goods: 0 };
        return (
          <g key={place}>
            <Space view={view} layout={layout} space={large}>
              <g transform="translate(-19 0)">
                <Coin value={terms.silver} />
              </g>
              <text class="mt-gives" x="-3" y="5">
                ›
              </text>
              <text class="mt-count" x="7" y="5.500">
                {terms.goods}
              </text>
              <g transform="translate(21 0)">
                <Good good={area} scale={0.85} />
              </g>
            </Space>
            <Space view={view} layout={layout} space={smallBeside(large)}>
              <text class="mt-count" x="0" y="5">
                +1
              </text>
            </Space>
          </g>
        );
      })}
    </g>
  );
}

function Bank({ view, layout }: PartProps): VNode {
  const { x, y } = areaAt(layout, AREAS.length);
  return (
    <g>
      <text class="mt-area" x={x} y={y + 28}>
        Bank
      </text>
      {BANK.map(({ workers, silver }, space) => (
        <Space key={space} view={view} layout={layout} space={space}>
          {Array.from({ length: workers }, (_, i) => (
            <g key={i} transform={`translate(${-40 + i * 13} 0)`} class="mt-any">
              <path d="M-5 9C-5 2-3 0 0 0S5 2 5 9ZM0-7a3 3 0 1 0 .01 0Z" />
            </g>
          ))}
          <text class="mt-gives" x="8" y="5">
            ›
          </text>
          <g transform="translate(28 0)">
            <Coin value={silver} scale={1.2} />
          </g>
        </Space>
      ))}
    </g>
  );
}

interface SpaceProps extends PartProps {
  readonly space: number;
  readonly children: ComponentChildren;
}

/** A space of the worker board: its terms while it is free, the workers once they stand there. */
function Space({ view, layout, space, children }: SpaceProps): VNode {
  const slot: Slot = spaceSlot(layout, space);
  const crew = view.spaces[space] ?? NO_CREW;
  const taken = crew === NO_CREW ? [] : workersIn(crew);
  const gap = space < BANK_SPACES ? 22 : slot.width > 50 ? 24 : 15;
  return (
    <g>
      <path
        class={`mt-space${taken.length > 0 ? ' taken' : ''}${isWanted(view, space) ? ' wanted' : ''}`}
        d={slotPath(slot, HERE)}
      />
      <g transform={`translate(${slot.middle.x} ${slot.middle.y})`}>
        <g class={taken.length > 0 ? 'mt-terms covered' : 'mt-terms'}>{children}</g>
        {taken.map((colour, i) => (
          <g key={i} class="mt-arrives" transform={`translate(${(i - (taken.length - 1) / 2) * gap} 2)`}>
            <Worker colour={colour} scale={slot.width > 50 ? 1.5 : 1} />
          </g>
        ))}
      </g>
    </g>
  );
}

/** Workers are being chosen for this space. */
const isWanted = ({ phase, space: chosen }: View, space: number): boolean =>
  (phase === 'employ' || phase === 'small') && chosen === space;

function StoreOfCity({ view, layout }: PartProps): VNode {
  const box = storeBox(layout);
  return (
    <g class="mt-store">
      <path class="mt-store-ground" d={slotPath(box, HERE, 10)} />
      <text class="mt-title" x="16" y={box.y + 24} text-anchor="start">
        The store in the city
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

function Row({ view, layout, row, reward }: PartProps & { readonly row: number; readonly reward: StoreRow }): VNode {
  const holder = view.store.holders[row] ?? NOBODY;
  const stand = storeSlot(layout, row, view.store.prices[row] ?? 0).middle;
  const { x, y } = rewardAt(layout, row);
  return (
    <g>
      {STORE_COLUMNS.filter((price) => price >= reward.firstColumn).map((price) => (
        <path key={price} class="mt-space" d={slotPath(storeSlot(layout, row, price), HERE, 5)} />
      ))}
      <g transform={`translate(${x} ${y})`}>
        <Reward reward={reward} />
      </g>
      {holder !== NOBODY && (
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

/** What is left in the general supply. */
function Supply({ view, layout }: PartProps): VNode {
  const things = [
    ...GOODS.map((_, good) => ({ sign: <Good good={good} scale={0.9} />, left: view.goods[good] ?? 0 })),
    ...COLOURS.map((_, colour) => ({ sign: <Worker colour={colour} />, left: view.workers[colour] ?? 0 })),
    { sign: <Cow />, left: view.cows },
  ];
  const { supply } = layout;
  return (
    <>
      <text class="mt-area" x={supply.x} y={supply.y + (supply.across > 4 ? 5 : -22)}>
        Supply
      </text>
      {things.map(({ sign, left }, i) => (
        <g key={i} transform={`translate(${supplyAt(layout, i).x} ${supplyAt(layout, i).y})`}>
          {sign}
          <text class={left === 0 ? 'mt-count mt-none' : 'mt-count'} x="22" y="5">
            {left}
          </text>
        </g>
      ))}
    </>
  );
}
