import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { contentOf } from './frame.ts';
import type { Wire } from './outbox.ts';

/** A socket and the stream below it. Only the stream can hold messages back. */
export interface SocketLine {
  readonly ws: WebSocket;
  readonly stream: Duplex;
}

/** Most updates fit one packet as they are. Only full updates and long logs are worth compressing. */
export const WORTH_BYTES = 4096;

/**
 * Long messages are compressed by `ws`, which takes time, and nothing may overtake them. Short ones are not compressed.
 * They are framed already and written in one piece, where `ws` would write two.
 */
export function wireOf({ ws, stream }: SocketLine): Wire {
  let packing = 0;
  return {
    get bufferedAmount() {
      return ws.bufferedAmount;
    },
    send(frame, sent) {
      const isShort = frame.bytes.length < WORTH_BYTES && packing === 0;
      if (isShort && ws.readyState === ws.OPEN) return void stream.write(frame.bytes, sent);
      packing += 1;
      ws.send(contentOf(frame), { binary: false }, () => {
        packing -= 1;
        sent();
      });
    },
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
