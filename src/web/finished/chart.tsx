import type { SeatFace } from '#kit/board.ts';
import { EmblemMark } from '#kit/emblem.tsx';

/** One seat's values, turn by turn; undefined where it has none. */
export type Series = readonly (number | undefined)[];

interface LineChartProps {
  readonly title: string;
  readonly unit: string;
  readonly turns: readonly number[];
  readonly series: readonly Series[];
  readonly faces: readonly SeatFace[];
  /** Moments of some seats that are pointed out by number. */
  readonly marks?: readonly ChartMark[];
}

interface ChartMark {
  /** Which of the turns. */
  readonly turn: number;
  readonly seat: number;
}

const WIDTH = 640;
const HEIGHT = 236;
const LEFT = 34;
const RIGHT = 40;
const TOP = 16;
const BOTTOM = 34;
const EMBLEM = 10;
const FOOT = HEIGHT - BOTTOM;

/** A line per seat over the turns. Lines differ by colour, by dashes and by the emblem at their end. */
export function LineChart({ title, unit, turns, series, faces, marks = [] }: LineChartProps) {
  const scale = newScale(turns, series);
  return (
    <figure class="chart-card">
      <figcaption>
        <b>{title}</b> <span class="soft small">{unitWords(title, unit)}</span>
      </figcaption>
      <svg class="race-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={describe(title, series, faces)}>
        <Axes scale={scale} turns={turns} />
        {series.map((values, seat) => (
          <SeatLine key={seat} seat={seat} values={values} scale={scale} />
        ))}
        {endsOf(series, scale).map(({ seat, x, y }) => (
          <g key={seat} transform={`translate(${x + 14} ${y})`}>
            <EmblemMark seat={seat} r={EMBLEM} />
          </g>
        ))}
        {marks.map(({ turn, seat }, i) => (
          <g
            key={turn}
            class="chart-mark"
            transform={`translate(${Math.min(scale.x(turn), LAST_MARK)} ${markHeight(scale, series[seat]?.[turn])})`}
          >
            <circle r="12" />
            <text y="5.5" text-anchor="middle">
              {i + 1}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** Left of the emblems at the ends of the lines. */
const LAST_MARK = WIDTH - RIGHT - 14;

/** Above its line, but never out of the chart. */
const markHeight = (scale: Scale, value: number | undefined) => Math.max(TOP, scale.y(value ?? 0) - 20);

/** A chart called "gold" that counts gold does not say so twice. */
const unitWords = (title: string, unit: string) => (title.toLowerCase() === unit ? 'by turn' : `${unit}, by turn`);

interface Scale {
  readonly least: number;
  readonly most: number;
  x(index: number): number;
  y(value: number): number;
}

function newScale(turns: readonly number[], series: readonly Series[]): Scale {
  const values = series.flat().filter((value) => value !== undefined);
  const least = Math.min(0, ...values);
  const most = Math.max(least + 1, ...values);
  const step = (WIDTH - LEFT - RIGHT) / Math.max(1, turns.length - 1);
  return {
    least,
    most,
    x: (index) => LEFT + index * step,
    y: (value) => FOOT - ((value - least) / (most - least)) * (HEIGHT - TOP - BOTTOM),
  };
}

const LABELS = 8;

function Axes({ scale, turns }: { readonly scale: Scale; readonly turns: readonly number[] }) {
  const every = Math.max(1, Math.ceil(turns.length / LABELS));
  const levels = levelsOf(scale);
  return (
    <g class="axes">
      {levels.map((level) => (
        <g key={level}>
          <path d={`M${LEFT} ${scale.y(level)}H${WIDTH - RIGHT}`} />
          <text x={LEFT - 8} y={scale.y(level) + 4} text-anchor="end">
            {level}
          </text>
        </g>
      ))}
      {turns.map((turn, i) =>
        i % every === 0 ? (
          <text key={i} x={scale.x(i)} y={HEIGHT - 10} text-anchor="middle">
            {turn}
          </text>
        ) : undefined,
      )}
    </g>
  );
}

/** Whole numbers, about four of them. */
function levelsOf({ least, most }: Scale): readonly number[] {
  const step = Math.max(1, Math.ceil((most - least) / 4));
  return Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, i) => Math.round(least) + i * step);
}

interface SeatSeriesProps {
  readonly seat: number;
  readonly values: Series;
  readonly scale: Scale;
}

function SeatLine({ seat, values, scale }: SeatSeriesProps) {
  const path = values.map((value, i) =>
    value === undefined ? '' : `${i === 0 || values[i - 1] === undefined ? 'M' : 'L'}${scale.x(i)} ${scale.y(value)}`,
  );
  return <path class={`seat-line seat-${seat} dash-${seat}`} d={path.join('')} />;
}

interface End {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}

/** Where each line ends. Overlapping emblems are moved down, and up again from the foot of the chart. */
function endsOf(series: readonly Series[], scale: Scale): readonly End[] {
  const ends = series.flatMap((values, seat): readonly End[] => {
    const last = values.findLastIndex((value) => value !== undefined);
    const value = values[last];
    return value === undefined ? [] : [{ seat, x: scale.x(last), y: scale.y(value) }];
  });
  const placed: End[] = [];
  for (const end of ends.toSorted((a, b) => a.y - b.y)) {
    const above = placed.findLast(({ x }) => x === end.x);
    placed.push({ ...end, y: Math.max(end.y, (above?.y ?? -Infinity) + 2 * EMBLEM) });
  }
  const raised: End[] = [];
  for (const end of placed.toReversed()) {
    const below = raised.findLast(({ x }) => x === end.x);
    raised.push({ ...end, y: Math.min(end.y, below === undefined ? FOOT : below.y - 2 * EMBLEM) });
  }
  return raised;
}

/** The chart in words: where each line ends. */
function describe(title: string, series: readonly Series[], faces: readonly SeatFace[]): string {
  const ends = series.map((values, seat) => {
    const last = values.findLast((value) => value !== undefined);
    return `${faces[seat]?.name ?? ''} ${last === undefined ? 'none' : Math.round(last)}`;
  });
  return `${title}, at the end: ${ends.join(', ')}`;
}
