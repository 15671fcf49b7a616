import { setTimeout as sleep } from 'node:timers/promises';
import { listedFor, type Summary } from '#table/store.ts';

/** The JSON of the tables that anyone may join, as this person sees them. */
export type PublicList = (person: string | undefined) => Promise<Uint8Array>;

interface Listing {
  readonly summaries: readonly Summary[];
  /** For everybody whom none of these tables waits for: written once. */
  readonly forOthers: Uint8Array;
}

/** The shortest time from one reading to the next. */
const PAUSE_MILLISECONDS = 100;

/**
 * However many people ask, the list is read and written at most ten times a second. Nobody gets a list older than the
 * request: requests that come after a reading has begun share the next one.
 */
export function newPublicList(read: () => Promise<readonly Summary[]>, pause = PAUSE_MILLISECONDS): PublicList {
  const listing = shared(async () => {
    const summaries = await read();
    return { summaries, forOthers: written(summaries, undefined) };
  }, pause);
  return async (person) => {
    const { summaries, forOthers } = await listing();
    const isAsked = person !== undefined && summaries.some(({ asked }) => asked.includes(person));
    return isAsked ? written(summaries, person) : forOthers;
  };
}

const written = (summaries: readonly Summary[], person: string | undefined): Uint8Array =>
  Buffer.from(JSON.stringify({ tables: summaries.map((summary) => listedFor(summary, person)) }));

function shared(read: () => Promise<Listing>, pause: number): () => Promise<Listing> {
  let next: Promise<Listing> | undefined;
  let rest: Promise<unknown> = Promise.resolve();
  const begin = async (): Promise<Listing> => {
    await rest;
    next = undefined;
    rest = sleep(pause, undefined, { ref: false });
    return read();
  };
  return () => (next ??= begin());
}
