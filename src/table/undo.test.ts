import { describe, expect, test } from 'vitest';
import { ferry } from '#testing/toys/ferry.ts';
import { lottery } from '#testing/toys/lottery.ts';
import { parley } from '#testing/toys/parley.ts';
import { screened } from '#testing/toys/screened.ts';
import { skiff } from '#testing/toys/skiff.ts';
import { steps } from '#testing/toys/steps.ts';
import { TestTable, asAny } from '#testing/test-table.ts';
import { summaryOf } from './summary.ts';
import { fullUpdate } from './updates.ts';

const lay = (flag: string) => ({ type: 'lay', flag });

describe('undo in open play', () => {
  test('takes back the last own step, and then the step before it', () => {
    const t = new TestTable(steps, { seats: ['ann', 'bob'] });
    const start = t.view(0);
    t.play('ann', 0, { type: 'step' }, { type: 'step' });
    expect(t.undo('ann', 0)).toBeUndefined();
    expect(t.undo('ann', 0)).toBeUndefined();
    expect(t.view(0)).toEqual(start);
    expect(t.undo('ann', 0)).toBe('nothingToUndo');
  });

  test('is refused once chance has spoken', () => {
    const t = new TestTable(asAny(skiff), { seats: ['ann', 'bob'] });
    t.play('ann', 0, { type: 'drift' });
    expect(t.undo('ann', 0)).toBe('revealed');
  });

  test('is refused once another seat has decided', () => {
    const t = new TestTable(steps, { seats: ['ann', 'bob'] });
    t.play('ann', 0, { type: 'pass' });
    t.play('bob', 1, { type: 'step' });
    expect(t.undo('ann', 0)).toBe('revealed');
  });

  test('belongs to the person who holds the seat', () => {
    const t = new TestTable(steps, { seats: ['ann', 'bob'] });
    t.play('ann', 0, { type: 'step' });
    expect(t.undo('bob', 0)).toBe('notYourSeat');
  });

  test('does not reach the steps of a bot that kept the seat', () => {
    const t = new TestTable(steps, { seats: ['ann', 'bob'] });
    t.must('ann', { type: 'handToBot', seat: 0, level: 'random' });
    t.askAsHost({ type: 'botPlays', seat: 0, expectedTurn: t.turn(0), action: { type: 'step' } });
    t.must('ann', { type: 'reclaim', seat: 0 });
    expect(t.undo('ann', 0)).toBe('nothingToUndo');
  });

  test('gives nobody more time', () => {
    const t = new TestTable(steps, { seats: ['ann', 'bob'], pace: { type: 'days', days: 1 } });
    const { askedAt } = t.table;
    t.now += 5000;
    t.play('ann', 0, { type: 'pass' });
    expect(t.table.askedAt).toBeGreaterThan(askedAt);
    expect(t.undo('ann', 0)).toBeUndefined();
    expect(t.table.askedAt).toBe(askedAt);
  });
});

describe('undo cannot peek', () => {
  test('a step that shows its maker a hidden card stays', () => {
    const t = new TestTable(steps, { seats: ['ann', 'bob'] });
    t.play('ann', 0, { type: 'peek' });
    expect((t.view(0) as { seen: number }).seen).toBeGreaterThan(0);
    expect(t.undo('ann', 0)).toBe('revealed');
  });

  test('a step that shows a secret once in a thousand deals stays, even when it showed nothing this time', () => {
    const t = new TestTable(asAny(lottery), { seats: ['ann', 'bob'] });
    t.play('ann', 0, { type: 'step' });
    t.play('ann', 0, { type: 'try' });
    expect(t.view(0)).toMatchObject({ won: false });
    expect(fullUpdate(t.rules, t.table, { viewer: 0, person: 'ann' }).position?.undo).toBe(false);
    expect(t.undo('ann', 0)).toBe('revealed');
    t.play('ann', 0, { type: 'try' });
    expect(t.undo('ann', 0)).toBeUndefined();
  });

  test('nothing can be undone in a game that hides something and does not say which steps show it', () => {
    const silent = { ...steps };
    delete silent.reveals;
    const t = new TestTable(silent, { seats: ['ann', 'bob'] });
    t.play('ann', 0, { type: 'step' });
    expect(t.undo('ann', 0)).toBe('revealed');
  });

  test('a step after the glimpse can be taken back, the glimpse itself cannot', () => {
    const t = new TestTable(steps, { seats: ['ann', 'bob'] });
    t.play('ann', 0, { type: 'peek' });
    t.play('ann', 0, { type: 'step' });
    expect(t.undo('ann', 0)).toBeUndefined();
    expect(t.undo('ann', 0)).toBe('revealed');
  });

  test('a plan cannot either: it ends with the glimpse, and its later steps are not judged by what it showed', () => {
    const t = new TestTable(steps, { seats: ['ann', 'bob'] });
    const actions = [{ type: 'step' }, { type: 'peek' }, { type: 'name', letter: 3 }];
    const answer = t.ask('ann', { type: 'play', seat: 0, expectedTurn: t.turn(0), actions });
    expect(answer).toMatchObject({ ok: true, done: { played: 2 } });
    expect(t.undo('ann', 0)).toBe('revealed');
  });

  test('a card let go cannot be taken back once the next is drawn', () => {
    const t = new TestTable(asAny(ferry), { seats: ['ann', 'bob'] });
    t.play('ann', 0, ...t.rules.legal(t.table.position, 0).slice(0, 1));
    expect(t.undo('ann', 0)).toBe('revealed');
  });
});

