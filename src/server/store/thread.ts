import { MessageChannel, Worker } from 'node:worker_threads';
import { StartRefusal } from '../start-refusal.ts';
import type { Asked, Copied, Said, ToThread } from './messages.ts';
import type { AskStore, Store } from './operations.ts';

interface Waiting {
  readonly asked: Asked;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

export interface StoreThread extends Store {
  /** Resolves when the thread is gone for good; whoever runs the server must end it. */
  readonly lost: Promise<Error>;
  /** A consistent copy of the database in a new file, while everything else goes on. */
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
 * Group commit. While one batch is on its way to the disk everything else waits, and goes as the next batch,
 * however many there are: load makes batches larger, not queues longer.
 *
 * A thread that dies is replaced. Whether the batch it had was kept is unknown, so those who asked are told of a failure and look
 * again, as after any failed write; what was still waiting goes to the next thread.
 */
export async function openStoreThread(path: string, needs: ThreadNeeds = {}): Promise<StoreThread> {
  const { start = startThread, restarted } = needs;
  const open = async () => {
    const worker = start(path);
    await opened(worker);
    return worker;
  };
  const batches = newBatches();
  const life = newLife({ open, batches, restarted: restarted ?? (() => undefined) });
  await life.begin();
  return {
    ask: batches.ask as AskStore,
    waiting: batches.waiting,
    lost: life.lost,
    copyTo: life.copyTo,
    async close() {
      if (batches.isBroken()) return;
      // Answers come in order: this one after all that was asked before it.
      await batches.ask('kept', '');
      await life.end();
    },
  };
}

type Batches = ReturnType<typeof newBatches>;

function newBatches() {
  let worker: Worker | undefined;
  let waiting: Waiting[] = [];
  let underWay: Waiting[] = [];
  let broken: Error | undefined;
  const sendNext = () => {
    if (worker === undefined || underWay.length > 0 || waiting.length === 0) return;
    underWay = waiting;
    waiting = [];
    worker.postMessage(underWay.map(({ asked }) => asked));
  };
  const drop = (error: Error) => {
    worker = undefined;
    for (const { reject } of underWay.splice(0)) reject(error);
  };
  return {
    /** From now on this thread is asked. */
    use(next: Worker) {
      worker = next;
      next.on('message', (said: Said) => {
        const done = underWay;
        underWay = [];
        sendNext();
        settle(done, said);
      });
      sendNext();
    },
    /** The thread is gone, with what it was doing. */
    drop,
    /** There will be no other. */
    breakOff(error: Error) {
      broken ??= error;
      drop(broken);
      for (const { reject } of waiting.splice(0)) reject(broken);
    },
    isBroken: () => broken !== undefined,
    ask: (...asked: Asked) =>
      new Promise<unknown>((resolve, reject) => {
        if (broken !== undefined) return reject(broken);
        waiting.push({ asked, resolve, reject });
        // At the end of this turn of the loop, so that all that one turn asks goes together.
        if (waiting.length === 1) setImmediate(sendNext);
      }),
    waiting: () => waiting.length + underWay.length,
  };
}

function settle(done: readonly Waiting[], said: Said): void {
  if (said.kind === 'answers') for (const [i, waiting] of done.entries()) answer(waiting, said.answers[i]);
  if (said.kind === 'failed') for (const { reject } of done) reject(new Error(`the store failed: ${said.problem}`));
}

const answer = ({ resolve, reject }: Waiting, given: unknown) =>
  given instanceof Error ? reject(given) : resolve(given);

/** A thread that dies more often than this within a minute is not started again. */
const DEATHS = 5;
const DEATHS_WITHIN = 60_000;

interface LifeNeeds {
  readonly open: () => Promise<Worker>;
  readonly batches: Batches;
  readonly restarted: (problem: Error) => void;
}

/** Keeps one thread alive until it is told to end. */
function newLife({ open, batches, restarted }: LifeNeeds) {
  let worker: Worker | undefined;
  let isEnding = false;
  let deaths: number[] = [];
  const lost = Promise.withResolvers<Error>();
  const lose = (error: Error) => {
    batches.breakOff(error);
    lost.resolve(error);
  };
  const replace = async (problem: Error) => {
    const now = performance.now();
    deaths = [...deaths.filter((death) => death > now - DEATHS_WITHIN), now];
    batches.drop(problem);
    if (deaths.length > DEATHS) return lose(problem);
    try {
      await begin();
      restarted(problem);
    } catch (error) {
      lose(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const begin = async () => {
    const next = await open();
    let problem = new Error('the store thread ended');
    next.on('error', (error: unknown) => {
      problem = new Error(`the store thread ended: ${error instanceof Error ? error.message : String(error)}`);
    });
    next.on('exit', () => (isEnding ? batches.breakOff(new Error('the store is closed')) : void replace(problem)));
    worker = next;
    batches.use(next);
  };
  const end = async () => {
    isEnding = true;
    const gone = new Promise((resolve) => worker?.once('exit', resolve));
    worker?.postMessage('close');
    await gone;
  };
  const copyTo = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      port1.once('message', (copied: Copied) => {
        port1.close();
        return copied === undefined ? resolve() : reject(new Error(copied));
      });
      // The thread died, or there is none.
      port1.once('close', () => reject(new Error('the database was not copied')));
      if (worker === undefined) port1.close();
      else worker.postMessage({ copyTo: path, port: port2 } satisfies ToThread, [port2]);
    });
  return { begin, end, copyTo, lost: lost.promise };
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
