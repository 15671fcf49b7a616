import { describe, expect, test } from 'vitest';
import type { Entry } from './entries.ts';
import { type Summary, type TableStore, VersionConflict } from './store.ts';
import type { TableState } from './table.ts';

/** Removes one entry without the store's knowledge, as damage does. */
type Lose = (store: TableStore, table: string, version: number) => Promise<void> | void;

/**
 * What every store must do for a host. `open` returns a fresh store, which the caller closes when it wants to. A store
 * whose data can be damaged says how with `lose`.
 */
export function storeSuite(name: string, open: Open, lose?: Lose): void {
  describe(`a table store (${name})`, () => {
    keepsEntries(open);
    refusesConflicts(open);
    keepsSnapshots(open);
    if (lose !== undefined) noticesGaps(open, lose);
  });
}

type Open = () => Promise<TableStore> | TableStore;

const entry = (at: number): Entry => ({ at, changes: [{ type: 'listed', listed: true }], seen: 0, key: `ann:${at}` });

const summary = (table: string): Summary => ({
  table,
  game: 'skiff',
  stage: 'playing',
  listed: false,
  opener: 'ann',
  seats: [{ holder: 'person', person: 'ann', name: 'Ann' }, { holder: 'nobody' }],
  persons: ['ann'],
  asked: ['ann'],
  botsAsked: false,
  moves: 3,
  openedAt: 1,
  changedAt: 2,
});

const snapshot = (version: number): TableState => ({ version, table: 'a' }) as TableState;

function keepsEntries(open: Open): void {
  test('a table that was never kept is unknown', async () => {
    const store = await open();
    expect(await store.load('nowhere')).toBeUndefined();
    expect(await store.entries('nowhere', 0, 9)).toEqual([]);
  });

  test('entries come back unchanged, in order, table by table', async () => {
    const store = await open();
    await store.append('a', 0, [entry(1), entry(2)], summary('a'));
    await store.append('b', 0, [entry(9)], summary('b'));
    await store.append('a', 2, [entry(3)], summary('a'));
    expect(await store.load('a')).toEqual({ entries: [entry(1), entry(2), entry(3)] });
    expect(await store.entries('a', 1, 2)).toEqual([entry(2)]);
    expect(await store.entries('b', 0, 5)).toEqual([entry(9)]);
  });
}

function refusesConflicts(open: Open): void {
  test('a number that is taken, or would leave a gap, is refused and nothing of the batch is stored', async () => {
    const store = await open();
    await store.append('a', 0, [entry(1)], summary('a'));
    await expect(store.append('a', 0, [entry(7), entry(8)], summary('a'))).rejects.toBeInstanceOf(VersionConflict);
    await expect(store.append('a', 2, [entry(7)], summary('a'))).rejects.toBeInstanceOf(VersionConflict);
    await expect(store.append('new', 1, [entry(7)], summary('new'))).rejects.toBeInstanceOf(VersionConflict);
    expect(await store.load('a')).toEqual({ entries: [entry(1)] });
    expect(await store.load('new')).toBeUndefined();
  });

  test('when two append the same number at once, exactly one succeeds', async () => {
    const store = await open();
    await store.append('a', 0, [entry(1)], summary('a'));
    const tries = [entry(2), entry(3)].map((one) => store.append('a', 1, [one], summary('a')));
    const results = await Promise.allSettled(tries);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await store.load('a'))?.entries).toHaveLength(2);
  });
}

function keepsSnapshots(open: Open): void {
  test('a snapshot stands for the entries before it, which can still be read', async () => {
    const store = await open();
    await store.append('a', 0, [entry(1), entry(2), entry(3)], summary('a'));
    await store.saveSnapshot('a', snapshot(2));
    expect(await store.load('a')).toEqual({ snapshot: snapshot(2), entries: [entry(3)] });
    expect(await store.entries('a', 0, 3)).toHaveLength(3);
  });

  test('an older snapshot does not replace a newer one', async () => {
    const store = await open();
    await store.append('a', 0, [entry(1), entry(2), entry(3)], summary('a'));
    await store.saveSnapshot('a', snapshot(3));
    await store.saveSnapshot('a', snapshot(1));
    expect(await store.load('a')).toEqual({ snapshot: snapshot(3), entries: [] });
  });
}

function noticesGaps(open: Open, lose: Lose): void {
  const opened = async () => {
    const store = await open();
    await store.append('a', 0, [entry(1), entry(2), entry(3), entry(4)], summary('a'));
    await store.append('b', 0, [entry(9)], summary('b'));
    return store;
  };

  test.each([0, 1, 2])('a table that has lost its entry %i is damaged, not shorter', async (version) => {
    const store = await opened();
    await lose(store, 'a', version);
    await expect(store.load('a')).rejects.toThrow('damaged');
    await expect(store.entries('a', 0, 4)).rejects.toThrow('damaged');
    expect(await store.load('b')).toEqual({ entries: [entry(9)] });
  });

  test('a table that has lost an entry after its snapshot is damaged', async () => {
    const store = await opened();
    await store.saveSnapshot('a', snapshot(2));
    await lose(store, 'a', 2);
    await expect(store.load('a')).rejects.toThrow('damaged');
  });

  test('a table whose snapshot is newer than its last entry is damaged', async () => {
    const store = await opened();
    await store.saveSnapshot('a', snapshot(5));
    await expect(store.load('a')).rejects.toThrow('damaged');
  });
}
