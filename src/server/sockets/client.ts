import type { WebSocket } from 'ws';
import { z } from 'zod';
import { type ClientMessage, clientMessageSchema, type HostMessage } from '#protocol/messages.ts';
import { type Refusal, refusal } from '#protocol/refusals.ts';
import { keySchema } from '#protocol/shapes.ts';
import { problemOf } from '../api/problem.ts';
import type { Source } from '../limits/limits.ts';
import { errorMessage } from '../log.ts';
import type { Client, TableServer } from '../live/table-server.ts';
import { Outbox } from './outbox.ts';
import { atEndOfTick } from './end-of-tick.ts';
import { type SocketLine, wireOf } from './wire.ts';

/** Policy violation: the only way to stop a client that ignores the warnings. */
const FLOODING = 1008;
const TRY_AGAIN_LATER = 1013;

/** After this many refusals in a row for flooding the socket is closed. */
const WARNINGS = 50;

/** How many questions of one socket are answered at once. More are not read until some of these are done. */
const MOST_AT_ONCE = 64;

let sockets = 0;

/** One socket, from its first message to its last. */
export function serveSocket(tableServer: TableServer, line: SocketLine, source: Source): void {
  const { ws } = line;
  // The client reconnects and gets the current state. No unhandled rejection may end the process.
  const failed = (error: unknown) => {
    tableServer.log.error('an update could not be sent', { problem: errorMessage(error) });
    ws.close(TRY_AGAIN_LATER);
  };
  const reading = newReading(ws);
  const outbox = new Outbox(wireOf(line), {
    bufferBytes: tableServer.config.bufferBytes,
    stalledMilliseconds: tableServer.config.stalledMilliseconds,
    askForFullUpdate: ({ table, viewer }) =>
      void tableServer.receive(client, { type: 'watch', table, viewer }).catch(failed),
    giveUp: () => closeSlow(ws),
    stopReading: () => reading.stop('full'),
    readOn: () => reading.goOn('full'),
  });
  const client: Client = {
    ...source,
    id: `socket ${sockets++}`,
    send: (message) => atEndOfTick(() => outbox.send(message)),
  };
  listen(tableServer, client, ws, reading);
  ws.on('error', (error) => tableServer.log.debug('a socket failed', { problem: errorMessage(error) }));
  const leave = () => {
    outbox.close();
    tableServer.leave(client);
  };
  // After its last messages.
  ws.on('close', () => atEndOfTick(leave));
  tableServer.welcome(client).catch(failed);
}

/** How long a client may take to notice that it is being closed. */
const FAREWELL_MS = 2000;

/** What it still sends is ignored, but its closing frame must be read. */
function closeSlow(ws: WebSocket): void {
  ws.close(TRY_AGAIN_LATER);
  ws.resume();
  setTimeout(() => ws.terminate(), FAREWELL_MS).unref();
}

/** What it still sends is not even read. */
function closeFlooding(ws: WebSocket): void {
  ws.close(FLOODING);
  ws.pause();
  setTimeout(() => ws.terminate(), FAREWELL_MS).unref();
}

function listen(tableServer: TableServer, client: Client, ws: WebSocket, reading: Reading): void {
  const mayHear = newFloodLimit(tableServer, client, ws);
  ws.on('message', (data, isBinary) => {
    if (ws.readyState !== ws.OPEN) return;
    if (!mayHear(() => refuse(client, refusal('tooMany'), keyIn(data as Buffer)))) return;
    reading.begin();
    atEndOfTick(() => {
      const message = readMessage(data as Buffer, isBinary, tableServer.config.messageBytes);
      void hear(tableServer, client, message).finally(() => reading.end());
    });
  });
  // Answered here, because the library would answer without limit.
  ws.on('ping', (data) => {
    if (mayHear() && ws.bufferedAmount <= tableServer.config.bufferBytes) ws.pong(data);
  });
  ws.on('pong', () => void mayHear());
}

/** Reads only while there is no reason to stop. */
function newReading(ws: WebSocket) {
  const reasons = new Set<'full' | 'busy'>();
  let underWay = 0;
  const stop = (reason: 'full' | 'busy') => {
    reasons.add(reason);
    ws.pause();
  };
  const goOn = (reason: 'full' | 'busy') => {
    if (reasons.delete(reason) && reasons.size === 0) ws.resume();
  };
  return {
    stop,
    goOn,
    begin() {
      underWay += 1;
      if (underWay === MOST_AT_ONCE) stop('busy');
    },
    end() {
      underWay -= 1;
      if (underWay === MOST_AT_ONCE / 2) goOn('busy');
    },
  };
}

type Reading = ReturnType<typeof newReading>;

/** Whether one more frame of this client is accepted; `warn` tells the client that it is not. */
function newFloodLimit(tableServer: TableServer, client: Client, ws: WebSocket) {
  let warnings = 0;
  return (warn: () => void = () => undefined): boolean => {
    if (tableServer.limits.messages.take(client)) {
      warnings = 0;
      return true;
    }
    warnings += 1;
    if (warnings <= WARNINGS) warn();
    if (warnings === WARNINGS) atEndOfTick(() => closeFlooding(ws));
    return false;
  };
}

async function hear(tableServer: TableServer, client: Client, read: ClientMessage | Unread): Promise<void> {
  if ('refusal' in read) return refuse(client, read.refusal, read.key);
  try {
    await tableServer.receive(client, read);
  } catch (error) {
    tableServer.log.error('a message failed', { type: read.type, problem: errorMessage(error) });
    refuse(client, refusal('unavailable'), 'key' in read ? read.key : undefined);
  }
}

function refuse(client: Client, why: Refusal, key?: string): void {
  const message: HostMessage = { type: 'refused', refusal: why, ...(key === undefined ? {} : { key }) };
  client.send(message);
}

type Unread = { readonly refusal: Refusal; readonly key?: string };

function readMessage(data: Buffer, isBinary: boolean, limit: number): ClientMessage | Unread {
  if (isBinary) return { refusal: refusal('malformedMessage', { problem: 'messages are text' }) };
  if (data.length > limit) return { refusal: refusal('tooLarge'), ...keyed(keyIn(data)) };
  const value = parse(data.toString());
  const read = clientMessageSchema.safeParse(value);
  return read.success
    ? read.data
    : { refusal: refusal('malformedMessage', { problem: problemOf(read.error) }), ...keyed(keyOf(value)) };
}

const keyed = (key: string | undefined): { readonly key?: string } => (key === undefined ? {} : { key });

/** The key of a message that could not be understood, so that the sender can match the refusal. */
function keyOf(value: unknown): string | undefined {
  const read = withKey.safeParse(value);
  return read.success ? read.data.key : undefined;
}

const withKey = z.object({ key: keySchema });

/** Where a client puts the key of a message, first or last. */
const KEY = /"key":"([A-Za-z0-9_-]{1,64})"/;
const ENDS = 300;

/** The key of a message that is not parsed, because it is too long or one too many. Looked for at both ends. */
const keyIn = (data: Buffer): string | undefined =>
  KEY.exec(data.toString('latin1', 0, ENDS))?.[1] ??
  KEY.exec(data.toString('latin1', Math.max(0, data.length - ENDS)))?.[1];

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
