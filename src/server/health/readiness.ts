import { setTimeout as sleep } from 'node:timers/promises';
import type { DataStore } from '../store/operations.ts';

/** Why nothing, or nothing new, can be stored now. */
type Unready = 'diskLow' | 'storeFailed' | 'storeSlow';

export type AskReadiness = () => Promise<Unready | undefined>;

export interface ReadinessNeeds {
  readonly store: Pick<DataStore, 'ask'>;
  readonly diskIsLow: () => boolean;
  /** How long the store may take, and how long an answer counts, in milliseconds. */
  readonly limit?: number;
  readonly lasts?: number;
}

/**
 * Whether an action could be stored now: the store is asked to write something small and must have it on disk in time.
 * The store is asked at most once a second, no matter how many requests come, and not again until it has answered.
 */
export function newReadiness({ store, diskIsLow, limit = 2000, lasts = 1000 }: ReadinessNeeds): AskReadiness {
  let known: Promise<Unready | undefined> | undefined;
  let writing: Promise<Unready | undefined> | undefined;
  const write = () =>
    store
      .ask('keep', 'ready', '')
      .then(
        () => undefined,
        () => 'storeFailed' as const,
      )
      .finally(() => (writing = undefined));
  const look = async () => {
    writing ??= write();
    const stopped = new AbortController();
    const slow = sleep(limit, 'storeSlow' as const, { signal: stopped.signal }).catch(() => undefined);
    const found = await Promise.race([writing, slow]);
    stopped.abort();
    setTimeout(() => (known = undefined), lasts).unref();
    return found ?? (diskIsLow() ? 'diskLow' : undefined);
  };
  return () => (known ??= look());
}
