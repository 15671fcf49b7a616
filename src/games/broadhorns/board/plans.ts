import type { Box, Point } from '#kit/point.ts';
import { TOWNS } from '../components.ts';

/** A point that the river flows through; `space` where it is St. Louis (0) or the entrance of a town. */
export interface Bend extends Point {
  readonly space?: number;
}

/** Where everything lies on one chart. Measured in pixels of the screen it was drawn for. */
export interface ChartPlan {
  readonly box: Box;
  /** Half the width of the water. */
  readonly half: number;
  readonly river: readonly Bend[];
  /** The upper left corner of each town's board. */
  readonly towns: readonly Point[];
  readonly boardWidth: number;
  /** Fingers press it: what can be had at a landing is drawn larger. */
  readonly isForTouch: boolean;
  /** The upper left corner of the market. */
  readonly market: Point;
  /** The season track, and the deck with its discard pile; undefined where they have a tab of their own. */
  readonly track?: Box;
  readonly deck?: Point;
  /** Where other rivers flow in. */
  readonly tributaries: readonly { readonly name: string; readonly path: string; readonly label: Point }[];
  readonly gulf: { readonly path: string; readonly label: Point };
  /** Plowed fields. */
  readonly fields: readonly Point[];
}

/** Three reaches with two great bends: 1104 by 636 pixels. The lower left corner stays free. */
const wide: ChartPlan = {
  box: { x: 0, y: 0, width: 1104, height: 636 },
  half: 27,
  river: [
    { x: -60, y: 172 },
    { x: 120, y: 164 },
    { x: 306, y: 162, space: 0 },
    { x: 390, y: 166 },
    { x: 486, y: 160, space: 4 },
    { x: 584, y: 166 },
    { x: 684, y: 162, space: 8 },
    { x: 784, y: 158 },
    { x: 884, y: 164, space: 11 },
    { x: 966, y: 166 },
    { x: 1030, y: 194 },
    { x: 1058, y: 256 },
    { x: 1030, y: 318 },
    { x: 962, y: 347 },
    { x: 868, y: 352, space: 14 },
    { x: 714, y: 346 },
    { x: 560, y: 354, space: 18 },
    { x: 406, y: 348 },
    { x: 252, y: 353, space: 22 },
    { x: 138, y: 352 },
    { x: 72, y: 382 },
    { x: 44, y: 444 },
    { x: 72, y: 506 },
    { x: 132, y: 534 },
    { x: 186, y: 540, space: 26 },
    { x: 286, y: 534 },
    { x: 388, y: 541, space: 30 },
    { x: 488, y: 536 },
    { x: 590, y: 541, space: 33 },
    { x: 690, y: 535 },
    { x: 792, y: 540, space: 36 },
    { x: 856, y: 544 },
    { x: 930, y: 566 },
  ],
  towns: [
    { x: 400, y: 18 },
    { x: 598, y: 18 },
    { x: 798, y: 18 },
    { x: 782, y: 204 },
    { x: 474, y: 204 },
    { x: 166, y: 204 },
    { x: 100, y: 392 },
    { x: 302, y: 392 },
    { x: 504, y: 392 },
    { x: 706, y: 392 },
  ],
  boardWidth: 172,
  isForTouch: false,
  market: { x: 12, y: 10 },
  track: { x: 678, y: 578, width: 416, height: 54 },
  deck: { x: 916, y: 404 },
  tributaries: [
    { name: 'Ohio', path: 'M1200 8C1150 30 1120 60 1096 96S1060 150 1022 180', label: { x: 1058, y: 78 } },
    { name: 'Arkansas', path: 'M-90 246C-30 250 10 256 40 282S70 330 104 352', label: { x: 52, y: 240 } },
  ],
  gulf: {
    path: 'M1300 500C1180 492 1080 492 1010 512C950 528 890 520 876 552C868 580 906 600 894 640C886 680 880 760 900 900H1300Z',
    label: { x: 1010, y: 552 },
  },
  fields: [
    { x: 380, y: 246 },
    { x: 690, y: 236 },
    { x: 694, y: 286 },
    { x: 26, y: 606 },
    { x: 1000, y: 44 },
    { x: 398, y: 296 },
    { x: 910, y: 492 },
  ],
};

