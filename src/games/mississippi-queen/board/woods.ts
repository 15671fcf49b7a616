import type { Box, Point } from '#kit/point.ts';
import { drift, type ScatteredMark, scatter } from '#kit/scatter.ts';
import { seedAt, seededNumbers } from '#kit/seeded.ts';
import { inThreeSizes, type StampDrawing } from '#kit/stamp.ts';
import { type ChartHex, SIZE } from './chart.ts';

/** Engraved marks, from the foot up. */
const DRAWINGS: Readonly<Record<string, StampDrawing>> = {
  oak: {
    fill: 'm0 -4c-5 0.6 -9 -2.4 -7.6 -6 -1.8 -3.6 1.8 -7 5 -6 2 -3.4 7 -2 7.2 0.8 3.4 0.4 4.4 4.4 2.4 6.2 0.4 3.4 -3.6 5.4 -7 5z',
    ink: 'v-4c-5 0.6 -9 -2.4 -7.6 -6 -1.8 -3.6 1.8 -7 5 -6 2 -3.4 7 -2 7.2 0.8 3.4 0.4 4.4 4.4 2.4 6.2 0.4 3.4 -3.6 5.4 -7 5m2.4 -1.6c2 -0.6 3 -2 3 -3.4m-0.6 -1.6c0.8 -0.8 0.8 -2 0.2 -3m-2.8 4.6c1 -0.6 1.4 -1.2 1.4 -2',
  },
  pine: {
    fill: 'm-5.6 -3.6l3 -4.6 -1.8 0 2.8 -4.8 -1.4 0 3 -5.6 3 5.6 -1.4 0 2.8 4.8 -1.8 0 3 4.6z',
    ink: 'v-3.6m-5.6 0l3 -4.6 -1.8 0 2.8 -4.8 -1.4 0 3 -5.6 3 5.6 -1.4 0 2.8 4.8 -1.8 0 3 4.6zm6.8 -1.4l2.4 0m-3 -4.8l2 0m-2 -4.6l1.2 0',
  },
  cypress: {
    fill: 'm-2.6 -3c-1.6 -5 -0.6 -11 2.6 -14.4 3.2 3.4 4.2 9.4 2.6 14.4z',
    ink: 'v-3m-2.6 0c-1.6 -5 -0.6 -11 2.6 -14.4 3.2 3.4 4.2 9.4 2.6 14.4zm3 -2.2c0.8 -2.6 0.8 -6 -0.4 -8.8m1.8 7.4c0.6 -1.6 0.6 -3.4 0.2 -5',
  },
  tuft: { fill: '', ink: 'v-3.4m-2 3.4l-1.4 -2.6m3.4 2.6l1.4 -2.6' },
  reed: { fill: '', ink: 'v-7m-2.4 7l-1.2 -5.4m4.8 5.4l1.2 -5.4m-2.4 -1.6l0 -2' },
  hill: {
    fill: '',
    ink: 'm-15 0c3 -7 8 -11 13 -11.6 6 0.4 11 5 15 11.6m-13 -9l-2.4 4m5 -4.4l-0.6 4.6m4.4 -3.6l1 4m3 -1.8l2 3.2m-16.4 -3.2l-2.4 3.6',
  },
};

export const STAMPS = inThreeSizes(DRAWINGS);

/** Woods in stands with clearings, hills and grass between them, nothing in the water. */
export function woods(sheet: Box, keepClear: readonly Point[]): ScatteredMark[] {
  return scatter({ box: sheet, gap: 19, distance: 1.3 * SIZE, avoid: keepClear, kindAt: growing });
}

/** Dense in the middle of a stand, thin at its edge; small trees stand outside. */
function growing(p: Point, chance: number): string | undefined {
  const wood = drift(p, 210) * 0.75 + drift({ x: p.x, y: p.y + 9000 }, 70) * 0.25;
  const size = Math.floor(chance * 997) % 3;
  if (wood > 0.4) return chance < (wood - 0.37) * 5 ? `${treeAt(p, chance)}${size}` : undefined;
  if (chance < 0.03) return `${treeAt(p, chance * 9)}0`;
  if (chance > 0.994 && drift(p, 400) > 0.45) return `hill${size}`;
  return chance > 0.93 ? `tuft${size}` : undefined;
}

/** One kind dominates each part of the country, with a few of another among it. */
function treeAt(p: Point, chance: number): string {
  const kind = drift({ x: p.x + 5000, y: p.y }, 330) + (((chance * 31) % 1) - 0.5) * 0.3;
  return kind > 0.58 ? 'pine' : kind > 0.36 ? 'oak' : 'cypress';
}

/** A few trees on a land hex of a tile, apart from each other; a station's island keeps its middle free. */
export function islandTrees(hexes: readonly ChartHex[], built: (hex: ChartHex) => boolean): ScatteredMark[] {
  const land = hexes.filter((hex) => !hex.water && !built(hex));
  return land.flatMap(treesOn).toSorted((a, b) => a.y - b.y);
}

function treesOn({ centre }: ChartHex): ScatteredMark[] {
  const chance = seededNumbers(seedAt(centre.x, centre.y));
  const start = chance() * 2 * Math.PI;
  return [0, 1, 2].map((i) => {
    const angle = start + (i * 2 * Math.PI) / 3;
    const reach = SIZE * (0.18 + 0.14 * chance());
    const kind = chance() < 0.5 ? 'oak' : chance() < 0.6 ? 'cypress' : 'pine';
    return {
      x: centre.x + reach * Math.cos(angle),
      y: centre.y + 6 + reach * Math.sin(angle),
      kind: `${kind}${i % 2}`,
    };
  });
}

/** Reeds here and there along the banks, just off the water. */
export function reeds(bank: readonly Point[]): ScatteredMark[] {
  return bank.flatMap((p, i) => {
    const chance = seededNumbers(seedAt(p.x * 3, p.y * 3));
    return i % 8 === 0 && chance() < 0.16 ? [{ x: p.x, y: p.y + 2, kind: `reed${Math.floor(chance() * 2)}` }] : [];
  });
}
