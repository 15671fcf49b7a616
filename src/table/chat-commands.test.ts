import { describe, expect, test } from 'vitest';
import { DRIFT, playedOut, two } from '#testing/skiff-table.ts';
import type { TestTable } from '#testing/test-table.ts';
import { fullUpdate } from './updates.ts';

describe('the recap of a seat', () => {
  test('is what everyone was told since the seat last readUpTo, in order', () => {
    const t = two();
    t.play('ann', 0, DRIFT);
    t.must('bob', { type: 'markRead', seat: 1, readUpTo: t.table.log });
    const { log, readUpTo } = recap(t);
    expect(log).toEqual([]);
    t.play('bob', 1, DRIFT);
    t.play('ann', 0, DRIFT);
    t.play('bob', 1, DRIFT);
    const seats = recap(t).log.flatMap(({ events }) => events.map((event) => (event as { seat?: number }).seat));
    expect(seats).toEqual([1, 0, 1]);
    expect(recap(t).readUpTo).toBe(readUpTo);
  });

  const recap = (t: TestTable) => {
    const { position, log } = fullUpdate(t.rules, t.table, { viewer: 1, person: 'bob' });
    const readUpTo = position?.readUpTo ?? 0;
    return { readUpTo, log: log?.items.slice(readUpTo - log.from) ?? [] };
  };

  test('never counts more than there is, and looking twice changes nothing', () => {
    const t = two();
    t.must('ann', { type: 'markRead', seat: 0, readUpTo: 999 });
    expect(t.table.seats[0]?.readUpTo).toBe(t.table.log);
    const { version } = t.table;
    t.must('ann', { type: 'markRead', seat: 0, readUpTo: 999 });
    expect(t.table.version).toBe(version);
  });
});

describe('chat', () => {
  const heard = (t: TestTable, who: string) =>
    fullUpdate(t.rules, t.table, { viewer: 'spectator', person: who }).chat?.map(({ text }) => text);

  test('has a room for players, which spectators only read, and one for spectators, which players do not', () => {
    const t = two();
    t.must('ann', { type: 'say', room: 'players', text: 'ahoy' });
    t.must('eve', { type: 'say', room: 'spectators', text: 'ann should row' });
    expect(t.refused('eve', { type: 'say', room: 'players', text: 'row!' })).toBe('notAPlayer');
    expect(t.refused('ann', { type: 'say', room: 'spectators', text: 'what?' })).toBe('notOver');
    expect(heard(t, 'bob')).toEqual(['ahoy']);
    expect(heard(t, 'eve')).toEqual(['ahoy', 'ann should row']);
  });

  test('opens both rooms to everyone once the game is over', () => {
    const t = two();
    t.must('eve', { type: 'say', room: 'spectators', text: 'ann should row' });
    playedOut(t);
    t.must('ann', { type: 'say', room: 'spectators', text: 'I should have' });
    expect(heard(t, 'bob')).toEqual(['ann should row', 'I should have']);
  });

  test('can be muted for oneself and unmuted again', () => {
    const t = two();
    t.must('ann', { type: 'say', room: 'players', text: 'nag' });
    t.must('bob', { type: 'mute', person: 'ann', muted: true });
    expect(heard(t, 'bob')).toEqual([]);
    expect(heard(t, 'eve')).toEqual(['nag']);
    t.must('bob', { type: 'mute', person: 'ann', muted: false });
    expect(heard(t, 'bob')).toEqual(['nag']);
  });

  test('stays muted for players, however much strangers mute', () => {
    const t = two();
    t.must('ann', { type: 'say', room: 'players', text: 'nag' });
    t.must('bob', { type: 'mute', person: 'ann', muted: true });
    for (let i = 0; i < 500; i++) t.must(`eve${i % 50}`, { type: 'mute', person: `x${i}`, muted: true });
    expect(heard(t, 'bob')).toEqual([]);
    expect(t.table.mutes.length).toBeLessThanOrEqual(400);
  });

  test('muted twice is muted once, and nothing more is written down', () => {
    const t = two();
    t.must('bob', { type: 'mute', person: 'ann', muted: true });
    const { version } = t.table;
    t.must('bob', { type: 'mute', person: 'ann', muted: true });
    t.must('bob', { type: 'mute', person: 'cid', muted: false });
    expect(t.table.version).toBe(version);
  });

  test('of spectators is not heard by a player who lets a bot play for a while', () => {
    const t = two();
    t.must('eve', { type: 'say', room: 'spectators', text: 'bob should row' });
    t.must('bob', { type: 'handToBot', seat: 1, level: 'random' });
    expect(heard(t, 'bob')).toEqual([]);
    expect(t.refused('bob', { type: 'say', room: 'spectators', text: 'really?' })).toBe('notOver');
    t.must('bob', { type: 'say', room: 'players', text: 'back soon' });
  });

  test('can be reported by a person who could read it', () => {
    const t = two();
    t.must('eve', { type: 'say', room: 'spectators', text: 'rude' });
    expect(t.refused('bob', { type: 'report', chatMessage: 0, why: 'rude' })).toBe('noSuchChatMessage');
    t.must('fay', { type: 'report', chatMessage: 0, why: 'rude' });
    expect(t.entries.at(-1)?.changes).toEqual([{ type: 'reported', person: 'fay', saying: 0, why: 'rude' }]);
  });
});
