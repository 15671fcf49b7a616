import { useRef, useState } from 'preact/hooks';

/** Something on its way under a finger. */
export interface Dragged<T> {
  readonly item: T;
  readonly x: number;
  readonly y: number;
}

export interface Drag<T> {
  readonly dragged: Dragged<T> | undefined;
  readonly grab: (item: T) => (down: PointerEvent) => void;
  /** Whether a click was a press and not the end of a drag. */
  readonly isPress: () => boolean;
}

/** A finger that moves less than this presses. */
const STILL = 6;

/** Drags things from one place of the page to another; `drop` gets what lies under the finger at the end. */
export function useDrag<T>(drop: (item: T, onto: Element | undefined) => void): Drag<T> {
  const [dragged, setDragged] = useState<Dragged<T>>();
  const moved = useRef(false);
  const grab = (item: T) => (down: PointerEvent) => {
    moved.current = false;
    const end = new AbortController();
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (Math.hypot(x - down.clientX, y - down.clientY) > STILL) moved.current = true;
      if (moved.current) setDragged({ item, x, y });
    };
    const up = ({ clientX: x, clientY: y }: PointerEvent) => {
      end.abort();
      setDragged(undefined);
      if (moved.current) drop(item, document.elementFromPoint(x, y) ?? undefined);
      // A click may follow at once and is then the end of the drag; the next click is a press again.
      setTimeout(() => (moved.current = false));
    };
    addEventListener('pointermove', move, { signal: end.signal });
    addEventListener('pointerup', up, { signal: end.signal });
    addEventListener('pointercancel', () => (end.abort(), setDragged(undefined)), { signal: end.signal });
  };
  return { dragged, grab, isPress: () => !moved.current };
}

/** The value of a `data-` attribute of what a thing was dropped onto, or of what that is part of. */
export const droppedOn = (onto: Element | undefined, name: 'spot' | 'square'): string | undefined => {
  const found = onto?.closest<HTMLElement | SVGElement>(`[data-${name}]`);
  return found?.dataset[name];
};
