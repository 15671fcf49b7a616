import { afterEach, expect, test, vi } from 'vitest';
import type { HostMessage } from '#protocol/messages.ts';
import { Outbox } from './outbox.ts';

const told = (table: string, stamp: string): HostMessage => ({
  type: 'update',
  table,
  viewer: 0,
  stamp,
  full: false,
  parts: {},
});

/** A wire whose reader can stop: what is sent stays in the buffer until it is read. */
function slowWire() {
  const unread: { text: string; sent: () => void }[] = [];
  const read: string[] = [];
  const wire = {
    get bufferedAmount() {
      return unread.reduce((sum, { text }) => sum + text.length, 0);
    },
    hold: () => undefined,
    send: (content: Buffer, sent: () => void) => void unread.push({ text: content.toString(), sent }),
  };
  const drain = () => {
    for (const { text, sent } of unread.splice(0)) {
      read.push(text);
      sent();
    }
  };
  return { wire, drain, read };
}

function newOutbox() {
  const { wire, drain, read } = slowWire();
  const anew: string[] = [];
  const giveUp = vi.fn();
  const reading: string[] = [];
  const outbox = new Outbox(wire, {
    bufferBytes: 200,
    stalledMilliseconds: 1000,
    giveUp,
    stopReading: () => reading.push('stop'),
    readOn: () => reading.push('on'),
    askForFullUpdate: ({ table, viewer }) => anew.push(`${table} ${viewer}`),
  });
  return { outbox, drain, read, anew, giveUp, reading, wire };
}

afterEach(() => {
  vi.useRealTimers();
});

test('a position is written in full, no matter in which order its update was put together', () => {
  const { outbox, drain, read } = newOutbox();
  const view = { boats: [{ coal: 6 }], said: '}}}' };
  const position = {
    view,
    turn: 3,
    stage: 'playing',
    legal: [],
    awaited: [0],
    undo: false,
    takeback: false,
    askedAt: 1,
  } as const;
  const parts = { position: { ...position, instructions: [], readUpTo: 0 }, log: { from: 0, items: [] } };
  const seats = [0, 1].map(
    (viewer) => ({ parts, type: 'update', table: 't', viewer, stamp: '7', full: true }) as const,
  );
  for (const message of seats) {
    outbox.send(message);
    drain();
  }
  expect(read.map((text): unknown => JSON.parse(text))).toEqual(seats);
});

test('a client that reads gets everything, in order', () => {
  const { outbox, drain, read } = newOutbox();
  for (let i = 0; i < 100; i++) {
    outbox.send(told('t', String(i)));
    drain();
  }
  expect(read.map((text) => (JSON.parse(text) as { stamp: string }).stamp)).toEqual(
    Array.from({ length: 100 }, (_, i) => String(i)),
  );
});

test('a client that does not read costs no more than the buffer, and is told again once per table', () => {
  const { outbox, drain, anew, wire } = newOutbox();
  for (let i = 0; i < 1000; i++) {
    outbox.send(told('one', String(i)));
    outbox.send(told('two', String(i)));
  }
  expect(wire.bufferedAmount).toBeLessThan(400);
  drain();
  expect(anew.sort()).toEqual(['one 0', 'two 0']);
});

test('after a gap nothing is told before the fresh picture', () => {
  const { outbox, drain, read, anew } = newOutbox();
  for (let i = 0; i < 10; i++) outbox.send(told('t', String(i)));
  drain();
  expect(anew).toEqual(['t 0']);
  const before = read.length;
  outbox.send(told('t', 'after the gap'));
  drain();
  expect(read).toHaveLength(before);
  outbox.send({ type: 'update', table: 't', viewer: 0, stamp: 'fresh', full: true, parts: {} });
  outbox.send(told('t', 'later'));
  drain();
  expect(read.slice(before).map((text) => (JSON.parse(text) as { stamp: string }).stamp)).toEqual(['fresh', 'later']);
  expect(anew).toEqual(['t 0']);
});

test('answers to the client’s own questions are never dropped', () => {
  const { outbox, drain, read } = newOutbox();
  for (let i = 0; i < 10; i++) outbox.send(told('t', String(i)));
  outbox.send({ type: 'done', key: 'k', done: {} });
  drain();
  expect(read.at(-1)).toContain('"done"');
});

test('a client that stays slow is given up, and one that recovers is not', () => {
  vi.useFakeTimers();
  const [slow, recovers] = [newOutbox(), newOutbox()];
  for (const { outbox } of [slow, recovers]) for (let i = 0; i < 10; i++) outbox.send(told('t', String(i)));
  vi.advanceTimersByTime(900);
  recovers.drain();
  vi.advanceTimersByTime(200);
  expect(slow.giveUp).toHaveBeenCalledOnce();
  expect(recovers.giveUp).not.toHaveBeenCalled();
});

test('nothing is read from a client whose buffer is full of answers, until it has drained', () => {
  const { outbox, drain, reading } = newOutbox();
  const answer = { type: 'opened', key: 'k'.repeat(60), table: 't'.repeat(60) } as const;
  outbox.send(answer);
  expect(reading).toEqual([]);
  outbox.send(answer);
  outbox.send(answer);
  expect(reading).toEqual(['stop']);
  drain();
  expect(reading).toEqual(['stop', 'on']);
});

test('a client that does not read its answers is given up', () => {
  vi.useFakeTimers();
  const { outbox, giveUp } = newOutbox();
  for (let i = 0; i < 5; i++) outbox.send({ type: 'opened', key: 'k'.repeat(60), table: 't'.repeat(60) });
  vi.advanceTimersByTime(1000);
  expect(giveUp).toHaveBeenCalledOnce();
});
