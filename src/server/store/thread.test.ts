import { rmSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { newDirectory } from '../temporary.ts';
import { databasePath } from './data-directory.ts';
import { DESCRIBED } from './described.ts';
import { openStoreThread } from './thread.ts';

const WORKER = new URL('./store.worker.ts', import.meta.url);

/** A store whose threads the test can kill. */
async function openMortal(options: { readonly heap?: number } = {}) {
  const path = databasePath(newDirectory(onTestFinished));
  const threads: Worker[] = [];
  const problems: string[] = [];
  const store = await openStoreThread(path, {
    start(of) {
      const resourceLimits = options.heap === undefined ? {} : { maxOldGenerationSizeMb: options.heap };
      const thread = new Worker(WORKER, { workerData: { path: of }, resourceLimits });
      threads.push(thread);
      return thread;
    },
    restarted: ({ message }) => problems.push(message),
  });
  onTestFinished(() => store.close());
  const kill = async () => void (await threads.at(-1)?.terminate());
  return { path, store, threads, problems, kill };
}

test('when the store thread is killed another takes its place, with everything that was acknowledged', async () => {
  const { store, kill, problems } = await openMortal();
  const acknowledged: string[] = [];
  let isPlaying = true;
  const playing = (async () => {
    while (isPlaying) {
      const version = (await store.ask('load', 't').catch(() => undefined))?.version ?? 0;
      const entry = `e${version}`;
      const kept = await store.ask('append', 't', version, [entry], DESCRIBED).catch(() => false);
      if (kept) acknowledged[version] = entry;
    }
  })();
  for (let death = 0; death < 4; death++) {
    const before = acknowledged.length;
    while (acknowledged.length < before + 5) await new Promise((resolve) => setImmediate(resolve));
    await kill();
  }
  isPlaying = false;
  await playing;
  const entries = await store.ask('entries', 't', 0, Number.MAX_SAFE_INTEGER);
  expect(entries).toEqual(entries.map((_, version) => `e${version}`));
  expect(entries.length).toBeGreaterThanOrEqual(acknowledged.length);
  expect(problems).toHaveLength(4);
});

test('work of the killed thread fails and is not half done, and work that was still waiting is done', async () => {
  const { store, kill } = await openMortal();
  // Enough work that the thread cannot finish before it is killed.
  const entries = Array.from({ length: 400 }, () => 'x'.repeat(100_000));
  const under = store.ask('append', 't', 0, entries, DESCRIBED);
  await new Promise((resolve) => setImmediate(resolve));
  const waiting = store.ask('load', 't');
  void kill();
  const [first, second] = await Promise.allSettled([under, waiting]);
  expect(first).toMatchObject({ status: 'rejected', reason: new Error('the store thread ended') });
  expect(second).toEqual({ status: 'fulfilled', value: undefined });
});

test('a thread that runs out of memory is replaced as well', async () => {
  const { store, problems } = await openMortal({ heap: 24 });
  const large = 'x'.repeat(4_000_000);
  for (let i = 0; i < 20; i++) await store.ask('append', 't', i, [large], DESCRIBED).catch(() => undefined);
  await expect(store.ask('load', 't')).rejects.toThrow('memory');
  expect(await store.ask('kept', 'nothing')).toBeUndefined();
  expect(problems.join()).toContain('memory');
});

test('a thread that cannot open the data again is lost, and says why', async () => {
  const { path, store, kill } = await openMortal();
  rmSync(`${path}-wal`);
  writeFileSync(path, '');
  await kill();
  const { message } = await store.lost;
  expect(message).toContain('is empty, and was not before');
  await expect(store.ask('load', 't')).rejects.toThrow(message);
});

test('a thread that dies again and again is lost', async () => {
  const { store, threads } = await openMortal();
  let isLost = false;
  void store.lost.then(() => (isLost = true));
  while (!isLost) {
    await threads.at(-1)?.terminate();
    await store.ask('kept', 'nothing').catch(() => undefined);
  }
  expect(threads.length).toBe(6);
});
