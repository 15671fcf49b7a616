import type { HostMessage, UpdateMessage } from '#protocol/messages.ts';
import type { Viewer } from '#protocol/shapes.ts';
import type { Prewritten } from '#table/message-handlers.ts';
import { joinJson } from '../live/prewritten.ts';

/** By viewer, the last update. */
const lastUpdates = new Map<Viewer, { readonly message: UpdateMessage; readonly bytes: Buffer }>();

/** A message as it is sent. A table sends one object to all who see the same: it is written once for all of them. */
export function written(message: HostMessage | Prewritten): Buffer {
  if ('json' in message) return joinJson(message);
  if (message.type !== 'update') return Buffer.from(JSON.stringify(message));
  const last = lastUpdates.get(message.viewer);
  if (last?.message === message) return last.bytes;
  const bytes = Buffer.from(JSON.stringify(message));
  lastUpdates.set(message.viewer, { message, bytes });
  return bytes;
}
