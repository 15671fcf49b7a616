import { describe, expect, test } from 'vitest';
import { openApp } from '#testing/test-app.ts';
import { ROUTES } from './app.ts';

describe('the gate', () => {
  test('a page of another site cannot act for a person', async () => {
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

  test('a whole school behind one address can come in', async () => {
    const { person } = await openApp();
    const seen = new Set<unknown>();
    for (let i = 0; i < 400; i++) {
      const pupil = person();
      expect((await pupil.get('/')).status).toBe(200);
      for (let file = 0; file < 30; file++) expect((await pupil.get(`/assets/${file}.js`)).status).toBe(404);
      seen.add((await pupil.get('/api/me')).body['person']);
    }
    expect(seen.size).toBe(400);
  });

  test('a request that names another host is refused', async () => {
    const { person } = await openApp({ HOSTS: 'play.example' });
    const ask = (host: string) => person().ask('GET', '/api/me', { headers: { host } });
    expect(await ask('play.example')).toMatchObject({ status: 200 });
    expect(await ask('rebound.example')).toMatchObject({ status: 421, body: { code: 'foreignHost' } });
  });

  test('a browser that came over TLS is told to come back over TLS', async () => {
    const { person } = await openApp({ BEHIND_PROXY: '1' });
    const ask = (proto: string) => person().ask('GET', '/', { headers: { 'x-forwarded-proto': proto } });
    expect((await ask('https')).headers?.['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect((await ask('http')).headers?.['strict-transport-security']).toBeUndefined();
  });

  test('a stranger is refused before a byte of a large body is read', async () => {
    const { app, person } = await openApp();
    let reads = 0;
    const send = (headers: Record<string, string>) =>
      app({
        method: 'POST',
        path: '/api/records',
        query: {},
        headers: { 'content-type': 'application/json', ...headers },
        address: '192.0.2.1',
        readBody: async () => {
          reads += 1;
          return new Uint8Array();
        },
      });
    expect(await send({})).toMatchObject({ status: 401 });
    expect(reads).toBe(0);
    const ann = person();
    await ann.get('/api/me');
    expect(await send({ cookie: ann.cookie ?? '' })).toMatchObject({ status: 400 });
    expect(reads).toBe(1);
  });

  test('unknown addresses and methods are refused with their codes', async () => {
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

test('metrics can be restricted to clients with a token', async () => {
  const { person } = await openApp({ METRICS_TOKEN: 'sounding-lead' });
  const read = (authorization: string) => person().ask('GET', '/metrics', { headers: { authorization } });
  expect(await person().get('/metrics')).toMatchObject({ status: 401, body: { code: 'badIdentity' } });
  expect(await read('Bearer sounding')).toMatchObject({ status: 401 });
  expect(await read('Bearer sounding-lead')).toMatchObject({ status: 200 });
});

test('health and metrics are there for the operator of the server', async () => {
  const { person } = await openApp();
  expect(await person().get('/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await person().get('/ready')).toMatchObject({ status: 200, body: { status: 'ready' } });
  const page = (await person().get('/metrics')).body['text'] as unknown as string;
  expect(page).toMatch(/^sternwheel_live_tables 0$/m);
  expect(page).toMatch(/^# TYPE sternwheel_message_seconds histogram$/m);
});
