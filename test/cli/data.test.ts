import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newDirectory } from '#server/temporary.ts';
import { HotSeat } from '../server/support/hot-seat.ts';
import { refusedStart } from '../server/support/refused-start.ts';
import { startServer, UNLIMITED } from '../server/support/server-process.ts';

const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

async function sternwheel(...words: readonly string[]) {
  const child = spawn(process.execPath, [MAIN, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (err += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
}

const check = async (directory: string) => {
  const { code, out } = await sternwheel('check', '--data', directory, '--json');
  const checked = JSON.parse(out) as {
    ok: boolean;
    problems: string[];
    tables: number;
    entries: number;
    replayed: number;
  };
  expect(code).toBe(checked.ok ? 0 : 1);
  return checked;
};

const play = (player: HotSeat) => player.playOn(([first]) => first ?? { type: 'none' });

/** Data with a finished game, one that is not, a report and a record; its server was stopped. */
const data = newDirectory(afterAll);
let finished: HotSeat;

beforeAll(async () => {
  const server = await startServer({ DATA_DIR: data, ...UNLIMITED });
  finished = await HotSeat.open(server.url);
  await play(finished);
  expect(finished.isOver()).toBe(true);
  await HotSeat.open(server.url);
  const record = await (await fetch(`${server.url}/api/tables/${finished.table}/record`)).json();
  await server.stop();
  mkdirSync(join(data, 'archive'));
  writeFileSync(join(data, 'archive', 'old.json'), JSON.stringify(record));
  writeFileSync(join(data, 'reports.jsonl'), '{}\n');
});

function copyOf(directory: string): string {
  const copy = newDirectory(onTestFinished);
  cpSync(directory, copy, { recursive: true });
  return copy;
}

function change(directory: string, sql: string): void {
  const db = new DatabaseSync(join(directory, 'sternwheel.db'));
  db.exec(sql);
  db.close();
}

describe('sternwheel check', () => {
  test('finds nothing wrong with good data, has played every table again, and changes nothing', async () => {
    const directory = copyOf(data);
    const before = readFileSync(join(directory, 'sternwheel.db'));
    expect(await check(directory)).toMatchObject({ ok: true, problems: [], tables: 2, replayed: 2, archived: 1 });
    expect(readFileSync(join(directory, 'sternwheel.db')).equals(before)).toBe(true);
    const { code, out } = await sternwheel('check', '--data', directory);
    expect(out).toMatch(/^2 tables with \d+ entries, .* No problems\.\n$/);
    expect(code).toBe(0);
  });

  const TABLE = `(SELECT id FROM tables ORDER BY version DESC LIMIT 1)`;
  test.each([
    [
      'an entry is missing',
      `DELETE FROM entries WHERE tbl = ${TABLE} AND version = 3`,
      /of its entries 0 to \d+ only \d+/,
    ],
    ['an entry is not readable', `UPDATE entries SET entry = '{' WHERE tbl = ${TABLE} AND version = 3`, /JSON/],
    [
      'a move is not legal',
      `UPDATE entries SET entry = json_set(entry, '$.changes[0].line', 'speed 6') WHERE id =
        (SELECT max(id) FROM entries WHERE entry LIKE '%"line":"speed%' AND tbl = ${TABLE})`,
      /is damaged/,
    ],
    [
      'a snapshot is not what was played',
      `UPDATE snapshots SET state = json_set(state, '$.moves', 1) WHERE tbl = ${TABLE}`,
      /snapshot/,
    ],
    ['entries belong to no table', `DELETE FROM tables WHERE id = ${TABLE}`, /more than belong to it/],
    ['a table has no summary', `DELETE FROM summaries WHERE tbl = ${TABLE}`, /its summary is missing/],
  ])('says in one line that %s', async (_, sql, problem) => {
    const directory = copyOf(data);
    change(directory, sql);
    const { problems } = await check(directory);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });

  test('finds damaged pages and damaged records', async () => {
    const directory = copyOf(data);
    const path = join(directory, 'sternwheel.db');
    const bytes = readFileSync(path);
    bytes.fill(0xab, 4096 * 3, 4096 * 12);
    writeFileSync(path, bytes);
    writeFileSync(join(directory, 'archive', 'bad.json'), '{}');
    const { problems } = await check(directory);
    expect(problems.join('\n')).toMatch(/The database is damaged|cannot be read/);
    expect(problems.join('\n')).toMatch(/bad\.json cannot be read/);
  });

  test('says that there is no data, and that a server uses it', async () => {
    expect((await check(newDirectory(onTestFinished))).problems[0]).toMatch(/There is no database/);
    const directory = copyOf(data);
    const server = await startServer({ DATA_DIR: directory });
    const { code, err } = await sternwheel('check', '--data', directory);
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(/^[^\n]*in use by a server: stop it[^\n]*\n$/),
    });
    await server.stop();
  });

  test('accepts data whose log was lost, and the server starts with what is there', async () => {
    const directory = newDirectory(onTestFinished);
    const server = await startServer({ DATA_DIR: directory, ...UNLIMITED });
    await play(await HotSeat.open(server.url));
    await server.kill();
    writeFileSync(
      join(directory, 'sternwheel.db-wal'),
      readFileSync(join(directory, 'sternwheel.db-wal')).subarray(0, 50_000),
    );
    expect((await refusedStart({ DATA_DIR: directory })).said).toContain('sternwheel check --accept');
    expect((await check(directory)).problems).toEqual([expect.stringMatching(/The last \d+ writes .* are missing/)]);
    expect(await sternwheel('check', '--data', directory, '--accept')).toMatchObject({ code: 0 });
    expect(existsSync(join(directory, 'sternwheel.db-wal.damaged'))).toBe(true);
    expect(await (await startServer({ DATA_DIR: directory })).stop()).toBe(0);
  });
});

describe('sternwheel backup', () => {
  test('copies everything while the server runs and people play, and the copy is good data', async () => {
    const directory = copyOf(data);
    const target = join(newDirectory(onTestFinished), 'backup');
    const server = await startServer({ DATA_DIR: directory, ...UNLIMITED });
    const player = await HotSeat.open(server.url);
    const playing = play(player);
    while (player.acknowledged.length < 5) await sleep(5);
    const before = player.acknowledged.length;
    const { code, out, err } = await sternwheel('backup', target, '--data', directory, '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({ target, archived: 1, running: true });
    await playing;
    await server.stop();
    const checked = await check(target);
    expect(checked).toMatchObject({ ok: true, tables: 3, replayed: 3, archived: 1 });
    expect(checked.entries).toBeGreaterThanOrEqual(finished.acknowledged.length + before);
    expect(readdirSync(target).sort()).toEqual(['archive', 'reports.jsonl', 'sternwheel.db', 'sternwheel.mark'].sort());
    const modes = readdirSync(target, { recursive: true }).map(
      (name) => statSync(join(target, String(name))).mode & 0o077,
    );
    expect(modes.filter((mode) => mode !== 0)).toEqual([]);
    const again = await startServer({ DATA_DIR: target, ...UNLIMITED });
    await finished.comeBack(again.url);
    finished.client.close();
    await again.stop();
  });

  test('copies the data of a server that was killed, with what is still in its log', async () => {
    const directory = newDirectory(onTestFinished);
    const server = await startServer({ DATA_DIR: directory, ...UNLIMITED });
    await play(await HotSeat.open(server.url));
    await server.kill();
    const target = join(newDirectory(onTestFinished), 'backup');
    expect(await sternwheel('backup', target, '--data', directory)).toMatchObject({ code: 0 });
    expect(await check(target)).toMatchObject({ ok: true, tables: 1 });
    expect(existsSync(join(directory, 'sternwheel.db-wal'))).toBe(true);
  });

  test('refuses in one sentence where there is no data, and where something is already', async () => {
    const target = newDirectory(onTestFinished);
    const nothing = await sternwheel('backup', join(target, 'x'), '--data', newDirectory(onTestFinished));
    expect(nothing).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^[^\n]*There is no Sternwheel data[^\n]*\n$/),
    });
    writeFileSync(join(target, 'letter.txt'), '');
    expect(await sternwheel('backup', target, '--data', data)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^[^\n]*already exists[^\n]*\n$/),
    });
    expect(readdirSync(target)).toEqual(['letter.txt']);
    expect((await sternwheel('backup')).code).toBe(2);
  });
});