describe('plots laid at the same time', () => {
  test('may be changed until the other has laid his', () => {
    const t = new TestTable(asAny(parley), { seats: ['ann', 'bob'] });
    t.play('ann', 0, lay('rope'));
    expect(t.undo('ann', 0)).toBeUndefined();
    t.play('ann', 0, lay('knife'));
    t.play('bob', 1, lay('anchor'));
    expect(t.view(undefined)).toMatchObject({ shown: [['knife'], ['anchor']], points: [0, 1] });
    expect(t.undo('ann', 0)).toBe('revealed');
    expect(t.undo('bob', 1)).toBe('revealed');
  });

  test('behind screens may be changed even though others have laid theirs, and nobody is told anything', () => {
    const t = new TestTable(screened, { seats: ['ann', 'bob', 'cid'] });
    const told = () => {
      const { asked: _, ...listed } = summaryOf(t.rules, t.table);
      return JSON.stringify([fullUpdate(t.rules, t.table, { viewer: 2, person: 'cid' }), listed]);
    };
    const before = told();
    const expectedTurn = t.turn(2);
    t.play('ann', 0, lay('rope'));
    t.play('bob', 1, lay('rope'));
    expect(t.undo('ann', 0)).toBeUndefined();
    t.play('ann', 0, lay('knife'));
    expect(told()).toBe(before);
    expect(fullUpdate(t.rules, t.table, { viewer: 2, person: 'cid' }).position?.awaited).toEqual([0, 1, 2]);
    expect(t.turn(2)).toBe(expectedTurn);
    t.play('cid', 2, lay('rope'));
    expect(t.view(undefined)).toMatchObject({ shown: [['knife'], ['rope'], ['rope']] });
  });

  test('behind screens are answered under the same number, however many others have answered', () => {
    const t = new TestTable(screened, { seats: ['ann', 'bob', 'cid'] });
    const expectedTurn = t.turn(1);
    t.play('ann', 0, lay('rope'));
    t.play('cid', 2, lay('rope'));
    expect(t.turn(1)).toBe(expectedTurn);
    t.must('bob', { type: 'play', seat: 1, expectedTurn, actions: [lay('knife')] });
    expect(t.view(undefined)).toMatchObject({ shown: [['rope'], ['knife'], ['rope']] });
  });
});

