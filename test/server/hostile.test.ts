import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { RecordFile } from '#protocol/record-file.ts';
import { defaultOptions } from '#engine/game.ts';
import { writeMove } from '#engine/record.ts';
import { seeded } from '#engine/seeded.ts';
import { loadGame } from '#games/registry.ts';
import { newDirectory } from '#server/temporary.ts';
import { playRandomMove } from '#testing/walk.ts';
import { HttpClient } from './support/http-client.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';
import { SocketClient } from './support/socket-client.ts';

/** What one anonymous client can do within the limits of a server as it comes. Each of these once hurt everybody. */

const directory = newDirectory(afterAll);
let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({ DATA_DIR: directory, LOG_LEVEL: 'info', HEARTBEAT_MS: '1000' });
});
afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

async function metric(name: string): Promise<number> {
  const page = await (await fetch(`${server.url}/metrics`)).text();
  const [, value] = new RegExp(`^${name} (\\S+)`, 'm').exec(page) ?? [];
  expect(value, name).toBeDefined();
  return Number(value);
}

/** A long game of Montana that is not over yet. */
async function longRecord(): Promise<RecordFile> {
  const game = await loadGame('montana');
  const rng = seeded(3);
  let longest: readonly string[] = [];
  for (let i = 0; i < 30; i++) {
    const state = game.setup(4, defaultOptions(game.meta));
    const lines: string[] = [];
    while (game.awaiting(state).length > 0) lines.push(writeMove(game.actions, playRandomMove(game, state, rng)));
    if (lines.length > longest.length) longest = lines;
  }
  const { id, rulesVersion } = game.meta;
  const names = ['Ann', 'Bob', 'Cid', 'Dot'];
  const moves = longest.slice(0, -1);
  return { sternwheel: 'record', schema: 1, game: id, rulesVersion, seats: 4, options: {}, names, moves };
}

async function importLong(client: HttpClient): Promise<string> {
  await client.get('/api/me');
  const imported = await client.post<{ table: string }>('/api/records', { key: 'long', record: await longRecord() });
  expect(imported.status).toBe(200);
  return imported.body.table;
}

test('a long record and hundreds of its moments never hold up the loop', async () => {
  const client = new HttpClient(server.url);
  const table = await importLong(client);
  const socket = await SocketClient.connect(server.url, client.cookie);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, i) => socket.ask({ type: 'readMoment', table, viewer: 'spectator', log: i })),
  );
  const kinds = answers.map((answer) => (answer.type === 'refused' ? answer.refusal.code : answer.type));
  expect(kinds.filter((kind) => kind === 'moment').length).toBeGreaterThan(5);
  expect(kinds.filter((kind) => kind !== 'moment' && kind !== 'tooMany')).toEqual([]);
  expect(await metric('sternwheel_loop_longest_cpu_seconds')).toBeLessThan(0.05);
  socket.close();
});

test('a record longer than any plausible game is refused', async () => {
  const client = new HttpClient(server.url);
  await client.get('/api/me');
  const record = { ...(await longRecord()), moves: Array.from({ length: 10_001 }, () => 'chance spin 1') };
  expect(await client.post('/api/records', { key: 'endless', record })).toMatchObject({ status: 400 });
});

test('a client that asks and does not read is not read from, and is cut off', async () => {
  const client = new HttpClient(server.url);
  const table = await importLong(client);
  const before = await metric('sternwheel_memory_bytes');
  const socket = await SocketClient.connect(server.url, client.cookie);
  socket.ws.pause();
  for (let i = 0; i < 1000; i++) {
    socket.say({ type: 'readLog', key: `k${i}`, table, from: 0, to: 100_000 });
    socket.ws.pong('unasked');
    socket.ws.ping('and more');
  }
  await sleep(2000);
  expect((await metric('sternwheel_memory_bytes')) - before).toBeLessThan(150e6);
  socket.ws.terminate();
});

test('only a pong that was asked for proves that a client is there', async () => {
  const socket = await SocketClient.connect(server.url);
  const pinged = once(socket.ws, 'ping');
  socket.ws.ping('hello');
  const [answer] = (await once(socket.ws, 'pong')) as [Buffer];
  expect(answer.toString()).toBe('hello');
  const [payload] = (await pinged) as [Buffer];
  expect(payload).toHaveLength(8);
  socket.close();
}, 40_000);

/** Announces a large body, and sends this much of it. */
function sendLargeBody(bytes: number) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    'POST /api/records HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 4000000\r\n\r\n',
  );
  for (let sent = 0; sent < bytes; sent += 100_000) socket.write('x'.repeat(100_000));
  const answer = new Promise<string>((resolve) => {
    socket.on('data', (chunk) => resolve(String(chunk)));
    socket.on('close', () => resolve('closed'));
  });
  return { socket, answer };
}

test('large bodies of strangers are refused before they are read', async () => {
  const polite = sendLargeBody(0);
  expect(await polite.answer).toContain(' 401 ');
  const before = await metric('sternwheel_memory_bytes');
  const pushy = Array.from({ length: 100 }, () => sendLargeBody(3_900_000));
  // While a client still sends, the system may drop the answer with the connection.
  const answers = await Promise.all(pushy.map(({ answer }) => answer));
  expect(answers.filter((answer) => answer !== 'closed' && !answer.includes(' 401 '))).toEqual([]);
  expect((await metric('sternwheel_memory_bytes')) - before).toBeLessThan(100e6);
  for (const { socket } of [polite, ...pushy]) socket.destroy();
});

test('aborted requests with long paths leave next to nothing in the log', async () => {
  const before = server.said().length;
  for (let i = 0; i < 100; i++) {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`POST /${'x'.repeat(10_000)} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\n1`, () =>
      socket.destroy(),
    );
    await once(socket, 'close');
  }
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  expect(server.said().length - before).toBeLessThan(10_000);
});

test('what one person stores is limited by bytes', async () => {
  const limited = await startServer({ DATA_DIR: newDirectory(onTestFinished), WRITTEN_BYTES_PER_HOUR: '200000' });
  const client = new HttpClient(limited.url);
  await client.get('/api/me');
  const record = await longRecord();
  const statuses = [];
  for (let i = 0; i < 20; i++) statuses.push((await client.post('/api/records', { key: `r${i}`, record })).status);
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  const other = new HttpClient(limited.url);
  await other.get('/api/me');
  expect((await other.post('/api/records', { key: 'r', record })).status).toBe(200);
  await limited.stop();
});
