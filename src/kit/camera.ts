import { type Box, middleOf, type Point } from './point.ts';

/** Which part of the chart the screen shows: chart point × scale + offset = screen point. */
export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** The limits of the zoom: not so near that a hex fills a phone, not so far that the board gets lost. */
export const NEAREST = 3;
const FARTHEST_OF_WHOLE = 0.8;
/** The chart is drawn this far beyond the board, in chart units, so that nobody sees its end. */
export const SPREAD = 700;

/** Shows a whole box, in the middle of what is left of the screen below `top`. */
export function showAll(box: Box, screen: Screen, top = 0): Camera {
  const height = screen.height - top;
  const scale = Math.min(screen.width / box.width, height / box.height, NEAREST);
  return panned(centred(middleOf(box), scale, { width: screen.width, height }), 0, top);
}

export function centred(on: Point, scale: number, screen: Screen): Camera {
  return { scale, x: screen.width / 2 - on.x * scale, y: screen.height / 2 - on.y * scale };
}

export const toChart = (camera: Camera, onScreen: Point): Point => ({
  x: (onScreen.x - camera.x) / camera.scale,
  y: (onScreen.y - camera.y) / camera.scale,
});

export const toScreen = (camera: Camera, onChart: Point): Point => ({
  x: onChart.x * camera.scale + camera.x,
  y: onChart.y * camera.scale + camera.y,
});

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
});

/** The point under the finger stays under the finger. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const fixed = toChart(camera, at);
  const scale = camera.scale * factor;
  return { scale, x: at.x - fixed.x * scale, y: at.y - fixed.y * scale };
}

/** Nearest camera within bounds: sensible scale, board in the middle of the screen, the chart's end out of sight. */
export function kept(camera: Camera, box: Box, screen: Screen, atLeast = 0): Camera {
  const middle = { x: screen.width / 2, y: screen.height / 2 };
  const farthest = Math.min(Math.max(showAll(box, screen).scale * FARTHEST_OF_WHOLE, atLeast), NEAREST);
  const scale = clamp(camera.scale, farthest, NEAREST);
  const near = scale === camera.scale ? camera : zoomed(camera, scale / camera.scale, middle);
  const looked = toChart(near, middle);
  const on = {
    x: within(looked.x, box.x, box.width, screen.width / scale),
    y: within(looked.y, box.y, box.height, screen.height / scale),
  };
  return centred(on, scale, screen);
}

/** Where the middle of a window may stand along one side of the board. */
function within(middle: number, start: number, length: number, window: number): number {
  const room = Math.max((length + 2 * SPREAD - window) / 2, 0);
  const centre = start + length / 2;
  const reach = Math.min(room, length / 2);
  return clamp(middle, centre - reach, centre + reach);
}

/** Screen units kept free around what is followed. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  /** To the left and below. */
  readonly sides: number;
}

/** The smallest pan that brings a box into view within the margins; the same camera if it is in view already. */
export function following(camera: Camera, box: Box, screen: Screen, { top, right, sides }: Margins): Camera {
  const from = toScreen(camera, box);
  const to = toScreen(camera, { x: box.x + box.width, y: box.y + box.height });
  return panned(
    camera,
    shift(from.x, to.x, sides, screen.width - right),
    shift(from.y, to.y, top, screen.height - sides),
  );
}

function shift(from: number, to: number, low: number, high: number): number {
  if (to - from > high - low) return (low + high) / 2 - (from + to) / 2;
  if (from < low) return low - from;
  return to > high ? high - to : 0;
}

/** The nearest camera that shows nothing beyond the board on one side while the other side is cut off. */
export function filled(camera: Camera, box: Box, screen: Screen, top = 0): Camera {
  const from = toScreen(camera, box);
  const to = toScreen(camera, { x: box.x + box.width, y: box.y + box.height });
  return panned(camera, slack(from.x, to.x, 0, screen.width), slack(from.y, to.y, top, screen.height));
}

function slack(from: number, to: number, low: number, high: number): number {
  if (to - from <= high - low) return 0;
  if (from > low) return low - from;
  return to < high ? high - to : 0;
}

const clamp = (n: number, low: number, high: number) => Math.min(Math.max(n, low), high);
