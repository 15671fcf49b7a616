import type { ClientMessage, HostMessage } from '#protocol/messages.ts';
import { refusal } from '#protocol/refusals.ts';
import type { Prewritten } from '#table/message-handlers.ts';
import type { Source } from '../limits/limits.ts';
import type { Client, TableServer } from './table-server.ts';

let requests = 0;

interface Visits extends Pick<TableServer, 'exchange' | 'look'> {
  /** Ends all waiting, since the server closes. */
  readonly release: () => void;
}

/** A request is a client that lives for one answer. */
export function newHttpClients(receive: TableServer['receive'], leave: TableServer['leave']): Visits {
  const waiting = new Set<() => void>();

  const exchange: TableServer['exchange'] = async (source, message: ClientMessage) => {
    const { client, heard } = newVisit(source, waiting);
    await receive(client, message).finally(() => leave(client));
    return heard.at(-1) ?? { type: 'refused', refusal: refusal('unavailable') };
  };

  const look: TableServer['look'] = async (source, { table, viewer, since, wait }) => {
    const { client, heard, listen } = newVisit(source, waiting);
    try {
      await receive(client, { type: 'watch', table, viewer, ...(since === undefined ? {} : { since }) });
      const [first, second] = heard;
      // Messages sent between the answer and the waiting are already news.
      if (wait > 0 && second === undefined && tellsNothing(first)) await listen(wait);
    } finally {
      leave(client);
    }
    return heard.at(-1) ?? { type: 'refused', refusal: refusal('unavailable') };
  };

  return { exchange, look, release: () => waiting.forEach((done) => done()) };
}

function newVisit(source: Source, waiting: Set<() => void>) {
  const heard: (HostMessage | Prewritten)[] = [];
  let hear = (): void => undefined;
  const send = (message: HostMessage | Prewritten) => {
    heard.push(message);
    hear();
  };
  const client: Client = { ...source, id: `request ${requests++}`, send };
  /** Resolves with the next message, or after this many seconds. */
  const listen = (seconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(done, seconds * 1000);
      function done() {
        clearTimeout(timer);
        waiting.delete(done);
        resolve();
      }
      waiting.add(done);
      hear = done;
    });
  return { client, heard, listen };
}

const tellsNothing = (message: HostMessage | Prewritten | undefined): boolean =>
  message !== undefined &&
  'type' in message &&
  message.type === 'update' &&
  !message.full &&
  Object.keys(message.parts).length === 0;
