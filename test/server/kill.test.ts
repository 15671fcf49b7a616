import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { pick, type Rng } from '#engine/rng.ts';
import { seeded } from '#engine/seeded.ts';
import type { Entry } from '#table/entries.ts';
import { newDirectory } from '#server/temporary.ts';
import { HotSeat } from './support/hot-seat.ts';
import { startServer, UNLIMITED } from './support/server-process.ts';

const KILLS = 24;
const TABLES = 12;

/** What is on disk, read from a copy, so that the server finds everything as the kill left it. */
function storedEntries(directory: string): ReadonlyMap<string, readonly Entry[]> {
  const copy = newDirectory(onTestFinished);
  cpSync(directory, copy, { recursive: true });
  const db = new DatabaseSync(join(copy, 'sternwheel.db'));
  const rows = db.prepare('SELECT tbl, version, entry FROM entries ORDER BY tbl, version').all();
  db.close();
  const tables = new Map<string, Entry[]>();
  for (const { tbl, version, entry } of rows) {
    const entries = tables.get(String(tbl)) ?? [];
    expect(version, 'entries are numbered without a gap').toBe(entries.length);
    tables.set(String(tbl), [...entries, JSON.parse(String(entry)) as Entry]);
  }
  return tables;
}

const keysOf = (entries: readonly Entry[], person: string) =>
  entries.flatMap(({ key }) => (key?.startsWith(`${person}:`) === true ? [key.slice(person.length + 1)] : []));

/** Every acknowledged action is there, in order, once; the one under way may be there too. */
function checkStored(player: HotSeat, entries: readonly Entry[]): void {
  const stored = keysOf(entries, player.person);
  const acknowledged = player.acknowledged.map(({ key }) => key);
  expect(stored.slice(0, acknowledged.length)).toEqual(acknowledged);
  const rest = stored.slice(acknowledged.length);
  expect(rest).toEqual(rest.length === 0 ? [] : [player.pending?.key]);
}

/** One person with one game after the other: random races are short, and the load must not end with them. */
class Racer {
  current: HotSeat;
  readonly finished: HotSeat[] = [];

  constructor(first: HotSeat) {
    this.current = first;
  }

  all(): readonly HotSeat[] {
    return [...this.finished, this.current];
  }

  /** Plays until the server goes away. */
  async race(url: string, rng: Rng): Promise<void> {
    for (;;) {
      await this.current.playOn((legal) => pick(rng, legal));
      if (!this.current.isOver()) return;
      const next = await HotSeat.open(url, { cookie: this.current.cookie }).catch(() => undefined);
      if (next === undefined) return;
      this.current.client.close();
      this.finished.push(this.current);
      this.current = next;
    }
  }

  async comeBack(url: string): Promise<void> {
    await this.current.comeBack(url);
    const { pending } = this.current;
    // Stored or not, it counts once when it is asked again.
    if (pending !== undefined) expect(await this.current.send(pending)).toBe(true);
  }
}

test(`nothing acknowledged is lost when the server is killed ${KILLS} times under load, and every table goes on`, async () => {
  const directory = newDirectory(onTestFinished);
  const env = { DATA_DIR: directory, ...UNLIMITED };
  const rng = seeded(Date.now());
  let server = await startServer(env);
  const racers = await Promise.all(
    Array.from({ length: TABLES }, async () => new Racer(await HotSeat.open(server.url))),
  );
  const tables = () => racers.flatMap((racer) => racer.all());
  const stored = () => tables().reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  let untold = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const before = stored();
    const racing = racers.map((racer) => racer.race(server.url, rng));
    await sleep(50 + rng.below(700));
    // There must be load, and on a busy machine it may come late.
    while (stored() === before) await sleep(10);
    await server.kill();
    await Promise.all(racing);
    const entries = storedEntries(directory);
    for (const table of tables()) checkStored(table, entries.get(table.table) ?? []);
    untold += tables().filter(
      ({ table, person, pending }) => pending && keysOf(entries.get(table) ?? [], person).includes(pending.key),
    ).length;
    server = await startServer(env);
    await Promise.all(racers.map((racer) => racer.comeBack(server.url)));
  }
  await Promise.all(racers.map(({ current }) => current.playOn((legal) => pick(rng, legal))));
  expect(
    racers.every(({ current }) => current.isOver()),
    'every table went on to its end',
  ).toBe(true);
  await server.stop();
  const entries = storedEntries(directory);
  for (const table of tables()) checkStored(table, entries.get(table.table) ?? []);
  console.log(
    `${stored()} actions at ${tables().length} tables acknowledged; ${untold} were stored before anybody was told`,
  );
});
