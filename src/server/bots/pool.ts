import { Worker } from 'node:worker_threads';
import type { Action } from '#engine/forms.ts';
import { type Log, sayError } from '../log.ts';
import { fromBytes, type Question, type Reply, toBytes } from './question.ts';

export interface PoolSettings {
  readonly threads: number;
  readonly queue: number;
  readonly log: Log;
  /** What a thread runs; tests bring worse ones. */
  readonly program?: URL;
  /** A thread that has not answered for so long is taken for dead. */
  readonly patience?: number;
}

/** No fault: the house closes. */
export class BotsClosed extends Error {
  override readonly name = 'BotsClosed';
}

interface Task {
  readonly question: Question;
  readonly resolve: (action: Action) => void;
  readonly reject: (error: Error) => void;
  tries: number;
}

interface Thread {
  readonly worker: Worker;
  task: Task | undefined;
  watchdog: NodeJS.Timeout | undefined;
}

const TRIES = 3;
const PATIENCE = 30_000;

/** Threads are started when they are first needed, and replaced when they die; a died-over question is asked again. */
export class Pool {
  readonly #settings: PoolSettings;
  readonly #queue: Task[] = [];
  readonly #threads = new Set<Thread>();
  #closed = false;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
  }

  /** The bot's decision; rejects when the queue is full or the question kills every thread that takes it. */
  decide(question: Question): Promise<Action> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new BotsClosed('the bots are closed'));
      if (this.#queue.length >= this.#settings.queue) return reject(new Error('too many bots are thinking'));
      this.#queue.push({ question, resolve, reject, tries: 0 });
      this.#takeNext();
    });
  }

  waiting(): number {
    return this.#queue.length;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new BotsClosed('the bots are closed'));
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }

  #takeNext(): void {
    while (this.#queue.length > 0 && !this.#closed) {
      const free = this.#freeThread();
      const next = free && this.#queue.shift();
      if (free === undefined || next === undefined) return;
      this.#give(free, next);
    }
  }

  #freeThread(): Thread | undefined {
    const free = [...this.#threads].find(({ task }) => task === undefined);
    return free ?? (this.#threads.size < this.#settings.threads ? this.#start() : undefined);
  }

  #start(): Thread {
    const { program = new URL('./think.worker.ts', import.meta.url), log } = this.#settings;
    const thread: Thread = { worker: new Worker(program), task: undefined, watchdog: undefined };
    this.#threads.add(thread);
    thread.worker.on('message', (bytes: Uint8Array) => this.#finish(thread, fromBytes<Reply>(bytes)));
    thread.worker.on('error', (error) => log.error('a thread of bots failed', { problem: sayError(error) }));
    thread.worker.on('exit', () => this.#replace(thread));
    return thread;
  }

  #give(thread: Thread, task: Task): void {
    const { patience = PATIENCE } = this.#settings;
    thread.task = task;
    task.tries += 1;
    thread.watchdog = setTimeout(() => void thread.worker.terminate(), patience + task.question.milliseconds);
    const bytes = toBytes(task.question);
    thread.worker.postMessage(bytes, [bytes.buffer]);
  }

  #finish(thread: Thread, reply: Reply): void {
    const task = release(thread);
    this.#takeNext();
    if (reply.ok) task?.resolve(reply.action);
    else task?.reject(new Error(`a bot could not decide: ${reply.problem}`));
  }

  #replace(thread: Thread): void {
    this.#threads.delete(thread);
    const task = release(thread);
    if (task !== undefined) this.#askAgain(task);
    this.#takeNext();
  }

  #askAgain(task: Task): void {
    if (this.#closed) task.reject(new BotsClosed('the bots are closed'));
    else if (task.tries < TRIES) this.#queue.unshift(task);
    else task.reject(new Error(`a bot's thread died ${task.tries} times over one question`));
  }
}

function release(thread: Thread): Task | undefined {
  const { task } = thread;
  clearTimeout(thread.watchdog);
  thread.task = undefined;
  return task;
}
