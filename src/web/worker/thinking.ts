import { replyTime } from '#bots/reply-time.ts';
import type { Action } from '#engine/forms.ts';
import { type BotLevel, downFrom } from '#engine/bot-level.ts';
import type { BotQuestion } from '#table/bot-minder.ts';
import { BUDGET_MS } from './budget.ts';

export interface Asking {
  readonly number: number;
  readonly question: BotQuestion;
}

export type Thought =
  | { readonly number: number; readonly action: Action }
  | { readonly number: number; readonly problem: string };

interface Waiting {
  readonly asking: Asking;
  readonly tooLong: ReturnType<typeof setTimeout>;
  readonly resolve: (action: Action) => void;
  readonly reject: (problem: Error) => void;
}

/** A bot that fails is asked again by a new worker; one that keeps failing is replaced by a simpler one. */
const attempts = (level: BotLevel): readonly BotLevel[] => [level, ...downFrom(level)];

/** Far longer than any bot takes: one that has not answered by then never will. */
const LONGEST_THOUGHT_MS = 20_000;

/** Where hands are hidden, bots answer this long after their thinking time. */
const REPLY_MS = 100;

/** Between two rounds of attempts: what is broken, such as a file that cannot be fetched, may mend. */
const REST_MS = 3000;

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Bots think in a worker of their own: a table answers at once while they do. Nobody else can help a table without a
 * network, so a bot is asked until it has answered.
 */
export function newThinker(trouble: (problem: unknown) => void): (question: BotQuestion) => Promise<Action> {
  const bots = new Bots();
  return async (question) => {
    for (;;) {
      for (const level of attempts(question.level)) {
        try {
          return await unhurried({ ...question, level }, (asked) => bots.ask(asked));
        } catch (problem) {
          trouble(problem);
        }
      }
      await rest(REST_MS);
    }
  };
}

/** Where hands are hidden, the time of an answer tells nothing. */
async function unhurried(question: BotQuestion, ask: (question: BotQuestion) => Promise<Action>): Promise<Action> {
  const began = performance.now();
  const action = await ask(question);
  if (!question.hides) return action;
  const ended = performance.now();
  await rest(replyTime({ level: question.level, budget: BUDGET_MS, began, ended }, REPLY_MS) - ended);
  return action;
}

/** One worker, replaced as soon as anything goes wrong in it. The next one gets its other questions. */
class Bots {
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #worker: Worker | undefined;

  ask(question: BotQuestion): Promise<Action> {
    return new Promise((resolve, reject) => {
      const asking: Asking = { number: this.#asked++, question };
      const { number } = asking;
      const tooLong = setTimeout(() => this.#fail(number, 'a bot did not answer'), LONGEST_THOUGHT_MS);
      this.#waiting.set(number, { asking, tooLong, resolve, reject });
      this.#post(asking);
    });
  }

  #post(asking: Asking): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(asking);
  }

  #start(): Worker {
    const started = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<Thought>) => {
      if ('action' in data) this.#settle(data.number)?.resolve(data.action);
      else this.#fail(data.number, data.problem);
    };
    started.onerror = ({ message }) => this.#failAll(message);
    return started;
  }

  #settle(number: number): Waiting | undefined {
    const one = this.#waiting.get(number);
    clearTimeout(one?.tooLong);
    this.#waiting.delete(number);
    return one;
  }

  #fail(number: number, problem: string): void {
    this.#settle(number)?.reject(new Error(problem));
    this.#stop();
    for (const { asking } of this.#waiting.values()) this.#post(asking);
  }

  /** Which of the questions broke it is unknown. */
  #failAll(problem: string): void {
    this.#stop();
    for (const number of this.#waiting.keys()) {
      this.#settle(number)?.reject(new Error(`the worker of the bots broke: ${problem}`));
    }
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
