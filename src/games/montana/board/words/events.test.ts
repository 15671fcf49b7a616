import { expect, test } from 'vitest';
import { plain } from '#kit/sentence.ts';
import type { Event } from '../../events.ts';
import { act, market, solo } from '../../scene.ts';
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

test('every line of four that a field completes is counted', () => {
  const built = { type: 'built', seat: 0, field: 0, double: true, left: 3 } as const;
  const why = (lines: number) => told([{ ...built, lines, settlements: lines + 2 }])[0];
  expect(why(0)).toBe('Anna builds 2 settlements (room for two) on A0.');
  expect(why(1)).toBe('Anna builds 3 settlements (room for two and four in a line) on A0.');
  expect(why(2)).toBe('Anna builds 4 settlements (room for two and two lines of four) on A0.');
  expect(why(3)).toBe('Anna builds 5 settlements (room for two and three lines of four) on A0.');
});

test('who is outbid is told by whom', () => {
  const { events } = act(market('ppp', 'pppp'), '0 city', '0 bid 2 3', '1 bid 2 4');
  expect(told(events).at(-1)).toBe('Anna is outbid by Belle and must move or pass.');
});
