import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { jsonLog } from '../log.ts';
import { memoryStore } from '../store/memory.ts';
import type { AskStore, DataStore } from '../store/operations.ts';
import { databasePath } from '../store/data-directory.ts';
import { openStoreThread } from '../store/thread.ts';
import { newDirectory } from '../temporary.ts';
import { watchDisk } from './disk.ts';
import { newReadiness } from './readiness.ts';

const enough = () => false;

/** Counts the questions to the store. */
function counting(store: DataStore) {
  const asked: string[] = [];
  const ask: AskStore = (name, ...values) => {
    asked.push(name);
    return store.ask(name, ...values);
  };
  return { asked, ask };
}

test('a flood of questions asks the store once, and again only after a while', async () => {
  const store = counting(memoryStore());
  const readiness = newReadiness({ store, diskIsLow: enough, lasts: 30 });
  const answers = await Promise.all(Array.from({ length: 1000 }, () => readiness()));
  expect(new Set(answers)).toEqual(new Set([undefined]));
  expect(store.asked).toEqual(['keep']);
  while (store.asked.length === 1) {
    await sleep(5);
    await readiness();
  }
  expect(store.asked).toEqual(['keep', 'keep']);
});

test('a store that does not answer in time is slow, and is not asked again until it does', async () => {
  const asked: string[] = [];
  let answer = () => {};
  const ask = ((name: string) => {
    asked.push(name);
    return new Promise<void>((resolve) => (answer = resolve));
  }) as unknown as AskStore;
  const readiness = newReadiness({ store: { ask }, diskIsLow: enough, limit: 10, lasts: 1 });
  expect(await readiness()).toBe('storeSlow');
  await sleep(5);
  expect(await readiness()).toBe('storeSlow');
  expect(asked).toHaveLength(1);
  answer();
  await sleep(5);
  const again = readiness();
  answer();
  expect(await again).toBeUndefined();
});

test('a store that is gone has failed', async () => {
  const store = await openStoreThread(databasePath(newDirectory(onTestFinished)));
  expect(await newReadiness({ store, diskIsLow: enough })()).toBeUndefined();
  await store.close();
  expect(await newReadiness({ store, diskIsLow: enough })()).toBe('storeFailed');
});

test('a disk with too little room is reported once, and so is one that has room again', async () => {
  const lines: string[] = [];
  const log = jsonLog('info', (line) => lines.push(line));
  const directory = newDirectory(onTestFinished);
  const full = await watchDisk({ directory, least: Number.MAX_SAFE_INTEGER, log, every: 5 });
  await sleep(40);
  full.stop();
  expect(full.diskIsLow()).toBe(true);
  expect(full.freeBytes()).toBeGreaterThan(0);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('the disk is nearly full');
  const roomy = await watchDisk({ directory, least: 0, log });
  roomy.stop();
  expect(roomy.diskIsLow()).toBe(false);
  expect(lines).toHaveLength(1);
});
