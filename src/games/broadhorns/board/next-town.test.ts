import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { type MerchantScene, one, type Scene } from '../scene.ts';
import { plainForm, shownCards, townCardBox } from './board-form.ts';
import { nextTown } from './next-town.ts';

const suggested = (m: MerchantScene, towns?: Scene['towns']) =>
  nextTown(game.view(one({ boat: '20', ...m }, towns && { towns }), 0))?.id;

const VICKSBURG = { 7: { tile: '7a', holds: 'APU' } };

test('the nearest town in reach that wants something on board is suggested', () => {
  expect(suggested({ at: 25, barrels: 'W0' }, VICKSBURG)).toBe('space 26');
  // Only whiskey is still wanted there, so apples go farther.
  expect(suggested({ at: 25, barrels: 'A0' }, VICKSBURG)).not.toBe('space 26');
  expect(suggested({ at: 25 }, VICKSBURG)).toBeUndefined();
});

test("a traveler's destination is suggested too", () => {
  expect(suggested({ at: 13, travelers: 'T01' })).toBe('space 14');
});

test('cards at a town lie beside its cargo spaces, on the board', () => {
  for (const spaces of [3, 4]) {
    const form = plainForm(172, { spaces, cards: 3 });
    const [first, last] = [townCardBox(form, 0), townCardBox(form, 2)];
    expect(first.x).toBeGreaterThanOrEqual(8 + spaces * form.pitch);
    expect(first.x + first.width).toBeLessThanOrEqual(172);
    expect(last.y + last.height).toBeLessThanOrEqual(form.height - form.shelf);
  }
  // The third row tells how many more there are.
  expect([0, 2, 3, 4, 9].map(shownCards)).toEqual([0, 2, 3, 2, 2]);
});
