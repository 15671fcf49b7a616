import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HttpRequest } from '../http/message.ts';
import { newDirectory } from '../temporary.ts';
import { type Files, openFiles } from './files.ts';

const dist = newDirectory(afterAll);
let files: Files;
beforeAll(() => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<html><script>theme()</script><script src="/assets/a.js"></script></html>');
  writeFileSync(join(dist, 'assets/a.js'), 'plain');
  writeFileSync(join(dist, 'assets/a.js.br'), 'packed');
  writeFileSync(join(dist, 'sw.js'), 'worker');
  files = openFiles(dist);
});

const get = (path: string, headers: HttpRequest['headers'] = {}) =>
  files({ method: 'GET', path, headers, query: {}, address: '', readBody: async () => new Uint8Array() });

test('hashed files may be cached for ever, all others are asked for again', () => {
  expect(get('/assets/a.js')?.headers?.['cache-control']).toContain('immutable');
  expect(get('/sw.js')?.headers?.['cache-control']).toBe('no-cache');
  expect(get('/')?.headers?.['cache-control']).toBe('no-cache');
});

test('a file compressed at build time is sent compressed to a client that accepts it', () => {
  expect(String(get('/assets/a.js', { 'accept-encoding': 'gzip, br' })?.body)).toBe('packed');
  expect(String(get('/assets/a.js', { 'accept-encoding': 'gzip' })?.body)).toBe('plain');
});

test('a file that has not changed is not sent again', () => {
  const etag = get('/sw.js')?.headers?.['etag'] ?? '';
  expect(get('/sw.js', { 'if-none-match': etag })).toMatchObject({ status: 304 });
  expect(get('/sw.js', { 'if-none-match': '"other"' })).toMatchObject({ status: 200 });
});

test('every page of the client is the one page; no other address is', () => {
  expect(get('/tables/abc')?.headers?.['content-type']).toContain('text/html');
  expect(get('/tables/abc', { accept: 'text/html' })?.status).toBe(200);
  expect(get('/tables/abc', { accept: 'image/png' })).toBeUndefined();
  expect(get('/assets/gone.js')).toBeUndefined();
  expect(get('/api/tables')).toBeUndefined();
  expect(get('/../package.json')).toBeUndefined();
});

test('the inline script of the page is allowed by its hash, and no other', () => {
  const hash = createHash('sha256').update('theme()').digest('base64');
  const policy = get('/')?.headers?.['content-security-policy'];
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toContain('unsafe');
});
