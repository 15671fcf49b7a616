import { describe, expect, test } from 'vitest';
import type { LogItem } from '#protocol/update.ts';
import type { LogLine } from '#words/words.ts';
import type { AnyBoard } from '../shelf.ts';
import { foldLines, lastLine, readingOf, stepsBetween, tellLog } from './lines.ts';

/** A game that tells of each event in one line; `round` is a heading, and `quiet` is only seen. */
const words = {
  event: ({ type, seat }: { readonly type: string; readonly seat?: number }): LogLine | undefined =>
    type === 'quiet'
      ? undefined
      : {
          sentence: [type],
          places: [],
          ...(type === 'round' && { heading: true as const }),
          ...(type === 'together' && { everyone: true as const }),
          ...(seat !== undefined && { seat }),
        },
} as unknown as AnyBoard['words'];

const told = { words, view: undefined };

const item = (...events: readonly (readonly [type: string, seat?: number])[]): LogItem => ({
  at: 0,
  events: events.map(([type, seat]) => ({ type, ...(seat !== undefined && { seat }) })),
});

const log = {
  first: 10,
  items: [item(['round']), item(['moved', 0]), item(['moved', 1], ['paid', 1]), item(['quiet', 2]), item(['moved', 2])],
};

test('what others did after a player’s own last turn is new to them', () => {
  expect(readingOf(log, told, 0)).toEqual({ since: 12, until: 15 });
});

test('what a move of others does to a player is no move of theirs', () => {
  const items = [...log.items, item(['fired', 1], ['lost', 0]), item(['passed', 2], ['passed', 0])];
  expect(readingOf({ ...log, items }, told, 0)).toEqual({ since: 12, until: 17 });
});

test('what is new stays new while the player makes their own moves', () => {
  const items = [...log.items, item(['moved', 0]), item(['paid', 0])];
  expect(readingOf({ ...log, items }, told, 0)).toEqual({ since: 12, until: 15 });
  expect(readingOf({ ...log, items: [...items, item(['moved', 1])] }, told, 0)).toEqual({ since: 17, until: 18 });
});

test('what all players did together is new to each of them, and nothing before it is', () => {
  const items = [...log.items, item(['together', 1]), item(['fired', 2])];
  expect(readingOf({ ...log, items }, told, 1)).toEqual({ since: 15, until: 17 });
  expect(readingOf({ ...log, items }, told, 3)).toEqual({ since: 15, until: 17 });
  expect(readingOf({ ...log, items: [...items, item(['fired', 1])] }, told, 1)).toEqual({ since: 15, until: 17 });
});

test('to a player who has not moved yet, nothing is new', () => {
  expect(readingOf(log, told, 3)).toEqual({ since: 15, until: 15 });
});

test('a step is a move that is told, however many lines tell it', () => {
  const lines = tellLog(log, told);
  expect(stepsBetween(lines, { since: 12, until: 15 })).toHaveLength(2);
  expect(stepsBetween(lines, { since: 10, until: 15 })).toHaveLength(3);
  expect(stepsBetween(lines, { since: 10, until: 12 })).toHaveLength(1);
});

test('the story is folded at headings, oldest first', () => {
  const [fold] = foldLines(tellLog(log, told));
  expect(fold?.heading?.sentence).toEqual(['round']);
  expect(fold?.lines.map(({ sentence, at }) => [sentence[0], at])).toEqual([
    ['moved', 12],
    ['moved', 13],
    ['paid', 13],
    ['moved', 15],
  ]);
});

test('the caption is the newest line that is not a heading', () => {
  expect(lastLine(tellLog(log, told))).toMatchObject({ sentence: ['moved'], seat: 2 });
  expect(lastLine(tellLog({ first: 0, items: [item(['round'])] }, told))).toBeUndefined();
});

describe('a game that tells what belongs together in one line', () => {
  /** All that is paid belongs to the move before it. */
  const gather = (events: readonly { readonly type: string; readonly seat?: number }[]) => {
    const paid = events.slice(1).findIndex(({ type }) => type !== 'paid');
    const count = paid < 0 ? events.length : paid + 1;
    return events[0]?.type === 'moved' && count > 1
      ? { count, line: { sentence: [`moved for ${count - 1}`], places: [], seat: events[0].seat ?? 0 } }
      : undefined;
  };
  const gathering = { ...told, words: { ...words, gather } as unknown as AnyBoard['words'] };
  const inLines = (items: readonly LogItem[]) =>
    tellLog({ first: 10, items }, gathering).map(({ sentence, from, at }) => [sentence[0], from, at]);

  test('is told in fewer lines, each with the part of the log it tells', () => {
    expect(inLines([item(['moved', 1]), item(['paid', 1]), item(['paid', 1]), item(['passed', 1])])).toEqual([
      ['moved for 2', 10, 13],
      ['passed', 13, 14],
    ]);
  });

  test('a line never reaches into the move of somebody else, nor over a heading', () => {
    expect(inLines([item(['moved', 1]), item(['paid', 2])])).toEqual([
      ['moved', 10, 11],
      ['paid', 11, 12],
    ]);
    expect(inLines([item(['moved', 1]), item(['round'], ['paid', 1])])).toEqual([
      ['moved', 10, 11],
      ['round', 11, 12],
      ['paid', 11, 12],
    ]);
  });

  test('what chance does belongs to the move before', () => {
    expect(inLines([item(['moved', 1]), item(['paid']), item(['moved', 1])])).toEqual([
      ['moved for 1', 10, 12],
      ['moved', 12, 13],
    ]);
  });

  test('a line grows while its move goes on', () => {
    const items = [item(['moved', 1]), item(['paid', 1]), item(['paid', 1])];
    expect(inLines(items.slice(0, 1))).toEqual([['moved', 10, 11]]);
    expect(inLines(items.slice(0, 2))).toEqual([['moved for 1', 10, 12]]);
    expect(inLines(items)).toEqual([['moved for 2', 10, 13]]);
  });

  test('lines that share a move of the log are one step', () => {
    const lines = tellLog(
      { first: 10, items: [item(['moved', 1]), item(['paid', 1], ['passed', 1]), item(['passed', 1])] },
      gathering,
    );
    const steps = stepsBetween(lines, { since: 10, until: 13 });
    expect(steps.map(({ from, at, lines: told }) => [from, at, told.length])).toEqual([
      [10, 12, 2],
      [12, 13, 1],
    ]);
  });
});
