import { signal } from '@preact/signals';
import { focusHeading } from './arrival.ts';

/** Where the reader is: the address bar as a signal. */
export interface PageAddress {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly hash: string;
  /** The page before this one, if it was inside the app. Kept in the history's entry, so *back* restores it too. */
  readonly from: string | undefined;
}

const readPlace = (): PageAddress => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: location.hash.slice(1),
  from: typeof history.state === 'string' ? history.state : undefined,
});

export const place = signal<PageAddress>(readPlace());

interface Move {
  /** Replaces the entry in the history, so that *back* leaves the page instead of stepping through it. */
  readonly replace?: boolean;
}

export function go(address: string, { replace = false }: Move = {}): void {
  const leaves = new URL(address, location.href).pathname !== location.pathname;
  const from: unknown = leaves && !replace ? location.pathname + location.search : history.state;
  if (replace) history.replaceState(from, '', address);
  else history.pushState(from, '', address);
  place.value = readPlace();
  if (!leaves) return;
  // A new page starts at its top.
  scrollTo(0, 0);
  focusHeading();
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/** Links inside the app change the page without loading it again. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || !isPlainClick(event) || link.target !== '' || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function startRouter(): () => void {
  const moved = () => {
    const leaves = place.peek().path !== location.pathname;
    place.value = readPlace();
    if (leaves) focusHeading();
  };
  addEventListener('popstate', moved);
  document.addEventListener('click', follow);
  return () => {
    removeEventListener('popstate', moved);
    document.removeEventListener('click', follow);
  };
}
