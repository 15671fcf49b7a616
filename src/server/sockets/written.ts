import type { HostMessage, UpdateMessage } from '#protocol/messages.ts';
import type { Viewer } from '#protocol/shapes.ts';
import type { Prewritten } from '#table/message-handlers.ts';
import { joinJson } from '../live/prewritten.ts';
import { type TextFrame, frameBytes, frameText } from './frame.ts';

/** By viewer, the last update. */
const lastUpdates = new Map<Viewer, { readonly message: UpdateMessage; readonly frame: TextFrame }>();

/** A table sends one object to all who see the same, viewer after viewer. It is written once for all of them. */
export function written(message: HostMessage | Prewritten): TextFrame {
  if ('json' in message) return frameBytes(joinJson(message));
  if (message.type !== 'update') return frameText(JSON.stringify(message));
  const last = lastUpdates.get(message.viewer);
  if (last?.message === message) return last.frame;
  const frame = writeUpdate(message);
  lastUpdates.set(message.viewer, { message, frame });
  return frame;
}

/**
 * The view is most of an update. In open games all seats are shown the same view, so its text is kept for the next
 * seat. Undefined fields are not written: copying an object with one field undefined is much faster than copying it
 * without that field.
 */
function writeUpdate(message: UpdateMessage): TextFrame {
  const { parts } = message;
  const { position } = parts;
  if (position === undefined) return frameText(JSON.stringify(message));
  const head = JSON.stringify({ ...message, parts: undefined }).slice(0, -1);
  const others = JSON.stringify({ ...parts, position: undefined }).slice(0, -1);
  const asked = JSON.stringify({ ...position, view: undefined }).slice(0, -1);
  const comma = others.length === 1 ? '' : ',';
  return frameText(`${head},"parts":${others}${comma}"position":${asked},"view":${writeView(position.view)}}}}`);
}

let lastView: { readonly view: unknown; readonly text: string } = { view: undefined, text: 'null' };

function writeView(view: unknown): string {
  if (view !== lastView.view) lastView = { view, text: JSON.stringify(view) };
  return lastView.text;
}
