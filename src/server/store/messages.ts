import type { MessagePort } from 'node:worker_threads';
import type { OperationName } from './operations.ts';

/** One operation asked of the store thread; a batch of them becomes one transaction. */
export type StoreRequest = readonly [operation: OperationName, ...values: readonly unknown[]];

/**
 * To the thread: a batch, a connection to another thread, an order to copy the database and answer through the port, or
 * an order to end.
 */
export type ToThread =
  | readonly StoreRequest[]
  | { readonly line: MessagePort }
  | { readonly copyTo: string; readonly port: MessagePort }
  | 'close';

/** Why a copy failed; undefined when it succeeded. */
export type Copied = string | undefined;

/**
 * From the thread: it is open, it will not open, the answers of a batch in order, or why none of it was done. An answer
 * that is an error concerns its caller alone; all others of the batch were done.
 */
export type Said =
  | { readonly kind: 'open' }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'answers'; readonly answers: readonly unknown[] }
  | { readonly kind: 'failed'; readonly problem: string };
