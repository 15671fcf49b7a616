import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { HttpRequest } from '../http/message.ts';
import { addressOf } from '../http/listen.ts';
import { isKnownHost, isOwnOrigin } from '../http/security.ts';
import { clearCookie, readClaim, writeCookie } from '../identity/cookie.ts';
import { newPersonId } from '../identity/person.ts';
import type { Source } from '../limits/limits.ts';
import type { TableServer } from '../live/table-server.ts';
import { errorMessage } from '../log.ts';
import { type ServerRefusal, refused } from '../refusals.ts';
import { isSecure } from '../api/gate.ts';
import { serveSocket } from './client.ts';
import { newHeartbeat } from './heartbeat.ts';
import { isOutdated, refuseOutdated } from './outdated.ts';
import { WORTH_BYTES } from './wire.ts';

const SOCKET_PATH = '/socket';

export interface Sockets {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly count: () => number;
  /** Closes all sockets politely. */
  readonly close: () => void;
  /** Ends all sockets at once. */
  readonly end: () => void;
}

interface Guest extends Source {
  readonly cookie?: string;
}

/** The door for sockets: the same questions as for requests, then one handshake. */
export function openSockets(tableServer: TableServer): Sockets {
  const server = newSocketServer(tableServer);
  const crowd = newCrowd(tableServer);
  const guests = new WeakMap<IncomingMessage, Guest>();
  server.on('headers', (headers, request) => {
    const cookie = guests.get(request)?.cookie;
    if (cookie !== undefined) headers.push(`Set-Cookie: ${cookie}`);
  });
  const heartbeat = newHeartbeat(tableServer.config.heartbeatMilliseconds);
  return {
    upgrade(request, socket, head) {
      // From here on node:http no longer listens to this socket. A reset connection without a listener would end the
      // process.
      socket.on('error', (error) => tableServer.log.debug('a handshake failed', { problem: errorMessage(error) }));
      const guest = admit(tableServer, request, crowd);
      if ('code' in guest) return turnAway(socket, guest);
      guests.set(request, guest);
      server.handleUpgrade(request, socket, head, (ws) => {
        const leave = crowd.enter(guest);
        socket.on('close', leave);
        heartbeat.watch(ws);
        if (isOutdated(request.url)) return refuseOutdated(ws);
        serveSocket(tableServer, { ws, stream: socket }, guest);
      });
    },
    count: () => server.clients.size,
    close() {
      heartbeat.stop();
      // 1012: the server restarts, come back later.
      for (const ws of server.clients) ws.close(1012);
    },
    end() {
      for (const ws of server.clients) ws.terminate();
    },
  };
}

function newSocketServer({ config }: TableServer): WebSocketServer {
  return new WebSocketServer({
    noServer: true,
    // A little more than is accepted: a message that is somewhat too long gets a refusal, a longer one ends the
    // connection.
    maxPayload: config.messageBytes * 4,
    autoPong: false,
    // No memory is kept from one message to the next: idle sockets must stay small.
    perMessageDeflate: {
      threshold: WORTH_BYTES,
      // One at a time: many long answers for one client must not take every core from the others.
      concurrencyLimit: 1,
      serverNoContextTakeover: true,
      clientNoContextTakeover: true,
      zlibDeflateOptions: { level: 3, memLevel: 7 },
    },
  });
}

function admit(tableServer: TableServer, request: IncomingMessage, crowd: Crowd): Guest | ServerRefusal {
  const headers = request.headers as Readonly<Record<string, string | undefined>>;
  const address = addressOf(request, tableServer.config.behindProxy);
  if (request.url?.split('?')[0] !== SOCKET_PATH) return { code: 'noSuchAddress' };
  if (!isKnownHost(headers['host'], tableServer.config)) return { code: 'foreignHost' };
  if (!isOwnOrigin(headers, tableServer.config.origins)) return { code: 'foreignOrigin' };
  const claim = readClaim(tableServer.signer, headers['cookie']);
  if (claim.kind === 'forged') return { code: 'badIdentity' };
  if (!tableServer.limits.requestsOfAddress.take(address)) return { code: 'tooMany' };
  const guest = claim.kind === 'person' ? { person: claim.person, address } : meet(tableServer, headers, address);
  return crowd.hasRoom(guest) ? guest : { code: 'tooMany' };
}

function meet(tableServer: TableServer, headers: HttpRequest['headers'], address: string): Guest {
  const person = newPersonId();
  return { person, address, cookie: writeCookie(tableServer.signer, person, isSecure(tableServer, { headers })) };
}

/** A client with a cookie of another server, or from before the data was lost, must drop it before it can connect. */
function turnAway(socket: Duplex, refusal: ServerRefusal): void {
  const { status, body } = refused(refusal);
  const text = String(body);
  const clearing = refusal.code === 'badIdentity' ? `set-cookie: ${clearCookie(false)}\r\n` : '';
  socket.end(
    `HTTP/1.1 ${status} Refused\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n${clearing}connection: close\r\n\r\n${text}`,
    () => socket.destroy(),
  );
}

interface Crowd {
  readonly hasRoom: (guest: Guest) => boolean;
  /** Counts a guest in. Returns the function that counts it out. */
  readonly enter: (guest: Guest) => () => void;
}

function newCrowd({ config }: TableServer): Crowd {
  const persons = new Map<string, number>();
  const addresses = new Map<string, number>();
  let all = 0;
  const count = (counts: Map<string, number>, key: string, by: number) => {
    const next = (counts.get(key) ?? 0) + by;
    if (next === 0) counts.delete(key);
    else counts.set(key, next);
  };
  const change = ({ person, address }: Guest, by: number) => {
    all += by;
    count(persons, person, by);
    count(addresses, address, by);
  };
  return {
    hasRoom: ({ person, address }) =>
      all < config.sockets &&
      (persons.get(person) ?? 0) < config.socketsPerPerson &&
      (addresses.get(address) ?? 0) < config.socketsPerAddress,
    enter(guest) {
      change(guest, 1);
      return () => change(guest, -1);
    },
  };
}
