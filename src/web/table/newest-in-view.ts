import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** How far something stands out below (more than 0) or above (less) the pane in which it scrolls. */
function standsOut(thing: Element, pane: Element): number {
  const [inner, outer] = [thing.getBoundingClientRect(), pane.getBoundingClientRect()];
  return Math.max(0, inner.bottom - outer.bottom) || Math.min(0, inner.top - outer.top);
}

/** The last line of the newest fold, or its heading while nothing stands under it. */
const newestOf = (pane: Element): Element | undefined =>
  [...pane.querySelectorAll('details:last-of-type :is(summary, li:last-child)')].at(-1);

const outOfView = (pane: Element): number => {
  const newest = newestOf(pane);
  return newest === undefined ? 0 : standsOut(newest, pane);
};

/**
 * The events of a reader who scrolls. Scrolling by the page itself, or by a change of its size, fires none of these.
 */
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Keeps the newest line of the log in view, unless a reader has scrolled away from it. */
export function useNewestInView(newest: unknown): RefObject<HTMLDivElement | null> {
  const log = useRef<HTMLDivElement>(null);
  const reading = useRef(false);
  const follow = () => {
    const pane = log.current?.parentElement;
    if (pane && !reading.current) pane.scrollTop += outOfView(pane);
  };
  useLayoutEffect(follow, [newest]);
  useEffect(() => {
    const pane = log.current?.parentElement;
    return pane ? watch(pane, follow, (away) => (reading.current = away)) : undefined;
  }, []);
  return log;
}

function watch(pane: HTMLElement, follow: () => void, read: (away: boolean) => void): () => void {
  let byHand = false;
  const touched = () => (byHand = true);
  const scrolled = () => {
    if (!byHand) return;
    const away = Math.abs(outOfView(pane)) > 1;
    byHand = away;
    // Browsers keep a reader's place when something is put above it. That is switched off for a reader who follows
    // the newest line.
    pane.style.overflowAnchor = away ? 'auto' : 'none';
    read(away);
  };
  const resized = new ResizeObserver(follow);
  pane.style.overflowAnchor = 'none';
  resized.observe(pane);
  for (const one of BY_HAND) pane.addEventListener(one, touched, { passive: true });
  pane.addEventListener('scroll', scrolled, { passive: true });
  return () => {
    resized.disconnect();
    for (const one of BY_HAND) pane.removeEventListener(one, touched);
    pane.removeEventListener('scroll', scrolled);
  };
}
