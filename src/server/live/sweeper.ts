import type { Config } from '../config.ts';
import { type Logger, errorMessage } from '../log.ts';
import type { Source } from '../limits/limits.ts';
import type { DataStore } from '../store/operations.ts';
import type { Archive } from './archive.ts';
import type { LiveTables } from './live-tables.ts';

export interface SweeperNeeds {
  readonly config: Config;
  readonly store: DataStore;
  readonly tables: LiveTables;
  readonly archive: Archive;
  readonly log: Logger;
  readonly now: () => number;
  readonly monotonic: () => number;
}

/** How many tables are archived in one round. */
const HANDFUL = 32;

/** Looks after everything that happens without a request: clocks, idle tables, stuck bots, the archive. */
export function newSweeper(needs: SweeperNeeds) {
  const { config, store, tables, now, log } = needs;
  let isSweeping = false;
  const stuck = new Set<string>();
  const overdue = newOverdue(needs);
  const sweep = async () => {
    await tables.wake(await overdue());
    await tables.wakeStuck();
    await tables.letGo(now() - config.idleTableMilliseconds);
    await archiveFinished(needs, stuck);
  };
  const timer = setInterval(() => {
    if (isSweeping) return;
    isSweeping = true;
    sweep()
      .catch((error: unknown) => log.error('a sweep failed', { problem: errorMessage(error) }))
      .finally(() => (isSweeping = false));
  }, config.sweepMilliseconds);
  return {
    sweep,
    /** Bots that owed a decision when the server stopped still owe it. */
    async resume() {
      const owing = await store.ask('owing');
      if (owing.length > 0) log.info('bots resume', { tables: owing.length });
      await tables.wakeBots(owing);
    },
    stop: () => clearInterval(timer),
  };
}

/**
 * The tables where somebody's time is up. If it ran out while the server was down, the player could do nothing about it
 * and gets some more time.
 */
function newOverdue({ config, store, now, monotonic }: SweeperNeeds) {
  const startedAt = now();
  const graceUntil = monotonic() + config.graceMilliseconds;
  return async (): Promise<readonly string[]> => {
    const overdue = await store.ask('overdue', now());
    if (monotonic() >= graceUntil || overdue.length === 0) return overdue;
    const missed = new Set(await store.ask('overdue', startedAt));
    return overdue.filter((table) => !missed.has(table));
  };
}

/** Work of the server itself: limits and queues count it separately. */
const SERVER: Source = { person: 'server', address: 'server' };

/**
 * `stuck` are the tables that could not be archived. They are not tried again and do not hold up the tables after them.
 */
async function archiveFinished(needs: SweeperNeeds, stuck: Set<string>): Promise<void> {
  const { config, store, archive, log, now } = needs;
  const { archiveMilliseconds, pruneMilliseconds } = config;
  if (archiveMilliseconds > 0) {
    const finished = await store.ask('finishedBefore', now() - archiveMilliseconds, HANDFUL + stuck.size);
    for (const table of finished.filter((one) => !stuck.has(one))) {
      const problem = await archiveOne(needs, table).catch(errorMessage);
      if (problem === undefined) continue;
      stuck.add(table);
      log.error('a finished table could not be archived', { table, problem });
    }
  }
  if (pruneMilliseconds > 0) await archive.prune(now() - pruneMilliseconds);
}

/** Archives one table, or says why that is not possible. */
async function archiveOne({ store, tables, archive, log }: SweeperNeeds, table: string): Promise<string | undefined> {
  const exported = await tables.record(table, SERVER);
  if (exported?.ok !== true) return exported?.refusal.code ?? 'noSuchTable';
  await archive.keep(table, exported.json);
  await store.ask('removeTable', table);
  tables.forget(table);
  log.info('a finished table was archived', { table });
  return undefined;
}
