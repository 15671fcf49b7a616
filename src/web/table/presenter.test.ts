import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Presenter, type ShownMoment } from './presenter.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const HOLD_MS = 900;
const moment = (log: number, events: readonly string[] = ['moved']): ShownMoment => ({
  view: { log },
  events: events.map((type) => ({ type })),
  log,
});

/** A presenter, and the log numbers of all it has shown. */
function presenting(pace: number) {
  const presenter = new Presenter(() => pace);
  presenter.holdBy(() => HOLD_MS);
  const seen: number[] = [];
  presenter.shown.subscribe((one) => one !== undefined && seen.push(one.log));
  return { presenter, seen };
}

test('every picture is shown in order, each for its time', () => {
  const { presenter, seen } = presenting(1);
  for (const log of [1, 2, 3]) presenter.add(moment(log));
  expect([seen, presenter.caughtUp.value]).toEqual([[1], false]);
  vi.advanceTimersByTime(HOLD_MS);
  expect(seen).toEqual([1, 2]);
  vi.advanceTimersByTime(HOLD_MS);
  expect([seen, presenter.caughtUp.value]).toEqual([[1, 2, 3], true]);
});

test('a change without events waits its turn and drops nothing', () => {
  const { presenter, seen } = presenting(1);
  for (const one of [moment(1), moment(2), moment(2, []), moment(3)]) presenter.add(one);
  vi.advanceTimersByTime(3 * HOLD_MS);
  expect(seen).toEqual([1, 2, 2, 3]);
});

test('a change without events is shown at once where nothing waits, and the picture before it keeps its events', () => {
  const { presenter, seen } = presenting(1);
  presenter.add(moment(1));
  presenter.add({ ...moment(1, []), view: 'decided in secret' });
  expect([seen, presenter.caughtUp.value]).toEqual([[1, 1], true]);
  expect(presenter.shown.value).toEqual({ ...moment(1), view: 'decided in secret' });
});

test('a long queue is shown faster, so that nobody waits for minutes', () => {
  const { presenter, seen } = presenting(1);
  for (let log = 1; log <= 100; log++) presenter.add(moment(log));
  vi.advanceTimersByTime(60_000);
  expect(seen).toHaveLength(100);
});

test('without pace the newest is shown at once', () => {
  const { presenter, seen } = presenting(0);
  for (const log of [1, 2, 3]) presenter.add(moment(log));
  expect([seen, presenter.caughtUp.value]).toEqual([[1, 2, 3], true]);
});

test('step by step, the next picture comes when it is asked for', () => {
  const { presenter, seen } = presenting(Number.POSITIVE_INFINITY);
  for (const log of [1, 2, 3]) presenter.add(moment(log));
  vi.advanceTimersByTime(60_000);
  expect([seen, presenter.waiting.value]).toEqual([[1], 2]);
  presenter.next();
  expect([seen, presenter.waiting.value]).toEqual([[1, 2], 1]);
  presenter.skip();
  expect([seen, presenter.caughtUp.value]).toEqual([[1, 2, 3], true]);
});

test('what is shown again comes before what is new', () => {
  const { presenter, seen } = presenting(1);
  presenter.add(moment(5));
  presenter.replay([moment(3), moment(4), moment(5)]);
  presenter.add(moment(6));
  vi.advanceTimersByTime(5 * HOLD_MS);
  expect(seen).toEqual([5, 3, 4, 5, 6]);
});

test('a move in stages is shown picture by picture, with the part of it that is told by then', () => {
  const { presenter } = presenting(1);
  presenter.stageBy((before, events) => (events.length < 2 ? [] : [{ view: { after: before, told: 1 }, told: 1 }]));
  const shown: Partial<ShownMoment>[] = [];
  presenter.jump(moment(1));
  presenter.shown.subscribe((one) => one !== undefined && shown.push(one));
  presenter.add(moment(2, ['turned', 'fired']));
  expect(shown.at(-1)).toEqual({ view: { after: { log: 1 }, told: 1 }, events: [{ type: 'turned' }], log: 1, part: 1 });
  expect(presenter.caughtUp.value).toBe(false);
  vi.advanceTimersByTime(HOLD_MS);
  expect(shown.at(-1)).toEqual({ ...moment(2, ['fired']) });
});

test('a player’s own move is shown at once, however short the picture before it has stood', () => {
  const { presenter } = presenting(1);
  presenter.jump(moment(1));
  presenter.add(moment(2, ['moved']));
  presenter.release();
  presenter.add(moment(3, ['moved']));
  expect(presenter.shown.peek()?.log).toBe(3);
});

test('a player who moves while others’ moves are still to be shown skips none of them', () => {
  const { presenter } = presenting(1);
  presenter.jump(moment(1));
  presenter.add(moment(2, ['moved']));
  presenter.add(moment(3, ['moved']));
  presenter.release();
  expect(presenter.shown.peek()?.log).toBe(2);
  vi.advanceTimersByTime(HOLD_MS);
  expect(presenter.shown.peek()?.log).toBe(3);
});
