import { expect, test } from 'vitest';
import { plain } from '#words/sentence.ts';
import type { Event } from '../events.ts';
import { act, market, solo } from '../scene.ts';
import { words } from './words.ts';

/** The log of some events, as Anna and Belle read it. */
const told = (events: readonly Event[]): string[] =>
  events.flatMap((event) => {
    const line = words.event(event);
    return line === undefined ? [] : [plain(line.sentence, (seat) => ['Anna', 'Belle'][seat] ?? '')];
  });

test('what a spin or a trade names is not told twice', () => {
  const { events } = act(solo({ cows: 1 }), '0 trade stone', '0 recruit', 'chance spin 2');
  expect(told(events)).toEqual(['Anna trades a cow for a small stone.', 'Anna spins the wheel: two copper workers.']);
});

test('workers that the player chooses are told, because the wheel does not name them', () => {
  const { events } = act(solo({}), '0 recruit', 'chance spin 0', '0 take cg');
  expect(told(events).slice(1)).toEqual(['Anna takes 1 copper worker.', 'Anna takes 1 grain worker.']);
});

test('a player who works pays, and then takes what the work brings', () => {
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

test('a player who is outbid is told who did it', () => {
  const { events } = act(market('ppp', 'pppp'), '0 city', '0 bid 2 3', '1 bid 2 4');
  expect(told(events).at(-1)).toBe('Anna is outbid by Belle and must move or pass.');
});

test('the log tells that the starting player is drawn at random, with the silver of the first turns', () => {
  const drawn: Event = { type: 'startingPlayerDrawn', seat: 1, silver: [4, 3] };
  expect(told([drawn])).toEqual([
    'Belle is drawn by lot as the starting player, with 3 silver; each next player has one more.',
  ]);
});

test('the log says in whole words who gives something back, and who finds no worker', () => {
  const short = (good: number, gave: number[]) => told([{ type: 'goodsShort', seat: 0, good, gave }])[0];
  expect(short(1, [0, 1])).toBe('Not enough small stone in the supply: Anna and Belle give one back.');
  expect(short(3, [1])).toBe('Not enough pumpkins in the supply: Belle gives one back.');
  const none: Event = { type: 'workersTaken', seat: 0, colour: 0, count: 0, wanted: 2, named: true };
  expect(told([none, { ...none, count: 1 }])).toEqual([
    'Anna finds no copper worker.',
    'Anna finds only 1 copper worker.',
  ]);
  expect(told([{ type: 'workerDiscarded', seat: 1, colour: 2 }])).toEqual(['Belle gives a grain worker back.']);
});

test('the last settlement is that of the player who placed it', () => {
  expect(told([{ type: 'lastSettlement', seat: 0 }])).toEqual([
    'Anna has placed all settlements: the round is played to its end.',
  ]);
});
