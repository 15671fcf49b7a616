import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { WebSocket } from 'ws';
import { type AnyGame, defaultOptions } from '#engine/game.ts';
import { GAME_IDS, loadGame } from '#games/registry.ts';
import { SOCKET_QUERY } from '#protocol/version.ts';
import type { Entry } from '#table/entries.ts';
import { type HostNeeds, resumeTable } from '#table/host.ts';
import { createTable } from '#table/opening.ts';
import { acceptCommand } from '#table/reducer.ts';
import { summaryOf } from '#table/summary.ts';
import type { TableState } from '#table/table.ts';
import type { TableStore } from '#table/store.ts';
import { databasePath } from '#server/store/data-directory.ts';
import { tableStore } from '#server/store/table-store.ts';
import { openStoreThread } from '#server/store/thread.ts';
import { type Bench, budgeted, benchDirectory, percentile } from '../bench.ts';
import { BenchTable } from './table.ts';
import { startOurs } from './programs.ts';

const WHO = { id: 'bench', name: 'Bench', entropy: '00'.repeat(16) };
const SNAPSHOT_EVERY = 64;
const KILOBYTE = 1024;

interface Bookkeeping {
  readonly rules: AnyGame;
  readonly store: TableStore;
}

/** Stores a table with this many actions, as a host would. No race is that long, so steps are made and taken back. */
async function keepTable({ rules, store }: Bookkeeping, id: string, actions: number): Promise<void> {
  const me = { type: 'me' } as const;
  const opening = {
    game: rules.meta.id,
    options: defaultOptions(rules.meta),
    pace: { type: 'live' },
    listed: false,
    places: [me, me, me],
  } as const;
  const opened = createTable(rules, opening, { table: id, now: 0, who: WHO, secret: '11'.repeat(32) });
  if (!opened.ok || opened.entry === undefined) throw new Error(`the bench got no table: ${JSON.stringify(opened)}`);
  const entries: Entry[] = [opened.entry];
  let { table } = opened;
  let snapshot: TableState | undefined;
  while (entries.length < actions) {
    const answer = acceptCommand(rules, table, nextStep(rules, table), entries.length);
    if (!answer.ok || answer.entry === undefined) throw new Error(`the bench was refused: ${JSON.stringify(answer)}`);
    table = answer.table;
    entries.push(answer.entry);
    if (table.version % SNAPSHOT_EVERY === 0) snapshot = table;
  }
  await store.append(id, 0, entries, summaryOf(rules, table));
  if (snapshot !== undefined) await store.saveSnapshot(id, snapshot);
}

/** A step, and every second time takes it back. */
function nextStep(rules: AnyGame, table: TableState) {
  const seat = Number(rules.awaiting(table.position)[0]);
  const expectedTurn = table.turns[seat] ?? 0;
  const [action] = rules.legal(table.position, seat);
  const back = table.version % 2 === 0;
  if (action === undefined) throw new Error('nobody is asked');
  const lastMover = table.tail.findLast(({ mover }) => mover === 'person')?.actor;
  const command = back
    ? ({ type: 'undo', seat: Number(lastMover), expectedTurn: table.turns[Number(lastMover)] ?? 0 } as const)
    : ({ type: 'play', seat, expectedTurn, actions: [action] } as const);
  return { command, who: WHO, key: `k${table.version}` };
}

async function withStore<T>(work: (keeping: Bookkeeping) => Promise<T>): Promise<T> {
  const store = await openStoreThread(databasePath(benchDirectory()));
  try {
    return await work({ rules: await loadGame(GAME_IDS[0]), store: tableStore(store.ask) });
  } finally {
    await store.close();
  }
}

const needsOf = ({ rules, store }: Bookkeeping): HostNeeds => ({
  rules,
  store,
  now: () => 0,
  think: () => Promise.reject(new Error('no bots in a bench')),
  send: () => undefined,
  trouble: () => undefined,
});

/** Milliseconds to open a table and to tell it whole, for a short and a long one in turn. */
async function openingTimes(short: number, long: number) {
  return withStore(async (keeping) => {
    await keepTable(keeping, 'short', short);
    await keepTable(keeping, 'long', long);
    const times = { short: [] as number[], long: [] as number[] };
    for (let i = 0; i < 60; i++) {
      for (const table of ['short', 'long'] as const) {
        const began = performance.now();
        const host = await resumeTable(needsOf(keeping), table);
        await host?.watch('bench', { viewer: 'spectator', person: 'bench' });
        times[table].push(performance.now() - began);
      }
    }
    return { short: percentile(times.short, 0.5), long: percentile(times.long, 0.5) };
  });
}

/** Kilobytes of a table that is in memory and that nobody watches. */
async function tableMemory(): Promise<number> {
  const count = 400;
  return withStore(async (keeping) => {
    for (let i = 0; i < count; i++) await keepTable(keeping, `t${i}`, 100);
    const before = heap();
    const hosts = [];
    for (let i = 0; i < count; i++) hosts.push(await resumeTable(needsOf(keeping), `t${i}`));
    const used = heap() - before;
    // Uses `hosts` after the measuring, so that no host is collected before it.
    return used / hosts.length / KILOBYTE;
  });
}

function heap(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

/** Kilobytes of the server for one socket that watches a table where nothing happens. */
async function spectatorMemory(): Promise<number> {
  const count = 2000;
  const server = await startOurs();
  const quiet = await BenchTable.open(server.url);
  const memory = async () => {
    const page = await (await fetch(`${server.url}/metrics`)).text();
    return Number(/^sternwheel_memory_bytes (\d+)/m.exec(page)?.[1]);
  };
  const sockets: WebSocket[] = [];
  const gather = async (up: number) => {
    while (sockets.length < up)
      sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => watcher(server.url, quiet.id)))));
  };
  // The first sockets warm the server up. Only the cost of the next ones is counted.
  await gather(count);
  const before = await memory();
  await gather(2 * count);
  const used = (await memory()) - before;
  for (const ws of sockets) ws.terminate();
  quiet.close();
  await server.stop();
  return used / count / KILOBYTE;
}

function watcher(url: string, table: string): Promise<WebSocket> {
  const ws = new WebSocket(`${url.replace('http', 'ws')}/socket${SOCKET_QUERY}`);
  return new Promise((resolve, reject) => {
    ws.on('error', reject);
    ws.on('open', () => ws.send(JSON.stringify({ type: 'watch', table, viewer: 'spectator' })));
    ws.on('message', (data) => {
      if ((data as Buffer).toString().includes('"update"')) resolve(ws);
    });
  });
}

async function startUp(): Promise<number> {
  const directory = benchDirectory();
  const times = [];
  for (let i = 0; i < 4; i++) {
    const server = await startOurs(directory);
    times.push(server.startedIn);
    await server.stop();
  }
  return percentile(times.slice(1), 0.5);
}

export const serverBenches: readonly Bench[] = [
  {
    name: 'server/opening a table of 5,000 actions',
    unit: 'ms',
    against: 'twice the time for one of 10',
    async measure() {
      const { short, long } = await openingTimes(10, 5000);
      return budgeted(long, 2 * short);
    },
  },
  {
    name: 'server/memory of an idle table',
    unit: 'KB',
    against: 'the budget of 50 KB',
    measure: async () => budgeted(await tableMemory(), 50),
  },
  {
    name: 'server/memory of an idle spectator',
    unit: 'KB',
    against: 'the budget of 20 KB',
    measure: async () => budgeted(await spectatorMemory(), 20),
  },
  {
    name: 'server/starting again',
    unit: 's',
    against: 'the budget of 3 s',
    measure: async () => budgeted(await startUp(), 3),
  },
];
