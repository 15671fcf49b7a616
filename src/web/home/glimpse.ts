import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { TableCard } from '../host/tables.ts';

/** What a table looks like now. */
export interface Glimpse {
  readonly Board: FunctionComponent;
  /** What happened last, in a sentence. */
  readonly last: string | undefined;
}

/** Fetched after the page has been drawn: rules and boards are heavy, and the page is complete without them. */
export function useGlimpse(table: TableCard): Glimpse | undefined {
  const [glimpse, setGlimpse] = useState<Glimpse | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    const show = (seen: Glimpse | undefined) => isGone || setGlimpse(seen);
    const timer = setTimeout(() => {
      import('./glimpse-of.tsx').then(({ glimpseOf }) => glimpseOf(table)).then(show, () => undefined);
    }, AFTER_THE_PAGE_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [table.id, table.changedAt]);
  return glimpse;
}

const AFTER_THE_PAGE_MS = 200;
