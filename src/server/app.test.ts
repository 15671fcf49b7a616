import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { standardOptions } from '#engine/game.ts';
import { loadGame } from '#games/registry.ts';
import { newApp, ROUTES } from './app.ts';
import { Pool } from './bots/pool.ts';
import { readConfig } from './config.ts';
import type { Answer } from './http/ask.ts';
import { openArchive } from './live/archive.ts';
import { openHouse, type OpenHouse } from './live/open-house.ts';
import { jsonLog } from './log.ts';
import { memoryStore } from './store/memory.ts';
import { newDirectory } from './temporary.ts';

const DAY = 86_400_000;
const houses: OpenHouse[] = [];
afterEach(async () => {
  await Promise.all(houses.splice(0).map((house) => house.close()));
});

/** The whole server without a connection: real rules, real bots, a clock of the test's own. */
async function openApp(env: Readonly<Record<string, string>> = {}) {
  let time = Date.now();
  const log = jsonLog('silent', () => undefined);
  const config = readConfig({ SWEEP_MS: '20', BOT_MS: '1', ...env });
  const house = await openHouse({
    config,
    store: memoryStore(),
    bots: new Pool({ threads: 1, queue: 10, log }),
    archive: openArchive(newDirectory(onTestFinished)),
    keepReport: async () => undefined,
    log,
    now: () => time,
  });
  houses.push(house);
  const page: Answer = { status: 200, headers: { 'content-type': 'text/html' }, body: '<title>Sternwheel</title>' };
  const app = newApp(house, ({ path }) => (path === '/' ? page : undefined));
  const pass = (milliseconds: number) => (time += milliseconds);
  const person = () => newPerson(app);
  return { app, house, pass, person };
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
      body: new TextEncoder().encode(JSON.stringify(more.body ?? {})),
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
const read = ({ body, headers }: Answer): Loose =>
  headers?.['content-type']?.startsWith('application/json') === true
    ? (JSON.parse(String(body)) as Loose)
    : ({ text: String(body) } as unknown as Loose);

const ME = { type: 'me' } as const;
const queen = await loadGame('mississippi-queen');
const opening = (more: object = {}) => ({
  game: 'mississippi-queen',
  options: standardOptions(queen.meta),
  pace: { type: 'live' },
  listed: false,
  places: [ME, ME, ME],
  ...more,
});

type Person = ReturnType<typeof newPerson>;
async function openTable(person: Person, more: object = {}): Promise<string> {
  const opened = await person.post('/api/tables', {
    key: `k${Math.floor(Math.random() * 1e9)}`,
    opening: opening(more),
  });
  expect(opened).toMatchObject({ status: 200 });
  return String(opened.body['table']);
}

describe('identity', () => {
  test('whoever asks who they are is somebody from then on', async () => {
    const { person } = await openApp();
    const ann = person();
    const first = await ann.get('/api/me');
    expect(first.body).toMatchObject({ name: 'Guest' });
    await ann.post('/api/me', { name: 'Ann' });
    expect((await ann.get('/api/me')).body).toEqual({ ...first.body, name: 'Ann' });
    expect((await person().get('/api/me')).body['person']).not.toBe(first.body['person']);
  });

  test('the page brings the cookie, once, and in place of a forged one', async () => {
    const { person } = await openApp();
    const ann = person();
    await ann.get('/');
    const first = ann.cookie;
    expect(first).toContain('sternwheel=');
    expect((await ann.get('/')).headers?.['set-cookie']).toBeUndefined();
    const { body } = await ann.get('/api/me');
    expect(first).toContain(String(body['person']));
    const forged = await person().ask('GET', '/', { headers: { cookie: 'sternwheel=ann.forged' } });
    expect(forged.headers?.['set-cookie']).toMatch(/^sternwheel=[^;]+\.[^;]+;/);
  });

  test('looking makes nobody a person', async () => {
    const { person } = await openApp();
    const ann = person();
    await ann.get('/api/tables');
    await ann.get('/api/games');
    expect(ann.cookie).toBeUndefined();
  });

  test.each(['<script>alert(1)</script>', 'Zoë 🎲'])('the name %s is text and comes back as it was', async (name) => {
    const { person } = await openApp();
    const ann = person();
    await ann.post('/api/me', { name });
    expect((await ann.get('/api/me')).body).toMatchObject({ name });
  });

  test.each(['', '   ', 'x'.repeat(41), 'a\u0000b', 'a\u202Eb'])('the name %j is refused', async (name) => {
    const { person } = await openApp();
    expect(await person().post('/api/me', { name })).toMatchObject({ status: 400, body: { code: 'malformedMessage' } });
  });

  test('a seat link makes another device the same person', async () => {
    const { person } = await openApp();
    const [ann, phone] = [person(), person()];
    const table = await openTable(ann);
    const { body: link } = await ann.post(`/api/tables/${table}/seats/1/link`, {});
    const followed = await phone.post('/api/links', { token: link['token'] });
    expect(followed).toMatchObject({ status: 200, body: { table, seat: 1 } });
    expect((await phone.get('/api/me')).body).toEqual((await ann.get('/api/me')).body);
  });

  test('an old link, a link to a seat since left, and a seat of somebody else are refused', async () => {
    const { person, pass } = await openApp();
    const [ann, bob] = [person(), person()];
    const table = await openTable(ann);
    const link = async () => (await ann.post(`/api/tables/${table}/seats/1/link`, {})).body;
    const old = await link();
    pass(DAY + 1);
    expect(await bob.post('/api/links', { token: old['token'] })).toMatchObject({
      status: 403,
      body: { code: 'badLink', problem: 'this link is too old' },
    });
    const left = await link();
    await ann.post(`/api/tables/${table}`, { key: 'leave', command: { type: 'leave', seat: 1 } });
    expect(await bob.post('/api/links', { token: left['token'] })).toMatchObject({
      status: 403,
      body: { code: 'badLink' },
    });
    expect(await bob.post(`/api/tables/${table}/seats/0/link`, {})).toMatchObject({
      status: 403,
      body: { code: 'notYourSeat' },
    });
    expect(await bob.post('/api/tables/nowhere/seats/0/link', {})).toMatchObject({
      status: 404,
      body: { code: 'noSuchTable' },
    });
  });
});

describe('the gate', () => {
  test('a page of somebody else cannot act for a person', async () => {
    const { person } = await openApp();
    const ask = (headers: Record<string, string>) =>
      person().ask('POST', '/api/me', { body: { name: 'Ann' }, headers });
    expect(await ask({ origin: 'https://evil.example', host: 'sternwheel.test' })).toMatchObject({
      status: 403,
      body: { code: 'foreignOrigin' },
    });
    expect(await ask({ 'sec-fetch-site': 'cross-site' })).toMatchObject({
      status: 403,
      body: { code: 'foreignOrigin' },
    });
    expect(await ask({ 'content-type': 'text/plain' })).toMatchObject({ status: 415, body: { code: 'notJson' } });
    expect(await ask({ origin: 'https://sternwheel.test', host: 'sternwheel.test' })).toMatchObject({ status: 200 });
  });

  test('too many requests of one person or one address have to wait', async () => {
    const { person, pass } = await openApp({ REQUESTS_PER_MINUTE: '3', REQUESTS_PER_MINUTE_ADDRESS: '10' });
    const ann = person();
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await ann.get('/api/me')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect((await ann.get('/api/me')).headers?.['retry-after']).toBe('20');
    const strangers = [];
    for (let i = 0; i < 5; i++) strangers.push((await person().get('/api/tables')).status);
    expect(strangers).toEqual([200, 200, 200, 429, 429]);
    pass(60_000);
    expect((await ann.get('/api/me')).status).toBe(200);
  });

  test('one address can meet only so many new people', async () => {
    const { person } = await openApp({ NEW_PEOPLE_PER_HOUR: '2' });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await person().get('/api/me')).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('unknown addresses and methods have their codes', async () => {
    const { person } = await openApp();
    expect(await person().get('/api/nothing')).toMatchObject({ status: 404, body: { code: 'noSuchAddress' } });
    expect(await person().ask('DELETE', '/api/me')).toMatchObject({
      status: 405,
      body: { code: 'wrongMethod' },
      headers: { allow: 'GET, POST' },
    });
    expect(await person().get('/gone')).toMatchObject({ status: 404, body: { code: 'noSuchAddress' } });
  });
});

describe('the document', () => {
  test('describes every route, and every reference in it leads somewhere', async () => {
    const { person } = await openApp();
    const { body } = await person().get('/api/openapi.json');
    const { paths, components } = body as unknown as {
      paths: Record<string, object>;
      components: { schemas: Record<string, object> };
    };
    for (const { path, method } of ROUTES) expect(paths[path]).toHaveProperty(method.toLowerCase());
    const references = [...JSON.stringify(body).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference);
    expect(references.length).toBeGreaterThan(ROUTES.length);
    for (const reference of references)
      expect(components.schemas, reference).toHaveProperty([reference.replace('#/components/schemas/', '')]);
  });

  test('is readable by people, without any script', async () => {
    const { person } = await openApp();
    const page = await person().get('/api');
    const text = page.body['text'] as unknown as string;
    for (const { title } of ROUTES) expect(text).toContain(title);
    expect(text).not.toContain('<script');
  });
});

describe('tables', () => {
  test('the same opening sent twice opens one table', async () => {
    const { person } = await openApp();
    const [ann, bob] = [person(), person()];
    const open = (who: Person) => who.post('/api/tables', { key: 'same', opening: opening() });
    const first = await open(ann);
    expect((await open(ann)).body).toEqual(first.body);
    expect((await open(bob)).body).not.toEqual(first.body);
  });

  test.each([
    [{ game: 'chess' }, 404, 'noSuchGame'],
    [{ places: [ME] }, 422, 'badTable'],
    [{ options: {} }, 422, 'badTable'],
    [{ pace: { type: 'days', days: 31 } }, 400, 'malformedMessage'],
  ])('an opening with %o is refused', async (more, status, code) => {
    const { person } = await openApp();
    expect(await person().post('/api/tables', { key: 'k', opening: opening(more) })).toMatchObject({
      status,
      body: { code },
    });
  });

  test('nobody opens more tables than allowed', async () => {
    const { person } = await openApp({ MAX_TABLES_PER_PERSON: '2' });
    const ann = person();
    await openTable(ann);
    await openTable(ann);
    expect(await ann.post('/api/tables', { key: 'third', opening: opening() })).toMatchObject({
      status: 429,
      body: { code: 'tooMany' },
    });
  });

  test('an abandoned table counts for its opener no longer than a while', async () => {
    const { person, pass } = await openApp({ MAX_TABLES_PER_PERSON: '1', TABLE_COUNTS_MS: String(DAY) });
    const ann = person();
    await openTable(ann);
    const another = () => ann.post('/api/tables', { key: 'second', opening: opening() });
    expect(await another()).toMatchObject({ status: 429 });
    pass(DAY + 1);
    expect(await another()).toMatchObject({ status: 200 });
  });

  test('a list tells everyone only whether they themselves are asked', async () => {
    const { person } = await openApp();
    const [ann, bob] = [person(), person()];
    const table = await openTable(ann, { listed: true });
    const mine = (await ann.get('/api/me/tables')).body['tables'] as unknown as readonly object[];
    const listed = (await bob.get('/api/tables')).body['tables'] as unknown as readonly object[];
    expect(mine).toMatchObject([{ table, asksYou: true, stage: 'playing' }]);
    expect(listed).toMatchObject([{ table, asksYou: false }]);
    expect(Object.keys(listed[0] ?? {})).not.toContain('asked');
    expect((await bob.get('/api/me/tables')).body['tables']).toEqual([]);
  });

  test('waiting at a table ends when something happens, or when the time is over', async () => {
    const { person } = await openApp();
    const ann = person();
    const table = await openTable(ann);
    const look = (more: string) => ann.get(`/api/tables/${table}?viewer=0${more}`);
    const { body } = await look('');
    const stamp = String(body['stamp']);
    expect((await look(`&have=${stamp}&wait=0.05`)).body).toMatchObject({ whole: false, parts: {}, stamp });
    const began = performance.now();
    const waiting = look(`&have=${stamp}&wait=20`);
    await ann.post(`/api/tables/${table}`, { key: 'say', command: { type: 'say', room: 'players', text: 'Hello' } });
    expect((await waiting).body).toMatchObject({ whole: false, parts: { chat: [{ text: 'Hello' }] } });
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  test('the same command sent twice counts once', async () => {
    const { person } = await openApp();
    const ann = person();
    const table = await openTable(ann);
    const say = { key: 'say', command: { type: 'say', room: 'players', text: 'Once' } };
    await ann.post(`/api/tables/${table}`, say);
    await ann.post(`/api/tables/${table}`, say);
    const { body } = await ann.get(`/api/tables/${table}`);
    expect(body).toMatchObject({ parts: { chat: [{ text: 'Once' }] } });
  });

  test('whoever talks too much has to wait', async () => {
    const { person } = await openApp({ CHAT_PER_MINUTE: '2' });
    const ann = person();
    const table = await openTable(ann);
    const say = (i: number) =>
      ann.post(`/api/tables/${table}`, { key: `say${i}`, command: { type: 'say', room: 'players', text: 'Hm' } });
    expect([(await say(1)).status, (await say(2)).status, (await say(3)).status]).toEqual([200, 200, 429]);
  });

  test('when the days for a decision are over a bot decides, though nobody is there', async () => {
    const { person, pass, house } = await openApp();
    const ann = person();
    const table = await openTable(ann, { pace: { type: 'days', days: 2 } });
    pass(2 * DAY + 1);
    const moves = async () =>
      (JSON.parse((await house.store.ask('summary', table)) ?? '{}') as { moves: number }).moves;
    const before = await moves();
    await expect.poll(moves, { timeout: 10_000 }).toBeGreaterThan(before);
  });

  test('a table nobody looks at leaves the memory and comes back as it was', async () => {
    const { person, pass, house } = await openApp({ IDLE_TABLE_MS: '1000' });
    const ann = person();
    const table = await openTable(ann);
    const before = await ann.get(`/api/tables/${table}?viewer=0`);
    pass(2000);
    await expect.poll(() => /sternwheel_live_tables (\d+)/.exec(house.metrics.page())?.[1]).toBe('0');
    expect(await ann.get(`/api/tables/${table}?viewer=0`)).toEqual(before);
  });

  test('a finished table is archived after its time, stays readable as a record, and is pruned in the end', async () => {
    const { person, pass, house } = await openApp({ ARCHIVE_AFTER_MS: String(DAY), PRUNE_AFTER_MS: String(30 * DAY) });
    const ann = person();
    const bot = { type: 'bot', level: 'random' } as const;
    const table = await openTable(ann, { places: [bot, bot, bot] });
    const record = () => ann.get(`/api/tables/${table}/record`);
    await expect.poll(async () => (await record()).status, { timeout: 30_000 }).toBe(200);
    const { body } = await record();
    pass(DAY + 1);
    await expect.poll(() => house.store.ask('summary', table)).toBeUndefined();
    expect((await record()).body).toEqual(body);
    pass(40 * DAY);
    await expect.poll(async () => (await record()).status).toBe(404);
  });

  test('a record can be imported and goes on as a private table; a spoilt one is refused', async () => {
    const { person } = await openApp();
    const ann = person();
    const bot = { type: 'bot', level: 'random' } as const;
    const table = await openTable(ann, { places: [bot, bot, bot] });
    await expect.poll(async () => (await ann.get(`/api/tables/${table}/record`)).status, { timeout: 30_000 }).toBe(200);
    const record = (await ann.get(`/api/tables/${table}/record`)).body as unknown as { moves: string[] };
    const imported = await ann.post('/api/records', { key: 'import', record, moves: 10 });
    expect(imported.status).toBe(200);
    const { body } = await ann.get(`/api/tables/${String(imported.body['table'])}`);
    expect(body).toMatchObject({ parts: { about: { listed: false }, position: { stage: 'playing' } } });
    const spoilt = { ...record, moves: record.moves.toSpliced(5, 1) };
    expect(await ann.post('/api/records', { key: 'spoilt', record: spoilt })).toMatchObject({
      status: 422,
      body: { code: 'badRecord' },
    });
  });
});

test('metrics can be kept for whoever brings a token', async () => {
  const { person } = await openApp({ METRICS_TOKEN: 'sounding-lead' });
  const read = (authorization: string) => person().ask('GET', '/metrics', { headers: { authorization } });
  expect(await person().get('/metrics')).toMatchObject({ status: 401, body: { code: 'badIdentity' } });
  expect(await read('Bearer sounding')).toMatchObject({ status: 401 });
  expect(await read('Bearer sounding-lead')).toMatchObject({ status: 200 });
});

test('health and metrics are there for whoever runs the house', async () => {
  const { person } = await openApp();
  expect(await person().get('/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  const page = (await person().get('/metrics')).body['text'] as unknown as string;
  expect(page).toMatch(/^sternwheel_live_tables 0$/m);
  expect(page).toMatch(/^# TYPE sternwheel_message_seconds histogram$/m);
});
