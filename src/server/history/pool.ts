import { refusal } from '#protocol/refusals.ts';
import type { Limits, Source } from '../limits/limits.ts';
import type { Logger } from '../log.ts';
import type { DataStore } from '../store/operations.ts';
import { PoolFull, ThreadPool } from '../threads/thread-pool.ts';
import type { HistoryAnswer, HistoryQuestion, HistoryReply } from './question.ts';

/** All questions whose cost grows with the length of a game, in threads of their own. */
export interface HistoryPool {
  readonly ask: (source: Source, question: HistoryQuestion) => Promise<HistoryAnswer>;
  readonly waiting: () => number;
  readonly close: () => Promise<void>;
}

export interface HistorySettings {
  readonly store: Pick<DataStore, 'connect'>;
  readonly limits: Pick<Limits, 'work' | 'written'>;
  readonly log: Logger;
  readonly queuePerPerson: number;
}

/** One is enough: people seldom read histories, and a small machine has no more cores. */
const THREADS = 1;
/** Of everybody together. */
const QUEUE = 256;

/** Each answer costs the person the processor time it took. A person whose time is used up waits. */
export function openHistoryPool({ store, limits, log, queuePerPerson }: HistorySettings): HistoryPool {
  const pool = new ThreadPool({
    name: 'history',
    program: new URL('./history.worker.ts', import.meta.url),
    threads: THREADS,
    queue: QUEUE,
    queuePerPerson,
    log,
    prepare(worker) {
      const line = store.connect();
      worker.postMessage(line, [line]);
    },
  });
  return {
    async ask(source, question) {
      if (!limits.work.has(source)) return TOO_MANY;
      try {
        const { reply } = await pool.run({
          source,
          write: () => ({ message: question, transfer: [] }),
          milliseconds: 0,
        });
        const { answer, milliseconds } = reply as HistoryReply;
        limits.work.charge(source, milliseconds);
        if ('problem' in answer) throw new Error(answer.problem);
        if (answer.ok && answer.stored !== undefined) limits.written.charge(source, answer.stored);
        return answer;
      } catch (error) {
        if (error instanceof PoolFull) return TOO_MANY;
        throw error;
      }
    },
    waiting: () => pool.waiting(),
    close: () => pool.close(),
  };
}

const TOO_MANY: HistoryAnswer = { ok: false, refusal: refusal('tooMany') };
