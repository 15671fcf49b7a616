import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { type App, json } from './message.ts';
import { chooseEncoding, compressed } from './compress.ts';
import { refused } from '../refusals.ts';
import { BodiesFull, newBodyBudget } from './body-budget.ts';
import { listener, networkOf } from './listen.ts';
import { isKnownHost, isOwnOrigin, SECURITY_HEADERS } from './security.ts';

describe('compression', () => {
  const long = json(200, { text: 'river '.repeat(1000) });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['identity', undefined],
    [undefined, undefined],
  ])('a client that accepts %s gets %s', (accepted, chosen) => {
    expect(chooseEncoding(accepted)).toBe(chosen);
  });

  test('a compressed answer unpacks to the original', async () => {
    const br = await compressed(long, 'br');
    const gz = await compressed(long, 'gzip');
    expect(brotliDecompressSync(br.body ?? '').toString()).toBe(long.body);
    expect(gunzipSync(gz.body ?? '').toString()).toBe(long.body);
    expect(br.headers?.['content-encoding']).toBe('br');
  });

  test('small bodies and pictures stay as they are', async () => {
    expect((await compressed(json(200, {}), 'br')).headers?.['content-encoding']).toBeUndefined();
    const picture = { status: 200, headers: { 'content-type': 'image/png' }, body: Buffer.alloc(5000) };
    expect(await compressed(picture, 'br')).toBe(picture);
  });
});

describe('origins', () => {
  const host = 'play.example';
  test.each([
    [{ host, origin: 'http://play.example' }, true],
    [{ host, origin: 'https://play.example' }, true],
    [{ host, origin: 'https://allowed.example' }, true],
    [{ host, origin: 'https://evil.example' }, false],
    [{ host, origin: 'null' }, false],
    [{ host, 'sec-fetch-site': 'cross-site' }, false],
    [{ host, 'sec-fetch-site': 'same-site' }, false],
    [{ host, 'sec-fetch-site': 'same-origin' }, true],
    [{ host }, true],
  ])('%o is ours: %s', (headers, own) => {
    expect(isOwnOrigin(headers, ['https://allowed.example'])).toBe(own);
  });
});

describe('a request', () => {
  const config = { hosts: ['play.example'], origins: ['https://games.example'] };
  test.each([
    ['localhost:8080', true],
    ['127.0.0.1', true],
    ['192.168.1.7:8080', true],
    ['[2001:db8::1]:8080', true],
    ['riverboat:8080', true],
    ['riverboat.local', true],
    ['Play.Example:443', true],
    ['games.example', true],
    ['evil.example', false],
    ['play.example.evil.example', false],
    ['127.0.0.1.evil.example', false],
    [undefined, true],
  ])('to %s is for this server: %s', (host, known) => expect(isKnownHost(host, config)).toBe(known));
});

describe('an address is counted', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['::nonsense', '::nonsense'],
  ])('%s as %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe('the listener', () => {
  const closing: (() => void)[] = [];
  afterEach(() => closing.splice(0).forEach((close) => close()));

  async function listen(app: App, failed: (error: unknown) => void = () => undefined) {
    const server = listener({
      app,
      failed,
      bodies: newBodyBudget(250, 1000),
      behindProxy: true,
      headersMilliseconds: 200,
      requestMilliseconds: 400,
      security: SECURITY_HEADERS,
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(
      () => server.close(),
      () => server.closeAllConnections(),
    );
    return (server.address() as AddressInfo).port;
  }

  const echo: App = async (ask) => {
    const body = await ask.readBody(100);
    return body === undefined
      ? refused({ code: 'tooLarge' })
      : json(200, { ...ask, body: Buffer.from(body).toString() });
  };

  /** Sends bytes and waits for the end of the connection. */
  const talk = (port: number, ...texts: readonly string[]) =>
    new Promise<string>((resolve) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => texts.forEach((text) => socket.write(text)));
      socket.on('data', (chunk) => (answer += String(chunk)));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(answer));
    });

  test('ends a connection whose headers or body take too long', async () => {
    const port = await listen(echo);
    expect(await talk(port, 'GET / HTTP/1.1\r\nhost: x\r\n')).toContain('408');
    expect(await talk(port, 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\nabc')).toContain('408');
  });

  test('a client that goes away in the middle is no fault, and nothing is logged', async () => {
    const seen: unknown[] = [];
    const port = await listen(echo, (error) => seen.push(error));
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`POST /${'x'.repeat(5000)} HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\nabc`, () =>
        socket.destroy(),
      ),
    );
    await new Promise((resolve) => socket.on('close', resolve));
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    expect(seen).toEqual([]);
  });

  test('reads only a limited number of bytes of bodies at once for one address', async () => {
    const started: string[] = [];
    const full: string[] = [];
    const port = await listen(async (ask) => {
      started.push(ask.path);
      const body = await ask.readBody(100).catch((error: unknown) => {
        if (!(error instanceof BodiesFull)) throw error;
        full.push(ask.path);
      });
      return json(200, { length: body?.length });
    });
    const hanging = ['/a', '/b', '/c'].map((path) =>
      talk(port, `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nabc`),
    );
    await Promise.all(hanging);
    expect(started).toHaveLength(3);
    expect(full).toHaveLength(1);
    const after = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x'.repeat(100) });
    expect(await after.json()).toEqual({ length: 100 });
  });

  test('gives the app the whole request and every answer the security headers', async () => {
    const port = await listen(echo);
    const response = await fetch(`http://127.0.0.1:${port}/a/b?c=d`, {
      method: 'POST',
      body: 'hello',
      headers: { 'x-forwarded-for': '9.9.9.9, 1.2.3.4' },
    });
    expect(await response.json()).toMatchObject({
      method: 'POST',
      path: '/a/b',
      query: { c: 'd' },
      body: 'hello',
      address: '1.2.3.4',
    });
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('refuses a body over the limit, announced or not', async () => {
    const port = await listen(echo);
    const announced = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x'.repeat(101) });
    expect([announced.status, await announced.json()]).toEqual([413, expect.objectContaining({ code: 'tooLarge' })]);
    const chunks = new ReadableStream({
      start(controller) {
        for (let i = 0; i < 20; i++) controller.enqueue(Buffer.from('0123456789'));
        controller.close();
      },
    });
    const streamed = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      body: chunks,
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
  });

  test('answers with a code, and shows nobody outside the reason, when the app throws', async () => {
    const seen: unknown[] = [];
    const port = await listen(
      async () => Promise.reject(new Error('secret detail')),
      (error) => seen.push(error),
    );
    const response = await fetch(`http://127.0.0.1:${port}/`);
    const text = await response.text();
    expect(response.status).toBe(503);
    expect(text).toContain('unavailable');
    expect(text).not.toContain('secret detail');
    expect(seen).toHaveLength(1);
  });

  test('survives a connection that talks nonsense', async () => {
    const port = await listen(echo);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('\u0000\u0001 nonsense\r\n\r\n'));
      socket.on('data', (chunk) => resolve(String(chunk)));
    });
    expect(answer).toContain('400');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  });
});
