import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Session } from '../table/session.ts';
import { lastList } from './last-list.ts';
import { refreshTables } from './tables.ts';

/** The home page begins with the games that it knows of when it opens: a new one is listed when its player sits down. */
export function useListed(session: Session): void {
  useEffect(() => {
    let isListed = lastList().some(({ id }) => id === session.table);
    return effect(() => {
      if (isListed || session.mine.value.length === 0) return;
      isListed = true;
      void refreshTables();
    });
  }, [session]);
}
