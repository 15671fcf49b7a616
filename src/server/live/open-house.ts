import { randomBytes } from 'node:crypto';
import { isGameId } from '#games/registry.ts';
import { type ClientMessage, type HostMessage, PROTOCOL_VERSION } from '#protocol/messages.ts';
import { refusal } from '#protocol/refusals.ts';
import type { BotQuestion } from '#table/bot-minder.ts';
import type { Report } from '#table/host.ts';
import { sitsAt } from '#table/table.ts';
import type { ListedTable } from '../api/schemas.ts';
import { BotsClosed, type Pool } from '../bots/pool.ts';
import type { Config } from '../config.ts';
import { type Disk, NO_DISK } from '../health/disk.ts';
import { newReadiness } from '../health/readiness.ts';
import { newNames } from '../identity/names.ts';
import { newSigner } from '../identity/signing.ts';
import { newLimits } from '../limits/limits.ts';
import { type Log, sayError } from '../log.ts';
import { newMetrics } from '../metrics.ts';
import type { Shown, Store } from '../store/operations.ts';
import { readSummary, tableStore } from '../store/table-store.ts';
import type { Archive } from './archive.ts';
import type { Client, House } from './house.ts';
import { LiveTables } from './live-tables.ts';
import { newLooking } from './looking.ts';
import { atTable, RECEIVE, type Rooms, tablesIn } from './receive.ts';
import { newSweeper } from './sweeper.ts';

export interface HouseNeeds {
  readonly config: Config;
  readonly store: Store;
  readonly bots: Pool;
  readonly archive: Archive;
  /** Keeps what is reported for whoever runs the house to read. */
  readonly keepReport: (report: Report) => Promise<void>;
  readonly log: Log;
  readonly now: () => number;
  readonly disk?: Disk;
}

