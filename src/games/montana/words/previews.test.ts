import { describe, expect, test } from 'vitest';
import { readMove } from '#engine/record.ts';
import { plain } from '#words/sentence.ts';
import type { Action } from '../actions.ts';
import { game } from '../game.ts';
import { act, market, solo } from '../scene.ts';
import type { State } from '../state.ts';
import { performLabel, pickedTitle, previewWords } from './previews.ts';

const actionsOf = (lines: readonly string[]): readonly Action[] =>
  lines.flatMap((line) => {
    const [, action] = readMove(game.actions, line) ?? [];
    return action === undefined ? [] : [action as Action];
  });

/** What seat 0 reads before playing some lines: the title, what they bring, and the button that plays them. */
function shown(s: State, ...lines: readonly string[]): readonly [title: string, detail: string, button: string] {
  const actions = actionsOf(lines);
  const { events } = act(s, ...lines);
  return [
    pickedTitle(s, 0, actions, events),
    plain(previewWords(s, actions, events), () => 'Anna'),
    performLabel(s, actions),
  ];
}

describe('before a player decides, the bar says what it costs and what it brings', () => {
  test('building, with a cow and a canteen, and silver for the fields left out', () => {
    expect(shown(solo({ goods: 'Sg', canteens: 1 }), '0 build D1')).toEqual([
      'Build your 1st settlement here',
      'D1: pay 1 grain and 1 big stone, get 1 cow and 1 canteen.',
      'Build · 1 grain, 1 big stone',
    ]);
    expect(shown(solo({ goods: 'csgp', built: 'F5 F6 D3' }), '0 build D2')).toEqual([
      'Build 3 settlements here',
      'D2: pay copper, stone, grain and pumpkin, get 1 canteen and 2 silver. Room for 2 and 4 in a line.',
      'Build · 4 goods',
    ]);
  });
  test('building with a cow traded first', () => {
    expect(shown(solo({ goods: 'c', cows: 1 }), '0 trade grain', '0 build A2')).toEqual([
      'Trade a cow, then build here',
      'A2: trade a cow, pay 1 copper and 1 grain, get 2 silver.',
      'Trade a cow and build',
    ]);
  });
  test('the last settlement', () => {
    expect(shown(solo({ goods: 'Sg', left: 1 }), '0 build D1')[1]).toMatch(/ This starts the last round\.$/);
  });
  test('work, with the workers', () => {
    const s = solo({ workers: 'cgp', silver: 3, cows: 1 });
    expect(shown(s, '0 work mine-3', '0 employ c')).toEqual([
      'Send 1 worker to the mine',
      '1 copper worker. Pay 3 silver, get 2 copper.',
      'Send · 3 silver',
    ]);
    expect(shown(s, '0 work mine-3', '0 employ gp')[1]).toBe(
      '1 grain and 1 pumpkin worker. Pay 3 silver, get 2 copper.',
    );
    expect(shown(s, '0 bank 1', '0 employ c')).toEqual([
      'Send 1 worker to the bank',
      '1 copper worker. Get 5 silver.',
      'Send',
    ]);
    const small = act(solo({ workers: 'cc', silver: 1 }), '0 work mine-1', '0 employ c').s;
    expect(shown(small, '0 employ c')).toEqual([
      'Send 1 worker to the small space',
      '1 copper worker. Get 1 copper.',
      'Send',
    ]);
  });
  test('the wheel, the store and a bid', () => {
    expect(shown(solo({}), '0 recruit')).toEqual([
      'Spin the wheel',
      'Get 2 workers. Then you can pay grain to move the arrow.',
      'Spin the wheel',
    ]);
    const s = market('pp', 'pp');
    expect(shown(s, '0 city').slice(1)).toEqual([
      'Get 1 pumpkin, then bid. The others can bid too.',
      'Go to the store',
    ]);
    expect(shown(act(s, '0 city').s, '0 bid 2 3')).toEqual([
      'Bid on row 2 · 3 pumpkins',
      'Any 3 of copper, stone and grain, unless outbid.',
      'Bid · 3 pumpkins',
    ]);
  });
  test('the arrow, moved on by grain', () => {
    const s = act(solo({ goods: 'gg' }), '0 recruit', 'chance spin 1').s;
    expect(shown(s, '0 advance 1')).toEqual([
      'Move the arrow on 1 space',
      'Pay 1 grain, get 2 copper workers.',
      'Move the arrow · 1 grain',
    ]);
  });
  test('a cow for a good needs no more words', () => {
    expect(shown(solo({ cows: 1 }), '0 trade grain')).toEqual([
      'Trade a cow for 1 grain',
      'Press it again, or the gold button.',
      'Trade · 1 cow',
    ]);
  });
});
