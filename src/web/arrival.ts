/** Ends the watch over the arrival before. */
let settle: (() => void) | undefined;

/**
 * A new page has its heading focused, so that keyboard and screen reader follow. The heading may come late, and
 * be replaced by that of another page while a table opens: until the reader does something, it is found again.
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
