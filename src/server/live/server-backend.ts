import { randomBytes } from 'node:crypto';
import type { Command } from '#protocol/commands.ts';
import { type Refusal, refusal } from '#protocol/refusals.ts';
import { type TableBackend, atTable } from '#table/message-handlers.ts';
import type { Result } from '#table/ledger.ts';
import { headOf } from '#table/record.ts';
import { sitsAt } from '#table/table.ts';
import { Watches } from '#table/watches.ts';
import type { HistoryPool } from '../history/pool.ts';
import type { Source } from '../limits/limits.ts';
import type { Archive } from './archive.ts';
import type { Client, TableServer } from './table-server.ts';
import type { LiveTables } from './live-tables.ts';

const SECRET_BYTES = 32;
const ENTROPY_BYTES = 16;

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

export interface BackendNeeds {
  readonly tableServer: Pick<TableServer, 'config' | 'limits' | 'store' | 'signer' | 'now' | 'diskIsLow' | 'nameOf'>;
  readonly tables: LiveTables;
  readonly archive: Archive;
  readonly history: HistoryPool;
}

/** What a server gives to the handlers of messages: limits, names, tables in memory, a thread for long histories. */
export interface ServerBackend extends TableBackend<Client>, Pick<TableServer, 'refuseSeat'> {
  /** From a record that has not been parsed yet. */
  readonly importBody: TableServer['importRecord'];
}

export function newServerBackend(needs: BackendNeeds): ServerBackend {
  const { tableServer, tables, history } = needs;
  const { config, store, signer } = tableServer;
  const importBody: TableServer['importRecord'] = (source, body) => importRecord(needs, source, body);
  const withTable: ServerBackend['withTable'] = (table, work) => tables.with(table, work);
  return {
    now: tableServer.now,
    watches: new Watches(config.viewsPerSocket),
    withTable,
    async introduce({ person }, sits) {
      return { id: person, name: await tableServer.nameOf(person), entropy: sits ? hex(ENTROPY_BYTES) : '' };
    },
    nameTable: ({ person }, key) => signer.derive('table', [person, key]),
    newSecret: () => hex(SECRET_BYTES),
    isStored: async (table) => (await store.ask('summary', table)) !== undefined,
    refuseOpening: async (client, { listed }) =>
      (await refuseNewTable(needs, client)) ?? refuseListing(tableServer, client, listed),
    refuseCommand: (client, command) => refuseCommand(tableServer, client, command),
    start: (rules, opened) => tables.start(rules, opened),
    importBody,
    importRecord: (client, message) => importBody(client, new TextEncoder().encode(JSON.stringify(message))),
    readRecord: (client, table) => readRecord(needs, client, table),
    readLog: (client, host, { table, from, to }) =>
      history.ask(client, { type: 'log', table, version: host.table().version, from, to }),
    readMoment(client, host, { table, viewer, log }) {
      const state = host.table();
      const { version } = state;
      return history.ask(client, { type: 'moment', table, version, head: headOf(state), viewer, log });
    },
    refuseSeat: (person, table, seat) =>
      atTable({ withTable }, table, async (host) =>
        sitsAt(host.table(), person, seat) ? undefined : refusal('notYourSeat'),
      ),
  };
}

/** Why somebody may not open one more table. */
async function refuseNewTable({ tableServer, tables }: BackendNeeds, source: Source): Promise<Refusal | undefined> {
  const { limits, config, now, store } = tableServer;
  if (!limits.openings.take(source) || !limits.written.has(source)) return refusal('tooMany');
  if (tables.isFull()) return refusal('unavailable');
  if (tableServer.diskIsLow()) {
    return refusal('unavailable', { problem: 'the disk of the server is nearly full: open a new table later' });
  }
  const open = await store.ask('countOpen', source.person, now() - config.tableCountsMilliseconds);
  return open >= config.tablesPerPerson
    ? refusal('tooMany', { problem: 'finish some of your tables first' })
    : undefined;
}

/** A table that is shown to everybody. */
const refuseListing = ({ limits }: BackendNeeds['tableServer'], source: Source, listed: boolean): Refusal | undefined =>
  listed && !limits.listings.take(source) ? refusal('tooMany') : undefined;

function refuseCommand(
  tableServer: BackendNeeds['tableServer'],
  client: Client,
  command: Command,
): Refusal | undefined {
  const { limits } = tableServer;
  if (!limits.written.has(client)) return refusal('tooMany');
  // What anyone may write into a table of others.
  const talks = command.type === 'say' || command.type === 'report' || command.type === 'mute';
  if (talks && !limits.chat.take(client)) return refusal('tooMany');
  return refuseListing(tableServer, client, command.type === 'list' && command.listed);
}

async function readRecord({ archive, tables }: BackendNeeds, client: Client, table: string) {
  const json = await archive.read(table);
  return json === undefined ? tables.record(table, client) : ({ ok: true, json } as const);
}

async function importRecord(
  needs: BackendNeeds,
  source: Source,
  body: Uint8Array,
): Promise<Result<{ readonly table: string }>> {
  const { tableServer, history, tables } = needs;
  const refused = await refuseNewTable(needs, source);
  if (refused !== undefined) return { ok: false, refusal: refused };
  const { person } = source;
  const importer = {
    who: { id: person, name: await tableServer.nameOf(person), entropy: hex(ENTROPY_BYTES) },
    now: tableServer.now(),
    secret: hex(SECRET_BYTES),
    naming: tableServer.signer.derive('imports', [person]),
  };
  const answer = await history.ask(source, { type: 'import', body, importer });
  if (!answer.ok) return answer;
  const { table } = JSON.parse(new TextDecoder().decode(answer.json)) as { readonly table: string };
  await tables.with(table, async (host) => host.wakeBots());
  return { ok: true, table };
}
