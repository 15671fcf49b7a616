import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { DESCRIBED } from './described.ts';
import { openArchive } from '../live/archive.ts';
import { reportsIn } from '../live/reports.ts';
import type { Report } from '#table/host.ts';
import { databasePath, prepareDataDirectory } from './data-directory.ts';
import { memoryStore } from './memory.ts';
import type { Description, DataStore } from './operations.ts';
import { newDirectory } from '../temporary.ts';
import { APPLICATION_ID, MIGRATIONS } from './schema.ts';
import { openStoreThread } from './thread.ts';

const described = (more: Partial<Description> = {}): Description => ({ ...DESCRIBED, ...more });

const stores: readonly (readonly [string, () => DataStore | Promise<DataStore>])[] = [
  ['memory', () => memoryStore()],
  ['SQLite', () => openStoreThread(databasePath(newDirectory(onTestFinished)))],
];

describe.each(stores)('the %s store', (_, open) => {
  const opened: DataStore[] = [];
  const fresh = async () => {
    const store = await open();
    opened.push(store);
    return store;
  };
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
  });

  test('gives back a table with its entries in order', async () => {
    const { ask } = await fresh();
    expect(await ask('append', 't', 0, ['a', 'b'], described())).toBe(true);
    expect(await ask('append', 't', 2, ['c'], described())).toBe(true);
    expect(await ask('load', 't')).toEqual({ version: 3, snapshot: undefined, entries: ['a', 'b', 'c'] });
    expect(await ask('entries', 't', 1, 3)).toEqual(['b', 'c']);
    expect(await ask('entries', 't', 0, 2)).toEqual(['a', 'b']);
  });

  test('knows no table that was never opened', async () => {
    const { ask } = await fresh();
    expect(await ask('load', 'nowhere')).toBeUndefined();
    expect(await ask('summary', 'nowhere')).toBeUndefined();
    expect(await ask('append', 'nowhere', 1, ['a'], described())).toBe(false);
    expect(await ask('load', 'nowhere')).toBeUndefined();
  });

  test('opens no table twice', async () => {
    const { ask } = await fresh();
    await ask('append', 't', 0, ['first'], described());
    expect(await ask('append', 't', 0, ['second'], described({ latest: 'second' }))).toBe(false);
    expect(await ask('entries', 't', 0, 9)).toEqual(['first']);
  });

  test('accepts one of two appends that answer the same version', async () => {
    const { ask } = await fresh();
    await ask('append', 't', 0, ['a'], described());
    const won = await Promise.all([
      ask('append', 't', 1, ['b', 'c'], described({ people: ['ann'], latest: 'won' })),
      ask('append', 't', 1, ['x'], described({ people: ['ann'], latest: 'lost' })),
    ]);
    expect(won).toEqual([true, false]);
    expect(await ask('entries', 't', 0, 9)).toEqual(['a', 'b', 'c']);
    expect(await ask('tablesOf', 'ann', 1)).toEqual([{ id: 't', lasting: '{}', latest: 'won' }]);
    expect(await ask('summary', 't')).toEqual({ lasting: '{}', latest: 'won' });
  });

  test('loads the newest snapshot and only what came after it', async () => {
    const { ask } = await fresh();
    await ask('append', 't', 0, ['a', 'b', 'c', 'd'], described());
    await ask('saveSnapshot', 't', 2, 'two');
    await ask('saveSnapshot', 't', 3, 'three');
    await ask('saveSnapshot', 't', 1, 'late');
    const kept = await ask('load', 't');
    expect(kept?.snapshot).toEqual({ version: 3, state: 'three' });
    expect(kept?.entries).toEqual(['d']);
  });

  test('lists the tables of a person newest first, also after the person left', async () => {
    const { ask } = await fresh();
    await ask('append', 'old', 0, ['a'], described({ touched: 1, lasting: 'old', people: ['ann'] }));
    await ask('append', 'new', 0, ['a'], described({ touched: 2, lasting: 'new', people: ['ann'] }));
    await ask('append', 'old', 1, ['a'], described({ touched: 1, lasting: 'old', people: ['bob'] }));
    expect(await ask('tablesOf', 'ann', 10)).toEqual([
      { id: 'new', lasting: 'new', latest: '{}' },
      { id: 'old', lasting: 'old', latest: '{}' },
    ]);
    expect(await ask('tablesOf', 'ann', 1)).toHaveLength(1);
    expect(await ask('tablesOf', 'carl', 10)).toEqual([]);
  });

  test('shelves listed tables that are not over', async () => {
    const { ask } = await fresh();
    await ask('append', 'hidden', 0, ['a'], described());
    await ask('append', 'shown', 0, ['a'], described({ listed: true }));
    await ask('append', 'over', 0, ['a'], described({ listed: true, finished: 5 }));
    expect((await ask('listed', 10, 3)).map(({ id }) => id)).toEqual(['shown']);
  });

  test('shelves only the newest few of one opener, so that nobody floods the list', async () => {
    const { ask } = await open();
    for (let i = 0; i < 20; i++)
      await ask('append', `flood${i}`, 0, ['a'], described({ listed: true, opener: 'eve', touched: 100 + i }));
    await ask('append', 'quiet', 0, ['a'], described({ listed: true, opener: 'ann', touched: 1 }));
    expect((await ask('listed', 10, 2)).map(({ id }) => id)).toEqual(['flood19', 'flood18', 'quiet']);
  });

  test('finds tables whose bots owe a decision', async () => {
    const { ask } = await fresh();
    await ask('append', 'quiet', 0, ['a'], described());
    await ask('append', 'owing', 0, ['a'], described({ owing: true }));
    await ask('append', 'answered', 0, ['a'], described({ owing: true }));
    await ask('append', 'answered', 1, ['a'], described({ owing: false }));
    expect(await ask('owing')).toEqual(['owing']);
  });

  test('finds tables whose time is up, and finished ones of a certain age', async () => {
    const { ask } = await fresh();
    await ask('append', 'soon', 0, ['a'], described({ deadline: 200 }));
    await ask('append', 'late', 0, ['a'], described({ deadline: 100 }));
    await ask('append', 'over', 0, ['a'], described({ finished: 100 }));
    expect(await ask('overdue', 150)).toEqual(['late']);
    expect(await ask('finishedBefore', 150, 10)).toEqual(['over']);
    expect(await ask('finishedBefore', 50, 10)).toEqual([]);
  });

  test('counts the unfinished tables a person opened, without the abandoned ones', async () => {
    const { ask } = await fresh();
    for (const id of ['one', 'two']) await ask('append', id, 0, ['a'], described({ touched: 50 }));
    await ask('append', 'abandoned', 0, ['a'], described({ touched: 49 }));
    await ask('append', 'over', 0, ['a'], described({ finished: 100 }));
    await ask('append', 'other', 0, ['a'], described({ opener: 'bob' }));
    expect(await ask('countOpen', 'ann', 50)).toBe(2);
  });

  test('forgets a removed table whole', async () => {
    const { ask } = await fresh();
    await ask('append', 't', 0, ['a'], described({ people: ['ann'], listed: true }));
    await ask('saveSnapshot', 't', 1, 'one');
    await ask('removeTable', 't');
    expect(await ask('load', 't')).toBeUndefined();
    expect(await ask('tablesOf', 'ann', 10)).toEqual([]);
    expect(await ask('summary', 't')).toBeUndefined();
    // The same name and description as before: a store that remembers the old table must have forgotten it.
    expect(await ask('append', 't', 0, ['b'], described({ people: ['ann'], listed: true }))).toBe(true);
    expect(await ask('load', 't')).toEqual({ version: 1, snapshot: undefined, entries: ['b'] });
    expect(await ask('tablesOf', 'ann', 10)).toHaveLength(1);
    expect(await ask('listed', 10, 3)).toHaveLength(1);
  });

  test('keeps people by id, renames them, and remembers how long it has known them', async () => {
    const { ask } = await fresh();
    await ask('keepPerson', { id: 'p', name: 'Ann', met: 1 });
    await ask('keepPerson', { id: 'p', name: 'Anna', met: 2 });
    expect(await ask('person', 'p')).toEqual({ id: 'p', name: 'Anna', met: 1 });
    expect(await ask('person', 'q')).toBeUndefined();
  });

  test('keeps small things by name', async () => {
    const { ask } = await fresh();
    expect(await ask('kept', 'key')).toBeUndefined();
    await ask('keep', 'key', 'one');
    await ask('keep', 'key', 'two');
    expect(await ask('kept', 'key')).toBe('two');
  });
});

