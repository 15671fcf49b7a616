import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  cpSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { seeded } from '#engine/seeded.ts';
import { newDirectory } from '#server/temporary.ts';
import { HttpClient } from './support/http-client.ts';
import { HotSeat } from './support/hot-seat.ts';
import { refusedStart } from './support/refused-start.ts';
import { startServer, UNLIMITED } from './support/server-process.ts';

const FILES = ['sternwheel.db', 'sternwheel.db-wal', 'sternwheel.mark'] as const;
const [DATABASE, LOG, MARK] = FILES;

/** The data of a server that was killed in play, and of one that was stopped. */
const killed = newDirectory(afterAll);
const stopped = newDirectory(afterAll);
/** The mark as it was before anything was played. */
const earlier = join(newDirectory(afterAll), MARK);
let player: HotSeat;

beforeAll(async () => {
  const server = await startServer({ DATA_DIR: killed, ...UNLIMITED });
  player = await HotSeat.open(server.url);
  cpSync(join(killed, MARK), earlier);
  await playSome(player, 20);
  await server.kill();
  cpSync(killed, stopped, { recursive: true });
  await (await startServer({ DATA_DIR: stopped })).stop();
});

/** Plays this many actions; none is under way when it has finished. */
async function playSome(by: HotSeat, actions: number): Promise<void> {
  const enough = new Error('enough');
  const playing = by.playOn(([first]) => {
    if (first === undefined || by.acknowledged.length >= actions) throw enough;
    return first;
  });
  await expect(playing).rejects.toBe(enough);
}

function copyOf(directory: string): string {
  const copy = newDirectory(onTestFinished);
  cpSync(directory, copy, { recursive: true });
  return copy;
}

/** Changes one byte in place. */
function spoil(path: string, position: number): void {
  const file = openSync(path, 'r+');
  const spoilt = (readFileSync(path)[position] ?? 0) ^ 0xff;
  writeSync(file, Uint8Array.of(spoilt), 0, 1, position);
  closeSync(file);
}

const contents = (directory: string) => FILES.map((name) => readFileSync(join(directory, name)).toString('base64'));

/** Starts a server there and finds the last acknowledged action, which counts once. */
async function start(directory: string): Promise<void> {
  const server = await startServer({ DATA_DIR: directory, ...UNLIMITED });
  await player.comeBack(server.url);
  const last = player.acknowledged.at(-1);
  if (last === undefined) throw new Error('nothing was played');
  expect(await player.send(last)).toBe(true);
  player.acknowledged.pop();
  player.client.close();
  expect(await server.stop()).toBe(0);
}

const LOST =
  /^The last \d+ writes to \S+ are missing[^\n]*sternwheel restore BACKUP[^\n]*sternwheel check --accept[^\n]*$/;

describe('the data of a server that was killed', () => {
  test('starts again as it is', () => start(copyOf(killed)));

  const size = (directory: string) => statSync(join(directory, LOG)).size;
  test.each<readonly [string, (directory: string) => void]>([
    ['deleted', (directory) => rmSync(join(directory, LOG))],
    ['empty', (directory) => truncateSync(join(directory, LOG), 0)],
    ['cut in half', (directory) => truncateSync(join(directory, LOG), Math.floor(size(directory) / 2))],
    ['damaged at its start', (directory) => spoil(join(directory, LOG), 10)],
    ['damaged in the middle', (directory) => spoil(join(directory, LOG), Math.floor(size(directory) / 2))],
    ['damaged in its last page', (directory) => spoil(join(directory, LOG), size(directory) - 2000)],
  ])('is refused when its log is %s', async (_, damage) => {
    const directory = copyOf(killed);
    damage(directory);
    expect(await refusedStart({ DATA_DIR: directory })).toEqual({ code: 1, said: expect.stringMatching(LOST) });
  });

  test('is left as it is by a refused start, for somebody to look at', async () => {
    const directory = copyOf(killed);
    spoil(join(directory, LOG), 5000);
    const before = contents(directory);
    expect(await refusedStart({ DATA_DIR: directory })).toMatchObject({ code: 1 });
    expect(contents(directory)).toEqual(before);
  });

  test('is refused when only the database was copied', async () => {
    const directory = newDirectory(onTestFinished);
    cpSync(join(killed, DATABASE), join(directory, DATABASE));
    expect(await refusedStart({ DATA_DIR: directory })).toEqual({
      code: 1,
      said: expect.stringMatching(/^The database \S+ was copied without [^\n]*sternwheel check --accept[^\n]*$/),
    });
  });

  test('starts when the mark was torn by a power cut', () => {
    const directory = copyOf(killed);
    spoil(join(directory, MARK), statSync(join(directory, MARK)).size - 3);
    return start(directory);
  });

  test('starts when the mark lags behind, as it may after a power cut', () => {
    const directory = copyOf(killed);
    cpSync(earlier, join(directory, MARK));
    return start(directory);
  });
});

