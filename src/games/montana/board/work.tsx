import type { ComponentChildren, VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { AREAS, BANK, type Colour } from '../components.ts';
import { NO_CREW, workersIn } from '../crews.ts';
import type { View } from '../view.ts';
import { largeSpacesOf, smallBeside, type Space, termsOf } from '../worker-board.ts';
import { LABELS } from '../words/labels.ts';
import { AREA_TITLES } from '../words/names.ts';
import { bankRow, type Slot, slotPath, type WorkChart } from './chart.ts';
import { type Choice, isChoosingFor, spaceId } from './offers.ts';
import { PartFrame } from './part-frame.tsx';
import { Coin, Good, Worker } from './symbols.tsx';

interface WorkProps {
  readonly view: View;
  readonly chart: WorkChart;
  readonly picked: Choice | undefined;
}

/** The worker board: what each space costs and gives, and who stands there. */
export const WorkPart = (work: WorkProps): VNode => (
  <PartFrame room={work.chart.room} title={work.chart.title} name={LABELS.work} hint={LABELS.workHint}>
    {AREAS.map(({ name }, area) => (
      <g key={name}>
        <Name slot={work.chart.name(area)} text={at(AREA_TITLES, area)} left={at(work.view.goods, area)}>
          <Good good={area} scale={1.1} />
        </Name>
        {largeSpacesOf(area).map((large) => (
          <AreaCell key={large} {...work} large={large} area={area} />
        ))}
      </g>
    ))}
    <Name slot={work.chart.name(bankRow)} text={LABELS.bank}>
      <Coin />
    </Name>
    {BANK.map((_, space) => (
      <BankCell key={space} {...work} space={space} />
    ))}
  </PartFrame>
);

interface NameProps {
  readonly slot: Slot;
  readonly text: string;
  /** How many are left in the supply. */
  readonly left?: number;
  readonly children: ComponentChildren;
}

function Name({ slot: { middle }, text, left, children }: NameProps): VNode {
  return (
    <g transform={`translate(${middle.x - 3} ${middle.y})`}>
      <g transform={`translate(${left === undefined ? 0 : -18} -8)`}>{children}</g>
      {left !== undefined && (
        <text class={left === 0 ? 'mt-left mt-none' : 'mt-left'} x="12" y="-4">
          {LABELS.left(left)}
        </text>
      )}
      <text class="mt-area" y="17">
        {text}
      </text>
    </g>
  );
}

/** The workers that the choice which is shown would send to a space. */
const ghostsFor = (picked: Choice | undefined, space: Space): readonly Colour[] =>
  picked?.id === spaceId(space) ? (picked.chosen ?? []) : [];

const crewOn = (view: View, space: Space): readonly Colour[] => {
  const crew = at(view.spaces, space);
  return crew === NO_CREW ? [] : workersIn(crew);
};

/** Cells are drawn in the size of a desktop and scaled from there. */
const USUAL = { width: 106, height: 45 };
const STACKED = { width: 82, height: 68 };

function scaleOf({ width, height }: Slot, stacked: boolean): number {
  const usual = stacked ? STACKED : USUAL;
  return Math.min(width / usual.width, height / usual.height, 1.5);
}

/** How much of a cell the large space has. */
const LARGE_SHARE = { beside: 0.69, stacked: 0.63 };

function AreaCell({ view, chart, picked, large, area }: WorkProps & { large: Space; area: Colour }): VNode {
  const slot = chart.cell(large);
  const [there, small] = [crewOn(view, large), crewOn(view, smallBeside(large))];
  const ghosts = ghostsFor(picked, large);
  const { x, y, width, height } = slot;
  const share = chart.stacked ? height * LARGE_SHARE.stacked : width * LARGE_SHARE.beside;
  const first = chart.stacked ? { x: x + width / 2, y: y + share / 2 } : { x: x + share / 2, y: y + height / 2 };
  const second = chart.stacked
    ? { x: x + width / 2, y: y + (share + height) / 2 }
    : { x: x + (share + width) / 2, y: y + height / 2 };
  const line = chart.stacked ? `M${x + 10} ${y + share}h${width - 20}` : `M${x + share} ${y + 6}v${height - 12}`;
  const scale = scaleOf(slot, chart.stacked);
  return (
    <g>
      <CellGround slot={slot} look={lookOf(there, isWanted(view, large), [large, smallBeside(large)], picked)} />
      {ghosts.length > 0 ? (
        <g transform={`translate(${slot.middle.x} ${slot.middle.y}) scale(${scale})`}>
          <Sending crew={ghosts} stacked={chart.stacked} terms={<Terms large={large} area={area} />} />
        </g>
      ) : (
        <>
          <path class="mt-split" d={line} />
          <g transform={`translate(${first.x} ${first.y}) scale(${scale})`}>
            {there.length > 0 ? <Crew crew={there} scale={1.6} gap={26} /> : <Terms large={large} area={area} />}
          </g>
          <g transform={`translate(${second.x} ${second.y}) scale(${scale})`}>
            <SmallSpace crew={small} ghosts={ghostsFor(picked, smallBeside(large))} stacked={chart.stacked} />
          </g>
        </>
      )}
    </g>
  );
}

interface SendingProps {
  readonly crew: readonly Colour[];
  readonly stacked: boolean;
  readonly terms: VNode;
}

/** The workers that would go there, with the terms: the whole cell is theirs while it is picked. */
const Sending = ({ crew, stacked, terms }: SendingProps): VNode => (
  <>
    <g transform={stacked ? 'translate(0 -13)' : `translate(${crew.length > 1 ? -31 : -34} 0)`}>
      <Crew crew={crew} ghost scale={crew.length > 1 && !stacked ? 1.25 : 1.6} gap={stacked ? 26 : 19} />
    </g>
    <g
      transform={
        stacked ? 'translate(0 19)' : `translate(${crew.length > 1 ? 19 : 14} 0) scale(${crew.length > 1 ? 0.88 : 1})`
      }
    >
      {terms}
    </g>
  </>
);

/** Workers are being chosen for a space of this cell. */
const isWanted = (view: View, large: Space): boolean =>
  isChoosingFor(view, large) || isChoosingFor(view, smallBeside(large));

/** Taken, wanted or picked. */
function lookOf(
  there: readonly Colour[],
  wanted: boolean,
  spaces: readonly Space[],
  picked: Choice | undefined,
): string {
  if (spaces.some((space) => picked?.id === spaceId(space))) return ' picked';
  return `${there.length > 0 ? ' taken' : ''}${wanted ? ' wanted' : ''}`;
}

const CellGround = ({ slot, look }: { readonly slot: Slot; readonly look: string }): VNode => (
  <path class={`mt-space${look}`} d={slotPath(slot)} />
);

/** "3 silver give 2 copper". */
const Terms = ({ large, area }: { readonly large: Space; readonly area: Colour }): VNode => (
  <>
    <g transform="translate(-22 0)">
      <Coin value={termsOf(large).silver} scale={1.1} />
    </g>
    <path class="mt-gives" d="M-8-4 -4 0-8 4" />
    <text class="mt-count" x="5" y="5.500">
      {termsOf(large).goods}
    </text>
    <g transform="translate(21 0)">
      <Good good={area} scale={1.05} />
    </g>
  </>
);

interface SmallSpaceProps {
  readonly crew: readonly Colour[];
  readonly ghosts: readonly Colour[];
  readonly stacked: boolean;
}

function SmallSpace({ crew, ghosts, stacked }: SmallSpaceProps): VNode {
  const gap = stacked ? 20 : 13;
  if (crew.length > 0) return <Crew crew={crew} scale={stacked ? 1.15 : 1} gap={gap} />;
  return (
    <>
      <text class={ghosts.length > 0 ? 'mt-plus faint' : 'mt-plus'} y="5">
        {stacked ? LABELS.smallSpaceBelow : LABELS.smallSpace}
      </text>
      {ghosts.length > 0 && <Crew crew={ghosts} ghost scale={stacked ? 1.15 : 1} gap={gap} />}
    </>
  );
}

interface CrewProps {
  readonly crew: readonly Colour[];
  readonly scale: number;
  readonly gap: number;
  readonly ghost?: true;
}

const Crew = ({ crew, scale, gap, ghost }: CrewProps): VNode => (
  <>
    {crew.map((colour, i) => (
      <g
        key={i}
        class={ghost ? 'mt-ghost' : 'mt-arrives'}
        transform={`translate(${(i - (crew.length - 1) / 2) * gap} 1)`}
      >
        <Worker colour={colour} scale={scale} />
      </g>
    ))}
  </>
);

function BankCell({ view, chart, picked, space }: WorkProps & { space: Space }): VNode {
  const slot = chart.cell(space);
  const { workers, silver } = at(BANK, space);
  const there = crewOn(view, space);
  const ghosts = ghostsFor(picked, space);
  const { middle } = slot;
  return (
    <g>
      <CellGround slot={slot} look={lookOf(there, isChoosingFor(view, space), [space], picked)} />
      <g transform={`translate(${middle.x} ${middle.y}) scale(${scaleOf(slot, false)})`}>
        {there.length > 0 ? (
          <Crew crew={there} scale={chart.stacked ? 1.8 : 1.5} gap={chart.stacked ? 30 : 25} />
        ) : (
          <g class={ghosts.length > 0 ? 'mt-terms faint' : 'mt-terms'}>
            {Array.from({ length: workers }, (_, i) => (
              <path
                key={i}
                class="mt-any"
                transform={`translate(${-40 + i * 15} 1)`}
                d="M-6 10C-6 2-4 0 0 0S6 2 6 10ZM0-9a3.700 3.700 0 1 0 .01 0Z"
              />
            ))}
            <path class="mt-gives" d="M12-4 16 0 12 4" />
            <g transform="translate(34 0)">
              <Coin value={silver} scale={1.25} />
            </g>
          </g>
        )}
        {ghosts.length > 0 && <Crew crew={ghosts} ghost scale={1.5} gap={25} />}
      </g>
    </g>
  );
}
