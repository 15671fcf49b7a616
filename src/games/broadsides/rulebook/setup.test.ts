import { describe, expect, test } from 'vitest';
import { ALL_CELLS } from '../deck.ts';
import { draw } from '../drawn.ts';
import { game } from '../game.ts';
import { act, dice } from '../scene.ts';
import { setup } from '../rules/setup.ts';

describe('Setup', () => {
  const begun = () => act(setup(2, { crew: '20' }), ...dice(2, 5), '1 take isabella').s;

  test('each ship goes to its starting circle with ten cannons and twenty crewmembers, one on either side of each cannon', () => {
    const s = act(begun(), '0 station captain B4', '1 station captain A4').s;
    expect(draw(game.view(s, undefined))).toBe(
      [
        '.  .  .  .  .  .  .  .  .  .  .',
        '.  .  .  .  .  #  .  .  .  0↓ .',
        '.  .  #  #  .  .  .  .  .  .  .',
        '.  .  #  .  .  .  .  .  .  .  .',
        '.  .  .  .  .  #  .  .  .  .  .',
        '.  .  .  .  .  .  .  .  #  .  .',
        '.  .  .  .  .  .  .  #  #  .  .',
        '.  1↑ .  .  .  #  .  .  .  .  .',
        '.  .  .  .  .  .  .  .  .  .  .',
        '',
        '0     A     B     C     D     E     F     G     H       Seahawk',
        'hull',
        '3     .     =2    =2    =2    =2    =2    .     .',
        '4     |     *     ||    .     .     .     |     |',
        '5     .     =2    =2    =2    =2    =2    .     .',
        'hull',
        '',
        '1     A     B     C     D     E     F     G     H       Royal Isabella',
        'hull',
        '3     .     =2    =2    =2    =2    =2    .     .',
        '4     |*    .     ||    .     .     .     |     |',
        '5     .     =2    =2    =2    =2    =2    .     .',
        'hull',
      ].join('\n'),
    );
  });

  test('the high roller takes a ship and the other player the remaining one', () => {
    const rolled = act(setup(2, { crew: '20' }), ...dice(4, 4, 2, 5)).s;
    expect([game.awaiting(rolled), rolled.phase]).toEqual([[1], 'chooseShip']);
    expect(act(rolled, '1 take seahawk').s.isabella).toBe(0);
    expect(act(rolled, '1 take isabella').s.isabella).toBe(1);
  });

  test('the Captain may be placed on any section', () => {
    expect(game.legal(begun(), 0)).toEqual(ALL_CELLS.map((cell) => ({ type: 'station', figure: 'captain', cell })));
  });

  test('both place in secret and show together', () => {
    const one = act(begun(), '1 station captain C4');
    expect([one.events, game.awaiting(one.s)]).toEqual([[], [0]]);
    const both = act(one.s, '0 station captain H4');
    expect(both.events.slice(0, 2).map(({ type }) => type)).toEqual(['manned', 'manned']);
  });
});
