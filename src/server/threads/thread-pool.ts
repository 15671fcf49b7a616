import { type Transferable, Worker } from 'node:worker_threads';
import type { Source } from '../limits/limits.ts';
import { type Logger, errorMessage } from '../log.ts';
import { FairQueue } from './fair-queue.ts';

export interface ThreadPoolSettings {
  /** What the threads do, for the log. */
  readonly name: string;
  /** What a thread runs: one message in, one out. */
  readonly program: URL;
  readonly threads: number;
  /** How many tasks may wait, in total and for one person. */
  readonly queue: number;
  readonly queuePerPerson: number;
  readonly log: Logger;
  /** A thread that has not answered for this long is treated as dead. */
  readonly patience?: number;
  /** What each new thread gets before its first task. */
  readonly prepare?: (worker: Worker) => void;
}

export interface Task {
  /** The person the task is for: threads are shared fairly. */
  readonly source: Source;
  /** Writes the message, again for each thread that is tried. */
  readonly write: () => { readonly message: unknown; readonly transfer: readonly Transferable[] };
  /** How long the task itself may take. */
  readonly milliseconds: number;
}

/** A thread's answer, and when it began and finished working on it. */
export interface Finished {
  readonly reply: unknown;
  readonly began: number;
  readonly ended: number;
}

/** Not an error: the server stops. */
export class PoolClosed extends Error {
  override readonly name = 'PoolClosed';
}

/** Too many tasks wait already. */
export class PoolFull extends Error {
  override readonly name = 'PoolFull';
}

interface Waiting {
  readonly task: Task;
  readonly resolve: (finished: Finished) => void;
  readonly reject: (error: Error) => void;
  tries: number;
  began: number;
}

interface Thread {
  readonly worker: Worker;
  waiting: Waiting | undefined;
  watchdog: NodeJS.Timeout | undefined;
}

const TRIES = 3;
const PATIENCE = 30_000;

/** Threads are started when they are first needed and replaced when they die. Then the task is tried again. */
export class ThreadPool {
  readonly #settings: ThreadPoolSettings;
  readonly #queue: FairQueue<Waiting>;
  readonly #threads = new Set<Thread>();
  #closed = false;

  constructor(settings: ThreadPoolSettings) {
    this.#settings = settings;
    this.#queue = new FairQueue(settings.queuePerPerson);
  }

  /** Rejects when the queue is full, or when the task kills every thread that takes it. */
  run(task: Task): Promise<Finished> {
    return new Promise((resolve, reject) => {
      const { name, queue } = this.#settings;
      if (this.#closed) return reject(new PoolClosed(`${name} closed`));
      const waiting: Waiting = { task, resolve, reject, tries: 0, began: 0 };
      if (this.#queue.size >= queue || !this.#queue.push(task.source, waiting))
        return reject(new PoolFull(`too many ${name} wait`));
      this.#takeNext();
    });
  }

  waiting(): number {
    return this.#queue.size;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#queue.clear()) reject(new PoolClosed(`${this.#settings.name} closed`));
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }

  #takeNext(): void {
    while (this.#queue.size > 0 && !this.#closed) {
      const free = this.#freeThread();
      const next = free && this.#queue.shift();
      if (free === undefined || next === undefined) return;
      this.#give(free, next);
    }
  }

  #freeThread(): Thread | undefined {
    const free = [...this.#threads].find(({ waiting }) => waiting === undefined);
    return free ?? (this.#threads.size < this.#settings.threads ? this.#start() : undefined);
  }

  #start(): Thread {
    const { program, log, name, prepare } = this.#settings;
    const thread: Thread = { worker: new Worker(program), waiting: undefined, watchdog: undefined };
    this.#threads.add(thread);
    prepare?.(thread.worker);
    thread.worker.on('message', (reply: unknown) => this.#finish(thread, reply));
    thread.worker.on('error', (error) => log.error('a thread failed', { of: name, problem: errorMessage(error) }));
    thread.worker.on('exit', () => this.#replace(thread));
    return thread;
  }

  #give(thread: Thread, waiting: Waiting): void {
    const { patience = PATIENCE } = this.#settings;
    const { message, transfer } = waiting.task.write();
    thread.waiting = waiting;
    waiting.tries += 1;
    waiting.began = performance.now();
    thread.watchdog = setTimeout(() => void thread.worker.terminate(), patience + waiting.task.milliseconds);
    thread.worker.postMessage(message, transfer);
  }

  #finish(thread: Thread, reply: unknown): void {
    const done = release(thread);
    this.#takeNext();
    done?.resolve({ reply, began: done.began, ended: performance.now() });
  }

  #replace(thread: Thread): void {
    this.#threads.delete(thread);
    const lost = release(thread);
    if (lost !== undefined) this.#tryAgain(lost);
    this.#takeNext();
  }

  #tryAgain(lost: Waiting): void {
    const { name } = this.#settings;
    if (this.#closed) lost.reject(new PoolClosed(`${name} closed`));
    else if (lost.tries < TRIES) this.#queue.restore(lost.task.source, lost);
    else lost.reject(new Error(`a thread of ${name} died ${lost.tries} times over one task`));
  }
}

function release(thread: Thread): Waiting | undefined {
  const { waiting } = thread;
  clearTimeout(thread.watchdog);
  thread.waiting = undefined;
  return waiting;
}
