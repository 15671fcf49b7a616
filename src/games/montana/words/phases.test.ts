import { describe, expect, test } from 'vitest';
import { CHANCE } from '#engine/actor.ts';
import { seeded } from '#engine/seeded.ts';
import { plain, type Sentence } from '#words/sentence.ts';
import { walk } from '#testing/walk.ts';
import { SEAT_COUNTS } from '../components.ts';
import { game } from '../game.ts';
import { act, market, solo, table } from '../scene.ts';
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
    expect(bar(bids, 0).title).toBe('Belle has outbid you in row 2: move your contractor, or pass');
    expect(bar(bids, 0).detail).toBe(
      'You have 6 pumpkins. Any space of an empty row is open to you, or one to the right of another contractor, if you can pay for it.',
    );
  });
  test('reads it too when outbid back on the very call to place', () => {
    const back = act(bids, '0 bid 2 5').s;
    expect(bar(back, 1).title).toBe('Anna has outbid you in row 2: move your contractor, or pass');
    expect(bar(back).title).toBe('Belle was outbid, and moves the contractor or passes');
  });
  test('reads that only a cow helps if no space can be paid for', () => {
    const s = table({ players: [{ goods: 'p', cows: 1 }, { goods: 'pppp' }, {}] });
    const poor = act(s, '0 city', '0 bid 3 2', '1 bid 3 3', '0 trade pumpkin').s;
    expect(bar(poor, 0).title).toMatch(/^Belle has outbid you in row 3/);
    const broke = act(table({ players: [{ goods: 'p', cows: 1 }, { goods: 'ppp' }, { goods: 'ppp' }, {}] }), '0 city');
    const out = act(broke.s, '0 bid 4 2', '1 bid 3 2', '2 bid 4 3').s;
    expect(bar(out, 0).detail).toBe(
      'You have 2 pumpkins, too few for any space that is left. A cow can be traded for one more.',
    );
  });
  test('is not meant where somebody places for the first time', () => {
    const s = act(market('ppp', 'ppp', 'ppp'), '0 city');
    expect(bar(s.s, 0).title).toBe('Place your contractor');
    const next = act(s.s, '0 bid 2 3').s;
    expect(bar(next, 1).title).toBe('Anna is in the city: place your contractor too, or pass');
    expect(bar(act(next, '1 pass').s, 2).title).toBe('Anna is in the city: place your contractor too, or pass');
    expect(bar(act(bids, '0 pass').s, 2).title, 'after a chain').toMatch(/place your contractor too/);
  });
});

test('all who share the win are named', () => {
  const s = table({ players: [{}, {}, {}, {}] });
  const over = (ranks: number[]) => bar({ ...s, outcome: { reason: '', ranks, scores: [0, 0, 0, 0] } }).title;
  expect(over([1, 2, 3, 4])).toBe('Anna has settled Montana');
  expect(over([3, 1, 1, 4])).toBe('Belle and Carl share the win');
  expect(over([1, 1, 4, 1])).toBe('Anna, Belle and Dora share the win');
  expect(over([1, 1, 1, 1])).toBe('Anna, Belle, Carl and Dora share the win');
});

describe('at the end of a turn', () => {
  const end = (cows: number, canteens: number) =>
    bar(act(solo({ goods: 'Sg', workers: 'c', cows, canteens }), '0 bank 1', '0 employ c').s, 0).detail;

  test('players can trade or spend only what they have', () => {
    expect(end(0, 1)).toBe('You may spend your canteen for another turn.');
    expect(end(0, 2)).toBe('You may spend one of your 2 canteens for another turn.');
    expect(end(1, 0)).toBe('You may still trade your cow.');
    expect(end(3, 0)).toBe('You may still trade your 3 cows.');
    expect(end(3, 1)).toBe('You may still trade your 3 cows, or spend your canteen for another turn.');
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
