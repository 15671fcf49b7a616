import { VersionConflict } from '#table/store.ts';
import { browserStore } from '#web/worker/browser-store.ts';
import { openBrowserDatabase } from '#web/worker/database.ts';

/** Which build this page is of, and who stood in its way, one after the other. */
const version = Number(new URLSearchParams(location.search).get('version') ?? 1);
const obstacles: (string | undefined)[] = [];

const opening = openBrowserDatabase({ version, onObstacle: (by) => void obstacles.push(by) }).then(browserStore);

/** Lets a test outside the page call the store inside it. */
async function callStore(method: string, words: readonly unknown[]): Promise<unknown> {
  const store = (await opening) as unknown as Readonly<
    Record<string, (...words: readonly unknown[]) => Promise<unknown>>
  >;
  try {
    return { value: await store[method]?.(...words) };
  } catch (problem) {
    if (problem instanceof VersionConflict) return { conflict: problem.message };
    throw problem;
  }
}

Object.assign(window, { callStore, obstacles });
