import type { Screen } from '#kit/camera.ts';
import type { Box } from '#kit/point.ts';
import type { Layout } from '#kit/use-layout.ts';

/** The parts of the table. A phone shows one at a time. */
export const PARTS = ['prairie', 'work', 'recruit', 'store'] as const;
export type TablePart = (typeof PARTS)[number];

/** Where a low screen shows one of two. */
export const CORNER_PARTS = ['recruit', 'store'] as const satisfies readonly TablePart[];
export type CornerPart = (typeof CORNER_PARTS)[number];

type Rooms = { readonly [P in TablePart]?: Box };

const GAP = 8;

/** Below this height wheel and store share their room, so that what can be pressed stays large enough. */
const LOW = 590;

export const isShared = (layout: Layout, { height }: Screen): boolean => layout === 'wide' && height < LOW;

/** The smallest screen on which the parts are laid out; a smaller picture is scaled down. */
const LEAST: Readonly<Record<Layout, Screen>> = {
  wide: { width: 860, height: 470 },
  tablet: { width: 640, height: 640 },
  phone: { width: 320, height: 250 },
};

/** The screen that is laid out: the real one, or a larger one of the same shape. */
export function tableScreen(layout: Layout, { width, height }: Screen): Screen {
  const least = LEAST[layout];
  const scale = Math.max(least.width / Math.max(width, 1), least.height / Math.max(height, 1), 1);
  return { width: width * scale, height: height * scale };
}

/** What is shown, where there is no room for everything. */
export interface ShownParts {
  /** On a phone. */
  readonly part: TablePart;
  /** Where wheel and store share their room. */
  readonly corner: CornerPart;
}

/** The room of each part that is shown. `ratio`: the width of the prairie by its height. */
export function arrange(layout: Layout, screen: Screen, shown: ShownParts, ratio: number): Rooms {
  if (layout === 'phone') return { [shown.part]: inset({ x: 0, y: 0, ...screen }, shown.part === 'prairie' ? 1 : 6) };
  return layout === 'tablet' ? onTablet(screen) : onDesk(screen, shown, ratio);
}

function onTablet({ width, height }: Screen): Rooms {
  const lower = Math.min(height * 0.44, 380);
  const top = height - lower - GAP;
  const right = Math.min(width * 0.335, 300);
  const left = width - right - 3 * GAP;
  const work = (width - 3 * GAP) * 0.53;
  return {
    prairie: { x: GAP, y: GAP, width: left, height: top - GAP },
    recruit: { x: left + 2 * GAP, y: GAP, width: right, height: top - GAP },
    work: { x: GAP, y: top + GAP, width: work, height: lower - GAP },
    store: { x: work + 2 * GAP, y: top + GAP, width: width - work - 3 * GAP, height: lower - GAP },
  };
}

const COLUMN = { least: 372, usual: 396, most: 540 };
/** The work spaces, and the wheel beside its words. */
const WORK_SHARE = 0.454;
const WHEEL_SHARE = 0.255;
/** On a low screen: five rows of work and four of the store, each as high as a finger needs. */
const LOW_WORK_SHARE = 0.534;

/** The newest line of the story lies over the lower left corner. */
const CAPTION = 40;

function onDesk(screen: Screen, shown: ShownParts, ratio: number): Rooms {
  const { width, height } = screen;
  const least = width < 1000 ? COLUMN.least : COLUMN.usual;
  const column = Math.min(Math.max(width - (height - 2 * GAP) * ratio - 4 * GAP, least), COLUMN.most);
  const x = width - column - GAP;
  const prairie = { x: GAP, y: GAP, width: x - 2 * GAP, height: height - 2 * GAP - CAPTION };
  const room = (y: number, high: number): Box => ({ x, y, width: column, height: high });
  const all = height - 2 * GAP;
  if (isShared('wide', screen)) {
    const work = all * LOW_WORK_SHARE;
    return { prairie, work: room(GAP, work), [shown.corner]: room(GAP + work + 4, all - work - 4) };
  }
  const [wheel, work] = [all * WHEEL_SHARE, all * WORK_SHARE];
  return {
    prairie,
    recruit: room(GAP, wheel),
    work: room(GAP + wheel + 6, work),
    store: room(GAP + wheel + work + 12, all - wheel - work - 12),
  };
}

export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});
