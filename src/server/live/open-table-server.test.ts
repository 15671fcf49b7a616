import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { defaultOptions } from '#engine/game.ts';
import { loadGame } from '#games/registry.ts';
import type { ClientMessage, HostMessage } from '#protocol/messages.ts';
import type { Prewritten } from '#table/message-handlers.ts';
import { BotPool } from '../bots/pool.ts';
import { readConfig } from '../config.ts';
import { jsonLog } from '../log.ts';
import { memoryStore } from '../store/memory.ts';
import { newDirectory } from '../temporary.ts';
import { openArchive } from './archive.ts';
import type { Client } from './table-server.ts';
import { joinJson } from './prewritten.ts';
import { reportsIn } from './reports.ts';
import { openTableServer, type RunningServer } from './open-table-server.ts';

const servers: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const queen = await loadGame('mississippi-queen');
const opening = (more: object = {}) => ({
  game: 'mississippi-queen',
  options: defaultOptions(queen.meta),
  pace: { type: 'live' } as const,
  listed: false,
  places: [{ type: 'me' }, { type: 'me' }, { type: 'me' }] as const,
  ...more,
});

async function openOne(env: Readonly<Record<string, string>> = {}, store = memoryStore()) {
  const lines: string[] = [];
  const log = jsonLog('info', (line) => lines.push(line));
  let time = Date.now();
  const directory = newDirectory(onTestFinished);
  const server = await openTableServer({
    config: readConfig({ SWEEP_MS: '10', BOT_MS: '1', IDLE_TABLE_MS: '1000', ...env }),
    store,
    bots: new BotPool({ threads: 1, queue: 10, log, replyMilliseconds: 0 }),
    archive: openArchive(join(directory, 'archive')),
    keepReport: reportsIn(directory, () => time),
    log,
    now: () => time,
    monotonic: () => time,
  });
  servers.push(server);
  return { server, store, lines, directory, pass: (milliseconds: number) => (time += milliseconds) };
}

let clients = 0;

/** As it would arrive. */
const readWhole = (message: HostMessage | Prewritten): HostMessage =>
  'json' in message ? (JSON.parse(joinJson(message).toString()) as HostMessage) : message;

function newClient(server: RunningServer, person = 'ann') {
  const heard: HostMessage[] = [];
  const client: Client = {
    id: `client ${clients++}`,
    person,
    address: '192.0.2.1',
    send: (message) => heard.push(readWhole(message)),
  };
  const ask = async (message: ClientMessage): Promise<HostMessage | undefined> => {
    const before = heard.length;
    await server.receive(client, message);
    return heard.slice(before).at(-1);
  };
  const open = async (key: string, more: object = {}): Promise<string> => {
    const opened = await ask({ type: 'open', key, opening: opening(more) });
    if (opened?.type !== 'opened') throw new Error(JSON.stringify(opened));
    return opened.table;
  };
  return { client, heard, ask, open };
}

const liveTables = (server: RunningServer) => Number(/^sternwheel_live_tables (\d+)/m.exec(server.metrics.page())?.[1]);
const refusalsIn = (heard: readonly HostMessage[]) =>
  heard.flatMap((message) => (message.type === 'refused' ? [message.refusal.code] : []));

describe('a client that asks for several things at once', () => {
  test('stops watching all of them when it goes', async () => {
    const { server, pass } = await openOne();
    const { client, ask, open } = newClient(server);
    const tables = [await open('a'), await open('b'), await open('c')];
    await Promise.all(tables.map((table) => ask({ type: 'watch', table, viewer: 0 })));
    server.leave(client);
    pass(60_000);
    await expect.poll(() => liveTables(server)).toBe(0);
  });

  test('watches no more than it may', async () => {
    const { server } = await openOne({ MAX_VIEWS_PER_SOCKET: '2' });
    const { ask, open, heard } = newClient(server);
    const table = await open('a');
    await Promise.all([0, 1, 2, 'spectator' as const].map((viewer) => ask({ type: 'watch', table, viewer })));
    expect(heard.filter(({ type }) => type === 'update')).toHaveLength(2);
    expect(refusalsIn(heard)).toEqual(['tooMany', 'tooMany']);
  });

  test('uses up a place only for what it really watches', async () => {
    const { server } = await openOne({ MAX_VIEWS_PER_SOCKET: '1' });
    const { ask, open, heard } = newClient(server);
    const table = await open('a');
    await ask({ type: 'watch', table: 'nowhere', viewer: 0 });
    await ask({ type: 'watch', table, viewer: 7 });
    await ask({ type: 'watch', table, viewer: 0 });
    expect(refusalsIn(heard)).toEqual(['noSuchTable', 'noSuchSeat']);
    expect(heard.at(-1)).toMatchObject({ type: 'update', viewer: 0 });
  });

  test('opens one table with one key, and that table is the one everyone comes to', async () => {
    const { server } = await openOne();
    const { ask, heard } = newClient(server);
    const message = { type: 'open', key: 'same', opening: opening() } as const;
    await Promise.all([ask(message), ask(message)]);
    const tables = heard.flatMap((told) => (told.type === 'opened' ? [told.table] : []));
    expect(refusalsIn(heard)).toEqual([]);
    expect(tables).toEqual([tables[0], tables[0]]);
    expect(liveTables(server)).toBe(1);
  });
});

