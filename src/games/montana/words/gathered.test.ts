import { expect, test } from 'vitest';
import { at } from '#engine/indexed.ts';
import { plain } from '#words/sentence.ts';
import type { Event } from '../events.ts';
import { act, market, solo, table } from '../scene.ts';
import type { State } from '../state.ts';
import { gather } from './gathered.ts';
import { words } from './words.ts';

const NAMES = ['Anna', 'Ben', 'Zoe'];

/** The story of some moves, line by line. */
function story({ s, events }: { readonly s: State; readonly events: readonly Event[] }): readonly string[] {
  const lines: string[] = [];
  for (let i = 0; i < events.length;) {
    const gathered = gather(events.slice(i), s);
    const line = gathered?.line ?? words.event(at(events, i), s);
    if (line !== undefined && !line.heading) lines.push(plain(line.sentence, (seat) => NAMES[seat] ?? ''));
    i += gathered?.count ?? 1;
  }
  return lines;
}

test('who works pays and receives in one line', () => {
  const start = solo({ workers: 'gg', silver: 3 });
  expect(story(act(start, '0 work grainField-3', '0 employ g'))).toEqual([
    'Anna sent 1 grain worker to the grain field: −3 silver, +3 grain.',
  ]);
  expect(story(act(start, '0 work grainField-3', '0 employ g', '0 employ g'))).toEqual([
    'Anna sent 2 grain workers to the grain field (both spaces): −3 silver, +4 grain.',
  ]);
  expect(story(act(start, '0 bank 2', '0 employ gg'))).toEqual(['Anna sent 2 grain workers to the bank: +8 silver.']);
});

test('a spin, the grain for moving on and the workers sent back are one line', () => {
  const start = solo({ workers: 'gggggg', goods: 'gg' });
  expect(story(act(start, '0 recruit', 'chance spin 1'))).toEqual([
    'Anna spun the wheel: 1 stone and 1 pumpkin worker.',
  ]);
  const moved = act(start, '0 recruit', 'chance spin 1', '0 advance 1', '0 discard grain', '0 discard stone');
  expect(story(moved)).toEqual([
    'Anna spun the wheel: 1 stone and 1 pumpkin worker, then 2 copper workers for 1 grain, sent back 1 stone and 1 grain worker.',
  ]);
});

test('workers of free choice are named as soon as they are chosen', () => {
  const start = solo({});
  expect(story(act(start, '0 recruit', 'chance spin 0'))).toEqual(['Anna spun the wheel: any 2 workers.']);
  expect(story(act(start, '0 recruit', 'chance spin 0', '0 take cg'))).toEqual([
    'Anna spun the wheel: 1 copper and 1 grain worker (own choice).',
  ]);
});

test('who builds pays the goods of the field and takes what lies there', () => {
  const start = table({ players: [{ goods: 'SgCS', cows: 0 }, {}] });
  expect(story(act(start, '0 build D1'))).toEqual([
    'Anna built 1 settlement on D1 for grain and big stone: +1 cow, +1 canteen.',
  ]);
  expect(story(act(start, '0 build B3', '0 done'))).toEqual([
    'Anna built 2 settlements on B3 (room for 2) for big copper and big stone: +1 canteen, +2 silver for stopping.',
  ]);
});

test('the last settlement is told with the field it was built on', () => {
  const built: Event = { type: 'built', seat: 0, field: 1, settlements: 1, double: false, lines: 0, left: 0 };
  const last: Event = { type: 'lastSettlement', seat: 0 };
  const cow: Event = { type: 'cowTaken', seat: 0, from: 'field' };
  expect(plain(gather([built, last, cow])?.line.sentence ?? [], () => 'Anna')).toBe(
    'Anna built 1 settlement on A1: +1 cow. The last one: this is the last round.',
  );
});

test('players who cannot bid are named together, and the winner with the reward', () => {
  const visit = act(market('cspp', 'p', ''), '0 city', '0 bid 3 2', '0 upgrade 1 1');
  expect(story(visit)).toEqual([
    'Anna went to the store (+1 pumpkin) and bid 2 for row 3 (2 made big).',
    'Ben and Zoe could not bid: too few pumpkins.',
    'Anna won row 3: −2 pumpkins, 1 copper and 1 stone made big.',
  ]);
});

test('goods of free choice are counted by kind', () => {
  const visit = act(market('ppp', ''), '0 city', '0 bid 2 3', '0 choose 1 0 2');
  expect(story(visit).at(-1)).toBe('Anna won row 2: −3 pumpkins, +1 copper, +2 grain.');
});

test('a bid names the row and whom it outbids', () => {
  const bids = act(market('pppp', 'ppppp'), '0 city', '0 bid 2 3', '1 bid 2 4', '0 bid 1 3');
  expect(story(bids).slice(1)).toEqual([
    'Ben bid 4 pumpkins for row 2 (any 3 goods) and outbid Anna.',
    'Anna bid 3 pumpkins for row 1 (1 cow + 3 made big).',
    'Anna won row 1: −3 pumpkins, +1 cow.',
    'Ben won row 2: −4 pumpkins.',
  ]);
});

test('cows that are traded one after the other are told together', () => {
  const trades = act(solo({ cows: 2 }), '0 trade stone', '0 trade silver');
  expect(story(trades)).toEqual(['Anna traded 2 cows: +1 stone, +3 silver.']);
});

test('players who give something back are told in a line of their own', () => {
  const short = table({ players: [{ workers: 'g', silver: 1, goods: 'g' }, { goods: 'g' }], goods: { g: 0 } });
  expect(story(act(short, '0 work grainField-1', '0 employ g'))).toEqual([
    'Anna sent 1 grain worker to the grain field: −1 silver.',
    'The supply was short of grain: Anna and Ben gave back 1 each.',
    'Anna got +2 grain.',
  ]);
});

test('a line lights all that it tells', () => {
  const work = act(solo({ workers: 'gg', silver: 3 }), '0 work grainField-3', '0 employ g', '0 employ g');
  expect(gather(work.events)?.line.places).toHaveLength(2);
});
