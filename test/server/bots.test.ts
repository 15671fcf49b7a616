import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { newDirectory } from '#server/temporary.ts';
import { QUEEN } from './support/hot-seat.ts';
import { HttpClient } from './support/http-client.ts';
import { startServer, UNLIMITED } from './support/server-process.ts';

interface Listed {
  readonly tables: readonly { readonly table: string; readonly asksYou: boolean }[];
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if (await condition()) return;
    await sleep(100);
  }
  throw new Error('it did not happen');
}

let keys = 0;
const open = async (client: HttpClient, level: string) => {
  const bot = { type: 'bot', level };
  // A person has the last seat: among themselves bots pause while nobody looks.
  const opening = { ...QUEEN, listed: true, places: [bot, bot, bot, { type: 'me' }] };
  const { body } = await client.post<{ table: string }>('/api/tables', { key: `k${keys++}`, opening });
  return body.table;
};

// From the list alone, which wakes no table.
const asksMe = async (client: HttpClient, table: string) => {
  const { body } = await client.get<Listed>('/api/tables');
  const listed = body.tables.find((found) => found.table === table);
  expect(listed).toBeDefined();
  return listed?.asksYou === true;
};

/** A table where a bot has the first decision: who begins is drawn by lot. */
const openWithBotFirst = async (client: HttpClient, level: string) => {
  let table = await open(client, level);
  while (await asksMe(client, table)) table = await open(client, level);
  return table;
};

test('bots that owed a decision when the server was killed go on after the restart, though nobody looks', async () => {
  const env = { DATA_DIR: newDirectory(onTestFinished), ...UNLIMITED, BOT_MS: '1000' };
  let server = await startServer(env);
  const client = new HttpClient(server.url);
  await client.get('/api/me');
  const table = await openWithBotFirst(client, 'search');
  await server.kill();
  server = await startServer(env);
  client.moveTo(server.url);
  await until(() => asksMe(client, table));
  await server.stop();
});

test('thinking bots delay nobody: requests stay quick while more bots think than there are threads', async () => {
  const server = await startServer({
    DATA_DIR: newDirectory(onTestFinished),
    ...UNLIMITED,
    BOT_MS: '2000',
    BOT_THREADS: '1',
  });
  const client = new HttpClient(server.url);
  await client.get('/api/me');
  for (let i = 0; i < 8; i++) await openWithBotFirst(client, 'search');
  const times: number[] = [];
  for (let i = 0; i < 40; i++) {
    const began = performance.now();
    await client.post('/api/me', { name: `Ann ${i}` });
    times.push(performance.now() - began);
    await sleep(20);
  }
  times.sort((a, b) => a - b);
  // A thought takes two seconds: a request that had to wait for one would be far slower than this.
  expect(times[20]).toBeLessThan(500);
  const page = await (await fetch(`${server.url}/metrics`)).text();
  expect(Number(/^sternwheel_bots_waiting (\d+)/m.exec(page)?.[1])).toBeGreaterThan(3);
  await server.stop();
});
