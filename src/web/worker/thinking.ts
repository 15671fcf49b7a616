import type { Action } from '#engine/forms.ts';
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

/** Bots think in a worker of their own: a table answers at once while they do. A worker that breaks is replaced and asked again. */
export function newThinker(): (question: BotQuestion) => Promise<Action> {
  const waiting = new Map<number, Waiting>();
  let number = 0;
  let restarts = 0;
  let worker = start();

  function start(): Worker {
    const started = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<Thought>) => hear(data);
    started.onerror = () => {
      started.terminate();
      restarts += 1;
      if (restarts > 3) failAll();
      else {
        worker = start();
        for (const { asking } of waiting.values()) worker.postMessage(asking);
      }
    };
    return started;
  }

  function hear(thought: Thought): void {
    const one = waiting.get(thought.number);
    waiting.delete(thought.number);
    if ('action' in thought) one?.resolve(thought.action);
    else one?.reject(new Error(thought.problem));
  }

  function failAll(): void {
    for (const { reject } of waiting.values()) reject(new Error('the bots could not be started'));
    waiting.clear();
  }

  return (question) =>
    new Promise((resolve, reject) => {
      const asking: Asking = { number: number++, question };
      waiting.set(asking.number, { asking, resolve, reject });
      worker.postMessage(asking);
    });
}