describe('sternwheel restore', () => {
  test('puts a backup into a new directory, and the server starts with it', async () => {
    const directory = join(newDirectory(onTestFinished), 'data');
    expect(await sternwheel('restore', data, '--data', directory)).toMatchObject({ code: 0, err: '' });
    expect(await check(directory)).toMatchObject({ ok: true, tables: 2, archived: 1 });
    expect(await (await startServer({ DATA_DIR: directory })).stop()).toBe(0);
  });

  test('overwrites nothing unless told, and then keeps what was there', async () => {
    const directory = copyOf(data);
    change(directory, `UPDATE people SET name = 'kept'`);
    rmSync(join(directory, 'reports.jsonl'));
    const before = readFileSync(join(directory, 'sternwheel.db'));
    expect(await sternwheel('restore', data, '--data', directory)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^[^\n]*holds data[^\n]*--replace[^\n]*\n$/),
    });
    expect(readFileSync(join(directory, 'sternwheel.db')).equals(before)).toBe(true);
    const { code, out } = await sternwheel('restore', data, '--data', directory, '--replace', '--json');
    expect(code).toBe(0);
    const { aside } = JSON.parse(out) as { aside: string };
    expect(readFileSync(join(aside, 'sternwheel.db')).equals(before)).toBe(true);
    expect(readFileSync(join(directory, 'sternwheel.db')).equals(readFileSync(join(data, 'sternwheel.db')))).toBe(true);
    expect(existsSync(join(directory, 'reports.jsonl'))).toBe(true);
    expect(await check(directory)).toMatchObject({ ok: true });
  });

  test('refuses while a server runs there', async () => {
    const directory = copyOf(data);
    const server = await startServer({ DATA_DIR: directory });
    expect(await sternwheel('restore', data, '--data', directory, '--replace')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^[^\n]*in use by a server: stop it first[^\n]*\n$/),
    });
    expect(await server.stop()).toBe(0);
  });

  test('refuses a damaged backup and what is no backup', async () => {
    const directory = join(newDirectory(onTestFinished), 'data');
    const damaged = copyOf(data);
    rmSync(join(damaged, 'sternwheel.mark'));
    expect(await sternwheel('restore', damaged, '--data', directory)).toMatchObject({ code: 1 });
    expect(await sternwheel('restore', newDirectory(onTestFinished), '--data', directory)).toMatchObject({ code: 1 });
    expect(existsSync(directory)).toBe(false);
  });
});
