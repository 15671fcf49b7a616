import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import { refused } from '../refusals.ts';
import type { Answer, App, Ask } from './ask.ts';
import { compressed } from './compress.ts';

export interface Door {
  readonly app: App;
  /** The largest body for this method and path. */
  bodyLimit(method: string, path: string): number;
  readonly behindProxy: boolean;
  /** Told about whatever the app did not expect. */
  failed(error: unknown, method: string, path: string): void;
  readonly security: Readonly<Record<string, string>>;
}

const HEADERS_MILLISECONDS = 10_000;
const REQUEST_MILLISECONDS = 30_000;
const KEEP_ALIVE_MILLISECONDS = 60_000;

/** Puts the app behind node:http: reads bodies up to their limit, compresses, adds the security headers. */
export function listener(door: Door): Server {
  const server = createServer(
    { headersTimeout: HEADERS_MILLISECONDS, requestTimeout: REQUEST_MILLISECONDS },
    (request, response) => {
      void attend(door, request, response);
    },
  );
  server.keepAliveTimeout = KEEP_ALIVE_MILLISECONDS;
  return server;
}

async function attend(door: Door, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET' } = request;
  const { path, query } = readTarget(request.url ?? '/');
  try {
    const body = await readBody(request, door.bodyLimit(method, path));
    const ask: Ask = {
      method,
      path,
      query,
      headers: plain(request),
      address: addressOf(request, door.behindProxy),
      body: body ?? EMPTY,
    };
    const answer = body === undefined ? TOO_LARGE : await door.app(ask);
    send(response, await compressed(answer, ask.headers['accept-encoding']), door.security, method === 'HEAD');
  } catch (error) {
    door.failed(error, method, path);
    send(response, FAILED, door.security, false);
  }
}

const EMPTY = new Uint8Array();

/** The two answers that are given outside the app: the connection is of no more use after them. */
const TOO_LARGE = refused({ code: 'tooLarge' }, { connection: 'close' });
const FAILED = refused({ code: 'unavailable' }, { connection: 'close' });

function readTarget(target: string): Pick<Ask, 'path' | 'query'> {
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  const query = mark === -1 ? {} : Object.fromEntries(new URLSearchParams(target.slice(mark)));
  return { path, query };
}

/** Stops reading at the limit: a client that sends more has nothing to say to us. */
async function readBody(request: IncomingMessage, limit: number): Promise<Uint8Array | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined;
  if (request.method === 'GET' || request.method === 'HEAD') return EMPTY;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size > limit) return undefined;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

const plain = (request: IncomingMessage): Ask['headers'] =>
  Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );

/** The proxy appends the address it saw, so only the last one is not of the client's making. */
export function addressOf(request: IncomingMessage, behindProxy: boolean): string {
  const told = behindProxy ? request.headers['x-forwarded-for'] : undefined;
  const last = (Array.isArray(told) ? told.join(',') : told)?.split(',').at(-1)?.trim();
  return networkOf(last ?? request.socket.remoteAddress ?? 'unknown');
}

/** One subscriber has 2^64 addresses of IPv6, so what is counted there is the network: the first four groups. */
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
  response: ServerResponse,
  answer: Answer,
  security: Readonly<Record<string, string>>,
  headOnly: boolean,
): void {
  const body = answer.body ?? '';
  const length = String(Buffer.byteLength(body));
  response.writeHead(answer.status, { ...security, 'content-length': length, ...answer.headers });
  response.end(headOnly ? undefined : body);
}
