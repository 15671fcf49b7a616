import { Worker } from 'node:worker_threads';
import { StartRefusal } from '../start-refusal.ts';
import type { Asked, Said } from './messages.ts';
import type { AskStore, Store } from './operations.ts';

interface Waiting {
  readonly asked: Asked;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Group commit. While one batch is on its way to the disk everything else waits, and goes as the next batch,
 * however many there are: load makes batches larger, not queues longer.
 */
export async function openStoreThread(path: string): Promise<Store> {
  const worker = new Worker(new URL('./store.worker.ts', import.meta.url), { workerData: { path } });
  await opened(worker);
  const batches = newBatches(worker);
  return {
    ask: batches.ask as AskStore,
    waiting: batches.waiting,
    async close() {
      // Answers come in order: this one after all that was asked before it.
      await batches.ask('kept', '');
      const gone = new Promise((resolve) => worker.once('exit', resolve));
      worker.postMessage('close');
      await gone;
    },
  };
}

function newBatches(worker: Worker) {
  let waiting: Waiting[] = [];
  let underWay: Waiting[] = [];
  let broken: Error | undefined;
  const sendNext = () => {
    if (underWay.length > 0 || waiting.length === 0) return;
    underWay = waiting;
    waiting = [];
    worker.postMessage(underWay.map(({ asked }) => asked));
  };
  const lose = (error: Error) => {
    broken ??= error;
    for (const { reject } of [...underWay, ...waiting]) reject(broken);
  };
  worker.on('message', (said: Said) => {
    const done = underWay;
    underWay = [];
    sendNext();
    settle(done, said);
  });
  worker.on('error', lose);
  worker.on('exit', () => lose(new Error('the store is closed')));
  const ask = (...asked: Asked) =>
    new Promise<unknown>((resolve, reject) => {
      if (broken !== undefined) return reject(broken);
      waiting.push({ asked, resolve, reject });
      // At the end of this turn of the loop, so that all that one turn asks goes together.
      if (waiting.length === 1) setImmediate(sendNext);
    });
  return { ask, waiting: () => waiting.length + underWay.length };
}

function settle(done: readonly Waiting[], said: Said): void {
  if (said.kind === 'answers') for (const [i, waiting] of done.entries()) answer(waiting, said.answers[i]);
  if (said.kind === 'failed') for (const { reject } of done) reject(new Error(`the store failed: ${said.problem}`));
}

const answer = ({ resolve, reject }: Waiting, given: unknown) => (given instanceof Error ? reject(given) : resolve(given));

function opened(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (said: Said) => {
      worker.off('error', reject);
      if (said.kind === 'refused') reject(new StartRefusal(said.sentence));
      else resolve();
    });
  });
}
