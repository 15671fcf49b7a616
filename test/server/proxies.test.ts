import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { SOCKET_QUERY } from '#protocol/version.ts';
import { newDirectory } from '#server/temporary.ts';
import { startServer } from './support/server-process.ts';

const DOMAIN = 'games.example.org';

const isThere = (program: string): boolean => spawnSync(program, ['-v']).error === undefined;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Where a proxy is set up: its files, the server behind it, and the port it is to end TLS on. */
interface Place {
  readonly directory: string;
  readonly upstream: string;
  readonly port: number;
  readonly certificate: string;
  readonly key: string;
}

async function placeFor(upstream: string): Promise<Place> {
  const directory = newDirectory(onTestFinished);
  const [certificate, key] = [join(directory, 'certificate.pem'), join(directory, 'key.pem')];
  const subject = ['-subj', `/CN=${DOMAIN}`, '-addext', `subjectAltName=DNS:${DOMAIN}`];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', key, '-out', certificate];
  execFileSync('openssl', [...made, ...subject], { stdio: 'ignore' });
  return { directory, upstream: new URL(upstream).host, port: await freePort(), certificate, key };
}

/** Our own example with this machine's ports and certificate in it. */
function nginxOn({ directory, upstream, port, certificate, key }: Place): readonly string[] {
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(/listen 80;|listen \[::\].*;/g, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    .replace('127.0.0.1:8080', upstream)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace(/server \{[^}]*return 301[^}]*\}/, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(join(directory, name));
    return `${name}_temp_path ${join(directory, name)};`;
  });
  const http = `http { access_log off; ${temporary.join(' ')}\n${site}\n}`;
  const file = join(directory, 'nginx.conf');
  writeFileSync(file, `daemon off; pid ${join(directory, 'pid')}; error_log stderr warn; events {}\n${http}`);
  return ['nginx', '-c', file, '-p', directory];
}

function caddyOn({ directory, upstream, port, certificate, key }: Place): readonly string[] {
  const options = '{\n\tadmin off\n\tauto_https off\n}\n';
  const site = readFileSync('deploy/Caddyfile', 'utf8')
    .replace(/^\{\$DOMAIN.*\{$/m, `https://${DOMAIN}:${port} {\n\ttls ${certificate} ${key}`)
    .replace(/\{\$UPSTREAM:[^}]*\}/, upstream);
  const file = join(directory, 'Caddyfile');
  writeFileSync(file, options + site);
  return ['caddy', 'run', '--adapter', 'caddyfile', '--config', file];
}

async function start([program = '', ...words]: readonly string[], { port, directory }: Place): Promise<void> {
  const env = { ...process.env, HOME: directory, XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory };
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const said: string[] = [];
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${said.join('')}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

interface Answered {
  readonly status: number;
  readonly cookie: string;
}

function get({ port, certificate }: Place, path: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        servername: DOMAIN,
        ca: readFileSync(certificate),
        headers: { host: `${DOMAIN}:${port}`, accept: '*/*' },
      },
      (response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0, cookie: String(response.headers['set-cookie'] ?? '') });
      },
    );
    asked.on('error', reject).end();
  });
}

/** Opens a socket as a page of the site would, and gives the first message. */
async function firstMessage({ port, certificate }: Place): Promise<unknown> {
  const options = {
    ca: readFileSync(certificate),
    servername: DOMAIN,
    origin: `https://${DOMAIN}:${port}`,
    headers: { host: `${DOMAIN}:${port}` },
  };
  const socket = new WebSocket(`wss://127.0.0.1:${port}/socket${SOCKET_QUERY}`, options);
  const [message] = (await once(socket, 'message')) as [Buffer];
  socket.close();
  await once(socket, 'close');
  return JSON.parse(String(message));
}

describe.each([
  ['nginx', nginxOn],
  ['caddy', caddyOn],
] as const)('behind %s, set up by our example', (program, configure) => {
  test.skipIf(!isThere(program))('pages, cookies and sockets work over TLS, and /metrics is hidden', async () => {
    const env = { DATA_DIR: newDirectory(onTestFinished), BEHIND_PROXY: '1', HOSTS: DOMAIN };
    const server = await startServer(env);
    onTestFinished(async () => void (await server.stop()));
    const place = await placeFor(server.url);
    await start(configure(place), place);
    expect(await get(place, '/')).toMatchObject({ status: 200 });
    const me = await get(place, '/api/me');
    expect(me.status).toBe(200);
    expect(me.cookie).toMatch(/HttpOnly/i);
    expect(me.cookie).toMatch(/Secure/i);
    expect(await get(place, '/metrics')).toMatchObject({ status: 404 });
    expect(await firstMessage(place)).toMatchObject({ type: 'welcome' });
  });
});
