// Sets the project up where needed, then runs one of its programs under the pinned Node.
// This file and its flags also run on older Nodes, before anything is installed: standard library only.
//   node scripts/run.mjs [--dev] [--browser] PROGRAM [ARGUMENTS …]
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingNativePackages } from './native-packages.mjs';
import { findNode } from './node.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const words = process.argv.slice(2);
const flags = new Set();
while (words[0]?.startsWith('--')) flags.add(words.shift());

install(flags.has('--dev'));
const node = findNode(root, fail);
if (flags.has('--browser')) process.env.STERNWHEEL_CHROMIUM = findBrowser();
run(words);

/** Installs from the lock file unless the last install was from the same one and at least as complete. */
function install(dev) {
  const stamp = join(root, 'node_modules', '.sternwheel');
  const lock = fingerprint(join(root, 'package-lock.json'));
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === `${lock} dev` || (!dev && installed === `${lock} run`)) return;
  console.error(dev ? 'Installing what the checks need …' : 'Installing …');
  const words = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...(dev ? [] : ['--omit=dev'])];
  npm('install', ...words);
  const missing = missingNativePackages(root, process.platform, process.arch);
  if (missing.length > 0) npm('install', ...words, ...missing);
  writeFileSync(stamp, `${lock} ${dev ? 'dev' : 'run'}`);
}

function fingerprint(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/**
 * Not `npm ci`: it refuses a lock file made where the native packages of other platforms were not on offer. What npm
 * says goes to the error stream, so that `--json` is nothing but JSON from the very first run.
 */
function npm(...words) {
  const options = { cwd: root, stdio: ['ignore', process.stderr, 'inherit'], shell: process.platform === 'win32' };
  if (spawnSync('npm', words, options).status !== 0) fail('The packages could not be installed; npm says why above.');
}

/**
 * A Chromium for the browser tests: the machine's own, Debian's, or Playwright's. The headless shell draws the same pages
 * in two thirds of the time, because it has no window of its own. Playwright's Chromium is one too.
 */
function findBrowser() {
  const isThere = (path) => path && existsSync(path);
  if (isThere(process.env.STERNWHEEL_CHROMIUM)) return process.env.STERNWHEEL_CHROMIUM;
  const shell = '/usr/bin/chromium-headless-shell';
  if (!existsSync(shell) && process.getuid?.() === 0) aptInstall('chromium-headless-shell');
  const whole = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ];
  const found = () => [shell, ...whole].find(isThere);
  if (!found() && process.getuid?.() === 0) aptInstall('chromium');
  if (found()) return found();
  const cli = join(root, 'node_modules', 'playwright-core', 'cli.js');
  const done = spawnSync(node.path, [cli, 'install', 'chromium'], { cwd: root, stdio: 'inherit' });
  if (done.status !== 0) fail('The browser tests need Chromium: install it, or name it in STERNWHEEL_CHROMIUM.');
  return '';
}

/** Does nothing on a machine without Debian's packages. */
function aptInstall(name) {
  if (spawnSync('apt-get', ['--version']).status !== 0) return;
  console.error(`Installing ${name} for the browser tests …`);
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', name], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function run([program, ...rest]) {
  if (program === undefined) process.exit(0);
  mkdirSync(join(root, '.build'), { recursive: true });
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(node.path, [...node.flags, join(root, program), ...rest], {
    cwd: process.cwd(),
    // The channel tells the server when this process is gone, however it ended.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: path, NODE_COMPILE_CACHE: join(root, '.build', 'cache') },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(child, signal));
  if (process.env.npm_lifecycle_event !== undefined) whenParentEnds(() => stop(child, 'SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/** On Windows `kill` would end the child at once; there the closed channel asks it to stop. */
function stop(child, signal) {
  if (process.platform !== 'win32') child.kill(signal);
  else if (child.connected) child.disconnect();
}

/**
 * npm runs its scripts in a shell and passes a signal to stop only to that shell. Some shells (dash) wait beside this
 * process instead of becoming it. Then this process notices only that its parent has changed.
 */
function whenParentEnds(end) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent && isAlive(parent)) return;
    clearInterval(watch);
    end();
  }, 200);
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
