import type { VNode } from 'preact';
import { HEIGHTS, LADDERS, LETTERS } from '../components.ts';
import { cellNamed } from '../deck.ts';
import { type Berth, CELL, cellPoint, letterX } from './layout.ts';

const HULL =
  'M-211-64C-212-78-204-85-190-86C-120-90-40-91 40-90C110-90 160-90 184-86C222-76 238-42 258 0C238 42 222 76 184 86C160 90 110 90 40 90C-40 91-120 90-190 86C-204 85-212 78-211 64C-216 22-216-22-211-64Z';
const STRAKE =
  'M-206-62C-207-75-200-80-188-81C-120-85-40-86 40-85C110-85 158-85 181-81C216-72 232-40 250 0C232 40 216 72 181 81C158 85 110 85 40 85C-40 86-120 85-188 81C-200 80-207 75-206 62C-211 21-211-21-206-62Z';
const DECK =
  'M-201-60C-202-71-196-75-186-76C-120-79-40-80 40-79C110-79 158-79 180-76C210-69 226-37 243 0C226 37 210 69 180 76C158 79 110 79 40 79C-40 80-120 79-186 76C-196 75-202 71-201 60C-205 20-205-20-201-60Z';

interface HullPlanProps {
  readonly berth: Berth;
  readonly seat: number;
}

/** The bare ship from above, drawn with the bow to the right, then laid at her berth. */
export const HullPlan = ({ berth, seat }: HullPlanProps): VNode => {
  const { x, y, angle, along, across, flip } = berth;
  return (
    <g
      class={`bb-hull-plan seat-${seat}`}
      aria-hidden="true"
      transform={`translate(${x} ${y}) rotate(${angle}) scale(${along} ${across * flip})`}
    >
      <path class="bb-ship-shadow" d={HULL} transform={`translate(3 ${6 * flip})`} />
      <path class="bb-ship-hull" d={HULL} />
      <path class="bb-ship-strake" d={STRAKE} />
      <path class="bb-ship-deck" d={DECK} />
      {RAISED.map(({ from, to }) => (
        <rect key={from} class="bb-raised" x={from} y={-1.5 * CELL} width={to - from} height={3 * CELL} />
      ))}
      <path class="bb-planks" d={PLANKS} />
      <path class="bb-butts" d={BUTTS} />
      <path class="bb-hatch" d={HATCHES} />
      <path class="bb-grating" d={GRATINGS} />
      <path class="bb-helm" d={HELM} />
      <path class="bb-cells" d={CELL_LINES} />
      <path class="bb-break" d={BREAKS} />
      <path class="bb-ladder" d={LADDER_LINES} />
    </g>
  );
};

const DECK_END = 4 * CELL;

const PLANKS = Array.from(
  { length: 13 },
  (_, i) => `M${-DECK_END - 8} ${-66 + i * 11}H${DECK_END + (i > 2 && i < 10 ? 20 : 0)}`,
).join('');

/** Where planks meet, one row shifted against the next. */
const BUTTS = Array.from({ length: 12 }, (_, row) =>
  Array.from({ length: 6 }, (_unused, i) => `M${-180 + i * 66 + (row % 3) * 22} ${-66 + row * 11}v11`).join(''),
).join('');

const BREAK_AFT = letterX(HEIGHTS.indexOf(0)) - CELL / 2;
const BREAK_FORWARD = letterX(HEIGHTS.lastIndexOf(0)) + CELL / 2;

/** Runs of raised letters: poop and quarterdeck aft, forecastle forward. */
const RAISED = [
  { from: -DECK_END, to: BREAK_AFT },
  { from: BREAK_FORWARD, to: DECK_END },
];

/** The edge of a raised deck, with its rail. */
const BREAKS = [BREAK_AFT, BREAK_FORWARD].map((x) => `M${x} ${-1.5 * CELL}v${3 * CELL}`).join('');

const HATCH = { width: 22, height: 20 };
const HATCH_AT = [letterX(3) + 9, letterX(4) + 9].map((x) => ({ x: x - HATCH.width / 2, y: -HATCH.height / 2 }));

const HATCHES = HATCH_AT.map(({ x, y }) => `M${x} ${y}h${HATCH.width}v${HATCH.height}h${-HATCH.width}Z`).join('');
const GRATINGS = HATCH_AT.map(({ x, y }) =>
  [
    ...[5.5, 11, 16.5].map((dx) => `M${x + dx} ${y}v${HATCH.height}`),
    ...[5, 10, 15].map((dy) => `M${x} ${y + dy}h${HATCH.width}`),
  ].join(''),
).join('');

/** The wheel stands before the mizzenmast. */
const WHEEL_X = letterX(1) - CELL / 2 + 3;
const HELM = `M${WHEEL_X} -9v18M${WHEEL_X - 3} -6h6M${WHEEL_X - 3} 0h6M${WHEEL_X - 3} 6h6`;

const CELL_LINES = [
  ...Array.from({ length: LETTERS.length + 1 }, (_, i) => `M${-DECK_END + i * CELL} ${-1.5 * CELL}v${3 * CELL}`),
  ...Array.from({ length: 4 }, (_, i) => `M${-DECK_END} ${(i - 1.5) * CELL}h${2 * DECK_END}`),
].join('');

/** Rungs across the seam between two heights. */
const LADDER_LINES = LADDERS.map(([up, down]) => {
  const [a, b] = [cellPoint(cellNamed(up)), cellPoint(cellNamed(down))];
  const [x, y] = [(a.x + b.x) / 2, a.y + (a.y < 0 ? 13 : -13)];
  const rungs = [-5, -1.7, 1.7, 5].map((dx) => `M${x + dx} ${y - 6}v12`).join('');
  return `M${x - 8} ${y - 6}h16M${x - 8} ${y + 6}h16${rungs}`;
}).join('');
