import type { RawData, WebSocket } from 'ws';
import type { HostMessage } from '#protocol/messages.ts';
import { idSchema, keySchema, viewerSchema } from '#protocol/shapes.ts';
import { isSpokenBySocket, OUTDATED, PROTOCOL_QUERY } from '#protocol/version.ts';
import { z } from 'zod';

/** Whether the address of a socket names a version of the protocol other than ours. */
export const isOutdated = (url = ''): boolean =>
  !isSpokenBySocket(new URL(url, 'http://localhost').searchParams.get(PROTOCOL_QUERY));

/** After this many refusals even the most stubborn client is closed. */
const MOST = 100;

/**
 * Refuses every message of a client of another version. It only sends what every version understands: a refusal, by key
 * for a question and by table and viewer for a watch. Older pages then say that they should be loaded again.
 */
export function refuseOutdated(ws: WebSocket): void {
  let said = 0;
  const send = (more: Readonly<Record<string, unknown>>) => {
    const message = { type: 'refused', refusal: OUTDATED, ...more } as HostMessage;
    ws.send(JSON.stringify(message));
    said += 1;
    if (said >= MOST) ws.close();
  };
  ws.on('error', () => ws.terminate());
  ws.on('message', (data) => send(addressOf(data)));
  send({});
}

/** Read loosely: all that is known of the other version is that it has keys and watches. */
const keyed = z.object({ key: keySchema });
const watching = z.object({ table: idSchema, viewer: viewerSchema });

function addressOf(data: RawData): Readonly<Record<string, unknown>> {
  const value = parse((data as Buffer).toString());
  const read = keyed.safeParse(value);
  if (read.success) return read.data;
  const watch = watching.safeParse(value);
  // Version 1 called it `eyes`.
  return watch.success ? { watch: watch.data, eyes: watch.data } : {};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
