import type { VNode } from 'preact';
import { askedSeat } from '#kit/asked-seat.ts';
import { EmblemMark } from '#kit/emblem.tsx';
import { RIVER_END, TOWNS } from '../components.ts';
import { townNamed } from '../sheets.ts';
import { mover } from '../state.ts';
import { boatsAtTown, jumpLabel, RULER_LABEL, shortName } from '../words/places.ts';
import { CHARTS } from './chart.ts';
import { movesTo } from './planner.ts';
import type { Props } from './props.ts';
import { ownersOf } from './spots.ts';

export const RULER_WIDTH = 46;
const SPACES = Array.from({ length: RIVER_END + 1 }, (_, space) => space);

interface RulerProps {
  readonly props: Props;
  /** The part of the river that is on the screen, in heights of its chart. */
  readonly shown: { readonly from: number; readonly to: number };
  readonly jump: (y: number) => void;
}

const chart = CHARTS.upright;
/** St. Louis, then every town. */
const STOPS: readonly number[] = [chart.spaceAt(0).y, ...TOWNS.map(({ entrance }) => chart.spaceAt(entrance).y)];
const [FIRST, LAST] = [STOPS[0] ?? 0, STOPS.at(-1) ?? 1];
const MARGIN = 5;
/** In hundredths of the ruler. */
const onRuler = (y: number): number =>
  MARGIN + ((Math.max(FIRST, Math.min(LAST, y)) - FIRST) / (LAST - FIRST)) * (100 - 2 * MARGIN);

/** The whole river in little: all boats, the part on the screen, and a press or arrow key to jump to a town. */
export function Ruler({ props, shown, jump }: RulerProps): VNode {
  const now = nearestTo(STOPS, (shown.from + shown.to) / 2);
  const to = (stop: number): void => jump(STOPS[Math.max(0, Math.min(STOPS.length - 1, stop))] ?? 0);
  const heard = ({ key }: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (by !== undefined) to(now + by);
  };
  return (
    <div
      class="bh-ruler"
      role="slider"
      tabIndex={0}
      aria-label={RULER_LABEL}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={STOPS.length - 1}
      aria-valuenow={now}
      aria-valuetext={jumpLabel(townNamed(now - 1), boatsAtTown(props.view, now - 1, ownersOf(props)))}
      onClick={(event) => to(stopUnder(event))}
      onKeyDown={heard}
    >
      <Marks props={props} shown={shown} />
    </div>
  );
}

/** The part on the screen, the names of the towns, and every boat. */
const Marks = ({ props, shown }: Omit<RulerProps, 'jump'>): VNode => (
  <>
    <i class="window" style={stretch(shown)} />
    <i class="channel" />
    <Reach props={props} />
    {STOPS.map((y, i) => (
      <span key={y} class="stop" style={{ top: `${onRuler(y)}%` }}>
        {shortName(i - 1)}
      </span>
    ))}
    {props.view.merchants.map((m, seat) => (
      <svg key={seat} viewBox="-14 -14 28 28" style={{ top: `${onRuler(chart.spaceAt(m.at).y)}%` }}>
        <EmblemMark seat={seat} r={12.5} />
      </svg>
    ))}
  </>
);

const stretch = ({ from, to }: RulerProps['shown']): { readonly top: string; readonly bottom: string } => ({
  top: `${onRuler(from)}%`,
  bottom: `${100 - onRuler(to)}%`,
});

/** How far the boat can get this turn. */
function Reach({ props }: Pick<RulerProps, 'props'>): VNode | null {
  const { view } = props;
  if (askedSeat(props) === undefined || view.phase !== 'actions') return null;
  const farthest = SPACES.findLast((space) => movesTo(view, space) !== undefined);
  if (farthest === undefined) return null;
  return <i class="reach" style={stretch({ from: chart.spaceAt(mover(view).at).y, to: chart.spaceAt(farthest).y })} />;
}

/** The stop nearest to where the ruler was pressed. */
function stopUnder(event: MouseEvent): number {
  const { top, height } = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return nearestTo(STOPS.map(onRuler), ((event.clientY - top) / height) * 100);
}

const nearestTo = (stops: readonly number[], y: number): number =>
  stops.reduce((best, stop, i) => (Math.abs(stop - y) < Math.abs((stops[best] ?? 0) - y) ? i : best), 0);
