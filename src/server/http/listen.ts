import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import { refused } from '../refusals.ts';
import { atEndOfTick } from '../sockets/end-of-tick.ts';
import type { HttpResponse, App, HttpRequest } from './message.ts';
import type { BodyBudget } from './body-budget.ts';
import { compressed } from './compress.ts';

export interface Door {
  readonly app: App;
  readonly behindProxy: boolean;
  readonly headersMilliseconds: number;
  readonly requestMilliseconds: number;
  /** How much may be read at once. */
  readonly bodies: BodyBudget;
  /** Called with every error that the app did not expect. */
  failed(error: unknown, method: string, path: string): void;
  readonly security: Readonly<Record<string, string>>;
}

const KEEP_ALIVE_MILLISECONDS = 60_000;
/** A connection over which nothing moves for this long is closed, also one whose answer is not read. */
const IDLE_MILLISECONDS = 120_000;
/** How often node looks for connections that took too long; its default is every thirty seconds. */
const CHECKS_PER_TIMEOUT = 4;

/** Puts the app behind node:http: reads bodies up to their limit, compresses, adds the security headers. */
export function listener(door: Door): Server {
  const { headersMilliseconds, requestMilliseconds } = door;
  const server = createServer(
    {
      headersTimeout: headersMilliseconds,
      requestTimeout: Math.max(headersMilliseconds, requestMilliseconds),
      connectionsCheckingInterval: Math.ceil(Math.min(headersMilliseconds, requestMilliseconds) / CHECKS_PER_TIMEOUT),
      keepAliveTimeout: KEEP_ALIVE_MILLISECONDS,
    },
    (request, response) => atEndOfTick(() => void attend(door, request, response)),
  );
  server.setTimeout(IDLE_MILLISECONDS);
  return server;
}

async function attend(door: Door, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET' } = request;
  const { path, query } = readTarget(request.url ?? '/');
  const address = addressOf(request, door.behindProxy);
  const headers = plain(request);
  const room = newRoom(door.bodies, address);
  try {
    const readBody: HttpRequest['readBody'] = (limit) => readWithin(room, request, limit);
    const answer = await door.app({ method, path, query, headers, address, readBody });
    send(request, response, await compressed(answer, headers['accept-encoding']), door.security);
  } catch (error) {
    // A client that has gone is no fault, and there is nobody left to tell.
    if (request.destroyed && !request.complete) return;
    door.failed(error, method, path);
    send(request, response, FAILED, door.security);
  } finally {
    room.free();
  }
}

const EMPTY = new Uint8Array();

const FAILED = refused({ code: 'unavailable' }, { connection: 'close' });

function readTarget(target: string): Pick<HttpRequest, 'path' | 'query'> {
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  const query = mark === -1 ? {} : Object.fromEntries(new URLSearchParams(target.slice(mark)));
  return { path, query };
}

/** The memory that the body of one request takes, from its first byte until the answer is ready. */
function newRoom(bodies: BodyBudget, address: string) {
  let free = (): void => undefined;
  return {
    reserve(bytes: number): void {
      free = bodies.reserve(address, bytes);
    },
    free: () => free(),
  };
}

/** Reads a body if there is room for it beside the others. */
async function readWithin(
  room: ReturnType<typeof newRoom>,
  request: IncomingMessage,
  limit: number,
): Promise<Uint8Array | undefined> {
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return EMPTY;
  const announced = headers['content-length'];
  if (Number(announced ?? 0) > limit) return undefined;
  room.reserve(announced === undefined ? limit : Number(announced));
  return readBody(request, limit);
}

/** Stops reading at the limit. A longer body is refused anyway. */
async function readBody(request: IncomingMessage, limit: number): Promise<Uint8Array | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size > limit) return undefined;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

const plain = (request: IncomingMessage): HttpRequest['headers'] =>
  Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );

/** The proxy appends the address it saw, so only the last one was not written by the client. */
export function addressOf(request: IncomingMessage, behindProxy: boolean): string {
  const told = behindProxy ? request.headers['x-forwarded-for'] : undefined;
  const last = (Array.isArray(told) ? told.join(',') : told)?.split(',').at(-1)?.trim();
  return networkOf(last ?? request.socket.remoteAddress ?? 'unknown');
}

/** One subscriber has 2^64 addresses of IPv6, so the network is counted instead: the first four groups. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':').map((group) => group.replace(/^0+(?=.)/, '')));
  const [front, back] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  return `${[...front, ...Array<string>(zeros).fill('0'), ...back].slice(0, 4).join(':')}::/64`;
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: HttpResponse,
  security: Readonly<Record<string, string>>,
): void {
  const body = answer.body ?? '';
  const length = String(Buffer.byteLength(body));
  // An unread body would have to be read before the next request.
  const unread = request.complete ? {} : { connection: 'close' };
  response.writeHead(answer.status, { ...security, 'content-length': length, ...unread, ...answer.headers });
  response.end(request.method === 'HEAD' ? undefined : body);
}
