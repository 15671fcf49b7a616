import { expect, test } from 'vitest';
import type { RecordFile } from '#protocol/record-file.ts';
import type { Command } from '#protocol/commands.ts';
import { rules } from '#testing/skiff-table.ts';
import { TestTable } from '#testing/test-table.ts';
import { historyOf } from './history.ts';
import { recordFileOf } from './record.ts';

/** A finished race; the seat of the second player is kept by a bot. */
function finished(): TestTable {
  const t = new TestTable(rules, { seats: ['ann', 'bob', 'bot'] });
  t.must('bob', { type: 'handToBot', seat: 1, level: 'greedy' });
  while (t.table.stage === 'playing') {
    const seat = rules.awaiting(t.table.position)[0] as number;
    const action = rules.legal(t.table.position, seat).at(-1) as { type: string };
    if (seat === 0) t.play('ann', 0, action);
    else t.askAsHost({ type: 'botPlays', seat, expectedTurn: t.turn(seat), action });
  }
  return t;
}

const record = (t: TestTable): RecordFile => recordFileOf(t.table, historyOf(t.entries));

/** Everything that could change who sits where, under which name, or what was played. */
const CHANGING: readonly (readonly [who: string, command: Command])[] = [
  ['ann', { type: 'leave', seat: 0 }],
  ['bob', { type: 'leave', seat: 1 }],
  ['ann', { type: 'rename', seat: 0, name: 'Winner' }],
  ['bob', { type: 'reclaim', seat: 1 }],
  ['ann', { type: 'handToBot', seat: 0, level: 'random' }],
  ['ann', { type: 'clearSeat', seat: 2 }],
  ['cid', { type: 'sit', seat: 2 }],
  ['ann', { type: 'list', listed: true }],
  ['ann', { type: 'undo', seat: 0, expectedTurn: 0 }],
  ['ann', { type: 'askTakeback', seat: 0, expectedTurn: 0 }],
  ['ann', { type: 'instruct', seat: 0, instructions: [] }],
];

test.each(CHANGING)('after the end %s cannot %o, and the record stays as it was', (who, command) => {
  const t = finished();
  const before = JSON.stringify(record(t));
  expect(t.refused(who, command)).toBe('over');
  expect(JSON.stringify(record(t))).toBe(before);
});
