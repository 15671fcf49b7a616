import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import fc from 'fast-check';
import { WebSocket } from 'ws';
import { REFUSAL_CODES } from '#protocol/refusals.ts';
import type { HostMessage } from '#protocol/messages.ts';
import { HTTP_CODES } from '#server/refusals.ts';
import { SOCKET_QUERY } from '#protocol/version.ts';
import { newDirectory } from '#server/temporary.ts';
import { messages, paths } from './support/anything.ts';
import { HotSeat, QUEEN } from './support/hot-seat.ts';
import { HttpClient } from './support/http-client.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';
import { SocketClient } from './support/socket-client.ts';

const directory = newDirectory(afterAll);
let server: ServerProcess;
let victim: HotSeat;
let before: string;

/** All that can be seen of the table, and the server's own idea of its health. */
const picture = async () =>
  JSON.stringify((await new HttpClient(server.url).get(`/api/tables/${victim.table}?viewer=spectator`)).body);

async function memory(): Promise<number> {
  const page = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^sternwheel_memory_bytes (\d+)/m.exec(page)?.[1]);
}

beforeAll(async () => {
  server = await startServer({
    DATA_DIR: directory,
    REQUESTS_PER_MINUTE_ADDRESS: '1000000',
    MAX_SOCKETS_PER_ADDRESS: '50',
    // A quarter of them may come at once.
    MESSAGES_PER_MINUTE: '6000',
  });
  victim = await HotSeat.open(server.url);
  before = await picture();
  expect(before).toContain('"stage":"playing"');
});

afterAll(async () => {
  expect(await picture(), 'the table is as it was').toBe(before);
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});

const seed = Date.now() % 2 ** 31;

test('requests of every kind get an answer or a code', async () => {
  const codes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH'),
      paths,
      fc.json(),
      fc.boolean(),
      async (method, path, body, isJson) => {
        const init =
          method === 'GET' ? {} : { body, headers: { 'content-type': isJson ? 'application/json' : 'text/plain' } };
        const response = await fetch(server.url + path.replace('TABLE', victim.table), { method, ...init });
        expect(response.status).toBeLessThan(500);
        const text = await response.text();
        if (response.status < 400) return;
        const { code } = JSON.parse(text) as { code: string };
        codes.add(code);
        expect(HTTP_CODES).toContain(code);
      },
    ),
    { numRuns: 400, seed },
  );
  expect([...codes]).toEqual(expect.arrayContaining(['malformedMessage', 'notJson', 'wrongMethod', 'noSuchAddress']));
});

test('bytes that are not even HTTP end the connection and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 2000 }), async (bytes) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.resume();
      socket.end(bytes);
      await once(socket, 'close');
    }),
    { numRuns: 100, seed },
  );
});

test('messages of every kind from a stranger get coded refusals and change nothing', async () => {
  const stranger = await SocketClient.connect(server.url);
  // A client that floods is slowed down, so this many messages need more than one socket.
  const texts = fc.sample(messages, { numRuns: 1000, seed });
  for (const text of texts) stranger.ws.send(text.replaceAll('TABLE', victim.table));
  stranger.ws.send(Buffer.from([1, 2, 3]));
  await stranger.ask({ type: 'export', table: 'nowhere' });
  const refusals = stranger.received
    .map((text) => JSON.parse(text) as HostMessage)
    .filter((message) => message.type === 'refused');
  expect(refusals.length).toBeGreaterThan(500);
  const codes = new Set(refusals.map(({ refusal }) => refusal.code));
  for (const code of codes) expect(REFUSAL_CODES).toContain(code);
  expect([...codes]).toEqual(
    expect.arrayContaining(['malformedMessage', 'notYourSeat', 'noSuchTable', 'notTheOpener']),
  );
  stranger.close();
});

test('a stale or illegal action of the right person is refused and changes nothing', async () => {
  const { legal = [], turn = 0 } =
    [0, 1, 2].map((seat) => victim.position(seat)).find((position) => (position?.legal.length ?? 0) > 0) ?? {};
  const seat = [0, 1, 2].findIndex((s) => (victim.position(s)?.legal.length ?? 0) > 0);
  const ask = (expectedTurn: number, action: unknown, who = seat) =>
    victim.client.ask({
      type: 'command',
      table: victim.table,
      command: { type: 'play', seat: who, expectedTurn, actions: [action as { type: string }] },
    });
  expect(await ask(-1, legal[0])).toMatchObject({ refusal: { code: 'malformedMessage' } });
  expect(await ask(turn + 1, legal[0])).toMatchObject({ refusal: { code: 'stale', turn } });
  expect(await ask(turn, { type: 'fly' })).toMatchObject({ refusal: { code: 'malformedAction' } });
  const other = (seat + 1) % 3;
  const otherTurn = victim.position(other)?.turn ?? 0;
  expect(await ask(otherTurn, legal[0], other)).toMatchObject({
    refusal: { code: 'illegalAction', ruling: { rule: 'common/not-asked' } },
  });
});

