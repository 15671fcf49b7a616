import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { COLOURS, GRAIN, WHEEL } from '../components.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import { LABELS } from '../words/labels.ts';
import { chosenOf } from './crew-choice.ts';
import type { Choice } from './offers.ts';
import { slotPath } from './chart.ts';
import { PartFrame } from './part-frame.tsx';
import { HINT_IN_ONE_LINE, type RecruitChart } from './recruit-chart.ts';
import { Good, Worker } from './symbols.tsx';
import { Pair, Wheel } from './wheel.tsx';

interface RecruitProps {
  readonly view: View;
  readonly chart: RecruitChart;
  readonly events: readonly Event[];
  readonly motion: number;
  readonly picked: Choice | undefined;
  /** Its title has tabs instead of a name: wheel and store share their room. */
  readonly isAlone: boolean;
}

/** The recruitment wheel, and the workers that it could bring. */
export function RecruitPart({ view, chart, events, motion, picked, isAlone }: RecruitProps): VNode {
  const isBeside = chart.words.x > chart.wheel.x;
  const isAdvancing = view.phase === 'advance';
  return (
    <PartFrame room={chart.room} title={isBeside ? 0 : chart.title} name={LABELS.recruit}>
      {isBeside && chart.title > 0 && !isAlone && (
        <text class="mt-title" x={chart.words.x} y={chart.room.y + 26}>
          {LABELS.recruit}
        </text>
      )}
      <Wheel view={view} at={chart.wheel} r={chart.wheel.r} events={events} motion={motion} />
      <Hint chart={chart} view={view} isBeside={isBeside} />
      {isAdvancing
        ? Array.from({ length: WHEEL.length - 1 }, (_, i) => (
            <Chip key={i} view={view} chart={chart} spaces={i + 1} picked={picked} />
          ))
        : COLOURS.map((_, colour) => <Supply key={colour} view={view} chart={chart} colour={colour} picked={picked} />)}
      {!isBeside && !isAdvancing && (
        <text class="mt-hint middle" x={chart.wheel.x} y={chart.supply(0).y + chart.supply(0).height + 20}>
          {LABELS.supply}
        </text>
      )}
    </PartFrame>
  );
}

interface HintProps extends Pick<RecruitProps, 'view' | 'chart'> {
  readonly isBeside: boolean;
}

/** Beside the wheel on low screens. */
const NARROW = 190;

/** In two lines beside the wheel, in one below it. */
function Hint({ view, chart: { words }, isBeside }: HintProps): VNode | null {
  if (view.phase === 'advance' && isBeside) return null;
  const lines: readonly string[] =
    view.phase === 'advance'
      ? [LABELS.advanceHint]
      : view.phase === 'white'
        ? LABELS.whiteHint
        : words.width < NARROW
          ? LABELS.spinHintNarrow
          : LABELS.spinHint;
  if (!isBeside && words.width > HINT_IN_ONE_LINE)
    return (
      <text class="mt-hint middle" x={words.x + words.width / 2} y={words.y + 16}>
        {lines.join(' ')}
      </text>
    );
  return (
    <>
      {lines.map((line, i) => (
        <text
          key={line}
          class={isBeside ? 'mt-hint start' : 'mt-hint middle'}
          x={isBeside ? words.x : words.x + words.width / 2}
          y={words.y + 14 + i * 17}
        >
          {line}
        </text>
      ))}
    </>
  );
}

type PieceProps = Pick<RecruitProps, 'view' | 'chart' | 'picked'>;

/** Where so much grain would bring the arrow. */
function Chip({ view, chart, spaces, picked }: PieceProps & { readonly spaces: number }): VNode {
  const sector = (view.arrow + spaces) % WHEEL.length;
  const box = chart.chip(spaces);
  const isBroad = box.width > box.height * 1.6;
  const scale = Math.min(box.height / (isBroad ? 30 : 44), box.width / (isBroad ? 76 : 48), 1.5);
  return (
    <g>
      <path class={picked?.id === `sector-${sector}` ? 'mt-space picked' : 'mt-space'} d={slotPath(box, 7)} />
      <g transform={`translate(${box.x + box.width / 2} ${box.y + box.height / 2}) scale(${scale})`}>
        <g transform={isBroad ? 'translate(-15 1)' : 'translate(0 -7)'}>
          <Pair space={sector} gap={18} scale={1.05} />
        </g>
        <g transform={isBroad ? 'translate(22 0)' : 'translate(1 13)'}>
          <text class="mt-price" x="-5" y="5">
            {spaces}
          </text>
          <g transform="translate(6 0)">
            <Good good={GRAIN} scale={0.65} />
          </g>
        </g>
      </g>
    </g>
  );
}

interface SupplyProps extends PieceProps {
  readonly colour: number;
}

/** The workers of a colour that are left; chosen here when the wheel gives any two. */
function Supply({ view, chart, colour, picked }: SupplyProps): VNode {
  const box = chart.supply(colour);
  const scale = Math.max(Math.min(box.height / 48, box.width / 44, 1.4), 0.9);
  const chosen = view.phase === 'white' ? chosenOf(picked?.chosen ?? [], colour) : 0;
  const left = at(view.workers, colour);
  return (
    <g>
      {view.phase === 'white' && <path class={chosen > 0 ? 'mt-space picked' : 'mt-space'} d={slotPath(box, 7)} />}
      <g transform={`translate(${box.x + box.width / 2} ${box.y + box.height / 2}) scale(${scale})`}>
        <g transform="translate(0 -7)">
          <Worker colour={colour} scale={1.35} />
        </g>
        <text class={left === 0 ? 'mt-price mt-none' : 'mt-price'} y="20">
          {chosen > 0 ? `${left} → ${left - chosen}` : left}
        </text>
      </g>
    </g>
  );
}
