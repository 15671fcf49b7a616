import { expect, test } from 'vitest';
import { plain } from '#kit/sentence.ts';
import type { Event } from '../../events.ts';
import { act, solo } from '../../scene.ts';
import { eventLine } from './events.ts';

/** The log of some events, as Anna and Belle read it. */
const told = (events: readonly Event[]): string[] =>
  events.flatMap((event) => {
    const line = eventLine(event);
    return line === undefined ? [] : [plain(line.sentence, (seat) => ['Anna', 'Belle'][seat] ?? '')];
  });

test('what a spin or a trade names is not told twice', () => {
  const { events } = act(solo({ cows: 1 }), '0 trade stone', '0 recruit', 'chance spin 2');
  expect(told(events)).toEqual(['Anna trades a cow for a small stone.', 'Anna spins the wheel: two copper workers.']);
});

test('workers of one’s choice are told, since the wheel does not name them', () => {
  const { events } = act(solo({}), '0 recruit', 'chance spin 0', '0 take cg');
  expect(told(events).slice(1)).toEqual(['Anna takes 1 copper worker.', 'Anna takes 1 grain worker.']);
});

test('who works pays, and then takes what the work brings', () => {
  const { events } = act(solo({ workers: 'cc', silver: 3 }), '0 work mine-3', '0 employ c', '0 employ c');
  expect(told(events).slice(0, 4)).toEqual([
    'Anna pays 3 silver and sends a copper worker to the mine.',
    'Anna takes 2 small copper.',
    'Anna sends a copper worker to its small space.',
    'Anna takes 1 small copper.',
  ]);
});
