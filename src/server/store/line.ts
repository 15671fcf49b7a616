import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { errorMessage } from '../log.ts';
import type { StoreRequest } from './messages.ts';
import type { AskStore } from './operations.ts';

/*
 * A line between the store and a thread that reads and writes much, past the thread that serves players: long histories
 * are never copied through it.
 */

interface Call {
  readonly id: number;
  readonly asked: StoreRequest;
}

type Reply = { readonly id: number } & ({ readonly answer: unknown } | { readonly problem: string });

/** Both ends: the first for the store, the second for the thread. */
export function newLine(): readonly [store: MessagePort, thread: MessagePort] {
  const { port1, port2 } = new MessageChannel();
  return [port1, port2];
}

/** The store's end: carries out the operations, one by one. */
export function serveLine(port: MessagePort, carryOut: (asked: StoreRequest) => unknown): void {
  port.on('message', ({ id, asked }: Call) => port.postMessage(replyTo(id, () => carryOut(asked))));
}

function replyTo(id: number, work: () => unknown): Reply {
  try {
    return { id, answer: work() };
  } catch (error) {
    return { id, problem: errorMessage(error) };
  }
}

/** The other end. */
export function askOver(port: MessagePort): AskStore {
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  let calls = 0;
  port.on('message', (reply: Reply) => {
    const call = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('problem' in reply) call?.reject(new Error(`the store failed: ${reply.problem}`));
    else call?.resolve(reply.answer);
  });
  const ask = (...asked: StoreRequest) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(calls, { resolve, reject });
      port.postMessage({ id: calls++, asked } satisfies Call);
    });
  return ask as AskStore;
}
