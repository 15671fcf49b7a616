import { useRef } from 'preact/hooks';
import { askedSeat } from '#kit/asked-seat.ts';
import type { Layout } from '#kit/use-layout.ts';
import { type Camera, centred, panned, type Screen, toScreen } from '#kit/camera.ts';
import type { Framing } from '#kit/lens.ts';
import { type Box, boxAround, middleOf, type Point } from '#kit/point.ts';
import type { RiverChart } from './chart.ts';
import { SIZE } from './chart.ts';
import type { Props } from './props.ts';
import { sightsOf } from './sights.ts';

/** How wide a space is on the chart. */
export const SPACE_WIDTH = SIZE * Math.sqrt(3);

/** How wide spaces are on the screen, in pixels: what a finger can press or an eye can read, and what needs no more room. */
const LEAST = { wide: 58, tablet: 52, phone: 47 };
const MOST = { wide: 78, tablet: 72, phone: 64 };
/** By hand, a mouse may look from farther away than a finger. */
const FARTHEST = { wide: 26, tablet: 47, phone: 47 };

/** What lies over the corners of the screen, with some air: the minimap, and on wide screens the caption. */
const MINIMAP = {
  wide: { width: 244, height: 164 },
  tablet: { width: 244, height: 164 },
  phone: { width: 98, height: 76 },
};
const CAPTION = { width: 400, height: 56 };

/** Which part of the river is framed: once, at the beginning of each turn of the player at this screen. */
export function useFraming(props: Props, chart: RiverChart): Framing {
  const { view, layout } = props;
  const asked = askedSeat(props);
  const key = useRef('the start');
  // Onlookers have no turn of their own: they follow everybody's.
  if (asked !== undefined || props.seat === undefined) key.current = `${asked} ${view.round} ${view.mover}`;
  if (view.outcome !== undefined) key.current = 'the end';
  return {
    key: key.current,
    farthest: FARTHEST[layout] / SPACE_WIDTH,
    camera: (screen, before) => framed(sightsOf(view, chart, asked ?? props.own), { screen, layout }, before),
  };
}

/** What is looked through. */
interface Window {
  readonly screen: Screen;
  readonly layout: Layout;
}

/** The first of the sights that is large enough, or the last one at the least size. */
export function framed(sights: readonly (readonly Point[])[], window: Window, before: Camera | undefined): Camera {
  const views = sights.map((points) => ({ points, camera: bestView(points, window) }));
  const isLarge = (camera: Camera) => camera.scale * SPACE_WIDTH >= LEAST[window.layout];
  const found = views.find(({ camera }) => isLarge(camera)) ?? views.at(-1);
  if (found === undefined) return before ?? { x: 0, y: 0, scale: 1 };
  const { points } = found;
  const camera = isLarge(found.camera) ? found.camera : atLeast(points, window);
  return before !== undefined && shows(before, camera, points, window) ? before : camera;
}

const atLeast = (points: readonly Point[], { screen, layout }: Window): Camera =>
  centred(middleOf(boxAround(points)), LEAST[layout] / SPACE_WIDTH, screen);

/** Largest, with nothing of it under the minimap or the caption if possible. */
function bestView(points: readonly Point[], window: Window): Camera {
  const box = boxAround(points, MARGIN);
  const views = roomsOf(window).map((room) => viewOf(box, room, window.layout));
  const worth = (camera: Camera) => camera.scale * (isCovered(camera, points, window) ? COVERED : 1);
  return views.reduce((best, view) => (worth(view) > worth(best) ? view : best));
}

const MARGIN = 1.1 * SIZE;
/** A view is worth this much less if something of it is covered. */
const COVERED = 0.6;

/** The parts of the screen that are free: all of it, or what is beside or below the signs in its corners. */
function roomsOf({ screen: { width, height }, layout }: Window): Box[] {
  const { width: left, height: top } = MINIMAP[layout];
  const bottom = layout === 'wide' ? CAPTION.height : 0;
  return [
    { x: 0, y: 0, width, height },
    { x: 0, y: 0, width, height: height - bottom },
    { x: left, y: 0, width: width - left, height },
    { x: left, y: 0, width: width - left, height: height - bottom },
    { x: 0, y: top, width, height: height - top },
    { x: 0, y: top, width, height: height - top - bottom },
  ];
}

function viewOf(box: Box, room: Box, layout: Layout): Camera {
  const scale = Math.min(room.width / box.width, room.height / box.height, MOST[layout] / SPACE_WIDTH);
  return panned(centred(middleOf(box), scale, room), room.x, room.y);
}

function isCovered(camera: Camera, points: readonly Point[], { screen, layout }: Window): boolean {
  const { width, height } = MINIMAP[layout];
  const reach = SIZE * camera.scale;
  return points.some((point) => {
    const { x, y } = toScreen(camera, point);
    if (x - reach < width && y - reach < height) return true;
    return layout === 'wide' && x - reach < CAPTION.width && y + reach > screen.height - CAPTION.height;
  });
}

/** A view this much nearer is worth the move. */
const NEARER = 1.3;

/** Whether the camera need not move: all of it is in view already, and large enough. */
function shows(before: Camera, camera: Camera, points: readonly Point[], window: Window): boolean {
  const { width, height } = window.screen;
  if (before.scale > camera.scale * NEARER || camera.scale > before.scale * NEARER) return false;
  const reach = SIZE * before.scale;
  const isInside = ({ x, y }: Point) => x > reach && y > reach && x < width - reach && y < height - reach;
  return points.every((point) => isInside(toScreen(before, point))) && !isCovered(before, points, window);
}
