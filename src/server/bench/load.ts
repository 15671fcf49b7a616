import { once } from 'node:events';
import { WebSocket } from 'ws';
import { setTimeout as sleep } from 'node:timers/promises';
import { databasePath } from '../store/data-directory.ts';
import type { Description } from '../store/operations.ts';
import { openStoreThread } from '../store/thread.ts';
import {
  type Bench,
  budgeted,
  byTurns,
  type Measured,
  newDirectory,
  percentile,
  type Rate,
  saturate,
} from './bench.ts';
import { BenchTable } from './table.ts';
import { startEcho, startOurs, startTheirs } from './programs.ts';
import { TheirMatch } from './theirs.ts';

/** Live tables in every run of this file. */
const TABLES = 500;
const SEATS = 3;
const SECONDS = 4;
/** A table where one moves every other second is a lively one. */
const PACE_MS = 2000;

/** A load that stays open while it is measured beside another. */
interface Load {
  readonly rate: Rate;
  readonly close: () => Promise<void>;
}

/** Our real server, saturated: durable actions a second, told to three seats each. */
async function ourLoad(): Promise<Load> {
  const { tables, close } = await openCrowd();
  return { rate: saturating(tables), close };
}

const saturating = (tables: readonly { readonly act: () => Promise<void> }[]) => () =>
  saturate(
    tables.map((table) => () => table.act()),
    SECONDS,
  );

/** From sending an action to having it acknowledged and seen by every seat, when people play at their pace. */
async function ourLatency(): Promise<number> {
  const { tables, close } = await openCrowd();
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
  await close();
  return percentile(times, 0.99);
}

async function openCrowd() {
  const server = await startOurs();
  const tables: BenchTable[] = [];
  while (tables.length < TABLES) {
    tables.push(...(await Promise.all(Array.from({ length: 50 }, () => BenchTable.open(server.url)))));
  }
  const close = async () => {
    for (const table of tables) table.close();
    await server.stop();
  };
  return { tables, close };
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
async function storeLoad(): Promise<Load> {
  const store = await openStoreThread(databasePath(newDirectory()));
  const entry = 'x'.repeat(300);
  const writers = Array.from({ length: TABLES }, (_, table) => {
    let version = 0;
    const act = async () => {
      await store.ask('append', `t${table}`, version++, [entry], DESCRIPTION);
    };
    return { act };
  });
  return { rate: saturating(writers), close: store.close };
}

/** Sockets alone, with the traffic of the real server: for one message of one seat a telling to all three. */
async function socketLoad(): Promise<Load> {
  const echo = await startEcho();
  const url = echo.url.replace('http', 'ws');
  const tables = await Promise.all(Array.from({ length: TABLES }, (_, table) => openEcho(`${url}/t${table}`)));
  const close = async () => {
    for (const ws of tables.flat()) ws.terminate();
    await echo.stop();
  };
  return { rate: saturating(tables.map((seats) => ({ act: () => echoed(seats) }))), close };
}

const openEcho = (url: string): Promise<readonly WebSocket[]> =>
  Promise.all(
    Array.from({ length: SEATS }, async () => {
      const ws = new WebSocket(url);
      await once(ws, 'open');
      return ws;
    }),
  );

/** Done when the answer is there and every seat was told. */
async function echoed(seats: readonly WebSocket[]): Promise<void> {
  const told = seats.map((ws) => once(ws, 'message'));
  seats[0]?.send('x'.repeat(130));
  await Promise.all(told);
}

async function theirLoad(folder: string, files?: string): Promise<Load> {
  const server = await startTheirs(folder, files);
  const matches: TheirMatch[] = [];
  while (matches.length < TABLES) {
    const opening = Array.from({ length: 50 }, (_, i) => TheirMatch.open(folder, server.url, `m${matches.length + i}`));
    matches.push(...(await Promise.all(opening)));
  }
  const close = async () => {
    for (const match of matches) match.close();
    await server.stop();
  };
  return { rate: saturating(matches), close };
}

/** Ours beside the slowest of some others. */
async function beside(...others: readonly Promise<Load>[]): Promise<Measured> {
  const ours = await ourLoad();
  const references = await Promise.all(others);
  const slowest = async () => {
    const rates = [];
    for (const { rate } of references) rates.push(await rate());
    return Math.min(...rates);
  };
  try {
    return await byTurns(ours.rate, slowest);
  } finally {
    for (const { close } of [ours, ...references]) await close();
  }
}

/** `theirFolder` gives the folder where boardgame.io and node-persist are installed. */
export function loadBenches(theirFolder: () => Promise<string>): readonly Bench[] {
  const name = `server/${TABLES} tables`;
  return [
    {
      name: `${name}, durable actions`,
      unit: 'actions/s',
      against: 'the slower of the store alone and sockets alone',
      measure: () => beside(storeLoad(), socketLoad()),
    },
    {
      name: `${name}, beside boardgame.io in memory`,
      unit: 'actions/s',
      against: "the same game at boardgame.io's server, keeping nothing",
      measure: async () => beside(theirLoad(await theirFolder())),
    },
    {
      name: `${name}, beside boardgame.io with files`,
      unit: 'actions/s',
      against: "the same game at boardgame.io's server with its file storage",
      measure: async () => beside(theirLoad(await theirFolder(), newDirectory())),
    },
    {
      name: `${name}, p99 latency`,
      unit: 'ms',
      against: 'the budget of 50 ms, an action every other second at each table',
      measure: async () => budgeted(await ourLatency(), 50),
    },
  ];
}
