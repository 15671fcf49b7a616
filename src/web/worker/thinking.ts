import type { Action } from '#engine/forms.ts';
import type { BotLevel } from '#protocol/shapes.ts';
import type { BotQuestion } from '#table/bot-minder.ts';

export interface Asking {
  readonly number: number;
  readonly question: BotQuestion;
}

export type Thought =
  | { readonly number: number; readonly action: Action }
  | { readonly number: number; readonly problem: string };

interface Waiting {
  readonly asking: Asking;
  readonly resolve: (action: Action) => void;
  readonly reject: (problem: Error) => void;
}

/** A bot that fails is asked again by a new worker; one that keeps failing is replaced by a simpler one. */
const NEXT: Readonly<Record<BotLevel, readonly BotLevel[]>> = {
  search: ['search', 'search', 'greedy', 'random'],
  greedy: ['greedy', 'greedy', 'random'],
  random: ['random', 'random'],
};

/** Far longer than any bot takes: one that has not answered by then never will. */
const LONGEST_THOUGHT_MS = 30_000;

/** Between two rounds of attempts: what is broken, such as a file that cannot be fetched, may mend. */
const REST_MS = 3000;

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Bots think in a worker of their own: a table answers at once while they do. Nobody else can help a table without a
 * network, so a bot is asked until it has answered.
 */
export function newThinker(trouble: (problem: unknown) => void): (question: BotQuestion) => Promise<Action> {
  const ask = newBots();
  return async (question) => {
    for (;;) {
      for (const level of NEXT[question.level]) {
        try {
          return await ask({ ...question, level });
        } catch (problem) {
          trouble(problem);
        }
      }
      await rest(REST_MS);
    }
  };
}

/** One worker, replaced as soon as anything goes wrong in it: what it thinks of besides is asked of the next one. */
function newBots(): (question: BotQuestion) => Promise<Action> {
  const waiting = new Map<number, Waiting>();
  let number = 0;
  let worker: Worker | undefined;

  function start(): Worker {
    const started = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<Thought>) => {
      if ('action' in data) settle(data.number)?.resolve(data.action);
      else fail(data.number, data.problem);
    };
    started.onerror = ({ message }) => failAll(message);
    return started;
  }

  function settle(one: number): Waiting | undefined {
    const found = waiting.get(one);
    waiting.delete(one);
    return found;
  }

  function fail(one: number, problem: string): void {
    settle(one)?.reject(new Error(problem));
    replace();
    for (const { asking } of waiting.values()) post(asking);
  }

  /** Which of the questions broke it is unknown. */
  function failAll(problem: string): void {
    const all = [...waiting.values()];
    waiting.clear();
    replace();
    for (const { reject } of all) reject(new Error(`the worker of the bots broke: ${problem}`));
  }

  function replace(): void {
    worker?.terminate();
    worker = undefined;
  }

  function post(asking: Asking): void {
    worker ??= start();
    worker.postMessage(asking);
  }

  return (question) =>
    new Promise((resolve, reject) => {
      const asking: Asking = { number: number++, question };
      waiting.set(asking.number, { asking, resolve, reject });
      setTimeout(() => waiting.has(asking.number) && fail(asking.number, 'a bot did not answer'), LONGEST_THOUGHT_MS);
      post(asking);
    });
}