/** Four reaches, for a screen about as high as it is wide: 820 by 776 pixels. */
const square: ChartPlan = {
  box: { x: 0, y: 0, width: 820, height: 776 },
  half: 24,
  river: [
    { x: -60, y: 160 },
    { x: 120, y: 158 },
    { x: 290, y: 156, space: 0 },
    { x: 384, y: 158 },
    { x: 474, y: 155, space: 4 },
    { x: 565, y: 159 },
    { x: 656, y: 157, space: 8 },
    { x: 704, y: 163 },
    { x: 744, y: 184 },
    { x: 770, y: 246 },
    { x: 744, y: 306 },
    { x: 690, y: 333 },
    { x: 634, y: 338, space: 11 },
    { x: 518, y: 333 },
    { x: 402, y: 339, space: 14 },
    { x: 288, y: 333 },
    { x: 174, y: 338, space: 18 },
    { x: 128, y: 336 },
    { x: 70, y: 364 },
    { x: 46, y: 426 },
    { x: 70, y: 488 },
    { x: 126, y: 516 },
    { x: 200, y: 519, space: 22 },
    { x: 306, y: 513 },
    { x: 416, y: 519, space: 26 },
    { x: 524, y: 513 },
    { x: 634, y: 518, space: 30 },
    { x: 694, y: 517 },
    { x: 748, y: 544 },
    { x: 772, y: 606 },
    { x: 748, y: 666 },
    { x: 690, y: 694 },
    { x: 604, y: 698, space: 33 },
    { x: 486, y: 692 },
    { x: 366, y: 697, space: 36 },
    { x: 300, y: 692 },
    { x: 210, y: 676 },
  ],
  towns: [
    { x: 334, y: 16 },
    { x: 516, y: 16 },
    { x: 554, y: 194 },
    { x: 320, y: 194 },
    { x: 92, y: 194 },
    { x: 116, y: 374 },
    { x: 334, y: 374 },
    { x: 554, y: 374 },
    { x: 520, y: 554 },
    { x: 282, y: 554 },
  ],
  boardWidth: 168,
  isForTouch: true,
  market: { x: 8, y: 8 },
  track: { x: 14, y: 722, width: 792, height: 52 },
  deck: { x: 24, y: 588 },
  tributaries: [
    { name: 'Ohio', path: 'M900 90C860 104 830 120 806 146S780 176 750 194', label: { x: 786, y: 128 } },
    { name: 'Arkansas', path: 'M-80 228C-40 236 -10 250 10 276S40 330 84 352', label: { x: 42, y: 226 } },
  ],
  gulf: {
    path: 'M-300 560C-160 560 40 556 120 576C190 592 236 630 238 674C238 706 214 716 180 722C120 730-100 740-300 740Z',
    label: { x: 100, y: 692 },
  },
  fields: [
    { x: 14, y: 546 },
    { x: 494, y: 246 },
    { x: 268, y: 246 },
    { x: 700, y: 430 },
    { x: 506, y: 428 },
    { x: 458, y: 608 },
  ],
};

const PITCH = 172;
const FIRST = 222;
const [LEFT, RIGHT] = [92, 254];
const UPRIGHT_WIDTH = 346;
const UPRIGHT_BOARD = 164;
const townY = (town: number): number => FIRST + town * PITCH;
/** The river runs on the left where the board stands on the right, and the other way round. */
const isOnLeft = (town: number): boolean => town % 2 === 0;
const UPRIGHT_HEIGHT = townY(TOWNS.length - 1) + 230;

/** It swings towards the board, lies along its quay for a while and swings away again. */
function pastTown(space: number, town: number): readonly Bend[] {
  const [x, y] = [isOnLeft(town) ? LEFT : RIGHT, townY(town)];
  const off = isOnLeft(town) ? 5 : -5;
  return [
    { x: x + off, y: y - 42 },
    { x, y, space },
    { x: x + off, y: y + 42 },
  ];
}

/** From top to bottom: 346 pixels wide, with boards to the left and to the right. A phone scrolls along it. */
const upright: ChartPlan = {
  box: { x: 0, y: 0, width: UPRIGHT_WIDTH, height: UPRIGHT_HEIGHT },
  half: 25,
  river: [
    { x: 290, y: -60 },
    { x: 276, y: 10 },
    { x: 262, y: 76, space: 0 },
    ...TOWNS.flatMap(({ entrance }, town) => pastTown(entrance, town)),
    { x: 210, y: UPRIGHT_HEIGHT - 110 },
    { x: 176, y: UPRIGHT_HEIGHT - 50 },
  ],
  towns: TOWNS.map((_, town) => ({
    x: isOnLeft(town) ? UPRIGHT_WIDTH - UPRIGHT_BOARD - 20 : 8,
    y: townY(town) - 54,
  })),
  boardWidth: UPRIGHT_BOARD,
  isForTouch: true,
  market: { x: 8, y: 18 },
  tributaries: [
    {
      name: 'Ohio',
      path: `M470 ${townY(2) + 40}C420 ${townY(2) + 50} 370 ${townY(2) + 64} 330 ${townY(2) + 70}S270 ${townY(2) + 80} 214 ${townY(2) + 96}`,
      label: { x: 304, y: townY(2) + 112 },
    },
    {
      name: 'Arkansas',
      path: `M-120 ${townY(5) + 60}C-60 ${townY(5) + 66} 0 ${townY(5) + 72} 40 ${townY(5) + 78}S110 ${townY(5) + 96} 150 ${townY(5) + 100}`,
      label: { x: 46, y: townY(5) + 112 },
    },
  ],
  gulf: {
    path: `M-200 ${UPRIGHT_HEIGHT - 80}C-60 ${UPRIGHT_HEIGHT - 100} 60 ${UPRIGHT_HEIGHT - 70} 130 ${UPRIGHT_HEIGHT - 74}S300 ${UPRIGHT_HEIGHT - 110} 560 ${UPRIGHT_HEIGHT - 84}V${UPRIGHT_HEIGHT + 300}H-200Z`,
    label: { x: 173, y: UPRIGHT_HEIGHT - 24 },
  },
  fields: [2, 5, 8].map((town) => ({ x: isOnLeft(town) ? 4 : 292, y: townY(town) - 20 })),
};

/** By the kind of screen. */
export const PLANS = { wide, square, upright } as const;
