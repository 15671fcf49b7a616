import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newDirectory } from '#server/temporary.ts';
import { CLIENT } from './support/server-process.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FAREWELL = 'Everything acknowledged is on disk. Goodbye.';
/** As `ps` shows them; the shell that npm puts before the script is another process. */
const SCRIPT = /^node scripts\/run\.mjs/;
const SERVER = /\/src\/cli\/main\.ts serve$/;
const CTRL_C = '\u0003';

/** The server as a host starts it, with all the processes between the host and the server. */
class Started {
  readonly child: ChildProcess;
  #said = '';

  private constructor(child: ChildProcess) {
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (this.#said += String(chunk)));
  }

  /** In a session of its own, as a service manager or a terminal would start it; returns once the server serves. */
  static async by(program: string, ...words: string[]): Promise<Started> {
    const child = spawn(program, words, { cwd: ROOT, detached: true, stdio: 'pipe', env: environment() });
    const started = new Started(child);
    onTestFinished(() => started.end());
    while (started.url === undefined) await once(child.stdout, 'data');
    return started;
  }

  get url(): string | undefined {
    return /Serving on (\S+)/.exec(this.#said)?.[1];
  }

  /** The process of this tree with this command line. */
  find(pattern: RegExp): number {
    const found = treeOf(this.#pid).find(({ line }) => pattern.test(line));
    if (found === undefined) throw new Error(`no process ${pattern} below ${this.#pid}`);
    return found.pid;
  }

  signalGroup(signal: NodeJS.Signals): void {
    process.kill(-this.#pid, signal);
  }

  /** When every process of the tree is gone: how often the farewell was said, and whether the port answers. */
  async outcome() {
    const tree = treeOf(this.#pid);
    await once(this.child, 'close');
    for (const { pid } of tree) await gone(pid);
    return { farewells: this.#said.split(FAREWELL).length - 1, answers: await answers(this.url) };
  }

  /** `kill -9` for what a failed test leaves behind. */
  end(): void {
    try {
      this.signalGroup('SIGKILL');
    } catch {
      // All of it is gone: the test went well.
    }
  }

  get #pid(): number {
    return this.child.pid ?? -1;
  }
}

const CLEAN = { farewells: 1, answers: false };

/** Without what the npm that runs these tests left there: a program it started would seem to be started by npm. */
function environment(): NodeJS.ProcessEnv {
  const data = newDirectory(onTestFinished);
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  return {
    ...Object.fromEntries(own),
    PORT: '0',
    HOST: '127.0.0.1',
    WEB_DIR: CLIENT,
    LOG_LEVEL: 'warn',
    DATA_DIR: data,
  };
}

/** A process and all below it, by `ps`, which every Unix has. */
function treeOf(root: number): readonly { readonly pid: number; readonly line: string }[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((text) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(text))
    .filter((match) => match !== null)
    .map(([, pid, parent, line = '']) => ({ pid: Number(pid), parent: Number(parent), line }));
  const below = (pid: number): typeof all =>
    all.filter(({ parent }) => parent === pid).flatMap((found) => [found, ...below(found.pid)]);
  return [...all.filter(({ pid }) => pid === root), ...below(root)];
}

/** One that ended but was not yet collected by its parent is gone, too. */
const isAlive = (pid: number): boolean =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout);

/** An orphan fails the test by its time limit. */
async function gone(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
}

const answers = (url = ''): Promise<boolean> => fetch(`${url}/health`).then(Boolean, () => false);

const RUN = ['scripts/run.mjs', 'src/cli/main.ts', 'serve'] as const;

describe.each(['SIGTERM', 'SIGINT'] as const)('%s stops the server cleanly and once', (signal) => {
  test('when the script that npm runs gets it', async () => {
    const started = await Started.by('npm', 'start');
    process.kill(started.find(SCRIPT), signal);
    expect(await started.outcome()).toEqual(CLEAN);
  });

  test('when the whole process group gets it', async () => {
    const started = await Started.by('npm', 'start');
    started.signalGroup(signal);
    expect(await started.outcome()).toEqual(CLEAN);
  });

  test('when the server is started without npm, which ends with 0', async () => {
    const started = await Started.by('node', ...RUN);
    started.child.kill(signal);
    expect(await started.outcome()).toEqual(CLEAN);
    expect(started.child.exitCode).toBe(0);
  });

  test('when it comes again and again', async () => {
    const started = await Started.by('npm', 'start');
    const server = started.find(SERVER);
    for (let times = 0; times < 5; times++) process.kill(server, signal);
    expect(await started.outcome()).toEqual(CLEAN);
  });
});

/** Not with SIGINT: npm passes it only to its shell, and dash does not pass it on. Ctrl-C in a terminal reaches all. */
test('SIGTERM stops the server cleanly and once when npm alone gets it', async () => {
  const started = await Started.by('npm', 'start');
  started.child.kill('SIGTERM');
  expect(await started.outcome()).toEqual(CLEAN);
});

test('Ctrl-C in a terminal stops the server cleanly and once', async () => {
  const started = await Started.by('script', '--quiet', '--flush', '--command', 'npm start', '/dev/null');
  started.child.stdin?.write(CTRL_C);
  expect(await started.outcome()).toEqual(CLEAN);
});

test('a terminal that is closed stops the server', async () => {
  const started = await Started.by('script', '--quiet', '--flush', '--command', 'npm start', '/dev/null');
  const server = started.find(SERVER);
  process.kill(started.child.pid ?? -1, 'SIGKILL');
  await gone(server);
  expect(await answers(started.url)).toBe(false);
});

test('when the script is killed the server stops, too, and cleanly', async () => {
  const started = await Started.by('npm', 'start');
  process.kill(started.find(SCRIPT), 'SIGKILL');
  expect(await started.outcome()).toEqual(CLEAN);
});

test('a server whose output nobody reads any more still stops cleanly', async () => {
  const started = await Started.by('bash', '-c', `exec node ${RUN.join(' ')} | head -2`);
  const server = started.find(SERVER);
  process.kill(server, 'SIGTERM');
  expect(await started.outcome()).toMatchObject({ answers: false });
});

test('a server in the background goes on when the shell that started it ends', async () => {
  const started = await Started.by('bash', '-c', `node ${RUN.join(' ')} & wait`);
  process.kill(started.child.pid ?? -1, 'SIGKILL');
  expect(await answers(started.url)).toBe(true);
  started.signalGroup('SIGTERM');
  expect(await started.outcome()).toEqual(CLEAN);
});
