import { expect, test } from 'vitest';
import type { UpdateMessage } from '#protocol/messages.ts';
import type { LogItem, UpdateParts, Position } from '#protocol/update.ts';
import { type Known, learn, logEnd, prepend } from './known.ts';

const item = (at: number): LogItem => ({ at, events: [{ type: 'stepped' }] });

const position = (turn: number, view: unknown = { round: turn }): Position => ({
  turn,
  stage: 'playing',
  view,
  legal: [],
  awaited: [0],
  undo: false,
  takeback: false,
  askedAt: 0,
  instructions: [],
  readUpTo: 0,
});

const told = (parts: UpdateParts, full = false): UpdateMessage => ({
  type: 'update',
  table: 't',
  viewer: 0,
  stamp: '',
  full,
  parts,
});

const about = { game: 'skiff' } as NonNullable<UpdateParts['about']>;

const first = (): Known => {
  const known = learn(
    undefined,
    told({ about, seats: [], position: position(1), log: { from: 3, items: [item(3)] } }, true),
  );
  if (known === undefined) throw new Error('a whole telling is enough to know a table');
  return known;
};

test('nothing is known before everything has been told once', () => {
  expect(learn(undefined, told({ position: position(1) }))).toBeUndefined();
});

test('parts that are told replace the old ones, and the rest stays', () => {
  const known = learn(first(), told({ position: position(2) }));
  expect(known?.position.turn).toBe(2);
  expect(known?.about).toEqual(about);
});

test('the log grows at its end', () => {
  const known = learn(first(), told({ log: { from: 4, items: [item(4), item(5)] } }));
  expect(known?.log).toEqual({ first: 3, items: [item(3), item(4), item(5)] });
});

test('what was taken back is dropped from the log when it is told again', () => {
  const grown = learn(first(), told({ log: { from: 4, items: [item(4), item(5)] } }));
  const back = learn(grown, told({ log: { from: 4, items: [item(40)] } }));
  expect(back?.log.items).toEqual([item(3), item(40)]);
});

test('a telling of everything forgets what was known', () => {
  const known = learn(first(), told({ about, seats: [], position: position(9), log: { from: 7, items: [] } }, true));
  expect(known?.log).toEqual({ first: 7, items: [] });
});

test('a view told again unchanged stays the same object, so that a plan on the board survives a chat message', () => {
  const before = first();
  const known = learn(before, told({ position: position(1, { round: 1 }) }));
  expect(known?.position.view).toBe(before.position.view);
  expect(known?.position.legal).toBe(before.position.legal);
});

test('earlier lines are put before those that are held, and only where they fit', () => {
  const { log } = first();
  expect(logEnd(log)).toBe(4);
  expect(prepend(log, { first: 1, items: [item(1), item(2)] })).toEqual({
    first: 1,
    items: [item(1), item(2), item(3)],
  });
  expect(prepend(log, { first: 0, items: [item(0)] })).toBe(log);
});
