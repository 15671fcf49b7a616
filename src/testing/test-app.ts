import { expect, onTestFinished } from 'vitest';
import { defaultOptions } from '#engine/game.ts';
import { loadGame } from '#games/registry.ts';
import { newApp } from '#server/app.ts';
import { BotPool } from '#server/bots/pool.ts';
import { readConfig } from '#server/config.ts';
import type { HttpResponse } from '#server/http/message.ts';
import { openArchive } from '#server/live/archive.ts';
import { openTableServer } from '#server/live/open-table-server.ts';
import { jsonLog } from '#server/log.ts';
import { memoryStore } from '#server/store/memory.ts';
import { newDirectory } from '#server/temporary.ts';

export const DAY = 86_400_000;

/**
 * The whole server without a connection: real rules, real bots, and a clock that the test sets. Closed with the test.
 */
export async function openApp(env: Readonly<Record<string, string>> = {}) {
  let time = Date.now();
  const log = jsonLog('silent', () => undefined);
  const config = readConfig({ SWEEP_MS: '20', BOT_MS: '1', HOSTS: 'sternwheel.test', ...env });
  const server = await openTableServer({
    config,
    store: memoryStore(),
    bots: new BotPool({ threads: 1, queue: 10, log, replyMilliseconds: 0 }),
    archive: openArchive(newDirectory(onTestFinished)),
    keepReport: async () => undefined,
    log,
    now: () => time,
    monotonic: () => time,
  });
  onTestFinished(() => server.close());
  const page: HttpResponse = {
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: '<title>Sternwheel</title>',
  };
  const app = newApp(server, ({ path }) => (path === '/' ? page : undefined));
  const pass = (milliseconds: number) => (time += milliseconds);
  const person = () => newPerson(app);
  /** Somebody looks at a table as long as the test runs. */
  const watch = (table: string) =>
    server.receive(
      { id: `watcher of ${table}`, person: 'watcher', address: '192.0.2.9', send: () => undefined },
      { type: 'watch', table, viewer: 'spectator' },
    );
  return { app, server, pass, person, watch };
}

function newPerson(app: ReturnType<typeof newApp>) {
  let cookie: string | undefined;
  const ask = async (
    method: string,
    target: string,
    more: { body?: unknown; headers?: Record<string, string>; address?: string } = {},
  ) => {
    const url = new URL(target, 'http://sternwheel.test');
    const headers = {
      'content-type': 'application/json',
      ...(cookie === undefined ? {} : { cookie }),
      ...more.headers,
    };
    const answer = await app({
      method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers,
      address: more.address ?? '192.0.2.1',
      readBody: async () => new TextEncoder().encode(JSON.stringify(more.body ?? {})),
    });
    const set = answer.headers?.['set-cookie'];
    if (set !== undefined) cookie = set.split(';')[0];
    return { ...answer, body: read(answer) };
  };
  return {
    ask,
    get: (target: string) => ask('GET', target),
    post: (target: string, body: unknown) => ask('POST', target, { body }),
    get cookie() {
      return cookie;
    },
  };
}

type Loose = Record<string, never>;

const read = ({ body, headers }: HttpResponse): Loose =>
  headers?.['content-type']?.startsWith('application/json') === true
    ? (JSON.parse(textOf(body)) as Loose)
    : ({ text: textOf(body) } as unknown as Loose);

const textOf = (body: HttpResponse['body'] = ''): string =>
  typeof body === 'string' ? body : Buffer.from(body).toString();

export const ME = { type: 'me' } as const;

const queen = await loadGame('mississippi-queen');

export const opening = (more: object = {}) => ({
  game: 'mississippi-queen',
  options: defaultOptions(queen.meta),
  pace: { type: 'live' },
  listed: false,
  places: [ME, ME, ME],
  ...more,
});

export type TestPerson = ReturnType<typeof newPerson>;

export async function openTestTable(person: TestPerson, more: object = {}): Promise<string> {
  const opened = await person.post('/api/tables', {
    key: `k${Math.floor(Math.random() * 1e9)}`,
    opening: opening(more),
  });
  expect(opened).toMatchObject({ status: 200 });
  return String(opened.body['table']);
}