test('forged cookies, foreign origins, old and forged links get their codes', async () => {
  const client = new HttpClient(server.url);
  client.cookie = 'sternwheel=ann.forged';
  expect(await client.get('/api/me')).toMatchObject({ status: 401, body: { code: 'badIdentity' } });
  expect(client.cookie).toBe('sternwheel=');
  const headers = { 'content-type': 'application/json', origin: 'https://evil.example' };
  const foreign = await fetch(`${server.url}/api/me`, { method: 'POST', body: '{"name":"x"}', headers });
  expect([foreign.status, ((await foreign.json()) as { code: string }).code]).toEqual([403, 'foreignOrigin']);
  const fresh = new HttpClient(server.url);
  expect(await fresh.post('/api/links', { token: 'a.b.0.9999999999999.mac' })).toMatchObject({
    status: 403,
    body: { code: 'badLink' },
  });
  expect(await fresh.post(`/api/tables/${victim.table}/seats/0/link`, {})).toMatchObject({
    status: 403,
    body: { code: 'notYourSeat' },
  });
});

const handshake = (headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve) => {
    const ws = new WebSocket(`${server.url.replace('http', 'ws')}/socket${SOCKET_QUERY}`, { headers });
    ws.on('unexpected-response', (_, response) => resolve(response.statusCode));
    ws.on('open', () => {
      ws.close();
      resolve(101);
    });
    ws.on('error', () => undefined);
  });

test('sockets are refused to foreign pages, forged cookies and crowds', async () => {
  expect(await handshake({ origin: 'https://evil.example' })).toBe(403);
  expect(await handshake({ cookie: 'sternwheel=ann.forged' })).toBe(401);
  expect(await handshake({})).toBe(101);
  const crowd = await Promise.allSettled(Array.from({ length: 60 }, () => SocketClient.connect(server.url)));
  const inside = crowd.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(inside.length).toBeLessThanOrEqual(50);
  expect(inside.length).toBeGreaterThan(40);
  const closed = inside.map((client) => once(client.ws, 'close'));
  for (const client of inside) client.close();
  await Promise.all(closed);
});

test('a client that hangs up while it is being turned away disturbs nobody else', async () => {
  const { port } = new URL(server.url);
  const request = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: https://evil.example\r\n\r\n`;
  for (let i = 0; i < 100; i++) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(request(i % 2 === 0 ? '/socket' : '/nowhere'), () => socket.resetAndDestroy());
    await once(socket, 'close');
  }
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
});

test('floods and oversized input leave the memory bounded', async () => {
  const start = await memory();
  const client = new HttpClient(server.url);
  const long = await client.post('/api/me', { name: 'x'.repeat(100_000) });
  expect(long).toMatchObject({ status: 413, body: { code: 'tooLarge' } });
  const flood = await SocketClient.connect(server.url);
  const closed = once(flood.ws, 'close');
  const big = JSON.stringify({
    type: 'command',
    key: 'k',
    table: victim.table,
    command: { type: 'say', room: 'players', text: 'x'.repeat(15_000) },
  });
  for (let i = 0; i < 3000; i++) flood.ws.send(big);
  for (let i = 0; i < 20; i++) flood.ws.send('x'.repeat(1_000_000));
  await closed;
  const codes = new Set(
    flood.received.map((text) => (JSON.parse(text) as { refusal?: { code: string } }).refusal?.code),
  );
  expect([...codes]).toEqual(expect.arrayContaining(['malformedMessage', 'tooMany']));
  expect((await memory()) - start).toBeLessThan(200e6);
});

test('a new socket brings no new allowance, and every refusal carries the key of its request', async () => {
  const first = await SocketClient.connect(server.url);
  const refused = (code: string) =>
    first.received
      .map((text) => JSON.parse(text) as { refusal?: { code: string }; key?: string })
      .filter(({ refusal }) => refusal?.code === code);
  for (let i = 0; i < 1600; i++)
    first.ws.send(JSON.stringify({ type: 'export', key: `flood${i}`, table: victim.table }));
  await expect.poll(() => refused('tooMany').length).toBeGreaterThan(10);
  expect(refused('tooMany').filter(({ key }) => key?.startsWith('flood') !== true)).toEqual([]);
  first.ws.terminate();
  const second = await SocketClient.connect(server.url, first.cookie);
  for (let i = 0; i < 600; i++) second.ws.send('x');
  await expect.poll(() => second.received.join()).toContain('tooMany');
  second.close();
});

test('a message that is too long is refused under its key, and the socket goes on', async () => {
  const client = await SocketClient.connect(server.url);
  const text = 'x'.repeat(20_000);
  const say = { type: 'say', room: 'players', text } as const;
  const answer = await client.ask({ type: 'command', table: victim.table, command: say });
  expect(answer).toMatchObject({ type: 'refused', refusal: { code: 'tooLarge' } });
  expect(await client.ask({ type: 'export', table: 'nowhere' })).toMatchObject({ refusal: { code: 'noSuchTable' } });
  client.close();
});

test('one person may open only a limited number of tables', async () => {
  const client = new HttpClient(server.url);
  await client.get('/api/me');
  const opening = { ...QUEEN, places: [{ type: 'me' }, { type: 'me' }, { type: 'me' }] };
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) => client.post<{ code?: string }>('/api/tables', { key: `t${i}`, opening })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  expect(answers.filter(({ body }) => body.code === 'tooMany')).toHaveLength(10);
});
