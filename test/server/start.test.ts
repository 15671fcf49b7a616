import { createServer } from 'node:net';
import { once } from 'node:events';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { newDirectory } from '#server/temporary.ts';
import { HttpClient } from './support/http-client.ts';
import { refusedStart } from './support/refused-start.ts';
import { startServer } from './support/server-process.ts';
import { SocketClient } from './support/socket-client.ts';

const oneSentence = (pattern: RegExp) => ({
  code: 1,
  said: expect.stringMatching(new RegExp(`^[^\\n]*${pattern.source}[^\\n]*$`)),
});

test('what players need is compiled before the first one comes, and nothing of it is kept', async () => {
  const directory = newDirectory(onTestFinished);
  const server = await startServer({ DATA_DIR: directory, LOG_LEVEL: 'warn' });
  expect(server.said()).not.toContain('compiled');
  expect(await (await fetch(`${server.url}/metrics`)).text()).not.toMatch(/^sternwheel_messages_total.* [1-9]/m);
  await server.stop();
  const db = new DatabaseSync(join(directory, 'sternwheel.db'));
  expect(db.prepare('SELECT count(*) AS n FROM entries').get()).toEqual({ n: 0 });
  db.close();
});

test('a used port is one clear sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await refusedStart({ PORT: String(port) })).toEqual(oneSentence(/Port \d+ is in use/));
  other.close();
});

test('a data directory that cannot be written is one clear sentence', async () => {
  const file = join(newDirectory(onTestFinished), 'file');
  writeFileSync(file, '');
  expect(await refusedStart({ DATA_DIR: join(file, 'data') })).toEqual(oneSentence(/cannot be written/));
});

test('a directory full of other things is one clear sentence', async () => {
  const directory = newDirectory(onTestFinished);
  writeFileSync(join(directory, 'letters.txt'), '');
  expect(await refusedStart({ DATA_DIR: directory })).toEqual(oneSentence(/holds other things \(letters\.txt\)/));
});

test('data of a newer version is one clear sentence', async () => {
  const directory = newDirectory(onTestFinished);
  await (await startServer({ DATA_DIR: directory })).stop();
  const db = new DatabaseSync(join(directory, 'sternwheel.db'));
  db.exec('PRAGMA user_version = 77');
  db.close();
  expect(await refusedStart({ DATA_DIR: directory })).toEqual(oneSentence(/was written by a newer Sternwheel/));
});

test('a directory that another server uses is one clear sentence', async () => {
  const directory = newDirectory(onTestFinished);
  const server = await startServer({ DATA_DIR: directory });
  expect(await refusedStart({ DATA_DIR: directory })).toEqual(oneSentence(/in use by another Sternwheel/));
  await server.stop();
});

test.each([
  [{ PORT: 'http' }, /PORT must be a whole number/],
  [{ PORT: '70000' }, /PORT must be a whole number from 0 to 65535/],
  [{ BOT_MS: '-1' }, /BOT_MS must be a whole number from 1/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of/],
])('the setting %o is one clear sentence', async (env, sentence) => {
  expect(await refusedStart(env)).toEqual(oneSentence(sentence));
});

test('on SIGTERM the server says good bye to sockets, ends with 0 and comes back with everything', async () => {
  const directory = newDirectory(onTestFinished);
  const server = await startServer({ DATA_DIR: directory });
  const client = new HttpClient(server.url);
  await client.post('/api/me', { name: 'Ann' });
  const socket = await SocketClient.connect(server.url, client.cookie);
  const closed = once(socket.ws, 'close');
  expect(await server.stop()).toBe(0);
  expect((await closed)[0]).toBe(1012);
  const again = await startServer({ DATA_DIR: directory });
  client.moveTo(again.url);
  expect((await client.get('/api/me')).body).toMatchObject({ name: 'Ann' });
  await again.stop();
});

test('no log line holds a cookie, a link, a name or what somebody said', async () => {
  const server = await startServer({ DATA_DIR: newDirectory(onTestFinished), LOG_LEVEL: 'debug' });
  const client = new HttpClient(server.url);
  await client.post('/api/me', { name: 'Annabella' });
  await client.post('/api/tables', { key: 'k', opening: 'nonsense Annabella' });
  await client.post('/api/links', { token: 'secret-token' });
  const socket = await SocketClient.connect(server.url, client.cookie);
  socket.ws.send('{"type":"say","text":"psst"}');
  socket.ws.send(Buffer.alloc(10));
  await server.stop();
  const said = server.said();
  expect(said).toContain('"level":"info"');
  for (const secret of ['Annabella', 'secret-token', 'psst', client.cookie?.split('=')[1] ?? '?']) {
    expect(said).not.toContain(secret);
  }
});

test('a client that never answers the good bye does not keep the server from stopping', async () => {
  const server = await startServer({ DATA_DIR: newDirectory(onTestFinished) });
  const socket = await SocketClient.connect(server.url);
  socket.ws.pause();
  const began = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(10_000);
  socket.ws.terminate();
});

test.skipIf(process.platform === 'win32')('the data can be read by its owner only', async () => {
  const directory = join(newDirectory(onTestFinished), 'data');
  const server = await startServer({ DATA_DIR: directory });
  const modes = ['', ...readdirSync(directory)].map((name) => statSync(join(directory, name)).mode & 0o077);
  await server.stop();
  expect(modes.length).toBeGreaterThan(3);
  expect(modes.filter((mode) => mode !== 0)).toEqual([]);
});
