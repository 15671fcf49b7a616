import type { ClientMessage } from '#protocol/messages.ts';
import { handleMessage, refusedMessage } from '#table/message-handlers.ts';
import type { Metrics } from '../metrics.ts';
import type { Client, TableServer } from './table-server.ts';
import type { LiveTables } from './live-tables.ts';
import type { ServerBackend } from './server-backend.ts';
import type { newSources } from './sources.ts';

interface ReceiveNeeds {
  readonly backend: ServerBackend;
  readonly tables: LiveTables;
  /** The connected clients, by id. */
  readonly clients: Map<string, Client>;
  readonly sources: ReturnType<typeof newSources>;
  readonly metrics: Metrics;
}

/** Takes the messages of all clients, counts and times them, and answers. */
export function newReceive(needs: ReceiveNeeds): Pick<TableServer, 'receive' | 'leave'> {
  const { backend, tables, clients, sources, metrics } = needs;
  const messages = metrics.counter('sternwheel_messages_total', 'Messages and requests by type.');
  const refusals = metrics.counter('sternwheel_refusals_total', 'Refusals by code.');
  const seconds = metrics.histogram('sternwheel_message_seconds', 'From a message to its answer, on disk.');
  return {
    async receive(client: Client, message: ClientMessage): Promise<void> {
      clients.set(client.id, client);
      sources.note(client);
      messages.add(message.type);
      const began = performance.now();
      const answer = await handleMessage(backend, client, message);
      seconds.observe((performance.now() - began) / 1000);
      if (answer === undefined) return;
      if (!('code' in answer)) return client.send(answer);
      refusals.add(answer.code);
      client.send(refusedMessage(message, answer));
    },
    leave({ id }) {
      clients.delete(id);
      for (const table of backend.watches.forget(id)) tables.unwatch(table, id);
    },
  };
}
