import { WebSocket } from 'ws';
import { setTimeout as sleep } from 'node:timers/promises';
import { databasePath } from '../store/data-directory.ts';
import type { Description } from '../store/operations.ts';
import { openStoreThread } from '../store/thread.ts';
import { type Bench, budgeted, compared, newDirectory, percentile, saturate } from './bench.ts';
import { BenchTable } from './table.ts';
import { startEcho, startOurs, startTheirs } from './programs.ts';
import { TheirMatch } from './theirs.ts';

/** Live tables in every run of this file. */
const TABLES = 500;
const SEATS = 3;
const SECONDS = 5;
/** A table where one moves every other second is a lively one. */
const PACE_MS = 2000;

/** Our real server, saturated: durable actions a second, told to three seats each. */
async function ourActions(): Promise<number> {
  return withCrowd(async (tables) => {
    await saturate(
      tables.map((table) => () => table.act()),
      1,
    );
    return saturate(
      tables.map((table) => () => table.act()),
      SECONDS,
    );
  });
}

/** From sending an action to having it acknowledged and seen by every seat, when people play at their pace. */
async function ourLatency(): Promise<number> {
  return withCrowd(async (tables) => {
    const times: number[] = [];
    const end = performance.now() + SECONDS * 2000;
    await Promise.all(
      tables.map(async (table, i) => {
        await sleep((PACE_MS * i) / tables.length);
        while (performance.now() < end) {
          const began = performance.now();
          await table.act();
          times.push(performance.now() - began);
          await sleep(PACE_MS);
        }
      }),
    );
    return percentile(times, 0.99);
  });
}

async function withCrowd<T>(work: (tables: readonly BenchTable[]) => Promise<T>): Promise<T> {
  const server = await startOurs();
  const tables: BenchTable[] = [];
  while (tables.length < TABLES) {
    tables.push(...(await Promise.all(Array.from({ length: 50 }, () => BenchTable.open(server.url)))));
  }
  try {
    return await work(tables);
  } finally {
    for (const table of tables) table.close();
    await server.stop();
  }
}

const DESCRIPTION: Description = {
  listed: false,
  owing: false,
  deadline: undefined,
  finished: undefined,
  touched: 0,
  opener: 'bench',
  summary: 'x'.repeat(400),
  people: [],
};

/** The store alone, with as many writers and entries of the usual size. */
async function rawStore(): Promise<number> {
  const store = await openStoreThread(databasePath(newDirectory()));
  const entry = 'x'.repeat(300);
  const writers = Array.from({ length: TABLES }, (_, table) => {
    let version = 0;
    return async () => {
      await store.ask('append', `t${table}`, version++, [entry], DESCRIPTION);
    };
  });
  const rate = await saturate(writers, SECONDS);
  await store.close();
  return rate;
}

/** Sockets alone, with the traffic of the real server: three of them for every action. */
async function rawSocket(): Promise<number> {
  const echo = await startEcho();
  const sockets = await Promise.all(Array.from({ length: TABLES * SEATS }, () => openSocket(echo.url)));
  const tables = Array.from({ length: TABLES }, (_, i) => sockets.slice(SEATS * i, SEATS * (i + 1)));
  const rate = await saturate(
    tables.map((seats) => async () => {
      await Promise.all(seats.map(echoed));
    }),
    SECONDS,
  );
  for (const ws of sockets) ws.terminate();
  await echo.stop();
  return rate;
}

function openSocket(url: string): Promise<WebSocket> {
  const ws = new WebSocket(url.replace('http', 'ws'));
  return new Promise((resolve, reject) => {
    ws.on('open', () => resolve(ws));
    ws.on('error', reject);
  });
}

function echoed(ws: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const hear = (data: unknown) => {
      if ((data as Buffer).length !== 4) return;
      ws.off('message', hear);
      resolve();
    };
    ws.on('message', hear);
    ws.send('x'.repeat(120));
  });
}

async function theirActions(folder: string, files?: string): Promise<number> {
  const server = await startTheirs(folder, files);
  const matches: TheirMatch[] = [];
  while (matches.length < TABLES) {
    const opening = Array.from({ length: 50 }, (_, i) => TheirMatch.open(folder, server.url, `m${matches.length + i}`));
    matches.push(...(await Promise.all(opening)));
  }
  const rate = await saturate(
    matches.map((match) => () => match.act()),
    SECONDS,
  );
  for (const match of matches) match.close();
  await server.stop();
  return rate;
}

/** `theirFolder` gives the folder where boardgame.io and node-persist are installed. */
export function loadBenches(theirFolder: () => Promise<string>): readonly Bench[] {
  // Measured once: all comparisons are of one run.
  let measured: Promise<number> | undefined;
  const ours = () => (measured ??= ourActions());
  const name = `server/${TABLES} tables`;
  return [
    {
      name: `${name}, durable actions`,
      unit: 'actions/s',
      against: 'the slower of the store alone and sockets alone',
      measure: async () => compared(await ours(), Math.min(await rawStore(), await rawSocket())),
    },
    {
      name: `${name}, beside boardgame.io in memory`,
      unit: 'actions/s',
      against: "the same game at boardgame.io's server, keeping nothing",
      measure: async () => compared(await ours(), await theirActions(await theirFolder())),
    },
    {
      name: `${name}, beside boardgame.io with files`,
      unit: 'actions/s',
      against: "the same game at boardgame.io's server with its file storage",
      measure: async () => compared(await ours(), await theirActions(await theirFolder(), newDirectory())),
    },
    {
      name: `${name}, p99 latency`,
      unit: 'ms',
      against: 'the budget of 50 ms, an action every other second at each table',
      measure: async () => budgeted(await ourLatency(), 50),
    },
  ];
}
