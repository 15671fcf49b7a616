import type { ReadonlySignal } from '@preact/signals';
import type { ClientMessage, HostMessage } from '#protocol/messages.ts';

/** `gone`: whoever is at the other end will not come back (a worker that could not start, another protocol). */
export type LinkState = 'joining' | 'open' | 'lost' | 'gone';

/**
 * The way to whoever hosts the tables: a server over a socket, or a worker in this browser. Both
 * speak the same messages. A link that breaks mends itself; what was said meanwhile is not kept:
 * whoever uses it asks again when it is open.
 */
export interface TableLink {
  readonly state: ReadonlySignal<LinkState>;
  send(message: ClientMessage): void;
  /** Gives back the function that ends the listening. */
  listen(hear: (message: HostMessage) => void): () => void;
  close(): void;
}

/** Tells every listener; both links are made of this. */
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