export interface OpenHouse extends House {
  /** Wakes the bots that owed a decision when the house was last closed. */
  readonly resume: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const KEY_BYTES = 32;
const LISTED = 100;

/** Opens the house: from here on tables live, bots think and clocks run. */
export async function openHouse(needs: HouseNeeds): Promise<OpenHouse> {
  const { config, store, log, now, archive } = needs;
  const clients = new Map<string, Client>();
  const tables = newTables(needs, (client, message) => clients.get(client)?.send(message));
  const signer = newSigner(await houseKey(store));
  const metrics = houseMetrics(needs, tables);
  const limits = newLimits(config, now);
  const names = newNames(store, now);
  const rooms: Rooms = {
    house: { config, limits, store, signer, now, ...newHealth(needs), ...names },
    tables,
    archive,
    clients,
    watching: new Map(),
  };
  const receive = newReceive(rooms, metrics);
  const leave = newLeave(rooms);
  const looking = newLooking(receive, leave);
  const sweeper = newSweeper({ config, store, tables, archive, log, now });
  return {
    ...rooms.house,
    ...looking,
    log,
    metrics,
    receive,
    leave,
    tablesOf: async (person) => readLists(await store.ask('tablesOf', person, LISTED), person),
    listed: async (person) => readLists(await store.ask('listed', LISTED), person),
    refuseSeat: newRefuseSeat(tables),
    welcome: newWelcome(names.nameOf),
    resume: () => sweeper.resume(),
    async close() {
      sweeper.stop();
      looking.release();
      await needs.bots.close();
      await tables.rest();
      await store.close();
    },
  };
}

function newHealth({ store, disk }: HouseNeeds): Pick<House, 'diskIsLow' | 'readiness'> {
  const { diskIsLow } = disk ?? NO_DISK;
  return { diskIsLow, readiness: newReadiness({ store, diskIsLow }) };
}

const newLeave =
  ({ watching, tables, clients }: Rooms): House['leave'] =>
  ({ id }) => {
    clients.delete(id);
    for (const table of tablesIn(watching.get(id))) tables.unwatch(table, id);
    watching.delete(id);
  };

const newWelcome =
  (nameOf: House['nameOf']): House['welcome'] =>
  async ({ person, send }) =>
    send({ type: 'welcome', protocol: PROTOCOL_VERSION, person, name: await nameOf(person) });

const newRefuseSeat =
  (tables: LiveTables): House['refuseSeat'] =>
  (person, table, seat) =>
    atTable(tables, table, async (host) => (sitsAt(host.table(), person, seat) ? undefined : refusal('notYourSeat')));

async function houseKey(store: Store): Promise<Uint8Array> {
  const kept = await store.ask('kept', 'key');
  if (kept !== undefined) return Buffer.from(kept, 'hex');
  const key = randomBytes(KEY_BYTES);
  await store.ask('keep', 'key', key.toString('hex'));
  return key;
}

function newTables(
  { config, store, bots, log, now, keepReport }: HouseNeeds,
  send: (client: string, message: HostMessage) => void,
): LiveTables {
  return new LiveTables({
    store: tableStore(store.ask),
    now,
    send,
    most: config.liveTables,
    think: (question) => bots.decide(questionFor(question, config)),
    // Bots that are sent home when the house closes go on when it opens again.
    trouble: (problem) =>
      problem instanceof BotsClosed ? undefined : log.error('a table is in trouble', { problem: sayError(problem) }),
    reported(report) {
      log.warn('a saying was reported', { table: report.table, saying: report.saying?.number, by: report.by });
      keepReport(report).catch((problem: unknown) =>
        log.error('a report could not be kept', { problem: sayError(problem) }),
      );
    },
    async gameOf(table) {
      const summary = await store.ask('summary', table);
      return summary && readSummary(summary).game;
    },
  });
}

function questionFor({ game, seats, seat, level, view }: BotQuestion, { botMilliseconds }: Config) {
  if (!isGameId(game)) throw new Error(`no bot knows the game ${game}`);
  return { game, seats, seat, level, view, milliseconds: botMilliseconds };
}

function houseMetrics({ store, bots, disk }: HouseNeeds, tables: LiveTables) {
  const metrics = newMetrics();
  if (disk !== undefined) {
    metrics.gauge('sternwheel_disk_free_bytes', 'Free bytes on the disk of the data.', disk.freeBytes);
  }
  metrics.gauge('sternwheel_live_tables', 'Tables in memory.', () => tables.size);
  metrics.gauge('sternwheel_store_waiting', 'Operations that wait for the disk.', store.waiting);
  metrics.gauge('sternwheel_bots_waiting', 'Decisions of bots that wait for a thread.', () => bots.waiting());
  metrics.gauge('sternwheel_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
  metrics.gauge('sternwheel_cpu_seconds', 'Processor time used so far.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  return metrics;
}

function newReceive(rooms: Rooms, metrics: ReturnType<typeof newMetrics>) {
  const messages = metrics.counter('sternwheel_messages_total', 'Messages and requests by type.');
  const refusals = metrics.counter('sternwheel_refusals_total', 'Refusals by code.');
  const seconds = metrics.histogram('sternwheel_message_seconds', 'From a message to its answer, on disk.');
  return async (client: Client, message: ClientMessage): Promise<void> => {
    rooms.clients.set(client.id, client);
    messages.add(message.type);
    const began = performance.now();
    const act = RECEIVE[message.type] as (
      of: Rooms,
      by: Client,
      what: ClientMessage,
    ) => ReturnType<(typeof RECEIVE)['ask']>;
    const answer = await act(rooms, client, message);
    seconds.observe((performance.now() - began) / 1000);
    if (answer === undefined) return;
    if ('type' in answer) return client.send(answer);
    refusals.add(answer.code);
    client.send({ type: 'refused', refusal: answer, ...('key' in message ? { key: message.key } : {}) });
  };
}

/** Who else is asked may be a secret of the table: a list tells everyone only of themselves. */
function readLists(found: readonly Shown[], person: string | undefined): readonly ListedTable[] {
  return found.map((shown) => {
    const { asked, persons: _, botsAsked: __, ...table } = readSummary(shown);
    return { ...table, asksYou: person !== undefined && asked.includes(person) };
  });
}
