import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Action } from '#engine/forms.ts';
import type { AnyGame } from '#engine/game.ts';
import { PATIENCE } from '#protocol/patience.ts';
import type { Pace } from '#protocol/shapes.ts';
import { rules as skiff } from '#testing/skiff-table.ts';
import { TestTable, asAny } from '#testing/test-table.ts';
import { parley } from '#testing/toys/parley.ts';
import { screened } from '#testing/toys/screened.ts';
import { botsAsked } from './clock.ts';
import { ownerOf } from './table.ts';
import { fullUpdate } from './updates.ts';

const DAYS = { type: 'days', days: 1 } as const;
const LIVE = { type: 'live' } as const;
const timeFor = (pace: Pace) => (pace.type === 'live' ? PATIENCE : 24 * 60 * 60 * 1000);

const GAMES: readonly (readonly [name: string, game: AnyGame])[] = [
  ['skiff', skiff],
  ['parley', asAny(parley)],
  ['parley behind screens', screened],
];

/** Ann opens the table and never plays. Each number stands for one thing she tries, whether it is granted or not. */
const ATTEMPTS: readonly ((t: TestTable) => void)[] = [
  (t) => t.ask('ann', { type: 'reclaim', seat: 0 }),
  (t) => t.ask('ann', { type: 'handToBot', seat: 0, level: 'random' }),
  (t) => t.ask('ann', { type: 'leave', seat: 0 }),
  (t) => t.ask('ann', { type: 'clearSeat', seat: 0 }),
  (t) => t.ask('ann', { type: 'sit', seat: 0 }),
  // Under another name, which may get a seat that she herself may not have.
  (t) => t.ask('puppet', { type: 'sit', seat: 0 }),
  (t) => t.ask('puppet', { type: 'reclaim', seat: 0 }),
  (t) => t.ask('puppet', { type: 'leave', seat: 0 }),
];

interface Play {
  readonly game: AnyGame;
  readonly pace: Pace;
  /** What the adversary tries, again and again: before every answer of a bot, and whenever time has passed. */
  readonly attempts: readonly number[];
}

const lastLegal = (t: TestTable, seat: number) => t.rules.legal(t.table.position, seat).at(-1) as Action;

/** Bob and Cid answer at once. Returns the time that passed, in periods that the others have to wait at most. */
function playOn({ game, pace, attempts }: Play): { readonly table: TestTable; readonly periods: number } {
  const t = new TestTable(game, { seats: ['ann', 'bob', 'cid'], pace });
  let periods = 0;
  const scheme = () => attempts.forEach((attempt) => ATTEMPTS[attempt]?.(t));
  for (let rounds = 0; t.table.stage === 'playing' && rounds < 400; rounds++) {
    answerAll(t, scheme);
    if (!waitsForHerAlone(t)) continue;
    t.now += timeFor(pace);
    periods += 1;
    scheme();
    t.askAsHost({ type: 'expire' });
    t.ask('bob', { type: 'handToBot', seat: 0, level: 'search' });
  }
  return { table: t, periods };
}

const waitsForHerAlone = (t: TestTable) =>
  botsAsked(t.rules, t.table).length === 0 && t.rules.awaiting(t.table.position).every((actor) => actor === 0);

/** Honest players and bots answer. The adversary acts between the question to a bot and its answer. */
function answerAll(t: TestTable, scheme: () => void): void {
  for (const [seat, who] of [
    [1, 'bob'],
    [2, 'cid'],
  ] as const) {
    if (t.rules.awaiting(t.table.position).includes(seat)) t.play(who, seat, lastLegal(t, seat));
  }
  for (const { seat } of botsAsked(t.rules, t.table)) {
    const [expectedTurn, action] = [t.turn(seat), lastLegal(t, seat)];
    scheme();
    t.askAsHost({ type: 'botPlays', seat, expectedTurn, action });
  }
}

describe.each([DAYS, LIVE])('at the pace %o', (pace) => {
  test.each(GAMES)('nobody keeps a game of %s from ending by coming back again and again', (_, game) => {
    const attempts = fc.array(fc.nat(ATTEMPTS.length - 1), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(attempts, (tried) => {
        const { table, periods } = playOn({ game, pace, attempts: tried });
        expect(table.table.stage).toBe('over');
        // A newcomer's fresh clock counts once for each move. Coming back does not count.
        expect(periods).toBeLessThanOrEqual(2 * table.table.moves);
        expect(table.refolded()).toEqual(table.table);
      }),
      { examples: [[[0]], [[1, 0]], [[0, 1, 0]], [[2, 5, 0, 6]], [[3, 4]]], numRuns: 60 },
    );
  });

  test('a player who only comes back takes no more time than one period for each question', () => {
    const { table, periods } = playOn({ game: skiff, pace, attempts: [1, 0, 1, 0] });
    const asked = table.table.moves;
    expect(table.table.stage).toBe('over');
    expect(periods).toBeLessThanOrEqual(asked);
  });
});

describe('coming back to a seat whose time is up', () => {
  /**
   * Ann's time is up and a bot has her seat. In one world it has laid a flag behind the screen, in the other not yet.
   */
  function world(hasAnswered: boolean): TestTable {
    const t = new TestTable(screened, { seats: ['ann', 'bob', 'cid'], pace: LIVE });
    t.now += PATIENCE;
    t.must('bob', { type: 'handToBot', seat: 0, level: 'search' });
    if (hasAnswered) t.askAsHost({ type: 'botPlays', seat: 0, expectedTurn: t.turn(0), action: lastLegal(t, 0) });
    else t.now += 1;
    return t;
  }

  test.each([1, 2, 'spectator'] as const)('does not show %s whether the bot has secretly answered', (viewer) => {
    const seen = [world(true), world(false)].map((t) => {
      t.must('ann', { type: 'reclaim', seat: 0 });
      const person = viewer === 1 ? 'bob' : 'cid';
      return fullUpdate(t.rules, t.table, { viewer, person });
    });
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.seats?.[0]).toMatchObject({ holder: 'bot', returning: true });
  });

  test('gives the seat back for the next question, no matter who else was asked at the same time', () => {
    const t = world(true);
    t.must('ann', { type: 'reclaim', seat: 0 });
    for (const [seat, who] of [
      [1, 'bob'],
      [2, 'cid'],
    ] as const)
      t.play(who, seat, lastLegal(t, seat));
    expect(t.table.seats[0]?.holder).toMatchObject({ kind: 'person', sitter: { person: 'ann' } });
    expect(ownerOf(t.table.seats[0]?.holder)).toBe('ann');
    t.play('ann', 0, lastLegal(t, 0));
  });
});
