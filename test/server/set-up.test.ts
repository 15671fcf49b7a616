import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newDirectory } from '#server/temporary.ts';
import { CLIENT } from './support/server-process.ts';

/** Downloads, on a machine that does other things too. */
const SET_UP_MS = 300_000;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The project as somebody who has just cloned it has it: nothing installed, nothing built. */
function copyInto(copy: string): void {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  const present = files.filter((name) => name !== '' && existsSync(join(ROOT, name)));
  for (const name of present) cpSync(join(ROOT, name), join(copy, name));
}

/** What npm is told on that machine. What was installed before comes from npm's cache. */
const environment = (settings: Readonly<Record<string, string>>, data: string) => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'))),
  npm_config_prefer_offline: 'true',
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: data,
  ...settings,
});

/** Starts the server in the copy, asks for its front page and stops it: what it answered, and how it ended. */
async function startIn(copy: string, settings: Readonly<Record<string, string>>) {
  const child = spawn('node', ['scripts/run.mjs', 'src/cli/main.ts', 'serve'], {
    cwd: copy,
    env: environment(settings, join(copy, 'data')),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  const ended = once(child, 'close');
  const serving = new Promise<string | undefined>((resolve) => {
    child.stderr.on('data', (chunk) => said.push(String(chunk)));
    child.stdout.on('data', (chunk) => {
      said.push(String(chunk));
      const [, url] = /Serving on (\S+)/.exec(said.join('')) ?? [];
      if (url !== undefined) resolve(url);
    });
    child.once('exit', () => resolve(undefined));
  });
  const url = await serving;
  const page = url === undefined ? undefined : (await fetch(url)).status;
  child.kill('SIGTERM');
  const [code] = (await ended) as [number];
  return { page, code, said: said.join('') };
}

/** Puts the Node that runs this test first, in place of the machine's own. */
const OWN = { PATH: `${dirname(process.execPath)}:${process.env['PATH']}`, WEB_DIR: CLIENT };

describe('a fresh copy where npm may run no install scripts', () => {
  const copy = join(newDirectory(afterAll), 'sternwheel');
  let first: Awaited<ReturnType<typeof startIn>>;
  beforeAll(async () => {
    copyInto(copy);
    first = await startIn(copy, { npm_config_ignore_scripts: 'true' });
  }, SET_UP_MS);

  test('is set up, built and served by one command', () => {
    expect(first, first.said).toMatchObject({ page: 200, code: 0 });
    expect(existsSync(join(copy, 'dist', 'index.html'))).toBe(true);
    expect(pinnedIn(copy)).toHaveLength(1);
  });

  test('runs on the machine’s own Node if the pinned one does not run there', async () => {
    for (const path of pinnedIn(copy)) {
      rmSync(path);
      writeFileSync(path, 'made for another machine');
    }
    const started = await startIn(copy, OWN);
    expect(started, started.said).toMatchObject({ page: 200, code: 0 });
  });

  test('runs on the machine’s own Node if npm has none', async () => {
    for (const path of pinnedIn(copy)) rmSync(path);
    const started = await startIn(copy, OWN);
    expect(started, started.said).toMatchObject({ page: 200, code: 0 });
  });

  test('says in one sentence that there is no Node it can run on', async () => {
    const old = encodeURIComponent(`Object.defineProperty(process.versions, 'node', { value: '24.2.0' })`);
    const { code, said } = await startIn(copy, { ...OWN, NODE_OPTIONS: `--import=data:text/javascript,${old}` });
    expect(code).toBe(1);
    expect(said).toMatch(/^npm has no Node for .* install Node 24\.3 or later\.\n$/);
  });
});

const pinnedIn = (copy: string) =>
  globSync('node_modules/node-*/bin/node', { cwd: copy }).map((name) => join(copy, name));
