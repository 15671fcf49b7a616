import { Fragment, type VNode } from 'preact';
import { coastOutline, pathOf, weather } from '#kit/coast.ts';
import type { Point } from '#kit/point.ts';
import { seededNumbers } from '#kit/seeded.ts';
import { SEA, SHIPS } from '../components.ts';
import { ALL_DOTS, type Dot, dotAt, isIsland, startOf } from '../sea.ts';
import { columnName } from '../words/names.ts';
import { dotPoint, SHEET, SPACING } from './layout.ts';

/** The Caribbean as a chart: border with degrees, rhumb lines from the rose, islands, and the dots. */
export const SeaChart = (): VNode => (
  <g class="bb-chart" aria-hidden="true">
    <rect class="bb-sheet-shadow" x="5" y="8" width={SHEET.width} height={SHEET.height} />
    <rect class="bb-margin" width={SHEET.width} height={SHEET.height} />
    <rect class="bb-sea" x={EDGE} y={EDGE} width={SHEET.width - 2 * EDGE} height={SHEET.height - 2 * EDGE} />
    <path class="bb-rhumbs" d={RHUMBS} />
    <path class="bb-waves" d={WAVES} />
    <Rose />
    <Islands />
    <path class="bb-border" d={BORDER} />
    <path class="bb-degrees" d={DEGREES} />
    <path class="bb-dots" d={DOTS} />
    {SHIPS.map((ship) => {
      const { x, y } = dotPoint(startOf(ship).dot);
      return <circle key={ship} class="bb-start" cx={x} cy={y} r="13" />;
    })}
    <g class="bb-names">
      {Array.from({ length: SEA.columns }, (_, x) => (
        <Fragment key={`c${x}`}>
          <text x={dotPoint(dotAt(x, 0)).x} y={SHEET.height - 7}>
            {columnName(x)}
          </text>
          {/* Below, the newest line of the story lies over some of them. */}
          <text x={dotPoint(dotAt(x, 0)).x} y={15}>
            {columnName(x)}
          </text>
        </Fragment>
      ))}
      {Array.from({ length: SEA.rows }, (_, y) => (
        <text key={`r${y}`} x="11" y={dotPoint(dotAt(0, y)).y + 5}>
          {y + 1}
        </text>
      ))}
    </g>
  </g>
);

const EDGE = 22;

/** Where the compass rose lies: open water. */
const ROSE: Point = { x: dotPoint(dotAt(2, 2)).x + SPACING / 2, y: dotPoint(dotAt(2, 2)).y - SPACING / 2 };
const SPOKES = 32;

/** A line from the rose to the border of the sea. */
function rhumb(i: number): string {
  const angle = (i * 2 * Math.PI) / SPOKES;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const reach = (d: number, from: number, size: number) =>
    Math.abs(d) < 1e-6 ? Infinity : ((d > 0 ? size - EDGE : EDGE) - from) / d;
  const length = Math.min(reach(dx, ROSE.x, SHEET.width), reach(dy, ROSE.y, SHEET.height));
  return `M${ROSE.x} ${ROSE.y}l${(dx * length).toFixed(1)} ${(dy * length).toFixed(1)}`;
}

const RHUMBS = Array.from({ length: SPOKES }, (_, i) => rhumb(i)).join('');

const BORDER = [EDGE, EDGE - 4, 3].map((d) => `M${d} ${d}H${SHEET.width - d}V${SHEET.height - d}H${d}Z`).join('');

/** Black and white degrees all round, as on an engraved chart. */
const DEGREES = [
  `M${EDGE} ${EDGE - 2}H${SHEET.width - EDGE}`,
  `M${EDGE} ${SHEET.height - EDGE + 2}H${SHEET.width - EDGE}`,
  `M${EDGE - 2} ${EDGE}V${SHEET.height - EDGE}`,
  `M${SHEET.width - EDGE + 2} ${EDGE}V${SHEET.height - EDGE}`,
].join('');

const DOTS = ALL_DOTS.filter((dot) => !isIsland(dot))
  .map((dot) => {
    const { x, y } = dotPoint(dot);
    return `M${x - 3.2} ${y}a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0Z`;
  })
  .join('');

/** Small strokes of swell, scattered the same way every time. */
const WAVES = (() => {
  const chance = seededNumbers(1688);
  return Array.from({ length: 120 }, () => {
    const x = 40 + chance() * (SHEET.width - 90);
    const y = 36 + chance() * (SHEET.height - 72);
    return `M${x.toFixed(0)} ${y.toFixed(0)}q4-4 8 0t8 0`;
  }).join('');
})();

const HALF = SPACING / 2;

/** An island fills the square around its dot; neighbours grow together. Points on the sides make the coast uneven. */
function square(dot: Dot): Point[] {
  const { x, y } = dotPoint(dot);
  const corners = [
    [-1, -1],
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ] as const;
  return corners.map(([u, v]) => ({ x: x + u * HALF, y: y + v * HALF }));
}

const LAND = ALL_DOTS.filter(isIsland);
const COAST = pathOf(coastOutline(LAND.map(square)).map((loop) => weather(loop, 5)));

const Islands = (): VNode => (
  <g class="bb-islands">
    <path class="bb-shoal far" d={COAST} />
    <path class="bb-shoal" d={COAST} />
    <path class="bb-land" d={COAST} />
    {LAND.map((dot) => (
      <g key={dot} transform={`translate(${dotPoint(dot).x} ${dotPoint(dot).y})`}>
        <path class="bb-hill" d="M-17 11C-13 1-9-6-5-7S2 3 4 5C6 0 9-4 12-3S17 6 18 11M-7-3l-3 9M-4-4l1 8M12 0l-2 7" />
        <path
          class="bb-palm"
          d="M-2 12c1-6 2-10 5-14m0 0c-4-3-8-1-9 2m9-2c-1-4-6-5-9-3m9 3c3-4 8-3 9 0m-9 0c4-1 7 2 7 5"
        />
      </g>
    ))}
  </g>
);

/** The compass rose, with a lily for north. */
const Rose = (): VNode => (
  <g class="bb-rose" transform={`translate(${ROSE.x} ${ROSE.y})`}>
    <circle r="74" />
    <circle r="68" />
    <circle r="40" />
    {[22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((turn) => (
      <path key={turn} class="bb-point fine" transform={`rotate(${turn})`} d="M0-52 4-8 0 0-4-8Z" />
    ))}
    {[45, 135, 225, 315].map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <path class="bb-point" d="M0-62 9-12 0 0-9-12Z" />
        <path class="bb-point dark" d="M0-62 9-12 0 0Z" />
      </g>
    ))}
    {[0, 90, 180, 270].map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <path class="bb-point" d="M0-74 11-11 0 0-11-11Z" />
        <path class="bb-point dark" d="M0-74 11-11 0 0Z" />
      </g>
    ))}
    <path class="bb-lily" d="M0-96C6-90 7-85 0-78-7-85-6-90 0-96ZM-3-80C-10-80-12-86-8-89M3-80C10-80 12-86 8-89" />
  </g>
);
