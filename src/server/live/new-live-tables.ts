import { setTimeout as sleep } from 'node:timers/promises';
import { isGameId } from '#games/registry.ts';
import type { BotQuestion } from '#table/bot-minder.ts';
import type { Config } from '../config.ts';
import type { HistoryPool } from '../history/pool.ts';
import type { Limits } from '../limits/limits.ts';
import { errorMessage } from '../log.ts';
import { readSummary, tableStore } from '../store/table-store.ts';
import { PoolClosed } from '../threads/thread-pool.ts';
import type { Client } from './table-server.ts';
import { LiveTables } from './live-tables.ts';
import type { ServerNeeds } from './open-table-server.ts';
import type { newSources } from './sources.ts';

/** The moves of bots count as bytes of the person who opened the table. When those are used up, its bots wait. */
const ASK_AGAIN_MS = 1000;

interface Shared {
  readonly limits: Limits;
  readonly history: HistoryPool;
  readonly clients: ReadonlyMap<string, Client>;
  readonly sources: ReturnType<typeof newSources>;
}

/** The tables of a server: what their hosts store, ask of bots, send and report. */
export function newLiveTables(needs: ServerNeeds, { limits, history, clients, sources }: Shared): LiveTables {
  const { config, store, bots, log, now, keepReport } = needs;
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
    // When the server closes, bots are stopped. They go on when it opens again.
    trouble: (problem) =>
      problem instanceof PoolClosed ? undefined : log.error('a table failed', { problem: errorMessage(problem) }),
    reported(report) {
      const { table, chatMessage, by } = report;
      log.warn('a chat message was reported', { table, chatMessage: chatMessage?.number, by });
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
