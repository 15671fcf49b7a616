import type { Config } from '../config.ts';
import { type Log, sayError } from '../log.ts';
import type { Store } from '../store/operations.ts';
import type { Archive } from './archive.ts';
import type { LiveTables } from './live-tables.ts';

export interface SweeperNeeds {
  readonly config: Config;
  readonly store: Store;
  readonly tables: LiveTables;
  readonly archive: Archive;
  readonly log: Log;
  readonly now: () => number;
}

/** How many tables are loaded at once after a restart, and archived in one round. */
const HANDFUL = 32;

/** Looks after everything that happens without anybody asking: clocks, idle tables, stuck bots, the archive. */
export function newSweeper(needs: SweeperNeeds) {
  const { config, store, tables, now, log } = needs;
  let isSweeping = false;
  const stuck = new Set<string>();
  const sweep = async () => {
    await tables.wake(await store.ask('overdue', now()));
    await tables.wakeStuck();
    await tables.letGo(now() - config.idleTableMilliseconds);
    await archiveFinished(needs, stuck);
  };
  const timer = setInterval(() => {
    if (isSweeping) return;
    isSweeping = true;
    sweep()
      .catch((error: unknown) => log.error('a sweep failed', { problem: sayError(error) }))
      .finally(() => (isSweeping = false));
  }, config.sweepMilliseconds);
  return {
    sweep,
    /** Bots that owed a decision when the server stopped owe it still. */
    async resume() {
      const owing = [...(await store.ask('owing'))];
      if (owing.length > 0) log.info('bots resume', { tables: owing.length });
      while (owing.length > 0) await tables.wake(owing.splice(0, HANDFUL));
    },
    stop: () => clearInterval(timer),
  };
}

/** `stuck` are those that could not be archived: they are not tried again, and keep none behind them waiting. */
async function archiveFinished(needs: SweeperNeeds, stuck: Set<string>): Promise<void> {
  const { config, store, archive, log, now } = needs;
  const { archiveMilliseconds, pruneMilliseconds } = config;
  if (archiveMilliseconds > 0) {
    const finished = await store.ask('finishedBefore', now() - archiveMilliseconds, HANDFUL + stuck.size);
    for (const table of finished.filter((one) => !stuck.has(one))) {
      const problem = await archiveOne(needs, table).catch(sayError);
      if (problem === undefined) continue;
      stuck.add(table);
      log.error('a finished table could not be archived', { table, problem });
    }
  }
  if (pruneMilliseconds > 0) await archive.prune(now() - pruneMilliseconds);
}

/** Why it could not be. */
async function archiveOne({ store, tables, archive, log }: SweeperNeeds, table: string): Promise<string | undefined> {
  const exported = await tables.record(table);
  if (exported?.ok !== true) return exported?.refusal.code ?? 'noSuchTable';
  await archive.keep(table, exported.record);
  await store.ask('removeTable', table);
  tables.forget(table);
  log.info('a finished table was archived', { table });
  return undefined;
}
