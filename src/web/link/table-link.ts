import type { ReadonlySignal } from '@preact/signals';
import type { ClientMessage, HostMessage } from '#protocol/messages.ts';

/** `gone`: the other end will not come back (a worker that could not start, another protocol). */
export type LinkState = 'joining' | 'open' | 'lost' | 'gone';

/**
 * The connection to the host of the tables: a server over a socket, or a worker in this browser. Both
 * use the same messages. A broken link reconnects by itself. What was sent meanwhile is not kept:
 * the caller asks again when the link is open.
 */
export interface TableLink {
  readonly state: ReadonlySignal<LinkState>;
  send(message: ClientMessage): void;
  /** Returns the function that stops the listening. */
  listen(hear: (message: HostMessage) => void): () => void;
  close(): void;
}

/** Tells every listener; both links use this. */
export function newListeners() {
  let listeners: readonly ((message: HostMessage) => void)[] = [];
  const tell = (message: HostMessage): void => {
    for (const hear of listeners) hear(message);
  };
  const listen = (hear: (message: HostMessage) => void): (() => void) => {
    listeners = [...listeners, hear];
    return () => (listeners = listeners.filter((kept) => kept !== hear));
  };
  return { tell, listen };
}