describe('the SQLite store', () => {
  test('has everything after it was closed and opened again', async () => {
    const path = databasePath(newDirectory(onTestFinished));
    const first = await openStoreThread(path);
    await first.ask('append', 't', 0, ['a'], described());
    await Promise.all(Array.from({ length: 500 }, (_, i) => first.ask('append', 't', i + 1, [`e${i}`], described())));
    await first.close();
    const again = await openStoreThread(path);
    expect(await again.ask('entries', 't', 1, 501)).toEqual(Array.from({ length: 500 }, (_, i) => `e${i}`));
    await again.close();
  });

  test('finishes what was asked before it closes, and refuses what is asked afterwards', async () => {
    const store = await openStoreThread(databasePath(newDirectory(onTestFinished)));
    const asked = store.ask('append', 't', 0, ['a'], described());
    await store.close();
    expect(await asked).toBe(true);
    await expect(store.ask('load', 't')).rejects.toThrow('closed');
  });

  test('shares its file with no second server', async () => {
    const path = databasePath(newDirectory(onTestFinished));
    const first = await openStoreThread(path);
    await expect(openStoreThread(path)).rejects.toThrow('in use by another Sternwheel');
    await first.close();
  });

  test('continues with the data of an older version', async () => {
    const path = databasePath(newDirectory(onTestFinished));
    const db = new DatabaseSync(path);
    db.exec(`${MIGRATIONS[0]} PRAGMA user_version = 1; PRAGMA application_id = ${APPLICATION_ID};`);
    for (const table of ['a', 'b']) {
      const values = `('${table}', 2, 1, 0, 5, 'ann', '{"game":"${table}"}')`;
      db.exec(`INSERT INTO tables (id, version, listed, owing, touched, opener, summary) VALUES ${values}`);
      for (const version of [1, 0])
        db.exec(`INSERT INTO entries VALUES ('${table}', ${version}, '${table}${version}')`);
    }
    db.close();
    const { ask, close } = await openStoreThread(path);
    expect(await ask('append', 'a', 2, ['a2'], described({ listed: true }))).toBe(true);
    expect((await ask('load', 'a'))?.entries).toEqual(['a0', 'a1', 'a2']);
    expect((await ask('load', 'b'))?.entries).toEqual(['b0', 'b1']);
    expect(await ask('summary', 'b')).toEqual({ lasting: '{}', latest: '{"game":"b"}' });
    expect((await ask('listed', 10, 3)).map(({ id }) => id)).toEqual(['a', 'b']);
    await close();
  });

  test('touches no data of a newer version', async () => {
    const path = databasePath(newDirectory(onTestFinished));
    await (await openStoreThread(path)).close();
    const db = new DatabaseSync(path);
    db.exec('PRAGMA user_version = 999');
    db.close();
    await expect(openStoreThread(path)).rejects.toThrow('was written by a newer Sternwheel (data version 999');
  });

  test('touches no database of another program', async () => {
    const path = databasePath(newDirectory(onTestFinished));
    const db = new DatabaseSync(path);
    db.exec('CREATE TABLE recipes (name TEXT)');
    db.close();
    await expect(openStoreThread(path)).rejects.toThrow('was not made by Sternwheel');
  });

  test('says so when the file is not a database', async () => {
    const path = databasePath(newDirectory(onTestFinished));
    writeFileSync(
      path,
      'not a database, by its looks, but long enough to have had a header of one hundred bytes if it were one',
    );
    await expect(openStoreThread(path)).rejects.toThrow('cannot be used');
  });
});

