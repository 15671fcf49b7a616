import type { Box, Point } from '#kit/point.ts';
import { drift, type ScatteredMark, scatter } from '#kit/scatter.ts';
import { inThreeSizes, type StampDrawing } from '#kit/stamp.ts';
import { TOWNS } from '../components.ts';
import { BOARD_HEIGHT, MARKET_SIZE, ROOFS, type RiverChart } from './chart.ts';

/** Trees from the foot up: a round crown, a fir, and grass between them. */
const DRAWINGS: Readonly<Record<string, StampDrawing>> = {
  broad: {
    fill: 'm0 -5c-6 1 -10 -3 -8 -7 -1 -5 4 -8 8 -6 4 -2 9 1 8 6 2 4 -2 8 -8 7z',
    ink: 'v-5c-6 1 -10 -3 -8 -7 -1 -5 4 -8 8 -6 4 -2 9 1 8 6 2 4 -2 8 -8 7m3 -3c2 -.4 3 -2 3 -4m-9 3c-1 -1 -1 -2 -.6 -3',
  },
  fir: {
    fill: 'm-6.5 -3.5l4 -5.5 -2.2 0 4.7 -10 4.7 10 -2.2 0 4 5.5z',
    ink: 'v-3.5m-6.5 0l4 -5.5 -2.2 0 4.7 -10 4.7 10 -2.2 0 4 5.5zm7.5 -2l3 0m-3.5 -5l2 0',
  },
  grass: { fill: '', ink: 'v-4m-2.4 4l-1.6 -3m4 3l1.6 -3' },
};

export const TREE_STAMPS = inThreeSizes(DRAWINGS);
export const TREE_KINDS = ['fir', 'broad', 'grass'] as const;

/** Trees keep this far from what they must not cover. */
const NEAR = 21.5;

/** How far beyond the board something grows: nobody sees where the country ends. */
const BEYOND = 320;

/** Woods in stands with clearings between them; nothing grows in the water, under a board or in a field. */
export function woodsOf(chart: RiverChart): ScatteredMark[] {
  const { box, tributaries, gulf, fields } = chart.plan;
  const bounds = {
    x: box.x - BEYOND,
    y: box.y - BEYOND,
    width: box.width + 2 * BEYOND,
    height: box.height + 2 * BEYOND,
  };
  return scatter({
    box: bounds,
    gap: 20,
    distance: NEAR,
    avoid: [
      ...[-1.1, -0.4, 0.4, 1.1].flatMap((bank) => chart.line(bank * chart.half)),
      ...[...tributaries.map(({ path }) => path), gulf.path].flatMap(pointsOf),
      ...boxesOf(chart).flatMap(gridOf),
      ...fields.map(({ x, y }) => ({ x: x + 22, y: y + 14 })),
    ],
    kindAt: (p, chance) => (isSea(chart, p) ? undefined : growing(p, chance)),
  });
}

function growing(p: Point, chance: number): string | undefined {
  const wood = drift(p, 150);
  const size = Math.floor(chance * 997) % 3;
  if (wood > 0.3) return chance < wood * 1.4 ? `${treeAt(p, chance)}${size}` : undefined;
  return chance > 0.86 ? `grass${size}` : chance < 0.05 ? `${treeAt(p, chance * 9)}${size}` : undefined;
}

const treeAt = (p: Point, chance: number): string =>
  drift({ x: p.x + 5000, y: p.y }, 260) + ((chance * 31) % 1) * 0.3 > 0.62 ? 'fir' : 'broad';

/** The sea lies beyond the last town, on the side of its label. */
function isSea({ plan: { gulf, box } }: RiverChart, p: Point): boolean {
  const isRight = gulf.label.x > box.x + box.width / 2 + 40;
  const isLeft = gulf.label.x < box.x + box.width / 2 - 40;
  if (p.y < gulf.label.y - 80) return false;
  return isRight ? p.x > gulf.label.x - 130 : isLeft ? p.x < gulf.label.x + 140 : true;
}

/** The points that a path is written with: near enough to its line. */
const pointsOf = (path: string): readonly Point[] =>
  [...path.matchAll(/(-?\d+(?:\.\d+)?)[ ,](-?\d+(?:\.\d+)?)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

function boxesOf({ plan, boardOf }: RiverChart): readonly Box[] {
  const towns = TOWNS.map((_, town) => boardOf(town));
  return [
    ...towns.map((box) => ({ ...box, y: box.y - ROOFS, height: BOARD_HEIGHT + ROOFS })),
    { ...plan.market, ...MARKET_SIZE },
    ...(plan.track === undefined ? [] : [plan.track]),
    ...(plan.deck === undefined ? [] : [{ ...plan.deck, width: 130, height: 60 }]),
  ];
}

const GRID = 30;

const gridOf = ({ x, y, width, height }: Box): readonly Point[] =>
  Array.from({ length: Math.ceil(width / GRID) + 1 }, (_, i) =>
    Array.from({ length: Math.ceil(height / GRID) + 1 }, (_row, j) => ({
      x: Math.min(x + width, x + i * GRID),
      y: Math.min(y + height, y + j * GRID),
    })),
  ).flat();
