import type { ComponentChildren, VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { AREAS, BANK, type Colour, COLOURS, GOODS } from '../components.ts';
import { NO_CREW, workersIn } from '../crews.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import { isBank, largeSpacesOf, smallBeside, type Space as WorkSpace, termsOf } from '../worker-board.ts';
import { Coin, Cow, Good, Worker } from './symbols.tsx';
import { areaAt, type Layout, type Slot, slotPath, spaceSlot, supplyAt, WHEEL_RADIUS } from './chart.ts';
import { HERE, type PartProps } from './sheet-part.ts';
import { StoreOfCity } from './store.tsx';
import { Wheel } from './wheel.tsx';
import { LABELS } from '../words/labels.ts';
import { AREA_TITLES } from '../words/names.ts';

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
      {LABELS.recruit}
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

function Area({ view, layout, area }: PartProps & { readonly area: Colour }): VNode {
  const { x, y } = areaAt(layout, area);
  return (
    <g>
      <g transform={`translate(${x + 14} ${y + 15})`}>
        <Good good={area} scale={1.1} />
      </g>
      <text class="mt-area" x={x} y={y + 42}>
        {at(AREA_TITLES, area)}
      </text>
      {largeSpacesOf(area).map((large) => {
        const terms = termsOf(large);
        return (
          <g key={large}>
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
                {LABELS.smallSpace}
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
        {LABELS.bank}
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
  readonly space: WorkSpace;
  readonly children: ComponentChildren;
}

/** A space of the worker board: its terms while it is free, the workers once they stand there. */
function Space({ view, layout, space, children }: SpaceProps): VNode {
  const slot: Slot = spaceSlot(layout, space);
  const crew = at(view.spaces, space);
  const taken = crew === NO_CREW ? [] : workersIn(crew);
  const gap = isBank(space) ? 22 : slot.width > 50 ? 24 : 15;
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
const isWanted = ({ phase, space: chosen }: View, space: WorkSpace): boolean =>
  (phase === 'employ' || phase === 'small') && chosen === space;

/** What is left in the general supply. */
function Supply({ view, layout }: PartProps): VNode {
  const things = [
    ...GOODS.map((_, good) => ({ sign: <Good good={good} scale={0.9} />, left: at(view.goods, good) })),
    ...COLOURS.map((_, colour) => ({ sign: <Worker colour={colour} />, left: at(view.workers, colour) })),
    { sign: <Cow />, left: view.cows },
  ];
  const { supply } = layout;
  return (
    <>
      <text class="mt-area" x={supply.x} y={supply.y + (supply.across > 4 ? 5 : -22)}>
        {LABELS.supply}
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
