import { describe, expect, test } from 'vitest';
import { readMove } from '#engine/record.ts';
import { plain } from '#words/sentence.ts';
import type { Action } from '../actions.ts';
import { game } from '../game.ts';
import { act, choices, solo, table } from '../scene.ts';
import type { State } from '../state.ts';
import { doubtAbout } from './doubts.ts';

/** What seat 0 is warned of before playing a line. */
function warning(s: State, line: string): string {
  const [, action] = readMove(game.actions, `0 ${line}`) ?? [];
  return plain(doubtAbout(s, 0, action as Action) ?? [], () => 'Anna');
}

const poorSupply = (own: string, workers = '') =>
  table({
    players: [
      { goods: own, workers, cows: 1 },
      { goods: 's', workers: 'c' },
    ],
    goods: { s: 0 },
    workers: { c: 0 },
  });

describe('before a cow is traded for nothing there is a warning', () => {
  test('where the supply has none, and the player’s own goes back first', () => {
    expect(warning(poorSupply('s'), 'trade stone')).toBe(
      'The supply has no stone. You give yours back first and gain nothing.',
    );
    expect(warning(poorSupply(''), 'trade stone'), 'others give it').toBe('');
    expect(warning(poorSupply('s'), 'trade grain')).toBe('');
    expect(warning(poorSupply('', 'c'), 'trade copper-worker')).toBe(
      'The supply has no copper workers. You give yours back first and gain nothing.',
    );
    expect(warning(poorSupply('', 'c'), 'trade stone-worker')).toBe('');
  });
  test('where there is no room for a ninth worker', () => {
    const full = solo({ workers: 'ccccssss', cows: 2 });
    const text = 'You have 8 workers, the most allowed. You must send 1 back.';
    expect(warning(full, 'trade grain-worker')).toBe(text);
    expect(warning(full, 'trade grain')).toBe('');
    expect(warning(solo({ workers: 'ccccsss', cows: 2 }), 'trade grain-worker')).toBe('');
    const nine = act(full, '0 trade grain-worker').s;
    expect(warning(nine, 'trade grain-worker')).toBe(
      'You have 9 workers, and 8 are allowed. You must send back 1 more.',
    );
  });
  test('where the last turn is over and nothing can be used any more', () => {
    const last = (canteens: number, left: number) => {
      const s = solo({ workers: 'c', cows: 1, canteens, left });
      return act({ ...s, lastRound: true }, '0 bank 1', '0 employ c').s;
    };
    const text = 'You cannot build any more. Cows and canteens can break a tie.';
    expect(warning(last(0, 3), 'trade silver')).toBe(text);
    expect(warning(last(1, 3), 'trade silver'), 'a canteen brings another turn').toBe('');
    expect(warning(last(1, 0), 'trade silver'), 'no settlement is left for it').toBe(text);
    expect(warning(solo({ cows: 1 }), 'trade silver')).toBe('');
  });
  test('and no warning before anything else', () => {
    const s = poorSupply('scgpp', 'cs');
    const others = choices(s, 0).filter((line) => !line.startsWith('trade'));
    expect(others).toEqual(['recruit', 'bank 1', 'bank 2', 'city', 'build A2', 'build B4']);
    for (const line of others) expect(warning(s, line), line).toBe('');
  });
});
