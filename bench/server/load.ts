import { setTimeout as sleep } from 'node:timers/promises';
import { databasePath } from '#server/store/data-directory.ts';
import type { Description } from '#server/store/operations.ts';
import { openStoreThread } from '#server/store/thread.ts';
import {
  type Bench,
  budgeted,
  byTurns,
  middle,
  benchDirectory,
  percentile,
  type Rates,
  type Round,
  saturate,
} from '../bench.ts';
import { Countdown } from './countdown.ts';
import { LeanSocket } from './lean-socket.ts';
import { BenchTable } from './table.ts';
import { startEcho, startOurs, startTheirs } from './programs.ts';
import { TheirMatch } from './theirs.ts';

/** Live tables in every run of this file. */
const TABLES = 500;
const SEATS = 3;
const SECONDS = 4;
/** A table where one moves every other second is a lively one. */
const PACE_MS = 2000;

/** A load that stays open while another one is measured beside it. */
interface Load {
  readonly rates: () => Promise<Rates>;
  readonly close: () => Promise<void>;
}

/** Our real server under full load: durable actions per second, each told to three seats. */
async function ourLoad(): Promise<Load> {
  const { tables, spent, close } = await openCrowd();
  return { rates: saturating(tables, spent), close };
}

const saturating = (tables: readonly { readonly act: () => Promise<void> }[], spent: () => Promise<number>) => () =>
  saturate(
    tables.map((table) => () => table.act()),
    SECONDS,
    spent,
  );

/** From sending an action until it is acknowledged and seen by every seat, with people playing at their own pace. */
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
  return { tables, spent: server.spent, close };
}

const DESCRIPTION: Description = {
  listed: false,
  owing: false,
  deadline: undefined,
  finished: undefined,
  touched: 0,
  opener: 'bench',
  lasting: 'x'.repeat(350),
  latest: 'x'.repeat(130),
  people: [],
};

/** The store alone, with the same number of writers and entries of the usual size. */
async function storeLoad(): Promise<Load> {
  const store = await openStoreThread(databasePath(benchDirectory()));
  const entry = 'x'.repeat(300);
  const writers = Array.from({ length: TABLES }, (_, table) => {
    let version = 0;
    const act = async () => {
      await store.ask('append', `t${table}`, version++, [entry], DESCRIPTION);
    };
    return { act };
  });
  return { rates: saturating(writers, spentHere), close: store.close };
}

async function spentHere(): Promise<number> {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/**
 * Sockets alone, with the traffic of the real server: for each message of one seat an answer, and a telling to all
 * three.
 */
async function socketLoad(): Promise<Load> {
  const echo = await startEcho();
  const tables = Array.from({ length: TABLES }, (_, table) => openEcho(`${echo.url}/t${table}`));
  await Promise.all(tables.map(({ opened }) => opened));
  const close = async () => {
    for (const table of tables) table.close();
    await echo.stop();
  };
  return { rates: saturating(tables, echo.spent), close };
}

function openEcho(url: string) {
  const heard = new Countdown();
  const seats = Array.from({ length: SEATS }, () => new LeanSocket(url, heard.count));
  return {
    /** Everyone has been greeted. */
    opened: heard.from(SEATS),
    act() {
      const told = heard.from(1 + SEATS);
      seats[0]?.send('x'.repeat(130));
      return told;
    },
    close: () => seats.forEach((seat) => seat.close()),
  };
}

async function theirLoad(folder: string, files?: string): Promise<Load> {
  const server = await startTheirs(folder, files);
  const matches: TheirMatch[] = [];
  while (matches.length < TABLES) {
    matches.push(...(await Promise.all(Array.from({ length: 50 }, () => TheirMatch.open(server.url)))));
  }
  const close = async () => {
    for (const match of matches) match.close();
    await server.stop();
  };
  return { rates: saturating(matches, server.spent), close };
}

/** Our server beside the slowest of some others. */
async function beside(...others: readonly Promise<Load>[]): Promise<readonly Round[]> {
  const ours = await ourLoad();
  const references = await Promise.all(others);
  const slowest = async () => {
    const found: Rates[] = [];
    for (const { rates } of references) found.push(await rates());
    const least = (by: keyof Rates) => Math.min(...found.map((rates) => rates[by]));
    return { passed: least('passed'), processor: least('processor') };
  };
  try {
    return await byTurns(ours.rates, slowest);
  } finally {
    for (const { close } of [ours, ...references]) await close();
  }
}

/**
 * One comparison as two lines: by the clock, and by processor time, which does not depend on how busy the machine is.
 */
function twoLines(name: string, against: string, rounds: () => Promise<readonly Round[]>): readonly Bench[] {
  let measured: Promise<readonly Round[]> | undefined;
  const line = (suffix: string, unit: string, by: keyof Rates): Bench => ({
    name: `server/${TABLES} tables, ${name}${suffix}`,
    unit,
    against,
    measure: async () => middle(await (measured ??= rounds()), by),
  });
  return [line('', 'actions/s', 'passed'), line(', processor', 'actions/cpu-s', 'processor')];
}

/** `theirFolder` gives the folder where boardgame.io and node-persist are installed. */
export const loadBenches = (theirFolder: () => Promise<string>): readonly Bench[] => [
  ...twoLines('durable actions', 'the slower of the store alone and sockets alone', () =>
    beside(storeLoad(), socketLoad()),
  ),
  ...twoLines('beside boardgame.io in memory', "the same game at boardgame.io's server, keeping nothing", async () =>
    beside(theirLoad(await theirFolder())),
  ),
  ...twoLines(
    'beside boardgame.io with files',
    "the same game at boardgame.io's server with its file storage",
    async () => beside(theirLoad(await theirFolder(), benchDirectory())),
  ),
  {
    name: `server/${TABLES} tables, p99 latency`,
    unit: 'ms',
    against: 'the budget of 50 ms, an action every other second at each table',
    measure: async () => budgeted(await ourLatency(), 50),
  },
];
