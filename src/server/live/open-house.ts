import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isGameId } from '#games/registry.ts';
import { type ClientMessage, PROTOCOL_VERSION } from '#protocol/messages.ts';
import { refusal } from '#protocol/refusals.ts';
import type { BotQuestion } from '#table/bot-minder.ts';
import type { Report } from '#table/host.ts';
import { sitsAt } from '#table/table.ts';
import type { ListedTable } from '../api/schemas.ts';
import type { BotPool } from '../bots/pool.ts';
import type { Config } from '../config.ts';
import { type Disk, NO_DISK } from '../health/disk.ts';
import { newReadiness } from '../health/readiness.ts';
import { type HistoryPool, openHistoryPool } from '../history/pool.ts';
import { newNames } from '../identity/names.ts';
import { newSigner } from '../identity/signing.ts';
import { type Limits, newLimits } from '../limits/limits.ts';
import { type Logger, errorMessage } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Shown, DataStore } from '../store/operations.ts';
import { readSummary, tableStore } from '../store/table-store.ts';
import { PoolClosed } from '../threads/thread-pool.ts';
import type { Archive } from './archive.ts';
import type { Client, House } from './house.ts';
import { houseMetrics } from './house-metrics.ts';
import { LiveTables } from './live-tables.ts';
import { newHttpClients } from './http-clients.ts';
import { atTable, importRecord, RECEIVE, type Rooms, tablesIn } from './receive.ts';
import { newSources } from './sources.ts';
import { newSweeper } from './sweeper.ts';

export interface HouseNeeds {
  readonly config: Config;
  readonly store: DataStore;
  readonly bots: BotPool;
  readonly archive: Archive;
  /** Stores reports for the operator of the house to read. */
  readonly keepReport: (report: Report) => Promise<void>;
  readonly log: Logger;
  /** The time of day. Somebody may change it while the server runs. */
  readonly now: () => number;
  /** A clock that nobody can set, for everything counted per minute. */
  readonly monotonic: () => number;
  /** The build of the client that is served. */
  readonly build?: string | undefined;
  /** The disk of the data, where there is one. */
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
  const limits = newLimits(config, needs.monotonic);
  const history = openHistoryPool({ store, limits, log, queuePerPerson: config.workQueue });
  const sources = newSources();
  const tables = newTables(needs, { limits, history, clients, sources });
  const signer = newSigner(await houseKey(store));
  const metrics = houseMetrics({ ...needs, tables, history });
  const names = newNames(store, now);
  const house = { config, limits, store, signer, now, ...newHealth(needs), ...names };
  const rooms: Rooms = { house, tables, archive, history, clients, watching: new Map() };
  const receive = newMessageHandler(rooms, metrics, sources);
  const leave = newLeave(rooms);
  const looking = newHttpClients(receive, leave);
  const sweeper = newSweeper({ config, store, tables, archive, log, now, monotonic: needs.monotonic });
  return {
    ...house,
    ...looking,
    ...lists(needs),
    log,
    metrics,
    receive,
    leave,
    importRecord: (source, body) => importRecord(rooms, source, body),
    refuseSeat: newRefuseSeat(tables),
    ...newGreeting(names.nameOf, needs.build),
    resume: () => sweeper.resume(),
    async close() {
      sweeper.stop();
      looking.release();
      await needs.bots.close();
      await history.close();
      await tables.rest();
      await store.close();
    },
  };
}

const lists = ({ store, config }: HouseNeeds): Pick<House, 'tablesOf' | 'listed'> => ({
  tablesOf: async (person) => readLists(await store.ask('tablesOf', person, LISTED), person),
  listed: async (person) => readLists(await store.ask('listed', LISTED, config.listedPerPerson), person),
});

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

const newGreeting = (nameOf: House['nameOf'], build: string | undefined): Pick<House, 'build' | 'welcome'> => ({
  build,
  async welcome({ person, send }) {
    const served = build === undefined ? {} : { build };
    send({ type: 'welcome', protocol: PROTOCOL_VERSION, person, name: await nameOf(person), ...served });
  },
});

const newRefuseSeat =
  (tables: LiveTables): House['refuseSeat'] =>
  (person, table, seat) =>
    atTable(tables, table, async (host) => (sitsAt(host.table(), person, seat) ? undefined : refusal('notYourSeat')));

async function houseKey(store: DataStore): Promise<Uint8Array> {
  const kept = await store.ask('kept', 'key');
  if (kept !== undefined) return Buffer.from(kept, 'hex');
  const key = randomBytes(KEY_BYTES);
  await store.ask('keep', 'key', key.toString('hex'));
  return key;
}

/** The moves of bots count as bytes of the person who opened the table. When those are used up, its bots wait. */
const ASK_AGAIN_MS = 1000;

interface TableNeeds {
  readonly limits: Limits;
  readonly history: HistoryPool;
  readonly clients: ReadonlyMap<string, Client>;
  readonly sources: ReturnType<typeof newSources>;
}

function newTables(
  { config, store, bots, log, now, keepReport }: HouseNeeds,
  { limits, history, clients, sources }: TableNeeds,
): LiveTables {
  return new LiveTables({
    store: tableStore(store.ask, (person, bytes) => limits.written.charge(sources.of(person), bytes)),
    now,
    send: (client, message) => clients.get(client)?.send(message),
    most: config.liveTables,
    history,
    async think(question) {
      const source = sources.of(question.opener);
      while (!limits.written.has(source)) await sleep(ASK_AGAIN_MS, undefined, { ref: false });
      return bots.decide(source, questionFor(question, config));
    },
    // When the house closes, bots are stopped. They go on when it opens again.
    trouble: (problem) =>
      problem instanceof PoolClosed
        ? undefined
        : log.error('a table is in trouble', { problem: errorMessage(problem) }),
    reported(report) {
      log.warn('a saying was reported', { table: report.table, saying: report.saying?.number, by: report.by });
      keepReport(report).catch((problem: unknown) =>
        log.error('a report could not be kept', { problem: errorMessage(problem) }),
      );
    },
    async gameOf(table) {
      const summary = await store.ask('summary', table);
      return summary && readSummary(summary).game;
    },
  });
}

function questionFor({ game, seats, seat, level, view, hides }: BotQuestion, { botMilliseconds }: Config) {
  if (!isGameId(game)) throw new Error(`no bot knows the game ${game}`);
  return { game, seats, seat, level, view, hides, milliseconds: botMilliseconds };
}

function newMessageHandler(rooms: Rooms, metrics: Metrics, sources: ReturnType<typeof newSources>) {
  const messages = metrics.counter('sternwheel_messages_total', 'Messages and requests by type.');
  const refusals = metrics.counter('sternwheel_refusals_total', 'Refusals by code.');
  const seconds = metrics.histogram('sternwheel_message_seconds', 'From a message to its answer, on disk.');
  return async (client: Client, message: ClientMessage): Promise<void> => {
    rooms.clients.set(client.id, client);
    sources.note(client);
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
    if (!('code' in answer)) return client.send(answer);
    refusals.add(answer.code);
    client.send({ type: 'refused', refusal: answer, ...('key' in message ? { key: message.key } : {}) });
  };
}

/** Who else is asked may be a secret of the table. A list shows each person only whether they are asked themselves. */
function readLists(found: readonly Shown[], person: string | undefined): readonly ListedTable[] {
  return found.map((shown) => {
    const { asked, persons: _, botsAsked: __, ...table } = readSummary(shown);
    return { ...table, asksYou: person !== undefined && asked.includes(person) };
  });
}
