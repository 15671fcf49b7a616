import type { MessagePort } from 'node:worker_threads';
import type { OperationName } from './operations.ts';

/** One operation asked of the store thread; a batch of them becomes one transaction. */
export type StoreRequest = readonly [operation: OperationName, ...values: readonly unknown[]];

/**
 * To the thread: a batch, a line to yet another thread, that it shall copy the database and answer by the port, or that it
 * shall end.
 */
export type ToThread =
  | readonly StoreRequest[]
  | { readonly line: MessagePort }
  | { readonly copyTo: string; readonly port: MessagePort }
  | 'close';

/** What became of a copy: why not, or nothing. */
export type Copied = string | undefined;

/**
 * From the thread: that it is open, that it will not open, the answers of a batch in order, or why none of it was done. An
 * answer that is an error is for the one who asked; all others of the batch were done.
 */
export type Said =
  | { readonly kind: 'open' }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'answers'; readonly answers: readonly unknown[] }
  | { readonly kind: 'failed'; readonly problem: string };
