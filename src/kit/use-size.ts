import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Screen } from './camera.ts';

/** The size an element has now; undefined before it is on the page. */
export function useSize(ref: RefObject<HTMLElement | null>): Screen | undefined {
  const [size, setSize] = useState<Screen>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const watched = new ResizeObserver(measure);
    watched.observe(element);
    return () => watched.disconnect();
  }, []);
  return size;
}
