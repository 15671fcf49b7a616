import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { defaultOptions } from '#engine/game.ts';
import { writeMove } from '#engine/record.ts';
import { seeded } from '#engine/seeded.ts';
import { loadGame } from '#games/registry.ts';
import { SOCKET_QUERY } from '#protocol/version.ts';
import { playRandomMove } from '#testing/walk.ts';

/*
 * One client who does everything to hurt the others: a program of its own, so that its load is not the load of those
 * who are measured. `node hostile.ts URL SECONDS` prints how often each attack was carried out.
 */

const [url = '', seconds = '10'] = process.argv.slice(2);
const until = performance.now() + Number(seconds) * 1000;
const { hostname, port } = new URL(url);
const counts: Record<string, number> = {};

const count = (attack: string): void => {
  counts[attack] = (counts[attack] ?? 0) + 1;
};

/** Carries an attack out again and again; a server that is down or says no does not stop it. */
async function repeat(attack: string, pause: number, work: () => Promise<unknown>): Promise<void> {
  while (performance.now() < until) {
    await work().then(
      () => count(attack),
      () => count(`${attack} failed`),
    );
    await sleep(pause);
  }
}

/** One request; the body of the answer is given as text. */
function ask(path: string, { cookie, body, method = body === undefined ? 'GET' : 'POST' }: Asking = {}) {
  return new Promise<{ status: number; text: string; cookie: string | undefined }>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) };
    const sent = request({ hostname, port, path, method, headers, agent: false, timeout: 10_000 }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text,
          cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie,
        }),
      );
      response.on('error', reject);
      response.on('close', () => reject(new Error('cut off')));
    });
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.end(body);
  });
}

interface Asking {
  readonly cookie?: string | undefined;
  readonly body?: string | Buffer;
  readonly method?: string;
}

const raw = (work: (socket: Socket) => void): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => work(socket));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.resume();
    setTimeout(() => socket.destroy(), 5000).unref();
  });

const socketOf = (cookie?: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const ws = new WebSocket(
      `ws://${hostname}:${port}/socket${SOCKET_QUERY}`,
      cookie === undefined ? {} : { headers: { cookie } },
    );
    ws.on('error', reject);
    ws.once('open', () => {
      ws.on('error', () => undefined);
      resolve(ws);
    });
  });

/** As long a record as is accepted, of random moves; a game that ends early is tried again. */
async function longRecord(moves: number): Promise<string> {
  const game = await loadGame('montana');
  const rng = seeded(1);
  let best: string[] = [];
  for (let i = 0; i < 20 && best.length < moves; i++) {
    const state = game.setup(4, defaultOptions(game.meta));
    const lines: string[] = [];
    while (game.awaiting(state).length > 0 && lines.length < moves)
      lines.push(writeMove(game.actions, playRandomMove(game, state, rng)));
    if (lines.length > best.length) best = lines;
  }
  const { id, rulesVersion } = game.meta;
  return JSON.stringify({
    sternwheel: 'record',
    schema: 1,
    game: id,
    rulesVersion,
    seats: 4,
    options: {},
    names: ['a', 'b', 'c', 'd'],
    moves: best.slice(0, -1),
  });
}

const record = await longRecord(10_000);
let keys = 0;
const importing = () => `{"key":"h${process.pid}-${keys++}","record":${record}}`;

/** Imports a long game and asks for hundreds of its moments. */
async function importAndRead(): Promise<void> {
  const { cookie } = await ask('/api/me');
  const imported = await ask('/api/records', { cookie, body: importing() });
  const { table } = JSON.parse(imported.text) as { table?: string };
  if (table === undefined) throw new Error('not imported');
  const ws = await socketOf(cookie);
  for (let i = 0; i < 300; i++)
    ws.send(JSON.stringify({ type: 'readMoment', key: `k${i}`, table, viewer: 'spectator', log: 100 + i }));
  for (let i = 0; i < 50; i++) ws.send(JSON.stringify({ type: 'readLog', key: `l${i}`, table, from: 0, to: 100_000 }));
  await sleep(1000);
  ws.terminate();
}

