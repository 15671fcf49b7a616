import { describe, expect, test } from 'vitest';
import { START_TILE, TILES } from '../components.ts';
import { draw } from '../drawn.ts';
import { act, asked, atSetup } from '../scene.ts';

describe('introductory game: preparations and start', () => {
  test('every boat starts with speed 1 and coal 6, on the numbered spaces, bows to the river', () => {
    const { s } = act(atSetup(5), 'chance first 0', 'chance draw A3-2');
    expect(draw(s).split('\n').slice(11)).toEqual([
      '      ~',
      '   ~     ~',
      '~     ~     ~',
      '   ~     ~',
      '~     ~     ~',
      '   ~     ~',
      '2↑    0↑    1↑',
      '   4↑    3↑',
      '#           #',
      ...[0, 1, 2, 3, 4].map((seat) => `${seat}: speed 1, coal 6, passengers 0`),
    ]);
  });

  test('before anybody moves a first tile lies straight on from the starting tile, without a roll', () => {
    const { s, events } = act(atSetup(3), 'chance first 0', 'chance draw A2-4');
    expect(s.river[1]).toMatchObject({ bend: 1, heading: 0 });
    expect(events.some((event) => event.type === 'rolled')).toBe(false);
    expect(asked(s)).toBe('0');
  });

  test('the player on space 1 starts, the others follow in clockwise order', () => {
    let { s } = act(atSetup(3, { race: 'introductory' }), 'chance first 2', 'chance draw A3-3');
    for (const seat of [2, 0, 1, 2, 0, 1]) {
      expect(asked(s)).toBe(String(seat));
      s = act(s, `${seat} speed 1`, `${seat} step`, `${seat} done`).s;
    }
  });
});

test('the house set is played with its own tiles and the same starting tile', () => {
  const s = atSetup(4, { tiles: 'house' });
  expect(s.stack.map((tile) => TILES[tile]?.name)).toEqual(Array.from({ length: 11 }, (_, i) => `H${i + 1}`));
  expect(s.river.map(({ tile }) => tile)).toEqual([START_TILE]);
});
