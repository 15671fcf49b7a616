import { parentPort, workerData } from 'node:worker_threads';
import { errorMessage } from '../log.ts';
import { serveLine } from './line.ts';
import type { StoreRequest, Copied, Said, ToThread } from './messages.ts';
import type { OperationName, Operations } from './operations.ts';
import { type Database, openDatabase } from './sqlite.ts';

/** The store thread: every batch it is sent is one transaction, acknowledged when it is on disk. */
const port = parentPort;
if (port === null) throw new Error('the store thread was started as a program of its own');
const say = (said: Said) => port.postMessage(said);

try {
  serveBatches(openDatabase((workerData as { readonly path: string }).path));
  say({ kind: 'open' });
} catch (error) {
  say({ kind: 'refused', sentence: errorMessage(error) });
}

function serveBatches(database: Database): void {
  port?.on('message', (told: ToThread) => {
    if (told === 'close') {
      database.close();
      port.close();
    } else if ('copyTo' in told) {
      void copy(database, told.copyTo).then((copied) => told.port.postMessage(copied));
    } else if ('line' in told) {
      serveLine(told.line, (asked) => performOne(database, asked));
    } else {
      say(perform(database, told));
    }
  });
}

/** For a thread with a line of its own: each operation by itself. */
function performOne({ operations, commit, isOpen }: Database, asked: StoreRequest): unknown {
  let answer: unknown;
  commit(() => {
    answer = carryOut(operations, asked, isOpen);
  });
  if (answer instanceof Error) throw answer;
  return answer;
}

const copy = (database: Database, path: string): Promise<Copied> =>
  database.copyTo(path).then(() => undefined, errorMessage);

function perform({ operations, commit, isOpen }: Database, batch: readonly StoreRequest[]): Said {
  const answers: unknown[] = [];
  try {
    commit(() => {
      for (const asked of batch) answers.push(carryOut(operations, asked, isOpen));
    });
    return { kind: 'answers', answers };
  } catch (error) {
    return { kind: 'failed', problem: errorMessage(error) };
  }
}

/**
 * An operation that only reads leaves nothing half done. When one fails, as at a damaged table, the others of the batch
 * still succeed.
 */
const READS: ReadonlySet<OperationName> = new Set([
  'load',
  'entries',
  'summary',
  'tablesOf',
  'listed',
  'countOpen',
  'owing',
  'overdue',
  'finishedBefore',
  'person',
  'kept',
  'newest',
]);

/** The types of the caller guarantee that the values fit the operation. */
function carryOut(operations: Operations, [name, ...values]: StoreRequest, isOpen: () => boolean): unknown {
  const operation = operations[name] as (...given: readonly unknown[]) => unknown;
  try {
    return operation(...values);
  } catch (error) {
    if (READS.has(name) && isOpen()) return new Error(errorMessage(error));
    throw error;
  }
}
