import { expect, test } from 'vitest';
import type { LogItem } from '#protocol/update.ts';
import type { LogLine } from '#words/words.ts';
import type { AnyBoard } from '../shelf.ts';
import { foldLog, lastLine, readingOf, stepsBetween } from './lines.ts';

/** A game that tells of each event in one line; `round` is a heading, and `quiet` is only seen. */
const words = {
  event: ({ type, seat }: { readonly type: string; readonly seat?: number }): LogLine | undefined =>
    type === 'quiet'
      ? undefined
      : {
          sentence: [type],
          places: [],
          ...(type === 'round' && { heading: true as const }),
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

test('to a player who has not moved yet, nothing is new', () => {
  expect(readingOf(log, told, 3)).toEqual({ since: 15, until: 15 });
});

test('a step is a move that is told, however many lines tell it', () => {
  expect(stepsBetween(log, told, { since: 12, until: 15 })).toHaveLength(2);
  expect(stepsBetween(log, told, { since: 10, until: 15 })).toHaveLength(3);
  expect(stepsBetween(log, told, { since: 10, until: 12 })).toHaveLength(1);
});

test('the story is folded at headings, oldest first', () => {
  const [fold] = foldLog(log, told);
  expect(fold?.heading?.sentence).toEqual(['round']);
  expect(fold?.lines.map(({ sentence, at }) => [sentence[0], at])).toEqual([
    ['moved', 12],
    ['moved', 13],
    ['paid', 13],
    ['moved', 15],
  ]);
});

test('the caption is the newest line that is not a heading', () => {
  expect(lastLine(log, told)).toMatchObject({ sentence: ['moved'], seat: 2 });
  expect(lastLine({ first: 0, items: [item(['round'])] }, told)).toBeUndefined();
});
