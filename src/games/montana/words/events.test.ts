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
  expect(told(events)).toEqual(['Anna traded a cow: +1 stone.', 'Anna spun the wheel: 2 copper workers.']);
});

test('workers that the player chooses are told, because the wheel does not name them', () => {
  const { events } = act(solo({}), '0 recruit', 'chance spin 0', '0 take cg');
  expect(told(events).slice(1)).toEqual(['Anna got +1 copper worker.', 'Anna got +1 grain worker.']);
});

test('a player who works pays, and then takes what the work brings', () => {
  const { events } = act(solo({ workers: 'cc', silver: 3 }), '0 work mine-3', '0 employ c', '0 employ c');
  expect(told(events).slice(0, 4)).toEqual([
    'Anna sent 1 copper worker to the mine: −3 silver.',
    'Anna got +2 copper.',
    'Anna sent 1 copper worker to the small space of the mine.',
    'Anna got +1 copper.',
  ]);
});

test('every line of four that a field completes is counted', () => {
  const built = { type: 'built', seat: 0, field: 0, double: true, left: 3 } as const;
  const why = (lines: number) => told([{ ...built, lines, settlements: lines + 2 }])[0];
  expect(why(0)).toBe('Anna built 2 settlements on A0 (room for 2).');
  expect(why(1)).toBe('Anna built 3 settlements on A0 (room for 2 and 4 in a line).');
  expect(why(2)).toBe('Anna built 4 settlements on A0 (room for 2 and 2 lines of 4).');
  expect(why(3)).toBe('Anna built 5 settlements on A0 (room for 2 and 3 lines of 4).');
});

test('a player who is outbid is told who did it', () => {
  const { events } = act(market('ppp', 'pppp'), '0 city', '0 bid 2 3', '1 bid 2 4');
  expect(told(events).at(-1)).toBe('Belle outbid Anna on row 2.');
});

test('the log tells that the starting player is drawn at random, with the silver of the first turns', () => {
  const drawn: Event = { type: 'startingPlayerDrawn', seat: 1, silver: [4, 3] };
  expect(told([drawn])).toEqual(['Belle was drawn as starting player. Silver: Belle +3, Anna +4.']);
});

test('the log says in whole words who gives something back, and who finds no worker', () => {
  const short = (good: number, gave: number[]) => told([{ type: 'goodsShort', seat: 0, good, gave }])[0];
  expect(short(1, [0, 1])).toBe('The supply was short of stone: Anna and Belle gave back 1 each.');
  expect(short(3, [1])).toBe('The supply was short of pumpkins: Belle gave back 1.');
  const none: Event = { type: 'workersTaken', seat: 0, colour: 0, count: 0, wanted: 2, named: true };
  expect(told([none, { ...none, count: 1 }])).toEqual([
    'There was no copper worker left for Anna.',
    'There was only 1 copper worker left for Anna.',
  ]);
  expect(told([{ type: 'workerDiscarded', seat: 1, colour: 2 }])).toEqual(['Belle sent back 1 grain worker.']);
});

test('the last settlement is that of the player who placed it', () => {
  expect(told([{ type: 'lastSettlement', seat: 0 }])).toEqual([
    'Anna’s last settlement was placed: this is the last round.',
  ]);
});

test('a line lights the places that it names', () => {
  const placesOf = (event: Event) => words.event(event)?.places;
  expect(placesOf({ type: 'built', seat: 0, field: 1, settlements: 1, double: false, lines: 0, left: 3 })).toEqual([
    'hex A1',
  ]);
  expect(placesOf({ type: 'canteenTaken', seat: 0, slot: 3 })).toEqual(
    ['D0', 'D1', 'D2', 'D3', 'D4', 'D5', 'D6'].map((hex) => `hex ${hex}`),
  );
  expect(placesOf({ type: 'silverTaken', seat: 0, silver: 8, from: 'bank' })).toEqual(['space 1']);
  expect(placesOf({ type: 'silverTaken', seat: 0, silver: 2, from: 'store' })).toEqual(['row 4']);
  expect(placesOf({ type: 'cowTaken', seat: 0, from: 'store' })).toEqual(['row 1']);
  expect(placesOf({ type: 'spacesCleared', area: 'bank' })).toEqual(['space 0', 'space 1', 'space 2']);
  expect(placesOf({ type: 'spacesCleared', area: 0 })).toHaveLength(6);
  expect(placesOf({ type: 'cityEntered', seat: 0 })).toEqual(['store']);
});
