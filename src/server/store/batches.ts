import type { Worker } from 'node:worker_threads';
import type { StoreRequest, Said } from './messages.ts';

interface Waiting {
  readonly asked: StoreRequest;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Group commit. While one batch is being written to disk, all new operations wait and then go together as the next
 * batch. So load makes batches larger, not queues longer.
 */
export class Batches {
  #worker: Worker | undefined;
  #waiting: Waiting[] = [];
  #underWay: Waiting[] = [];
  #broken: Error | undefined;

  get isBroken(): boolean {
    return this.#broken !== undefined;
  }

  get waiting(): number {
    return this.#waiting.length + this.#underWay.length;
  }

  ask(...asked: StoreRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#broken !== undefined) return reject(this.#broken);
      this.#waiting.push({ asked, resolve, reject });
      // At the end of this turn of the loop, so that everything asked in one turn goes together.
      if (this.#waiting.length === 1) setImmediate(() => this.#sendNext());
    });
  }

  /** From now on operations go to this thread. */
  use(worker: Worker): void {
    this.#worker = worker;
    worker.on('message', (said: Said) => {
      const done = this.#underWay;
      this.#underWay = [];
      this.#sendNext();
      settle(done, said);
    });
    this.#sendNext();
  }

  /** The thread is gone, and so is the batch it was working on. */
  drop(error: Error): void {
    this.#worker = undefined;
    for (const { reject } of this.#underWay.splice(0)) reject(error);
  }

  /** There will be no other thread. */
  breakOff(error: Error): void {
    this.#broken ??= error;
    this.drop(this.#broken);
    for (const { reject } of this.#waiting.splice(0)) reject(this.#broken);
  }

  #sendNext(): void {
    if (this.#worker === undefined || this.#underWay.length > 0 || this.#waiting.length === 0) return;
    this.#underWay = this.#waiting;
    this.#waiting = [];
    this.#worker.postMessage(this.#underWay.map(({ asked }) => asked));
  }
}

function settle(done: readonly Waiting[], said: Said): void {
  if (said.kind === 'answers') for (const [i, waiting] of done.entries()) answer(waiting, said.answers[i]);
  if (said.kind === 'failed') for (const { reject } of done) reject(new Error(`the store failed: ${said.problem}`));
}

const answer = ({ resolve, reject }: Waiting, given: unknown) =>
  given instanceof Error ? reject(given) : resolve(given);