describe('the data directory', () => {
  test('is made if there is none', () => {
    const path = join(newDirectory(onTestFinished), 'deep', 'er');
    prepareDataDirectory(path);
    prepareDataDirectory(path);
  });

  test.skipIf(process.platform === 'win32')(
    'and everything in it can be read by the owner only, also what was there before',
    async () => {
      const path = newDirectory(onTestFinished);
      mkdirSync(join(path, 'archive'));
      for (const name of ['reports.jsonl', 'archive/t.json']) writeFileSync(join(path, name), '');
      writeFileSync(databasePath(path), '');
      for (const name of ['', ...readdirSync(path, { recursive: true }).map(String)])
        chmodSync(join(path, name), 0o777);
      expect(prepareDataDirectory(path)).toEqual([]);
      const store = await openStoreThread(databasePath(path));
      await openArchive(join(path, 'archive')).keep('u', new TextEncoder().encode('{}'));
      await reportsIn(path, Date.now)({} as Report);
      const modes = readdirSync(path, { recursive: true }).map((name) => [
        name,
        statSync(join(path, String(name))).mode & 0o777,
      ]);
      await store.close();
      expect(Object.fromEntries(modes)).toEqual({
        archive: 0o700,
        'archive/t.json': 0o600,
        'archive/u.json': 0o600,
        'reports.jsonl': 0o600,
        'sternwheel.db': 0o600,
        'sternwheel.db-wal': 0o600,
        'sternwheel.mark': 0o600,
      });
      expect(statSync(path).mode & 0o777).toBe(0o700);
    },
  );

  test('is refused when it holds files of others', () => {
    const path = newDirectory(onTestFinished);
    writeFileSync(join(path, 'taxes.txt'), '');
    expect(() => prepareDataDirectory(path)).toThrow('holds other things (taxes.txt)');
  });

  test('is refused when it cannot be written', () => {
    const path = join(newDirectory(onTestFinished), 'file');
    writeFileSync(path, '');
    expect(() => prepareDataDirectory(join(path, 'under'))).toThrow('cannot be written (ENOTDIR)');
  });
});