describe('a takeback', () => {
  const rolled = () => {
    const t = new TestTable(asAny(skiff), { seats: ['ann', 'bob', 'cid'] });
    t.play('ann', 0, { type: 'drift' });
    return t;
  };
  const askTakeback = (t: TestTable) => t.must('ann', { type: 'askTakeback', seat: 0, expectedTurn: t.turn(0) });

  test('can be asked for by a player who has made a step, and by nobody else', () => {
    const t = rolled();
    const canAsk = (viewer: number, person: string) =>
      fullUpdate(t.rules, t.table, { viewer, person }).position?.takeback;
    expect([canAsk(0, 'ann'), canAsk(1, 'bob')]).toEqual([true, false]);
    expect(t.refused('bob', { type: 'askTakeback', seat: 1, expectedTurn: t.turn(1) })).toBe('nothingToUndo');
  });

  test('goes back over chance when all other persons agree', () => {
    const t = rolled();
    askTakeback(t);
    t.must('bob', { type: 'answerTakeback', agree: true });
    expect(t.table.moves).toBe(2);
    t.must('cid', { type: 'answerTakeback', agree: true });
    expect(t.table.moves).toBe(0);
    expect(t.table.takeback).toBeUndefined();
  });

  test('is dropped when one of them does not agree', () => {
    const t = rolled();
    askTakeback(t);
    t.must('bob', { type: 'answerTakeback', agree: false });
    expect(t.table.moves).toBe(2);
    expect(t.refused('cid', { type: 'answerTakeback', agree: true })).toBe('noTakeback');
  });

  test('cannot be granted by a stranger or by its own asker', () => {
    const t = rolled();
    askTakeback(t);
    expect(t.refused('eve', { type: 'answerTakeback', agree: true })).toBe('notAPlayer');
    t.must('ann', { type: 'answerTakeback', agree: true });
    expect(t.table.moves).toBe(2);
  });

  test('needs nobody where only bots are left to ask', () => {
    const t = new TestTable(asAny(skiff), { seats: ['ann', 'bot'] });
    t.play('ann', 0, { type: 'drift' });
    askTakeback(t);
    expect(t.table.moves).toBe(0);
  });

  test('also needs players whose seats a bot keeps for them: nobody is handed over to be outvoted', () => {
    const t = new TestTable(asAny(skiff), { seats: ['ann', 'bob'] });
    t.play('ann', 0, { type: 'drift' });
    askTakeback(t);
    t.now += 10 * 60_000;
    t.must('ann', { type: 'handToBot', seat: 1, level: 'random' });
    expect(t.table.moves).toBe(2);
    t.must('bob', { type: 'answerTakeback', agree: true });
    expect(t.table.moves).toBe(0);
  });

  test('stays open when somebody secretly undoes a step meanwhile, and goes back to the same step', () => {
    const t = new TestTable(screened, { seats: ['ann', 'bob', 'cid'] });
    t.play('bob', 1, lay('rope'));
    t.play('ann', 0, lay('rope'));
    askTakeback(t);
    const told = () => JSON.stringify(fullUpdate(t.rules, t.table, { viewer: 2, person: 'cid' }));
    const before = told();
    expect(t.undo('bob', 1)).toBeUndefined();
    expect(told()).toBe(before);
    t.play('bob', 1, lay('knife'));
    for (const who of ['bob', 'cid']) t.must(who, { type: 'answerTakeback', agree: true });
    expect(t.table.tail).toEqual([]);
    expect(t.refolded()).toEqual(t.table);
  });

  test('is dropped when its asker undoes that very step', () => {
    const t = new TestTable(screened, { seats: ['ann', 'bob', 'cid'] });
    t.play('ann', 0, lay('rope'));
    askTakeback(t);
    expect(t.undo('ann', 0)).toBeUndefined();
    expect(t.refused('bob', { type: 'answerTakeback', agree: true })).toBe('noTakeback');
  });

  test('no longer needs a player who has left the table', () => {
    const t = rolled();
    askTakeback(t);
    t.must('bob', { type: 'answerTakeback', agree: true });
    t.must('cid', { type: 'leave', seat: 2 });
    expect(t.table.moves).toBe(0);
  });

  test('never re-rolls: the same step draws the same die', () => {
    const t = rolled();
    const [, drawn] = t.table.tail;
    askTakeback(t);
    t.must('bob', { type: 'answerTakeback', agree: true });
    t.must('cid', { type: 'answerTakeback', agree: true });
    t.play('ann', 0, { type: 'row' });
    expect(t.table.tail[1]?.line).toBe(drawn?.line);
  });

  test('never re-rolls because of a new player with new entropy, which counts from the next new number on', () => {
    const t = rolled();
    const [, drawn] = t.table.tail;
    askTakeback(t);
    t.must('bob', { type: 'answerTakeback', agree: true });
    t.must('cid', { type: 'answerTakeback', agree: true });
    t.must('bob', { type: 'leave', seat: 1 });
    t.must('dan', { type: 'sit', seat: 1, entropy: 'd'.repeat(32) });
    expect(t.table.entropies.at(-1)).toEqual({ seat: 1, from: 2, entropy: 'd'.repeat(32) });
    t.play('ann', 0, { type: 'drift' });
    expect(t.table.tail[1]?.line).toBe(drawn?.line);
  });
});
