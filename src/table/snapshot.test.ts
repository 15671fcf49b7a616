import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { skiff } from '#testing/toys/skiff.ts';
import { asAny } from '#testing/test-table.ts';
import { restore } from './ledger.ts';
import type { Stored } from './store.ts';

/** What a host of protocol version 1 had stored: a takeback, chat, a recap and a player who left. */
const { snapshot, entries } = JSON.parse(
  readFileSync(new URL('old-data/version-1.json', import.meta.url), 'utf8'),
) as Required<Stored>;

test('a snapshot of version 1 goes on as the same table that its entries come to', () => {
  const later = entries.slice(snapshot.version);
  expect([snapshot.version, later.length]).toEqual([12, 2]);
  const table = restore(asAny(skiff), { snapshot, entries: later });
  expect(table).toEqual(restore(asAny(skiff), { entries }));
  expect(table).toMatchObject({ logCuts: 1, chatMessages: 3, chat: [{}, {}, { text: 'Who is there?' }] });
  expect(table.seats[1]?.readUpTo).toBe(1);
  expect(table.seats[2]?.pastOwners).toEqual(['cid']);
});

test('a snapshot of this version is taken as it is', () => {
  const table = restore(asAny(skiff), { entries });
  expect(restore(asAny(skiff), { snapshot: table, entries: [] })).toBe(table);
});
