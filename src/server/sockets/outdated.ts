import type { RawData, WebSocket } from 'ws';
import type { HostMessage } from '#protocol/messages.ts';
import { idSchema, keySchema, viewerSchema } from '#protocol/shapes.ts';
import { isSpoken, OUTDATED, PROTOCOL_QUERY } from '#protocol/version.ts';
import { z } from 'zod';

/** Whether the address of a socket names another version of the protocol than ours. */
export const isOutdated = (url = ''): boolean =>
  !isSpoken(new URL(url, 'http://localhost').searchParams.get(PROTOCOL_QUERY));

/** So many refusals are enough for the most stubborn client. */
const MOST = 100;

/**
 * Refuses whatever a client of another version asks. Only what every version understands is said: a refusal, by key
 * for a question and by eyes for a watch. Pages from before this check then say that they should be loaded again.
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

/** Read loosely: nothing is known of the other version but that it has keys and eyes. */
const keyed = z.object({ key: keySchema });
const watching = z.object({ table: idSchema, viewer: viewerSchema });

function addressOf(data: RawData): Readonly<Record<string, unknown>> {
  const value = parse((data as Buffer).toString());
  const read = keyed.safeParse(value);
  if (read.success) return read.data;
  const eyes = watching.safeParse(value);
  return eyes.success ? { eyes: eyes.data } : {};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
