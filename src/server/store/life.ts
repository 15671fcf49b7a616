import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import type { Batches } from './batches.ts';
import { newLine } from './line.ts';
import type { Copied, ToThread } from './messages.ts';

/** A thread that dies more often than this within a minute is not started again. */
const DEATHS = 5;
const DEATHS_WITHIN = 60_000;

interface LifeNeeds {
  readonly open: () => Promise<Worker>;
  readonly batches: Batches;
  readonly restarted: (problem: Error) => void;
}

/** Keeps one thread alive until it is told to end. */
export function newLife({ open, batches, restarted }: LifeNeeds) {
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
  const copyTo = (path: string) => copyBy(worker, path);
  return { begin, end, copyTo, connect: () => lineTo(worker), lost: lost.promise };
}

/** A connection to the current thread. It is closed when that thread dies, and at once if there is none. */
function lineTo(worker: Worker | undefined): MessagePort {
  const [store, thread] = newLine();
  if (worker === undefined) store.close();
  else worker.postMessage({ line: store } satisfies ToThread, [store]);
  return thread;
}

function copyBy(worker: Worker | undefined, path: string): Promise<void> {
  return new Promise<void>((resolve, reject) => {
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
}
