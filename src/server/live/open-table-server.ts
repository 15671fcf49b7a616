import { randomBytes } from 'node:crypto';
import { PROTOCOL_VERSION } from '#protocol/messages.ts';
import type { Report } from '#table/host.ts';
import { listedFor } from '#table/store.ts';
import type { BotPool } from '../bots/pool.ts';
import type { Config } from '../config.ts';
import { type Disk, NO_DISK } from '../health/disk.ts';
import { newReadiness } from '../health/readiness.ts';
import { openHistoryPool } from '../history/pool.ts';
import { newNames } from '../identity/names.ts';
import { newSigner } from '../identity/signing.ts';
import { newLimits } from '../limits/limits.ts';
import type { Logger } from '../log.ts';
import type { DataStore } from '../store/operations.ts';
import { readSummary } from '../store/table-store.ts';
import type { Archive } from './archive.ts';
import type { Client, TableServer } from './table-server.ts';
import { serverMetrics } from './server-metrics.ts';
import { newHttpClients } from './http-clients.ts';
import { newLiveTables } from './new-live-tables.ts';
import { newPublicList } from './public-list.ts';
import { newReceive } from './receive.ts';
import { newServerBackend } from './server-backend.ts';
import { newSources } from './sources.ts';
import { newSweeper } from './sweeper.ts';

export interface ServerNeeds {
  readonly config: Config;
  readonly store: DataStore;
  readonly bots: BotPool;
  readonly archive: Archive;
  /** Stores reports for the operator of the server to read. */
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

export interface RunningServer extends TableServer {
  /** Wakes the bots that owed a decision when the server was last closed. */
  readonly resume: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const KEY_BYTES = 32;
const LISTED = 100;

/** Opens the server: from here on tables live, bots think and clocks run. */
export async function openTableServer(needs: ServerNeeds): Promise<RunningServer> {
  const { config, store, log, now, archive } = needs;
  const clients = new Map<string, Client>();
  const limits = newLimits(config, needs.monotonic);
  const history = openHistoryPool({ store, limits, log, queuePerPerson: config.workQueue });
  const sources = newSources();
  const tables = newLiveTables(needs, { limits, history, clients, sources });
  const signer = newSigner(await signingKey(store));
  const metrics = serverMetrics({ ...needs, tables, history });
  const names = newNames(store, now);
  const tableServer = { config, limits, store, signer, now, ...newHealth(needs), ...names };
  const backend = newServerBackend({ tableServer, tables, archive, history });
  const { receive, leave } = newReceive({ backend, tables, clients, sources, metrics });
  const looking = newHttpClients(receive, leave);
  const sweeper = newSweeper({ config, store, tables, archive, log, now, monotonic: needs.monotonic });
  return {
    ...tableServer,
    ...looking,
    ...lists(needs),
    log,
    metrics,
    receive,
    leave,
    importRecord: backend.importBody,
    refuseSeat: backend.refuseSeat,
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

const lists = ({ store, config }: ServerNeeds): Pick<TableServer, 'tablesOf' | 'listed'> => ({
  async tablesOf(person) {
    const found = await store.ask('tablesOf', person, LISTED);
    return found.map((shown) => listedFor(readSummary(shown), person));
  },
  listed: newPublicList(async () => (await store.ask('listed', LISTED, config.listedPerPerson)).map(readSummary)),
});

function newHealth({ store, disk }: ServerNeeds): Pick<TableServer, 'diskIsLow' | 'readiness'> {
  const { diskIsLow } = disk ?? NO_DISK;
  return { diskIsLow, readiness: newReadiness({ store, diskIsLow }) };
}

const newGreeting = (
  nameOf: TableServer['nameOf'],
  build: string | undefined,
): Pick<TableServer, 'build' | 'welcome'> => ({
  build,
  async welcome({ person, send }) {
    const served = build === undefined ? {} : { build };
    send({ type: 'welcome', protocol: PROTOCOL_VERSION, person, name: await nameOf(person), ...served });
  },
});

async function signingKey(store: DataStore): Promise<Uint8Array> {
  const kept = await store.ask('kept', 'key');
  if (kept !== undefined) return Buffer.from(kept, 'hex');
  const key = randomBytes(KEY_BYTES);
  await store.ask('keep', 'key', key.toString('hex'));
  return key;
}
