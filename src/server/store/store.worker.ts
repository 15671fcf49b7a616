import { MessagePort, parentPort, workerData } from 'node:worker_threads';
import { sayError } from '../log.ts';
import { serveLine } from './line.ts';
import type { Asked, Said, ToStore } from './messages.ts';
import type { Operations } from './operations.ts';
import { type Database, openDatabase } from './sqlite.ts';

/** The store thread: every batch it is sent is one transaction, acknowledged when it is on disk. */
const port = parentPort;
if (port === null) throw new Error('the store thread was started as a program of its own');
const say = (said: Said) => port.postMessage(said);

try {
  serveBatches(openDatabase((workerData as { readonly path: string }).path));
  say({ kind: 'open' });
} catch (error) {
  say({ kind: 'refused', sentence: sayError(error) });
}

function serveBatches(database: Database): void {
  port?.on('message', (told: ToStore) => {
    if (told === 'close') {
      database.close();
      port.close();
    } else if (told instanceof MessagePort) serveLine(told, (asked) => performOne(database, asked));
    else say(perform(database, told));
  });
}

/** For a thread with a line of its own: each operation by itself. */
function performOne({ operations, commit }: Database, asked: Asked): unknown {
  let answer: unknown;
  commit(() => {
    answer = carryOut(operations, asked);
  });
  return answer;
}

function perform({ operations, commit }: Database, batch: readonly Asked[]): Said {
  const answers: unknown[] = [];
  try {
    commit(() => {
      for (const asked of batch) answers.push(carryOut(operations, asked));
    });
    return { kind: 'answers', answers };
  } catch (error) {
    return { kind: 'failed', problem: sayError(error) };
  }
}

/** The front's types made sure that the values fit the operation. */
function carryOut(operations: Operations, [name, ...values]: Asked): unknown {
  const operation = operations[name] as (...given: readonly unknown[]) => unknown;
  return operation(...values);
}
