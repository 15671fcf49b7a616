import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pick, type Rng } from '#engine/rng.ts';
import { seeded } from '#engine/seeded.ts';
import { type ServerProcess, startServer } from '../server/support/server-process.ts';
import { newSmallDisk, type SmallDisk } from './small-disk.ts';
import { Player } from './player.ts';
import { Reference } from './reference.ts';

export interface SoakSettings {
  readonly seconds: number;
  readonly seed: number;
  readonly players?: number;
  /** Told what happens, for people who wait. */
  readonly say?: (sentence: string) => void;
}

export interface SoakResult {
  readonly kills: number;
  readonly clockJumps: number;
  readonly fullDisks: number;
  readonly acknowledged: number;
  /** Acknowledged, and not in the database at the end. */
  readonly lost: number;
  /** In the database more than once. */
  readonly doubled: number;
  /** Healthy actions that were refused though the disk was not full. */
  readonly refused: number;
  readonly p99Ms: number;
  /** The same of a bare echo at the same time on the same machine: no server could be faster here. */
  readonly referenceP99Ms: number;
  readonly referenceLongestMs: number;
  readonly longestTurnMs: number;
  /** The same in processor time of the thread, so without the delays of the machine. */
  readonly longestCpuTurnMs: number;
  readonly peakMemoryMb: number;
  /** The data directory and the log together. */
  readonly bytesWritten: number;
  /** How often each attack was carried out. */
  readonly attacks: Readonly<Record<string, number>>;
}

const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));
const HOSTILE = fileURLToPath(new URL('./hostile.ts', import.meta.url));
const HOUR = 3_600_000;
const MEGABYTE = 1024 * 1024;

/** Well-behaved players and a hostile client at one server. It is killed, its disk fills up and its clock jumps. */
export async function soak({ seconds, seed, players = 40, say = () => undefined }: SoakSettings): Promise<SoakResult> {
  const disk = newSmallDisk(mkdtempSync(join(tmpdir(), 'sternwheel-soak-')));
  const server = new ServerUnderTest(await freePort(), disk);
  const reference = await Reference.start();
  try {
    await server.start();
    const until = performance.now() + seconds * 1000;
    const rng = seeded(seed);
    const people = Array.from(
      { length: players },
      (_, i) => new Player({ url: server.url, from: `127.0.1.${i + 1}`, pick: (legal) => pick(rng, legal), until }),
    );
    const playing = people.map((player) => player.play());
    const hostile = startHostile(server.url, seconds);
    const troubles = await trouble(server, { until, rng: seeded(seed + 1), say });
    await Promise.all(playing);
    const attacks = await hostile;
    await server.stop();
    const machine = {
      referenceP99Ms: percentile(reference.latencies, 0.99),
      referenceLongestMs: percentile(reference.latencies, 1),
    };
    return { ...troubles, ...judge(people, disk.directory), ...machine, ...server.measured(), attacks };
  } finally {
    reference.stop();
    await server.end();
    disk.remove();
  }
}

interface Troubles {
  kills: number;
  clockJumps: number;
  fullDisks: number;
}

interface Trouble {
  readonly until: number;
  readonly rng: Rng;
  readonly say: (sentence: string) => void;
}

/** Until the end: kills, full disks and jumps of the clock, in turn. */
async function trouble(server: ServerUnderTest, { until, rng, say }: Trouble): Promise<Troubles> {
  const troubles = { kills: 0, clockJumps: 0, fullDisks: 0 };
  const wait = () => sleep(Math.min(2000 + rng.below(4000), Math.max(0, until - performance.now())));
  for (let round = 0; performance.now() < until - 3000; round++) {
    await wait();
    if (round % 4 === 1) {
      server.jump((rng.below(2) === 0 ? 1 : -1) * HOUR);
      troubles.clockJumps += 1;
    } else if (round % 4 === 3 && server.disk.isReal) {
      await server.disk.fillFor(1000);
      troubles.fullDisks += 1;
    } else {
      await server.kill();
      troubles.kills += 1;
    }
    say(`${troubles.kills} kills, ${troubles.clockJumps} clock jumps, ${troubles.fullDisks} full disks`);
  }
  await wait();
  return troubles;
}

/** The server under test, always at one port. */
class ServerUnderTest {
  readonly url: string;
  readonly disk: SmallDisk;
  readonly #port: number;
  #server: ServerProcess | undefined;
  #logged = 0;
  #peakMemory = 0;
  #longestTurn = 0;
  #longestCpuTurn = 0;
  #watching: NodeJS.Timeout | undefined;