/** Asks and asks, reads nothing, and says unasked that it is there. */
async function deaf(): Promise<void> {
  const { cookie } = await ask('/api/me');
  const { table } = JSON.parse((await ask('/api/records', { cookie, body: importing() })).text) as { table: string };
  const ws = await socketOf(cookie);
  ws.pause();
  for (let i = 0; i < 200 && ws.readyState === ws.OPEN; i++) {
    ws.send(JSON.stringify({ type: 'readLog', key: `k${i}`, table, from: 0, to: 100_000 }));
    ws.send(JSON.stringify({ type: 'export', key: `e${i}`, table }));
    ws.pong('unasked');
    ws.ping('and more');
    await sleep(5);
  }
  ws.terminate();
}

/** Large bodies without an identity, many at once, some of them slow. */
async function bodies(): Promise<void> {
  const head = `POST /api/records HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: 4000000\r\n\r\n`;
  const chunk = 'x'.repeat(100_000);
  await Promise.all(
    Array.from({ length: 100 }, () =>
      raw((socket) => {
        socket.write(head);
        for (let i = 0; i < 40; i++) socket.write(chunk);
      }),
    ),
  );
}

const abortedPaths = (): Promise<unknown> =>
  Promise.all(
    Array.from({ length: 50 }, () =>
      raw((socket) =>
        socket.write(`POST /${'y'.repeat(15_000)} HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n1`, () =>
          socket.destroy(),
        ),
      ),
    ),
  );

/** Opens connections and says next to nothing. */
const slow = (): Promise<unknown> =>
  Promise.all(Array.from({ length: 100 }, () => raw((socket) => socket.write('GET / HTTP/1.1\r\nx-a: b\r\n'))));

/** Tables of searching bots, looked at and left. */
async function abandonBots(): Promise<void> {
  const { cookie } = await ask('/api/me');
  const ws = await socketOf(cookie);
  const bot = { type: 'bot', level: 'search' };
  const options = defaultOptions((await loadGame('mississippi-queen')).meta);
  for (let i = 0; i < 10; i++) {
    const opening = {
      game: 'mississippi-queen',
      options,
      pace: { type: 'live' },
      listed: true,
      places: [bot, bot, bot, bot, bot],
    };
    ws.send(JSON.stringify({ type: 'open', key: `b${process.pid}-${keys++}`, opening }));
  }
  ws.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as { type: string; table: string };
    if (message.type === 'opened')
      ws.send(JSON.stringify({ type: 'watch', table: message.table, viewer: 'spectator' }));
  });
  await sleep(2000);
  ws.terminate();
}

/** More messages than anyone may send, sense and nonsense. */
async function flood(): Promise<void> {
  const ws = await socketOf();
  const long = JSON.stringify({ type: 'watch', table: 'nowhere', viewer: 0, since: 'x'.repeat(10_000) });
  for (let i = 0; i < 3000 && ws.readyState === ws.OPEN; i++) {
    ws.send(
      i % 3 === 0 ? long : i % 3 === 1 ? '{' : JSON.stringify({ type: 'export', key: `f${i}`, table: 'nowhere' }),
    );
    if (i % 100 === 0) await sleep(1);
  }
  await sleep(100);
  ws.terminate();
}

const newcomers = (): Promise<unknown> => Promise.all(Array.from({ length: 30 }, () => ask('/api/me')));
const lists = (): Promise<unknown> => Promise.all(Array.from({ length: 20 }, () => ask('/api/tables')));

await Promise.all([
  repeat('import', 200, importAndRead),
  repeat('deaf', 500, deaf),
  repeat('bodies', 500, bodies),
  repeat('abortedPaths', 100, abortedPaths),
  repeat('slow', 2000, slow),
  repeat('abandonBots', 1000, abandonBots),
  repeat('flood', 300, flood),
  repeat('newcomers', 100, newcomers),
  repeat('lists', 100, lists),
]);
console.log(JSON.stringify(counts));
process.exit(0);
