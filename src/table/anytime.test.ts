import { expect, test } from 'vitest';
import { duel, type DuelState } from '#testing/toys/duel.ts';
import { TestTable, asAny } from '#testing/test-table.ts';
import { fullUpdate } from './updates.ts';

const STEP = { type: 'step', paces: 1 };
const YIELD = { type: 'yield' };
const SALUTE = { type: 'salute' };

const facing = () => new TestTable(asAny(duel), { seats: ['ann', 'bob'] });
const toldTo = (t: TestTable, viewer: 0 | 1 | 'spectator') =>
  fullUpdate(t.rules, t.table, { viewer, person: viewer === 0 ? 'ann' : 'bob' }).position;

test('a seat that is not asked gives up while the other decides, and the game is over at once', () => {
  const t = facing();
  t.play('bob', 1, YIELD);
  expect([t.table.stage, t.table.outcome?.ranks]).toEqual(['over', [1, 2]]);
  expect(t.refolded()).toEqual(t.table);
});

test('what answers no question needs no number: it counts even if the seat has not heard the latest yet', () => {
  const t = facing();
  const expectedTurn = t.turn(1);
  t.play('ann', 0, STEP);
  expect(t.refused('bob', { type: 'play', seat: 1, expectedTurn, actions: [STEP] })).toBe('stale');
  expect(t.refused('bob', { type: 'play', seat: 1, expectedTurn, actions: [SALUTE, STEP] })).toBe('stale');
  expect(t.refused('bob', { type: 'play', seat: 1, expectedTurn, actions: [SALUTE] })).toBeUndefined();
  expect(t.refused('bob', { type: 'play', seat: 1, expectedTurn, actions: [SALUTE] })).toBe('stale');
});

test('giving up is for the player who sits there, from the start of a game to its end', () => {
  const open = new TestTable(asAny(duel), { seats: ['ann', '-'] });
  expect(open.refused('ann', { type: 'play', seat: 0, expectedTurn: 0, actions: [YIELD] })).toBe('notStarted');
  const t = facing();
  expect(t.refused('bob', { type: 'play', seat: 0, expectedTurn: t.turn(0), actions: [YIELD] })).toBe('notYourSeat');
  expect(t.refused('bob', { type: 'play', seat: 7, expectedTurn: t.turn(0), actions: [YIELD] })).toBe('notYourSeat');
  t.play('ann', 0, YIELD);
  expect(t.refused('bob', { type: 'play', seat: 1, expectedTurn: t.turn(1), actions: [YIELD] })).toBe('over');
});

test('giving up under the same key counts once, even though the game is over by then', () => {
  const t = facing();
  const command = { type: 'play', seat: 1, expectedTurn: t.turn(1), actions: [YIELD] } as const;
  t.ask('bob', command, 'once');
  expect(t.ask('bob', command, 'once')).toMatchObject({ ok: true, done: { played: 1 } });
});

test('each seat is told what is open to it, asked or not; onlookers are told nothing, and nobody after the end', () => {
  const t = facing();
  expect([toldTo(t, 0)?.anytime, toldTo(t, 1)?.anytime]).toEqual([
    [YIELD, SALUTE],
    [YIELD, SALUTE],
  ]);
  expect(toldTo(t, 'spectator')?.anytime).toBeUndefined();
  t.play('bob', 1, SALUTE);
  expect([toldTo(t, 1)?.anytime, toldTo(t, 1)?.legal]).toEqual([[YIELD], []]);
  t.play('bob', 1, YIELD);
  expect(toldTo(t, 1)?.anytime).toEqual([]);
});

test('what a seat did without being asked gives nobody more time, and can be undone until the other goes on', () => {
  const t = facing();
  const { askedAt } = t.table;
  t.play('bob', 1, SALUTE);
  expect(t.table.askedAt).toBe(askedAt);
  expect(t.undo('bob', 1)).toBeUndefined();
  expect((t.table.position as DuelState).saluted).toEqual([false, false]);
  t.play('bob', 1, SALUTE);
  t.play('ann', 0, STEP);
  expect(t.undo('bob', 1)).toBe('revealed');
});

test('a bot that thinks while the other acts without being asked is asked again', () => {
  const t = new TestTable(asAny(duel), { seats: ['bot', 'ann'] });
  const expectedTurn = t.turn(0);
  t.play('ann', 1, SALUTE);
  const played = t.askAsHost({ type: 'botPlays', seat: 0, expectedTurn, action: STEP });
  expect(played).toMatchObject({ ok: false, refusal: { code: 'stale' } });
});
