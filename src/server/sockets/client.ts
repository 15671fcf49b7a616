import type { RawData, WebSocket } from 'ws';
import { z } from 'zod';
import { type ClientMessage, clientMessageSchema, type HostMessage } from '#protocol/messages.ts';
import { type Refusal, refusal } from '#protocol/refusals.ts';
import { keySchema } from '#protocol/shapes.ts';
import { problemOf } from '../api/gate.ts';
import { sayError } from '../log.ts';
import type { Client, House } from '../live/house.ts';
import { Outbox } from './outbox.ts';
import { together } from './together.ts';
import { type Line, wireOf } from './wire.ts';

/** Policy violation: the only way to stop whoever does not stop when told. */
const FLOODING = 1008;
const TRY_AGAIN_LATER = 1013;

/** How many refusals in a row for flooding until the socket is closed. */
const WARNINGS = 50;

let sockets = 0;

/** One socket, from its first message to its last. */
export function serveSocket(house: House, line: Line, person: string): void {
  const { ws } = line;
  // The client comes again and finds the house as it is then; nothing unheard may end the process.
  const failed = (error: unknown) => {
    house.log.error('a client could not be told', { problem: sayError(error) });
    ws.close(TRY_AGAIN_LATER);
  };
  const outbox = new Outbox(wireOf(line), {
    bufferBytes: house.config.bufferBytes,
    stalledMilliseconds: house.config.stalledMilliseconds,
    tellAnew: ({ table, viewer }) => void house.receive(client, { type: 'watch', table, viewer }).catch(failed),
    giveUp: () => ws.close(TRY_AGAIN_LATER),
  });
  const client: Client = { id: `socket ${sockets++}`, person, send: (message) => together(() => outbox.send(message)) };
  const listening = newListening(house, client, ws);
  ws.on('message', (data, isBinary) => listening(data, isBinary));
  ws.on('error', (error) => house.log.debug('a socket failed', { problem: sayError(error) }));
  const leave = () => {
    outbox.close();
    house.leave(client);
  };
  // After whatever it still said.
  ws.on('close', () => together(leave));
  house.welcome(client).catch(failed);
}

function newListening(house: House, client: Client, ws: WebSocket) {
  let warnings = 0;
  return (data: RawData, isBinary: boolean): void => {
    const isLong = (data as Buffer).length > house.config.messageBytes;
    if (!house.limits.messages.take(client.person) || (isLong && !house.limits.records.take(client.person))) {
      warnings += 1;
      if (warnings <= WARNINGS) refuse(client, refusal('tooMany'));
      if (warnings === WARNINGS) together(() => ws.close(FLOODING));
      return;
    }
    warnings = 0;
    together(() => hear(house, client, readMessage(data as Buffer, isBinary, house.config.messageBytes)));
  };
}

function hear(house: House, client: Client, read: ClientMessage | Unread): void {
  if ('refusal' in read) return refuse(client, read.refusal, read.key);
  house.receive(client, read).catch((error: unknown) => {
    house.log.error('a message failed', { type: read.type, problem: sayError(error) });
    refuse(client, refusal('unavailable'), 'key' in read ? read.key : undefined);
  });
}

function refuse(client: Client, why: Refusal, key?: string): void {
  const message: HostMessage = { type: 'refused', refusal: why, ...(key === undefined ? {} : { key }) };
  client.send(message);
}

/** Only a record may be long, and it says so at once: anything else is not even parsed. */
const LONG = '{"type":"import"';

type Unread = { readonly refusal: Refusal; readonly key?: string };

function readMessage(data: Buffer, isBinary: boolean, limit: number): ClientMessage | Unread {
  if (isBinary) return { refusal: refusal('malformedMessage', { problem: 'messages are text' }) };
  const text = data.toString();
  if (data.length > limit && !text.startsWith(LONG)) return { refusal: refusal('tooLarge') };
  const value = parse(text);
  const read = clientMessageSchema.safeParse(value);
  // The first `type` is not the one that counts.
  if (read.success && data.length > limit && read.data.type !== 'import') return { refusal: refusal('tooLarge') };
  return read.success
    ? read.data
    : { refusal: refusal('malformedMessage', { problem: problemOf(read.error) }), ...keyOf(value) };
}

/** Whoever sent something malformed under a key finds the refusal by it. */
function keyOf(value: unknown): { readonly key?: string } {
  const read = keyed.safeParse(value);
  return read.success ? read.data : {};
}

const keyed = z.object({ key: keySchema });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
