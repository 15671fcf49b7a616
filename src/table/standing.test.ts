import { describe, expect, test } from 'vitest';
import { parley } from '#testing/toys/parley.ts';
import { DRIFT, playedOut, rules, two } from '#testing/skiff-table.ts';
import { TestTable, asAny } from '#testing/test-table.ts';
import { stampOf, writeStamp } from './stamp.ts';
import { fullUpdate } from './updates.ts';

describe('standing instructions', () => {
  const always = (answer: string) => [{ type: 'always', answer }];
  /** A table where ann, at every seat, drifts until one boat meets another. `prepare` comes first. */
  const meeting = (
    prepare: (t: TestTable) => void,
    drift = (t: TestTable, seat: number) => t.play('ann', seat, DRIFT),
  ) => {
    for (let n = 0; n < 50; n++) {
      const secret = n.toString(16).padStart(64, '0');
      const t = new TestTable(rules, { seats: ['ann', 'ann', 'ann'], options: { course: 'river' }, secret });
      prepare(t);
      while (t.table.stage === 'playing') {
        drift(t, t.rules.awaiting(t.table.position)[0] as number);
        const met = (t.table.position as { phase: string }).phase === 'met';
        if (met || t.table.tail.some(({ mover }) => mover === 'standing')) return t;
      }
    }
    throw new Error('no boats have met');
  };
  const instructAll = (t: TestTable) =>
    [0, 1, 2].forEach((seat) => t.must('ann', { type: 'instruct', seat, instructions: always('yield') }));

  test('answer at once what the seat would be asked', () => {
    const t = meeting(instructAll);
    expect(t.entries.at(-1)?.changes).toMatchObject([
      { line: 'drift', mover: 'person' },
      { mover: 'chance' },
      { line: 'yield', mover: 'standing' },
    ]);
    expect(t.refolded()).toEqual(t.table);
  });

  test('given while the question is open answer it at once', () => {
    const t = meeting(() => undefined);
    const asked = t.rules.awaiting(t.table.position)[0] as number;
    t.must('ann', { type: 'instruct', seat: asked, instructions: always('stand') });
    expect(t.table.tail.at(-1)).toMatchObject({ mover: 'standing', line: 'stand', actor: asked });
  });

  test('are kept but not used while a bot has the seat', () => {
    const prepare = (t: TestTable) => {
      instructAll(t);
      [0, 1, 2].forEach((seat) => t.must('ann', { type: 'handToBot', seat, level: 'random' }));
    };
    const t = meeting(prepare, (table, seat) =>
      table.askAsHost({ type: 'botPlays', seat, expectedTurn: table.turn(seat), action: DRIFT }),
    );
    const asked = t.rules.awaiting(t.table.position)[0] as number;
    expect((t.table.position as { phase: string }).phase).toBe('met');
    t.must('ann', { type: 'reclaim', seat: asked });
    expect(t.table.tail.at(-1)).toMatchObject({ mover: 'standing', line: 'yield', actor: asked });
  });

  test('are seen by their owner alone', () => {
    const t = two();
    const told = (viewer: 0 | 1 | 'spectator', who: string) => fullUpdate(t.rules, t.table, { viewer, person: who });
    const stamps = () => [1, 'spectator' as const].map((viewer) => writeStamp(stampOf(t.table, viewer)));
    const before = [told(1, 'bob'), told('spectator', 'eve'), stamps()];
    t.must('ann', { type: 'instruct', seat: 0, instructions: always('yield') });
    expect([told(1, 'bob'), told('spectator', 'eve'), stamps()]).toEqual(before);
    expect(told(0, 'ann').position?.instructions).toEqual(always('yield'));
  });

  test("stay their owner's when the game is over and everyone may look through every seat", () => {
    const t = two();
    t.must('ann', { type: 'instruct', seat: 0, instructions: always('yield') });
    playedOut(t);
    expect(t.table.stage).toBe('over');
    const told = fullUpdate(t.rules, t.table, { viewer: 0, person: 'bob' });
    expect(told.position?.instructions).toEqual([]);
  });

  test('must be of a kind the game knows, in a game that knows any', () => {
    const t = two();
    expect(t.refused('ann', { type: 'instruct', seat: 0, instructions: [{ type: 'never' }] })).toBe(
      'malformedInstruction',
    );
    const p = new TestTable(asAny(parley), { seats: ['ann', 'bob'] });
    expect(p.refused('ann', { type: 'instruct', seat: 0, instructions: [] })).toBe('noStanding');
  });
});
