import { Worker } from 'node:worker_threads';
import { StartRefusal } from '../start-refusal.ts';
import { Batches } from './batches.ts';
import { newLife } from './life.ts';
import type { StoreRequest, Said } from './messages.ts';
import type { AskStore, DataStore } from './operations.ts';

export interface StoreThread extends DataStore {
  /** Resolves when the thread is gone for good. Then the server must end. */
  readonly lost: Promise<Error>;
  /** A consistent copy of the database in a new file. Everything else goes on while it is made. */
  readonly copyTo: (path: string) => Promise<void>;
}

export interface ThreadNeeds {
  readonly start?: (path: string) => Worker;
  /** The thread died and another takes its place. */
  readonly restarted?: (problem: Error) => void;
}

const startThread = (path: string): Worker =>
  new Worker(new URL('./store.worker.ts', import.meta.url), { workerData: { path } });

/**
 * The store in a thread of its own. A thread that dies is replaced. Whether its last batch was stored is unknown, so
 * the callers get an error and look again, as after any failed write. Operations that were still waiting go to the next
 * thread.
 */
export async function openStoreThread(path: string, needs: ThreadNeeds = {}): Promise<StoreThread> {
  const { start = startThread, restarted } = needs;
  const open = async () => {
    const worker = start(path);
    await opened(worker);
    return worker;
  };
  const batches = new Batches();
  const life = newLife({ open, batches, restarted: restarted ?? (() => undefined) });
  await life.begin();
  return {
    ask: ((...asked: StoreRequest) => batches.ask(...asked)) as AskStore,
    waiting: () => batches.waiting,
    lost: life.lost,
    copyTo: life.copyTo,
    connect: life.connect,
    async close() {
      if (batches.isBroken) return;
      // Answers come in order, so this one comes after everything asked before.
      await batches.ask('kept', '');
      await life.end();
    },
  };
}

function opened(worker: Worker): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const ended = () => reject(new Error('the store thread ended while it opened the data'));
  worker.once('error', reject);
  worker.once('exit', ended);
  worker.once('message', (said: Said) => {
    worker.off('error', reject);
    worker.off('exit', ended);
    if (said.kind === 'refused') reject(new StartRefusal(said.sentence));
    else resolve();
  });
  return promise;
}