  constructor(port: number, disk: SmallDisk) {
    this.#port = port;
    this.disk = disk;
    this.url = `http://127.0.0.1:${port}`;
  }

  async start(): Promise<void> {
    this.#server = await startServer({ DATA_DIR: this.disk.directory, PORT: String(this.#port) }, SERVE);
    this.#watching = setInterval(() => void this.#measure(), 500);
  }

  async kill(): Promise<void> {
    await this.#measure();
    clearInterval(this.#watching);
    await this.#server?.kill();
    this.#logged += this.#server?.said().length ?? 0;
    await this.start();
  }

  async stop(): Promise<void> {
    await this.#measure();
    clearInterval(this.#watching);
    await this.#server?.stop();
    this.#logged += this.#server?.said().length ?? 0;
    this.#server = undefined;
  }

  async end(): Promise<void> {
    clearInterval(this.#watching);
    await this.#server?.kill();
  }

  jump(milliseconds: number): void {
    this.#server?.child.send({ jump: milliseconds });
  }

  measured(): Pick<SoakResult, 'longestTurnMs' | 'longestCpuTurnMs' | 'peakMemoryMb' | 'bytesWritten'> {
    return {
      longestTurnMs: Math.round(this.#longestTurn * 1000),
      longestCpuTurnMs: Math.round(this.#longestCpuTurn * 1000),
      peakMemoryMb: Math.round(this.#peakMemory / MEGABYTE),
      bytesWritten: this.#logged + sizeOf(this.disk.directory),
    };
  }

  async #measure(): Promise<void> {
    const page = await fetch(`${this.url}/metrics`)
      .then((answer) => answer.text())
      .catch(() => '');
    const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(page)?.[1] ?? 0);
    this.#peakMemory = Math.max(this.#peakMemory, read('sternwheel_memory_bytes'));
    this.#longestTurn = Math.max(this.#longestTurn, read('sternwheel_loop_longest_seconds'));
    this.#longestCpuTurn = Math.max(this.#longestCpuTurn, read('sternwheel_loop_longest_cpu_seconds'));
  }
}

const sizeOf = (directory: string): number =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

type Judged = Pick<SoakResult, 'acknowledged' | 'lost' | 'doubled' | 'refused' | 'p99Ms'>;

/** Compares what was acknowledged with what is on disk. */
function judge(people: readonly Player[], directory: string): Judged {
  const stored = storedKeys(directory);
  const sent = people.flatMap(({ person, acknowledged }) =>
    acknowledged.map(({ table, key }) => stored.get(`${table} ${person}:${key}`) ?? 0),
  );
  return {
    acknowledged: sent.length,
    lost: sent.filter((times) => times === 0).length,
    doubled: [...stored.values()].filter((times) => times > 1).length,
    refused: people.reduce((sum, { refusals }) => sum + refusals.length, 0),
    p99Ms: percentile(
      people.flatMap((player) => player.latencies),
      0.99,
    ),
  };
}

/** To a tenth of a millisecond. */
function percentile(milliseconds: readonly number[], part: number): number {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0) * 10) / 10;
}

/** By table and key, how often it was stored. */
function storedKeys(directory: string): ReadonlyMap<string, number> {
  const copy = mkdtempSync(join(tmpdir(), 'sternwheel-soak-'));
  try {
    cpSync(directory, copy, { recursive: true });
    const db = new DatabaseSync(join(copy, 'sternwheel.db'));
    const times = new Map<string, number>();
    for (const { tbl, entry } of db.prepare('SELECT tbl, entry FROM entries').iterate()) {
      const { key } = JSON.parse(String(entry)) as { readonly key?: string };
      const name = `${String(tbl)} ${key}`;
      if (key !== undefined) times.set(name, (times.get(name) ?? 0) + 1);
    }
    db.close();
    return times;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** In a program of its own and with the lowest priority: on another machine it would not take our processors either. */
async function startHostile(url: string, seconds: number): Promise<Readonly<Record<string, number>>> {
  const child: ChildProcess = spawn(process.execPath, [HOSTILE, url, String(seconds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let said = '';
  child.stdout?.on('data', (chunk) => (said += String(chunk)));
  await once(child, 'exit');
  return said === '' ? {} : (JSON.parse(said) as Record<string, number>);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
