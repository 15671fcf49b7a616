import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { ClientMessage, HostMessage } from '#protocol/messages.ts';
import { PROTOCOL_HEADER, PROTOCOL_VERSION } from '#protocol/version.ts';
import { newDirectory } from '#server/temporary.ts';
import { type ServerProcess, startServer, UNLIMITED } from './support/server-process.ts';

const directory = newDirectory(afterAll);
let server: ServerProcess;
beforeAll(async () => {
  const web = join(directory, 'web');
  mkdirSync(web);
  writeFileSync(
    join(web, 'index.html'),
    '<!doctype html><script src="/theme.js"></script><script type="module" crossorigin src="/assets/app-Ab_1-c.js"></script>',
  );
  server = await startServer({ ...UNLIMITED, DATA_DIR: join(directory, 'data'), WEB_DIR: web });
});
afterAll(() => server.stop());

const OTHER = PROTOCOL_VERSION + 998;

/** A socket as a page of some version opens it, with all it hears in order. */
async function connect(query: string) {
  const ws = new WebSocket(`${server.url.replace('http', 'ws')}/socket${query}`);
  const heard: HostMessage[] = [];
  const waiting: (() => void)[] = [];
  ws.on('message', (data) => {
    heard.push(JSON.parse((data as Buffer).toString()) as HostMessage);
    for (const go of waiting.splice(0)) go();
  });
  await once(ws, 'open');
  const next = async (): Promise<HostMessage | undefined> => {
    while (heard.length === 0) await new Promise<void>((go) => waiting.push(go));
    return heard.shift();
  };
  const say = (message: ClientMessage) => ws.send(JSON.stringify(message));
  return { ws, next, say };
}

test('a page of the same version is welcomed and told which build is served', async () => {
  const page = await connect(`?protocol=${PROTOCOL_VERSION}&build=older`);
  expect(await page.next()).toMatchObject({ type: 'welcome', protocol: PROTOCOL_VERSION, build: 'app-Ab_1-c' });
  page.ws.close();
});

test('a page from before versions were named speaks the first one, and is told that it is outdated', async () => {
  const page = await connect('');
  expect(await page.next()).toMatchObject({ type: 'refused', refusal: { code: 'outdated' } });
  page.say({ type: 'watch', table: 'some-table', viewer: 0 });
  expect(await page.next()).toMatchObject({ eyes: { table: 'some-table', viewer: 0 }, refusal: { code: 'outdated' } });
  page.ws.close();
});

test('a page of another version is told so at once, and all it asks is refused in words that every version knows', async () => {
  const page = await connect(`?protocol=${OTHER}`);
  const refusal = { code: 'outdated' };
  expect(await page.next()).toMatchObject({ type: 'refused', refusal });
  page.say({ type: 'export', key: 'k1', table: 'some-table' });
  expect(await page.next()).toMatchObject({ type: 'refused', key: 'k1', refusal });
  page.say({ type: 'watch', table: 'some-table', viewer: 'spectator' });
  expect(await page.next()).toMatchObject({ watch: { table: 'some-table', viewer: 'spectator' }, refusal });
  page.ws.send('not even JSON');
  expect(await page.next()).toMatchObject({ type: 'refused', refusal });
  page.ws.close();
});

test('a request of another version is refused with 426, one of this version or of a client that says nothing is not', async () => {
  const ask = (headers: Record<string, string>) => fetch(`${server.url}/api/me`, { headers });
  const outdated = await ask({ [PROTOCOL_HEADER]: String(OTHER) });
  expect([outdated.status, await outdated.json()]).toMatchObject([426, { code: 'outdated' }]);
  expect((await ask({ [PROTOCOL_HEADER]: 'no number' })).status).toBe(426);
  const answer = await ask({ [PROTOCOL_HEADER]: String(PROTOCOL_VERSION) });
  expect([answer.status, await answer.json()]).toMatchObject([200, { build: 'app-Ab_1-c' }]);
  expect((await ask({})).status).toBe(200);
});
