/** Stops looking for the previous page's heading. */
let settle: (() => void) | undefined;

/**
 * Focuses the heading of a new page, so that keyboard and screen reader follow. The heading may come late, and
 * another page's heading may replace it while a table opens. So it is found again until the reader does something.
 */
export function focusHeading(): void {
  settle?.();
  let arrived = false;
  const look = () => {
    const heading = document.querySelector<HTMLElement>('[data-arrive]');
    if (heading === null || (arrived && document.activeElement !== document.body)) return;
    arrived = true;
    heading.focus({ preventScroll: true });
  };
  const ends = new AbortController();
  const watcher = new MutationObserver(look);
  settle = () => {
    watcher.disconnect();
    ends.abort();
  };
  for (const doing of ['keydown', 'pointerdown'])
    addEventListener(doing, settle, { capture: true, signal: ends.signal });
  watcher.observe(document.body, { childList: true, subtree: true });
  requestAnimationFrame(look);
}
