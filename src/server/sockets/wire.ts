import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Wire } from './outbox.ts';

/** A socket and the stream below it. Only the stream can hold messages back. */
export interface SocketLine {
  readonly ws: WebSocket;
  readonly stream: Duplex;
}

/** Most updates fit one packet as they are. Only full updates and long logs are worth compressing. */
export const WORTH_BYTES = 4096;

/**
 * What a socket is sent in one turn of the loop leaves together: an action brings it an answer and some updates. One by
 * one, an action took a fifth more of the main thread.
 */
export function wireOf({ ws, stream }: SocketLine): Wire {
  return {
    get bufferedAmount() {
      return ws.bufferedAmount;
    },
    send: (content, sent) => ws.send(content, { binary: false }, sent),
    hold: () => holdBack(stream),
  };
}

const heldBack = new Set<Duplex>();

function holdBack(stream: Duplex): void {
  if (heldBack.has(stream)) return;
  stream.cork();
  if (heldBack.size === 0) setImmediate(letThrough);
  heldBack.add(stream);
}

/** At the end of this turn of the loop, sends each socket everything it was given. */
function letThrough(): void {
  for (const stream of heldBack) stream.uncork();
  heldBack.clear();
}