describe('the data of a server that was stopped', () => {
  test('starts again', () => start(copyOf(stopped)));

  test.each<readonly [string, RegExp, (path: string) => void]>([
    ['is missing', /is missing, and was not before/, (path) => rmSync(path)],
    ['is empty', /is empty, and was not before/, (path) => truncateSync(path, 0)],
    ['ends in its header', /The end of the database \S+ is missing/, (path) => truncateSync(path, 60)],
    ['is cut in half', /The end of the database \S+ is missing/, (path) => truncateSync(path, statSync(path).size / 2)],
    [
      'lacks its last byte',
      /The end of the database \S+ is missing/,
      (path) => truncateSync(path, statSync(path).size - 1),
    ],
    ['is no database', /cannot be used \(file is not a database\)/, (path) => writeFileSync(path, 'x'.repeat(5000))],
  ])('is refused when the database %s', async (_, sentence, damage) => {
    const directory = copyOf(stopped);
    damage(join(directory, DATABASE));
    const { code, said } = await refusedStart({ DATA_DIR: directory });
    expect(said).toMatch(sentence);
    expect(said).toMatch(/^[^\n]*sternwheel restore BACKUP[^\n]*$/);
    expect(code).toBe(1);
  });

  test('is refused when an older copy of the database was put in its place', async () => {
    const directory = copyOf(stopped);
    const server = await startServer({ DATA_DIR: directory });
    await new HttpClient(server.url).post('/api/me', { name: 'Ann' });
    await server.stop();
    cpSync(join(stopped, DATABASE), join(directory, DATABASE));
    expect(await refusedStart({ DATA_DIR: directory })).toEqual({ code: 1, said: expect.stringMatching(LOST) });
  });

  test('is refused beside the mark of other data, and beside a mark that nobody can read', async () => {
    const directory = copyOf(stopped);
    const other = newDirectory(onTestFinished);
    await (await startServer({ DATA_DIR: other })).stop();
    cpSync(join(other, MARK), join(directory, MARK));
    expect((await refusedStart({ DATA_DIR: directory })).said).toMatch(/belong to different data/);
    writeFileSync(join(directory, MARK), 'once upon a time');
    expect((await refusedStart({ DATA_DIR: directory })).said).toMatch(/sternwheel\.mark is damaged/);
  });
});

const OPENER = fileURLToPath(new URL('./support/open-database.ts', import.meta.url));
const KILLS = 12;

test(`data that is made for the first time survives ${KILLS} kills at any moment of it`, async () => {
  const rng = seeded(Date.now());
  const directories = Array.from({ length: KILLS }, () => newDirectory(onTestFinished));
  let early = 0;
  for (const directory of directories) {
    if (!(await openAndKill(directory, rng.below(15)))) early += 1;
    await openAndKill(directory, rng.below(15));
    expect(await openToTheEnd(directory)).toBe(0);
  }
  expect(early, 'some were killed before the data was open').toBeGreaterThan(0);
});

const openIn = (directory: string) =>
  spawn(process.execPath, [OPENER, join(directory, DATABASE)], { stdio: ['ignore', 'pipe', 'inherit'] });

async function openToTheEnd(directory: string): Promise<number | null> {
  const [code] = (await once(openIn(directory), 'exit')) as [number | null];
  return code;
}

/** Whether the data was open before the kill. */
async function openAndKill(directory: string, milliseconds: number): Promise<boolean> {
  const child = openIn(directory);
  const gone = once(child, 'exit');
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  await once(child.stdout, 'data');
  await sleep(milliseconds);
  child.kill('SIGKILL');
  await gone;
  return said.includes('open');
}
