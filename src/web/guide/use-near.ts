import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A picture is drawn before it comes into view and removed when it is far away again: a guide may have dozens. */
const MARGIN = '800px 0px';

/** Whether an element is in the window or will soon be scrolled into it. */
export function useNear(ref: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (ref.current === null) return undefined;
    const watch = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: MARGIN,
    });
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  return near;
}
