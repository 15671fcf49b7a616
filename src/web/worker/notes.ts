import type { HostMessage } from '#protocol/messages.ts';
import type { InTheWay } from './database.ts';

/** What the worker says to its page beside the messages of a host. */
interface StoreNote {
  readonly type: 'storeNote';
  /** Undefined when nobody stands in the way any more. */
  readonly by: InTheWay | undefined;
}

export type WorkerMessage = HostMessage | StoreNote;
