import { describe, expect, test } from 'vitest';
import { CARDS, CARDS_OF_EACH_KIND } from '../components.ts';
import { NOWHERE } from '../deck.ts';
import { draw } from '../drawn.ts';
import { game } from '../game.ts';
import { act, atSea, bare, plots, rulingOn } from '../scene.ts';
import { shipOf, type State } from '../state.ts';

/** Only the chart of a drawing, trimmed as the expectations are. */
const chart = (s: State): string => draw(game.view(s, undefined)).split('\n\n')[0] ?? '';

const drawing = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.trim())
    .join('\n');

describe('Chart your course and move your ships', () => {
  const sail = (plot: string): State =>
    act(atSea({ at: [1, 1], heading: 'N' }, { at: [10, 8] }), ...plots(plot, 'remain,remain,remain')).s;

  test.each([
    ['Remain in Place leaves the ship where it is', 'remain,remain,remain', [1, 1], 0],
    ['Move Forward moves it to the dot directly in front', 'forward,remain,remain', [1, 2], 0],
    ['Turn Starboard rotates it 45° clockwise on its dot', 'starboard,remain,remain', [1, 1], 1],
    ['Turn Port rotates it 45° counter-clockwise on its dot', 'port,remain,remain', [1, 1], 7],
    ['cards are obeyed in their order', 'starboard,forward,port', [2, 2], 0],
  ] as const)('%s', (_, plot, [x, y], heading) => {
    const { dot, heading: now } = shipOf(sail(plot), 0);
    expect([dot, now]).toEqual([y * 11 + x, heading]);
  });

  test('both ships move together, card by card', () => {
    const s = atSea({ at: [1, 1], heading: 'NE', ...bare }, { at: [9, 7], heading: 'SW', ...bare });
    expect(chart(act(s, ...plots('forward,forward,starboard', 'forward,port,forward')).s)).toBe(
      drawing(`
        .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  #  .  .  .  .  .
        .  .  #  #  .  .  .  .  .  .  .
        .  .  #  .  .  .  .  .  1↓ .  .
        .  .  .  .  .  #  .  .  .  .  .
        .  .  .  0→ .  .  .  .  #  .  .
        .  .  .  .  .  .  .  #  #  .  .
        .  .  .  .  .  #  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  .`),
    );
  });

  test('any three of the four kinds of plotting cards are laid, in any order, from a hand of fifteen cards', () => {
    const plotting = CARDS.filter((card) => card !== 'damage');
    const any = plotting.flatMap((first) =>
      plotting.flatMap((second) => plotting.map((third) => [first, second, third])),
    );
    expect([plotting.length, any.length]).toEqual([4, 4 ** 3]);
    expect(game.legal(atSea(), 0)).toEqual(any.map((cards) => ({ type: 'plot', cards })));
    expect(CARDS.length * CARDS_OF_EACH_KIND).toBe(15);
  });

  test('who plots onto an island waits where it is until the other has finished moving', () => {
    const s = atSea({ at: [2, 4], heading: 'N', ...bare }, { at: [9, 7], heading: 'S', ...bare });
    const { s: state } = act(s, ...plots('forward,starboard,forward', 'forward,forward,starboard'));
    expect(state.ships.map(({ dot, heading }) => [dot, heading])).toEqual([
      [4 * 11 + 2, 0],
      [5 * 11 + 9, 5],
    ]);
    expect([state.round, game.awaiting(state)]).toEqual([2, [0, 1]]);
  });

  test('after three cards all of them are taken back, and three more are plotted', () => {
    const { s: state } = act(atSea(), ...plots('port,starboard,remain', 'remain,remain,remain'));
    expect([state.phase, state.round, state.ships.map(({ plot }) => plot)]).toEqual(['plotting', 2, [[], []]]);
    expect(rulingOn(state, '0 plot port,starboard,remain')).toBeUndefined();
  });

  test.each([
    ['your right side', { at: [4, 2], heading: 'W' }, 'P1'],
    ['your left side', { at: [2, 2], heading: 'E' }, 'P2'],
    ['the bow', { at: [3, 3], heading: 'S' }, 'P3'],
    ['the stern', { at: [3, 1], heading: 'N' }, 'P3'],
  ] as const)('an opponent who collides into %s lays the ships as its diagram shows', (_, opponent, placement) => {
    const s = atSea({ at: [3, 2], heading: 'N', ...bare }, { ...opponent, ...bare });
    const { s: state } = act(s, ...plots('remain,remain,remain', 'forward,remain,remain'));
    expect(chart(state)).toBe(`lashed together, ${placement}, struck ship 0`);
  });

  test('a collision leads to the boarding part', () => {
    const s = atSea({ at: [1, 1], heading: 'N', ...bare }, { at: [1, 3], heading: 'S', ...bare });
    const { s: state } = act(s, ...plots('forward,remain,remain', 'forward,remain,remain'));
    expect(state.phase).toBe('rollForBoarding');
    expect(chart(state)).toBe('lashed together, P3, struck ship 1');
  });
});

test('A whole round is visible to a spectator only as far as cards are turned', () => {
  const s = atSea({ at: [2, 2], heading: 'N' }, { at: [3, 2], heading: 'N', ...bare });
  const { s: state } = act(s, ...plots('remain,starboard,forward', 'remain,port,port'));
  expect(game.view(state, undefined).ships.map((ship) => ship.plot)).toEqual([
    ['remain', 'facedown', 'facedown'],
    ['remain', 'facedown', 'facedown'],
  ]);
  expect(state.lie).toBe(NOWHERE);
});
