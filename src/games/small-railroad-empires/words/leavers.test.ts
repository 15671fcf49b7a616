import { describe, expect, test } from 'vitest';
import { plain } from '#words/sentence.ts';
import { game } from '../game.ts';
import { FACTORY_NAMES } from '../map.ts';
import { act, space, scene } from '../scene.ts';
import type { State } from '../state.ts';
import { loadingOf } from '../freight/preview.ts';
import { pairsOf } from '../plans.ts';
import { words } from './words.ts';
import { deliveryWords, trackWords } from './previews.ts';

const nameOf = (seat: number) => ['Anna', 'Tom', 'Zoe'][seat] ?? '?';
const SKIPPED = { leavers: 'skipped' } as const;

const log = (s: State, ...lines: readonly string[]) =>
  act(s, ...lines)
    .events.map((event) => plain(words.event(event)?.sentence ?? [], nameOf))
    .filter((line) => line !== '');

const told = ({ title, detail }: ReturnType<typeof trackWords>) => `${plain(title, nameOf)}. ${plain(detail, nameOf)}`;

describe('Where Tom has left the table', () => {
  const shared = (left: boolean) =>
    scene([{ line: '1g1' }, { line: '1g2', left }, { line: '3d1' }], { options: SKIPPED });

  test('sharing his space pays the bank, and the log says so', () => {
    expect(log(shared(false), '0 build 1g2')).toContain('Anna built on space 1g2: −$1, Tom +$1.');
    expect(log(shared(true), '0 build 1g2')).toContain(
      'Anna built on space 1g2: −$1 (the bank got $1 for sharing: Tom has left).',
    );
  });

  test('the bar says before it is built who is paid for sharing', () => {
    expect(told(trackWords(shared(false), 0, space('1g2')))).toContain('Costs $1, to Tom');
    expect(told(trackWords(shared(true), 0, space('1g2')))).toContain('Costs $1, to the bank for sharing');
    expect(told(trackWords(shared(true), 0, space('1g2')))).not.toContain('to Tom');
  });

  const quay = (loaded: readonly number[]) =>
    scene(
      [{ line: '1d1 1c1 1c2', hand: 'T16' }, { line: '2d1', left: true }, { line: '3d1' }],
      { options: SKIPPED, ship: 'S7', loaded },
      { phase: 'deliver' },
    );
  const DELIVERY = '0 deliver A-grain Brenton T16';

  test('an export bonus that he would have won is said to be paid to nobody', () => {
    expect(log(quay([1, 1, 1]), DELIVERY)).toContain(
      'The ship was full; Tom had the most containers; Tom left the game and got nothing.',
    );
  });

  test('in a tie only those still at the table are said to be paid', () => {
    expect(log(quay([1, 1, 0]), DELIVERY)).toContain(
      'The ship was full; Anna and Tom tied for most: +1 point; Tom left the game and got nothing.',
    );
  });

  test('the bar promises him nothing either', () => {
    const preview = (loaded: readonly number[]) => {
      const s = quay(loaded);
      const offer = pairsOf(s, 0, game.legal(s, 0))[0]?.offers[0];
      if (offer === undefined) throw new Error('nothing can be delivered');
      return told(deliveryWords(s, 0, offer));
    };
    expect(preview([1, 1, 1])).toContain('ship full: no bonus');
    expect(preview([1, 1, 0])).toContain('ship full: Anna +1 point');
    expect(preview([1, 1, 0])).not.toContain('Tom');
    expect(loadingOf(quay([1, 1, 1]), 0, FACTORY_NAMES.indexOf('A-grain'))?.exported?.seats).toEqual([]);
  });
});
