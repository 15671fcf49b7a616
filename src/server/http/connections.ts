import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config.ts';
import { newLimiter } from '../limits/bucket.ts';
import { networkOf } from './listen.ts';

const MINUTE = 60_000;
/** A browser opens up to six connections where one would do. */
const CONNECTIONS_PER_REQUEST = 2;

/**
 * Closes connections of an address that has too many or opens them too fast, before anything is read. Behind a proxy
 * all connections come from the proxy, which must do this itself.
 */
export function limitConnections(server: Server, config: Config): void {
  server.maxConnections = config.connections;
  if (config.behindProxy) return;
  const open = new Map<string, number>();
  const arrivals = newLimiter(config.requestsPerMinuteAddress * CONNECTIONS_PER_REQUEST, MINUTE, () =>
    performance.now(),
  );
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? 'unknown');
    const count = open.get(address) ?? 0;
    if (count >= config.connectionsPerAddress || !arrivals.take(address)) return void socket.destroy();
    open.set(address, count + 1);
    socket.on('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}
