import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type GameRecord, replay } from '#engine/record.ts';
import { addressedTo, plain } from '#words/sentence.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import { gather } from './gathered.ts';
import { words } from './words.ts';

const NAMES = ['Anna', 'Tom', 'Zoe', 'Ben'];
const [FLOUR, APPLES, PORK, FURS] = [0, 1, 2, 3];
const [CAPE, MEMPHIS] = [1, 4];

/** All lines of these events, told to this seat. */
function tell(events: readonly Event[], reader?: number): readonly string[] {
  const lines: string[] = [];
  let told = 0;
  for (let [next] = events; next !== undefined; next = events[told]) {
    const { line, count } = gather(events.slice(told)) ?? { line: words.event(next), count: 1 };
    if (line !== undefined) lines.push(plain(addressedTo(line.sentence, reader), (seat) => NAMES[seat] ?? ''));
    told += count;
  }
  return lines;
}

const moved = (from: number, to: number): Event => ({ type: 'moved', seat: 2, from, to, bonus: false });
const bought = (cargo: number, gold: number, town?: number): Event => ({
  type: 'bought',
  seat: 2,
  cargo,
  gold,
  from: 'market',
  ...(town !== undefined && { town }),
});
const sold = (cargo: number, gold: number): Event => ({
  type: 'sold',
  seat: 2,
  town: CAPE,
  cargo,
  gold,
  surplus: false,
});
const landed: Event = { type: 'putIn', seat: 2, town: CAPE };
const drew: Event = { type: 'drew', seat: 2 };
const aged: Event = { type: 'spoiled', seat: 2, by: 'step', shifted: [PORK], lost: [] };

test('a boat and what is loaded share a line', () => {
  expect(
    tell([
      { type: 'boatTaken', seat: 2, boat: 1, gold: 4 },
      bought(FLOUR, 2),
      bought(APPLES, 1),
      bought(FLOUR, 3),
      { type: 'bought', seat: 2, cargo: FURS, gold: 4, from: 'bag' },
      moved(0, 4),
      drew,
    ]),
  ).toEqual([
    'Zoe took a 30 ft boat and bought 2 flour and apples plus furs from the bag in St. Louis: −14 gold.',
    'Zoe moved 4, to Ste. Genevieve, and drew a card.',
  ]);
});

test('the moves of a turn are added up, and what aged is told behind them', () => {
  expect(tell([aged, moved(4, 8), moved(8, 11), drew])).toEqual([
    'Zoe moved 7 in 2 moves, to Cairo, and drew a card; pork aged by 1.',
  ]);
  expect(tell([aged], 2)).toEqual(['Your pork aged by 1.']);
});

test('a sale is told with all that is paid for it', () => {
  expect(
    tell([
      moved(7, 8),
      landed,
      sold(FURS, 3),
      sold(PORK, 4),
      { type: 'deliveryClaimed', seat: 2, town: CAPE, cargo: PORK, gold: 2, from: 'hand' },
      { type: 'townBonus', seat: 2, town: CAPE, gold: 1, filled: false },
    ]),
  ).toEqual([
    'Zoe moved 1 and landed at Cape Girardeau.',
    'Zoe sold pork and furs at Cape Girardeau: +10 gold (town bonus 1, delivery of pork 2).',
  ]);
  expect(tell([landed, sold(FURS, 3), bought(PORK, 2, CAPE), drew])).toEqual([
    'Zoe landed at Cape Girardeau, sold furs: +3 gold, bought pork: −2 gold, and drew a card.',
  ]);
});

test('barrels of one purchase and travelers of one landing are counted', () => {
  const pickedUp: Event = { type: 'pickedUp', seat: 2, card: 31, town: CAPE, from: 'hand' };
  expect(tell([bought(PORK, 1, CAPE), bought(PORK, 2, CAPE), bought(PORK, 3, CAPE)])).toEqual([
    'Zoe bought 3 pork at Cape Girardeau: −6 gold.',
  ]);
  expect(gather([pickedUp, pickedUp])?.line.places).toEqual([`town ${CAPE}`, `town ${MEMPHIS}`]);
  expect(tell([pickedUp, pickedUp])).toEqual([
    'Zoe picked up 2 travelers at Cape Girardeau, going to Memphis and Memphis for 2 + 2 gold.',
  ]);
});

test('a filled town is told with its barrel on the track, and a new season with the barrel that starts it', () => {
  const barrel: Event = { type: 'seasonBarrel', seat: 2, cargo: APPLES, space: 7 };
  const filled: Event = { type: 'townFilled', seat: 2, town: CAPE, tile: 11, wreaths: 2 };
  expect(tell([barrel, filled])).toEqual([
    'Zoe filled Cape Girardeau: +2 wreaths. Apples went on space 7 of the season track.',
  ]);
  expect(tell([barrel, { type: 'seasonBegan', season: 'spring' }, filled])).toEqual([
    'Zoe put apples on space 7 of the season track. Spring began: boats are 1 faster.',
    'Zoe filled Cape Girardeau and took its tile: +2 wreaths.',
  ]);
});

test('a spoil card is told once for all boats', () => {
  const hit = (seat: number, lost: readonly number[] = []): Event => ({
    type: 'spoiled',
    seat,
    by: 'card',
    shifted: [FLOUR],
    lost,
  });
  const card: Event = { type: 'spoilDrawn', seat: 2, card: 46, effective: true, all: false };
  expect(tell([card, hit(0), hit(1, [FLOUR]), drew], 0)).toEqual([
    'Zoe drew a spoil card: flour aged by 1 for you and Tom. Tom lost 1 barrel (flour). Zoe then drew a card.',
  ]);
  expect(tell([hit(0), { type: 'keptOnIce', seat: 3, by: 'card' }])).toEqual([
    'Flour aged by 1 for Anna. Ben used ice.',
  ]);
});

const year = JSON.parse(readFileSync(new URL('../golden/year-of-four.json', import.meta.url), 'utf8')) as GameRecord;

test('the turns of a year take about three lines on average, and a line only grows', () => {
  const turns: Event[][] = [[]];
  replay(game, year, ({ events }) => {
    for (const event of events) {
      if (event.type === 'turnBegan') turns.push([]);
      else turns.at(-1)?.push(event);
    }
  });
  expect(turns.length).toBeGreaterThan(50);
  expect(turns.flatMap((turn) => tell(turn)).length / turns.length).toBeLessThan(3.5);
  for (const turn of turns) {
    const counts = turn.map((_, i) => gather(turn.slice(0, i + 1))?.count ?? 1);
    expect(counts.every((count, i) => count >= (counts[i - 1] ?? 0))).toBe(true);
  }
});
