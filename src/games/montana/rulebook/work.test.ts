import { describe, expect, test } from 'vitest';
import { AREAS, BANK } from '../components.ts';
import { act, choices, own, playNamedExample, solo, table, team } from '../scene.ts';
import { playerOf } from '../state.ts';
import { smallBeside } from '../worker-board.ts';

describe('action B, work: the bank', () => {
  test('Bank: a brown and a black worker on the space for two bring 8 silver', () => {
    const { s: state } = playNamedExample('Two workers for 8 silver, and the bank is cleared');
    expect(playerOf(state, 0).silver).toBe(9);
    expect(state.spaces.every((crew) => crew < 0)).toBe(true);
    expect(team(state, 0)).toBe('g');
  });
  test.each(BANK)('the space for $workers takes exactly so many workers of any colours and pays $silver', (space) => {
    const s = act(solo({ workers: 'csgp' }), `0 bank ${space.workers}`).s;
    const crews = choices(s, 0).map((line) => line.replace('employ ', ''));
    expect(crews).toHaveLength([4, 6, 4][space.workers - 1] ?? 0);
    expect(crews.every((crew) => crew.length === space.workers)).toBe(true);
    expect(playerOf(act(s, `0 employ ${crews.at(-1) ?? ''}`).s, 0).silver).toBe(space.silver);
  });
  test('the bank is not cleared while one of its spaces is free', () => {
    const s = table({ players: [{ workers: 'c' }, {}], spaces: { 1: 'cs' } });
    expect(
      act(s, '0 bank 1', '0 employ c')
        .s.spaces.slice(0, 3)
        .filter((crew) => crew >= 0),
    ).toHaveLength(2);
  });
});

describe('action B, work: the areas', () => {
  test('Grain field: one worker and 6 silver for 4 grain, then two others on the small space for one more', () => {
    const { s: state } = playNamedExample('Four grain, and one more from the small space');
    expect(own(state, 0)).toBe('ggggg');
    expect(playerOf(state, 0).silver).toBe(0);
  });
  const spaces = AREAS.flatMap(({ name, spaces: large }, colour) =>
    large.map(({ silver, goods }) => ({ name, colour, silver, goods })),
  );
  test.each(spaces)('$name-$silver costs $silver silver and gives $goods goods of the area', (space) => {
    const letter = 'csgp'.charAt(space.colour);
    const s = act(solo({ workers: letter, silver: 7 }), `0 work ${space.name}-${space.silver}`, `0 employ ${letter}`).s;
    expect(own(s, 0)).toBe(letter.repeat(space.goods));
    expect(playerOf(s, 0).silver).toBe(7 - space.silver);
  });
  test('a space is free while its large place is, even if others of its area are taken', () => {
    const s = table({
      players: [{ workers: 'cc', silver: 9 }, {}],
      spaces: { 3: 'c', [smallBeside(3)]: 'c', 4: 'ss' },
    });
    expect(choices(s, 0).filter((line) => line.startsWith('work mine'))).toEqual(['work mine-6']);
  });
  test('an area is not cleared while one of its large spaces is free', () => {
    const s = table({ players: [{ workers: 'cc', silver: 9 }, {}], spaces: { 3: 'c', [smallBeside(3)]: 'sg' } });
    const { s: state } = act(s, '0 work mine-3', '0 employ c', '0 employ c');
    expect(state.turn).toBe(1);
    expect(state.spaces.filter((crew) => crew >= 0)).toHaveLength(4);
  });
});
