import { setTimeout as sleep } from 'node:timers/promises';
import type { Action } from '#engine/forms.ts';
import type { Source } from '../limits/limits.ts';
import type { Log } from '../log.ts';
import { type Finished, ThreadPool, type ThreadPoolSettings } from '../threads/thread-pool.ts';
import { fromBytes, type Question, type Reply, toBytes } from './question.ts';

export interface BotSettings extends Pick<ThreadPoolSettings, 'threads' | 'queue' | 'patience'> {
  readonly log: Log;
  /** How long after its thinking time a bot answers where hands are hidden. */
  readonly replyMilliseconds: number;
  /** What a thread runs; tests bring worse ones. */
  readonly program?: URL;
}

/** The threads in which bots think. */
export class BotPool {
  readonly #threads: ThreadPool;
  readonly #replyMilliseconds: number;

  constructor({ program, replyMilliseconds, ...settings }: BotSettings) {
    this.#replyMilliseconds = replyMilliseconds;
    this.#threads = new ThreadPool({
      ...settings,
      name: 'bots',
      queuePerPerson: settings.queue,
      program: program ?? new URL('./think.worker.ts', import.meta.url),
    });
  }

  async decide(source: Source, question: Question): Promise<Action> {
    const { milliseconds } = question;
    const finished = await this.#threads.run({ source, write: () => written(question), milliseconds });
    const reply = fromBytes<Reply>(finished.reply as Uint8Array);
    if (!reply.ok) throw new Error(`a bot could not decide: ${reply.problem}`);
    if (question.hides) await this.#hold(question, finished);
    return reply.action;
  }

  /**
   * How long a bot thinks depends on its hand: with one legal action it answers at once. So the answer is held back until
   * a moment that depends on nothing but when the thread took the question, which the load of the server decides.
   */
  #hold({ level, milliseconds }: Question, { began, ended }: Finished): Promise<void> {
    const slot = (level === 'search' ? milliseconds : 0) + this.#replyMilliseconds;
    const slots = slot === 0 ? 0 : Math.max(1, Math.ceil((ended - began) / slot));
    return sleep(began + slots * slot - performance.now());
  }

  waiting(): number {
    return this.#threads.waiting();
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}

function written(question: Question) {
  const message = toBytes(question);
  return { message, transfer: [message.buffer] };
}
