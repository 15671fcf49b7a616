import { describe, expect, test } from 'vitest';
import { CHANCE } from '#engine/actor.ts';
import { seeded } from '#engine/seeded.ts';
import { plain, type Sentence } from '#words/sentence.ts';
import { walk } from '#testing/walk.ts';
import { SEAT_COUNTS } from '../components.ts';
import { game } from '../game.ts';
import { act, market, rulingOn, solo, table } from '../scene.ts';
import type { State } from '../state.ts';
import { words } from './words.ts';

const NAMES = ['Anna', 'Belle', 'Carl', 'Dora'];
const read = (sentence: Sentence): string => plain(sentence, (seat) => NAMES[seat] ?? '');

const askedSeats = (s: State) => game.awaiting(s).filter((actor) => actor !== CHANCE);

/** The decision bar as a seat reads it; without a seat, as an onlooker does. */
function bar(s: State, seat?: number): { title: string; detail: string } {
  const { title, detail } = words.decision(s, seat, askedSeats(s));
  return { title: read(title), detail: read(detail) };
}

describe('a player who is outbid', () => {
  const bids = act(market('ppppp', 'pppppp', 'ppppp'), '0 city', '0 bid 2 3', '1 bid 2 4').s;

  test('reads who did it, in which row, and what can be done', () => {
    expect(bar(bids, 0).title).toBe('Belle outbid you on row 2');
    expect(bar(bids, 0).detail).toBe('Bid higher, bid on another row, or pass. You have 6 pumpkins.');
  });
  test('reads it too if the player who was outbid first bids higher again', () => {
    const back = act(bids, '0 bid 2 5').s;
    expect(bar(back, 1).title).toBe('Anna outbid you on row 2');
    expect(bar(back).title).toBe('Belle was outbid: new bid or pass');
  });
  test('reads that only a cow helps if no space can be paid', () => {
    const s = table({ players: [{ goods: 'p', cows: 1 }, { goods: 'pppp' }, {}] });
    const poor = act(s, '0 city', '0 bid 3 2', '1 bid 3 3', '0 trade pumpkin').s;
    expect(bar(poor, 0).title).toMatch(/^Belle outbid you on row 3/);
    const broke = act(table({ players: [{ goods: 'p', cows: 1 }, { goods: 'ppp' }, { goods: 'ppp' }, {}] }), '0 city');
    const out = act(broke.s, '0 bid 4 2', '1 bid 3 2', '2 bid 4 3').s;
    expect(bar(out, 0).detail).toBe('You have 2 pumpkins, too few to bid. Trade a cow for another, or pass.');
  });
  test('is told apart from a player who places for the first time', () => {
    const s = act(market('ppp', 'ppp', 'ppp'), '0 city');
    expect(bar(s.s, 0).title).toBe('Place your contractor at the store');
    const next = act(s.s, '0 bid 2 3').s;
    expect(bar(next, 1).title).toBe('Anna is at the store: bid or pass');
    expect(bar(act(next, '1 pass').s, 2).title).toBe('Anna is at the store: bid or pass');
    expect(bar(act(bids, '0 pass').s, 2).title, 'after a chain').toMatch(/at the store: bid or pass/);
  });
});

describe('a player at the beginning of a turn', () => {
  test('reads which action is taken where, and only those that are possible', () => {
    expect(bar(solo({ goods: '', workers: '' }), 0).detail).toBe('Wheel: recruit.');
    expect(bar(solo({ goods: 'p', workers: 'c', silver: 1 }), 0).detail).toBe('Wheel: recruit. Space or store: work.');
    expect(bar(solo({ goods: 'cg', workers: '' }), 0).detail).toBe('Wheel: recruit. Field: build.');
    expect(bar(solo({ goods: 'c', workers: '', cows: 1 }), 0).detail).toBe('Wheel: recruit. Field: build, for a cow.');
  });
  test('reads what a visit to the store would need, with the pumpkin it gives', () => {
    const ruling = rulingOn(market('', ''), '0 city');
    expect(ruling && read(words.ruling(ruling))).toMatch(
      /^The cheapest bid is 2 pumpkins\. With 1 from the store you would have 1\. /,
    );
  });
});

test('all who share the win are named', () => {
  const s = table({ players: [{}, {}, {}, {}] });
  const over = (ranks: number[]) => bar({ ...s, outcome: { reason: '', ranks, scores: [0, 0, 0, 0] } }).title;
  expect(over([1, 2, 3, 4])).toBe('Anna wins');
  expect(over([3, 1, 1, 4])).toBe('Belle and Carl share the win');
  expect(over([1, 1, 4, 1])).toBe('Anna, Belle and Dora share the win');
  expect(over([1, 1, 1, 1])).toBe('Anna, Belle, Carl and Dora share the win');
});

describe('at the end of a turn', () => {
  const end = (cows: number, canteens: number) =>
    bar(act(solo({ goods: 'Sg', workers: 'c', cows, canteens }), '0 bank 1', '0 employ c').s, 0).detail;

  test('players can trade or spend only what they have', () => {
    expect(end(0, 1)).toBe('You can spend your canteen for another turn.');
    expect(end(0, 2)).toBe('You can spend 1 of your 2 canteens for another turn.');
    expect(end(1, 0)).toBe('You can still trade your cow.');
    expect(end(3, 0)).toBe('You can still trade your 3 cows.');
    expect(end(3, 1)).toBe('You can still trade your 3 cows, or spend your canteen for another turn.');
  });
});

test('no question speaks of 0 things or of 1 things in the plural', () => {
  const met = new Set<string>();
  for (const [i, seats] of SEAT_COUNTS.entries()) {
    walk(game, { seats, options: {} }, seeded(i), (state) => {
      const s = state as State;
      for (const seat of askedSeats(s)) met.add(`${bar(s, seat).title}. ${bar(s, seat).detail}`);
      met.add(bar(s).title);
    });
  }
  expect(met.size).toBeGreaterThan(100);
  expect([...met].filter((text) => /\b0 |\b1 [a-z]+s\b|undefined|NaN/.test(text))).toEqual([]);
});

/** What the decision line has room for. */
const LONGEST_TITLE = 46;
const MOST_WORDS = 14;

test('no title and no button is longer than 46 characters, and no detail than 14 words', () => {
  const titles = new Set<string>();
  const details = new Set<string>();
  for (const [i, seats] of SEAT_COUNTS.entries()) {
    walk(game, { seats, options: {} }, seeded(i + 10), (state) => {
      const s = state as State;
      titles.add(bar(s).title);
      for (const seat of askedSeats(s)) {
        titles.add(bar(s, seat).title);
        details.add(bar(s, seat).detail);
        for (const action of game.legal(s, seat)) titles.add(words.action(action, s));
      }
    });
  }
  expect(titles.size).toBeGreaterThan(100);
  expect([...titles].filter((title) => title.length > LONGEST_TITLE)).toEqual([]);
  expect([...details].filter((detail) => detail.split(' ').length > MOST_WORDS)).toEqual([]);
});
