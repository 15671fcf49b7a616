import { type Camera, panned, zoomed } from './camera.ts';
import type { Point } from './point.ts';

export interface PanZoom {
  look(): Camera;
  /** By hand: follows the finger at once. */
  move(camera: Camera): void;
  /** The fingers are off: draw sharply again. */
  rest(): void;
  whole(): void;
}

/** Further than this and a press has become a drag. */
const DRAG_FROM = 7;
const KEY_ZOOM = 1.3;
const TAP_ZOOM = 1.8;
const DOUBLE_TAP_MS = 320;

/** Listens for drag, wheel, pinch, double tap and the keys + - 0. Returns the function that ends it. */
export function listen(element: HTMLElement, panZoom: PanZoom): () => void {
  const at = (event: { clientX: number; clientY: number }): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const ends = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(type: K, heard: (event: HTMLElementEventMap[K]) => void) =>
    element.addEventListener(type, heard, { signal: ends.signal, passive: false });
  listenToFingers(element, panZoom, at, on);
  on('wheel', (event) => {
    event.preventDefault();
    const factor = Math.exp(-Math.sign(event.deltaY) * Math.min(Math.abs(event.deltaY), 80) * 0.004);
    panZoom.move(zoomed(panZoom.look(), factor, at(event)));
    panZoom.rest();
  });
  on('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const middle = { x: element.clientWidth / 2, y: element.clientHeight / 2 };
    if (event.key === '0') panZoom.whole();
    else if (event.key === '+' || event.key === '=') panZoom.move(zoomed(panZoom.look(), KEY_ZOOM, middle));
    else if (event.key === '-') panZoom.move(zoomed(panZoom.look(), 1 / KEY_ZOOM, middle));
    else return;
    event.preventDefault();
    panZoom.rest();
  });
  return () => ends.abort();
}

type On = <K extends keyof HTMLElementEventMap>(type: K, heard: (event: HTMLElementEventMap[K]) => void) => void;

function listenToFingers(element: HTMLElement, panZoom: PanZoom, at: (event: PointerEvent) => Point, on: On): void {
  const fingers = new Map<number, Point>();
  let travelled = 0;
  let lastTap = 0;
  on('pointerdown', (event) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) travelled = 0;
    fingers.set(event.pointerId, at(event));
  });
  on('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = at(event);
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (travelled < DRAG_FROM && other === undefined) return;
    // Captured only now, so that a press without a drag still reaches the place under it.
    element.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, now);
    panZoom.move(
      other === undefined ? dragged(panZoom.look(), before, now) : pinched(panZoom.look(), other, before, now),
    );
  });
  const lift = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    if (fingers.size === 0) panZoom.rest();
  };
  on('pointerup', (event) => {
    lift(event);
    const onPlace =
      event.target instanceof Element && event.target.closest('button, a, [role=button], [role=tab]') !== null;
    if (travelled >= DRAG_FROM || onPlace) return;
    if (event.timeStamp - lastTap < DOUBLE_TAP_MS) {
      panZoom.move(zoomed(panZoom.look(), TAP_ZOOM, at(event)));
      panZoom.rest();
    }
    lastTap = event.timeStamp;
  });
  on('pointercancel', lift);
}

const dragged = (camera: Camera, from: Point, to: Point): Camera => panned(camera, to.x - from.x, to.y - from.y);

function pinched(camera: Camera, still: Point, from: Point, to: Point): Camera {
  const before = Math.hypot(from.x - still.x, from.y - still.y);
  const after = Math.hypot(to.x - still.x, to.y - still.y);
  return zoomed(camera, before === 0 ? 1 : after / before, still);
}