describe('a table that was played by other rules', () => {
  /** The store of a server that was closed, as a later version of the game finds it. */
  async function olderStore(isPlayed = false) {
    const { server, store } = await openOne();
    const { ask, open } = newClient(server);
    const bot = { type: 'bot', level: 'random' } as const;
    const table = await open('old', {
      pace: { type: 'days', days: 1 },
      places: [isPlayed ? bot : { type: 'me' }, bot, bot],
    });
    const exported = () => ask({ type: 'export', key: 'k', table });
    if (isPlayed) await ask({ type: 'watch', table, viewer: 'spectator' });
    if (isPlayed) await expect.poll(exported, { timeout: 30_000 }).toMatchObject({ type: 'record' });
    const kept = await store.ask('entries', table, 0, Number.MAX_SAFE_INTEGER);
    const older = kept.map((entry) => entry.replace('"rulesVersion":', '"rulesVersion":9'));
    const summary = (await store.ask('summary', table)) ?? { lasting: '', latest: '' };
    await store.ask('removeTable', table);
    await store.ask('append', table, 0, older, {
      listed: false,
      owing: !isPlayed,
      deadline: isPlayed ? undefined : 1,
      finished: isPlayed ? 1 : undefined,
      touched: 1,
      opener: 'ann',
      ...summary,
      people: ['ann'],
    });
    return { store, table };
  }

  test('says so to a client that asks for it', async () => {
    const { store, table } = await olderStore();
    const { server } = await openOne({}, store);
    const { ask } = newClient(server);
    const rulesChanged = { type: 'refused', refusal: { code: 'rulesChanged' } };
    expect(await ask({ type: 'watch', table, viewer: 0 })).toMatchObject(rulesChanged);
    expect(await ask({ type: 'export', key: 'k', table })).toMatchObject(rulesChanged);
    expect(await server.refuseSeat('ann', table, 0)).toMatchObject({ code: 'rulesChanged' });
  });

  test('can be exported as a record once it is over, and is archived as one', async () => {
    const { store, table } = await olderStore(true);
    const { server } = await openOne({}, store);
    const exported = await newClient(server).ask({ type: 'export', key: 'k', table });
    expect(exported).toMatchObject({ type: 'record', record: { outcome: { ranks: expect.any(Array) as unknown } } });
    const archiving = await openOne({ ARCHIVE_AFTER_MS: '1000' }, store);
    await expect.poll(() => store.ask('summary', table), { timeout: 20_000 }).toBeUndefined();
    expect(await newClient(archiving.server).ask({ type: 'export', key: 'k', table })).toEqual(exported);
  });

  test('does not keep the server from opening or from looking after the others', async () => {
    const { store } = await olderStore();
    const { server, pass, lines } = await openOne({}, store);
    await server.resume();
    await newClient(server).open('new');
    pass(60_000);
    await expect.poll(() => liveTables(server)).toBe(0);
    expect(lines.join()).not.toContain('a sweep failed');
  });
});

test('bots write no more than the person who opened the table may, and go on when there is room again', async () => {
  const { server, store, pass } = await openOne({ WRITTEN_BYTES_PER_HOUR: '4000' });
  const { ask, open } = newClient(server);
  const bot = { type: 'bot', level: 'random' } as const;
  const table = await open('a', { places: [bot, bot, bot] });
  await ask({ type: 'watch', table, viewer: 'spectator' });
  const written = async () =>
    (await store.ask('entries', table, 0, Number.MAX_SAFE_INTEGER)).reduce((sum, entry) => sum + entry.length, 0);
  const wait = () => new Promise((resolve) => setTimeout(resolve, 300));
  let before = -1;
  for (let now = 0; before !== now; now = await written()) {
    before = now;
    await wait();
  }
  expect(before).toBeGreaterThan(1000);
  expect(before).toBeLessThan(6000);
  pass(3_600_000);
  await expect.poll(written, { timeout: 10_000 }).toBeGreaterThan(before);
});

test('the operator of the server can read what is reported, and the log does not hold it', async () => {
  const { server, lines, directory } = await openOne();
  const { ask, open } = newClient(server);
  const table = await open('a');
  await ask({ type: 'command', key: 'k1', table, command: { type: 'say', room: 'players', text: 'bilge rat' } });
  const eve = newClient(server, 'eve');
  const command = { type: 'report', chatMessage: 0, why: 'rude' } as const;
  expect(await eve.ask({ type: 'command', key: 'k2', table, command })).toMatchObject({ type: 'done' });
  const file = join(directory, 'reports.jsonl');
  await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8')).toContain('bilge rat');
  const kept = JSON.parse(readFileSync(file, 'utf8')) as object;
  expect(kept).toMatchObject({ table, by: 'eve', why: 'rude', chatMessage: { person: 'ann', text: 'bilge rat' } });
  expect(lines.join()).toContain('a chat message was reported');
  expect(lines.join()).not.toContain('bilge');
});
