import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { HostMessage } from '#protocol/messages.ts';

/** Sockets are asked in this many groups, one after the other: thousands at once would hold up everybody else. */
const GROUPS = 100;
const PAYLOAD_BYTES = 8;

const HEARTBEAT = JSON.stringify({ type: 'heartbeat' } satisfies HostMessage);

export interface Heartbeat {
  readonly watch: (ws: WebSocket) => void;
  readonly stop: () => void;
}

/**
 * Asks every socket once in a period whether it is still there, and cuts one that has not answered by the next time.
 * Only the answer to that very question counts, so a client that does not read cannot pretend to. Pages cannot see
 * pings, so they get a message as well.
 */
export function newHeartbeat(period: number): Heartbeat {
  const groups = Array.from({ length: GROUPS }, () => new Set<WebSocket>());
  let current = 0;
  const timer = setInterval(() => {
    current = (current + 1) % GROUPS;
    for (const ws of groups[current] ?? []) beat(ws);
  }, period / GROUPS).unref();
  return {
    watch(ws) {
      const group = groups[current];
      group?.add(ws);
      ws.on('close', () => group?.delete(ws));
      ws.on('pong', (data) => {
        if (asked.get(ws)?.equals(data) === true) asked.delete(ws);
      });
    },
    stop: () => clearInterval(timer),
  };
}

const asked = new WeakMap<WebSocket, Buffer>();

function beat(ws: WebSocket): void {
  // Nothing is read from it at the moment, not even answers. Its full buffer has a time limit of its own.
  if (ws.isPaused) return;
  if (asked.has(ws)) return ws.terminate();
  const payload = randomBytes(PAYLOAD_BYTES);
  asked.set(ws, payload);
  ws.ping(payload);
  ws.send(HEARTBEAT);
}
