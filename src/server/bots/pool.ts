import { setTimeout as sleep } from 'node:timers/promises';
import { replyTime } from '#bots/reply-time.ts';
import type { Action } from '#engine/forms.ts';
import type { Source } from '../limits/limits.ts';
import type { Logger } from '../log.ts';
import { type Finished, ThreadPool, type ThreadPoolSettings } from '../threads/thread-pool.ts';
import { fromBytes, type BotTask, type Reply, toBytes } from './question.ts';

export interface BotSettings extends Pick<ThreadPoolSettings, 'threads' | 'queue' | 'patience'> {
  readonly log: Logger;
  /** How long after its thinking time a bot answers in games with hidden hands. */
  readonly replyMilliseconds: number;
  /** What a thread runs. Tests use threads that fail. */
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

  async decide(source: Source, question: BotTask): Promise<Action> {
    const { milliseconds } = question;
    const finished = await this.#threads.run({ source, write: () => written(question), milliseconds });
    const reply = fromBytes<Reply>(finished.reply as Uint8Array);
    if (!reply.ok) throw new Error(`a bot could not decide: ${reply.problem}`);
    if (question.hides) await this.#hold(question, finished);
    return reply.action;
  }

  /** Counted from when a thread took the question. How long it waited before depends on the load, not on the hand. */
  #hold({ level, milliseconds }: BotTask, { began, ended }: Finished): Promise<void> {
    const at = replyTime({ level, budget: milliseconds, began, ended }, this.#replyMilliseconds);
    return sleep(at - performance.now());
  }

  waiting(): number {
    return this.#threads.waiting();
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}

function written(question: BotTask) {
  const message = toBytes(question);
  return { message, transfer: [message.buffer] };
}
