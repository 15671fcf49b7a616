import { describe, expect, test } from 'vitest';
import { defaultOptions } from '#engine/game.ts';
import { loadGame } from '#games/registry.ts';
import { DRIFT, rules, two } from '#testing/skiff-table.ts';
import { TestTable } from '#testing/test-table.ts';

describe('seats', () => {
  test('can be left, and taken by somebody else in the middle of the game', () => {
    const t = two();
    t.must('ann', { type: 'leave', seat: 0 });
    expect(t.refused('ann', { type: 'play', seat: 0, expectedTurn: t.turn(0), actions: [DRIFT] })).toBe('notYourSeat');
    expect(t.refused('cid', { type: 'sit', seat: 1 })).toBe('seatTaken');
    t.must('cid', { type: 'sit', seat: 0 });
    t.play('cid', 0, DRIFT);
  });

  test('can be given to a bot and taken back, but by nobody else', () => {
    const t = two();
    expect(t.refused('bob', { type: 'handToBot', seat: 0, level: 'greedy' })).toBe('notYourSeat');
    t.must('ann', { type: 'handToBot', seat: 0, level: 'greedy' });
    expect(t.refused('ann', { type: 'play', seat: 0, expectedTurn: t.turn(0), actions: [DRIFT] })).toBe('notYourSeat');
    expect(t.refused('bob', { type: 'reclaim', seat: 0 })).toBe('notYourSeat');
    expect(t.askAsHost({ type: 'botPlays', seat: 0, expectedTurn: t.turn(0), action: DRIFT }).ok).toBe(true);
    t.must('ann', { type: 'reclaim', seat: 0 });
    const late = t.askAsHost({ type: 'botPlays', seat: 0, expectedTurn: t.turn(0), action: DRIFT });
    expect(late).toMatchObject({ ok: false, refusal: { code: 'notABot' } });
  });

  test('several can be held by one person', () => {
    const t = new TestTable(rules, { seats: ['ann', 'ann'] });
    t.play('ann', 0, DRIFT);
    t.play('ann', 1, DRIFT);
    expect(t.table.moves).toBe(4);
  });

  test('that are empty are filled with bots by the opener alone', () => {
    const t = new TestTable(rules, { seats: ['ann', '-'] });
    expect(t.refused('bob', { type: 'handToBot', seat: 1, level: 'greedy' })).toBe('notTheOpener');
    t.must('ann', { type: 'handToBot', seat: 1, level: 'greedy' });
    expect(t.table.stage).toBe('playing');
  });

  test('left in the middle of the game are filled with bots by any player', () => {
    const t = new TestTable(rules, { seats: ['ann', 'bob', 'cid'] });
    t.must('ann', { type: 'leave', seat: 0 });
    expect(t.refused('eve', { type: 'handToBot', seat: 0, level: 'greedy' })).toBe('notTheOpener');
    t.must('bob', { type: 'handToBot', seat: 0, level: 'greedy' });
  });

  /** A race between ann, bob and cid. `mover` is the seat that is asked first, `captain` the person who sits there. */
  const race = async (leavers: 'bot' | 'lifted') => {
    const queen = await loadGame('mississippi-queen');
    const options = { ...defaultOptions(queen.meta), leavers };
    const t = new TestTable(queen, { seats: ['ann', 'bob', 'cid'], options });
    const [mover] = t.rules.awaiting(t.table.position) as [number];
    return { t, mover, captain: ['ann', 'bob', 'cid'][mover] ?? '' };
  };
  const SPEED_ONE = { type: 'speed', speed: 1 };

  test('left for good are played as the game says, where it says so', async () => {
    const { t, mover, captain } = await race('lifted');
    t.must(captain, { type: 'leave', seat: mover });
    expect(t.table.tail.at(-1)).toMatchObject({ actor: mover, line: 'leave', mover: 'absent' });
    expect(t.rules.awaiting(t.table.position)).not.toContain(mover);
    expect(t.refolded()).toEqual(t.table);
  });

  test('left for good in the middle of a turn are played as the game says too', async () => {
    const { t, mover, captain } = await race('lifted');
    t.play(captain, mover, SPEED_ONE);
    t.must(captain, { type: 'leave', seat: mover });
    expect(t.table.tail.at(-1)).toMatchObject({ actor: mover, line: 'leave', mover: 'absent' });
    expect(t.rules.awaiting(t.table.position)).not.toContain(mover);
  });

  test('go to the best bot when their player leaves, where the game says so', async () => {
    const { t, mover, captain } = await race('bot');
    t.play(captain, mover, SPEED_ONE);
    t.must(captain, { type: 'leave', seat: mover });
    expect(t.table.seats[mover]?.holder).toEqual({ kind: 'bot', level: 'search' });
    const step = t.askAsHost({ type: 'botPlays', seat: mover, expectedTurn: t.turn(mover), action: { type: 'step' } });
    expect(step.ok).toBe(true);
    expect(t.refused(captain, { type: 'reclaim', seat: mover })).toBe('notYourSeat');
    expect(t.refolded()).toEqual(t.table);
  });

  test('of a player who leaves before the game begins stay empty, even if the game has a rule for that', async () => {
    const queen = await loadGame('mississippi-queen');
    const t = new TestTable(queen, { seats: ['ann', 'bob', '-'] });
    t.must('bob', { type: 'leave', seat: 1 });
    expect(t.table.seats[1]?.holder).toEqual({ kind: 'nobody' });
  });

  test('are not kept by a bot after their player has left, where the game has another rule', async () => {
    const { t, mover, captain } = await race('lifted');
    t.must(captain, { type: 'handToBot', seat: mover, level: 'greedy' });
    t.must(captain, { type: 'leave', seat: mover });
    expect(t.table.seats[mover]?.holder).toEqual({ kind: 'nobody' });
    expect(t.table.tail.at(-1)).toMatchObject({ actor: mover, line: 'leave', mover: 'absent' });
  });

  test('whose owner keeps a live table waiting for ten minutes are handed over by another player, and reclaimed', () => {
    const t = two();
    const handOver = { type: 'handToBot', seat: 0, level: 'greedy' } as const;
    t.now += 9 * 60_000;
    expect(t.refused('bob', handOver)).toBe('notYourSeat');
    t.now += 60_000;
    expect(t.refused('eve', handOver)).toBe('notYourSeat');
    expect(t.refused('ann', { ...handOver, seat: 1 })).toBe('notYourSeat');
    t.must('bob', handOver);
    t.must('ann', { type: 'reclaim', seat: 0 });
    t.must('ann', { type: 'reclaim', seat: 0 });
    expect(t.table.seats[0]?.holder).toMatchObject({ kind: 'bot', returning: true });
    t.askAsHost({ type: 'botPlays', seat: 0, expectedTurn: t.turn(0), action: DRIFT });
    expect(t.table.seats[0]?.holder).toMatchObject({ kind: 'person', sitter: { person: 'ann' } });
  });

  test('whose time is up stay with the bot until it has answered, even when the opener wants to free them', () => {
    const t = new TestTable(rules, { seats: ['ann', 'bot', 'cid'] });
    t.play('ann', 0, DRIFT);
    t.now += 10 * 60_000;
    expect(t.refused('ann', { type: 'clearSeat', seat: 1 })).toBe('outOfTime');
    t.askAsHost({ type: 'botPlays', seat: 1, expectedTurn: t.turn(1), action: DRIFT });
    t.must('ann', { type: 'clearSeat', seat: 1 });
  });

  test('are taken back at once by a player who has nobody but bots waiting', () => {
    const t = new TestTable(rules, { seats: ['ann', 'bot'] });
    t.now += 10 * 60_000;
    t.must('ann', { type: 'handToBot', seat: 0, level: 'random' });
    t.must('ann', { type: 'reclaim', seat: 0 });
    t.play('ann', 0, DRIFT);
  });

  test('handed over by somebody else go to the best bot, and no player makes a bot play worse', () => {
    const t = new TestTable(rules, { seats: ['ann', 'bob', 'bot'] });
    t.must('ann', { type: 'handToBot', seat: 2, level: 'greedy' });
    expect(t.refused('bob', { type: 'handToBot', seat: 2, level: 'random' })).toBe('notTheOpener');
    t.now += 10 * 60_000;
    t.must('bob', { type: 'handToBot', seat: 0, level: 'random' });
    expect(t.table.seats[0]?.holder).toMatchObject({ kind: 'bot', level: 'search', keptFor: { person: 'ann' } });
  });

  test('that are left while a bot keeps them stay with the bot', () => {
    const t = two();
    t.must('ann', { type: 'handToBot', seat: 0, level: 'greedy' });
    t.must('ann', { type: 'leave', seat: 0 });
    expect(t.table.seats[0]?.holder).toEqual({ kind: 'bot', level: 'greedy' });
    expect(t.refused('ann', { type: 'reclaim', seat: 0 })).toBe('notYourSeat');
  });

  test('of bots can be freed by the opener during the game too, for a friend who comes later', () => {
    const t = new TestTable(rules, { seats: ['ann', 'bob'] });
    t.must('bob', { type: 'handToBot', seat: 1, level: 'greedy' });
    expect(t.refused('ann', { type: 'clearSeat', seat: 1 })).toBe('started');
    t.must('bob', { type: 'leave', seat: 1 });
    expect(t.refused('cid', { type: 'clearSeat', seat: 1 })).toBe('notTheOpener');
    t.must('ann', { type: 'clearSeat', seat: 1 });
    t.must('cid', { type: 'sit', seat: 1 });
    expect(t.table.seats[1]?.holder).toMatchObject({ kind: 'person', sitter: { person: 'cid' } });
  });

  test('show their hand to nobody who knows another hand', () => {
    const t = new TestTable(rules, { seats: ['ann', 'bob', 'bot'] });
    t.must('ann', { type: 'clearSeat', seat: 2 });
    expect(t.refused('ann', { type: 'sit', seat: 2 })).toBe('otherHand');
    t.must('bob', { type: 'handToBot', seat: 1, level: 'random' });
    expect(t.refused('bob', { type: 'sit', seat: 2 })).toBe('otherHand');
    t.must('ann', { type: 'leave', seat: 0 });
    expect(t.refused('ann', { type: 'sit', seat: 2 })).toBe('otherHand');
    t.must('ann', { type: 'sit', seat: 0 });
    t.must('cid', { type: 'sit', seat: 2 });
    expect(t.refolded()).toEqual(t.table);
  });

  test('are all open to a player who plays only with bots', () => {
    const t = new TestTable(rules, { seats: ['ann', 'bot'] });
    t.must('ann', { type: 'clearSeat', seat: 1 });
    t.must('ann', { type: 'sit', seat: 1 });
  });

  test('are freed by the opener only before the game begins', () => {
    const t = new TestTable(rules, { seats: ['ann', 'bob', '-'] });
    expect(t.refused('bob', { type: 'clearSeat', seat: 0 })).toBe('notTheOpener');
    t.must('ann', { type: 'clearSeat', seat: 1 });
    expect(t.refused('ann', { type: 'clearSeat', seat: 1 })).toBe('seatOpen');
    t.must('bob', { type: 'sit', seat: 1 });
    t.must('cid', { type: 'sit', seat: 2 });
    expect(t.refused('ann', { type: 'clearSeat', seat: 1 })).toBe('started');
  });

  test('that do not exist are refused in every request', () => {
    const t = two();
    expect(t.refused('ann', { type: 'sit', seat: 5 })).toBe('noSuchSeat');
    expect(t.refused('ann', { type: 'handToBot', seat: 5, level: 'greedy' })).toBe('noSuchSeat');
    expect(t.refused('ann', { type: 'reclaim', seat: 5 })).toBe('noSuchSeat');
    expect(t.refused('ann', { type: 'clearSeat', seat: 5 })).toBe('noSuchSeat');
    expect(t.refused('ann', { type: 'leave', seat: 5 })).toBe('notYourSeat');
    expect(t.refused('ann', { type: 'undo', seat: 5, expectedTurn: 0 })).toBe('notYourSeat');
    expect(t.refused('ann', { type: 'instruct', seat: 5, instructions: [] })).toBe('notYourSeat');
    expect(t.refused('ann', { type: 'markRead', seat: 5, readUpTo: 0 })).toBe('notYourSeat');
  });
});
