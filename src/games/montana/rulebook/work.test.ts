import { describe, expect, test } from 'vitest';
import { AREAS, BANK } from '../components.ts';
import { act, choices, drawn, own, playNamedExample, solo, table } from '../scene.ts';
import { playerOf } from '../state.ts';
import { smallBeside } from '../worker-board.ts';

describe('action B, work: the bank', () => {
  test('Bank: a brown and a black worker on the space for two bring 8 silver', () => {
    const { s: state, after } = playNamedExample('Two workers for 8 silver, and the bank is cleared');
    expect(drawn(after(1), 'bank', '0')).toEqual([
      'bank g - cpp',
      '0* settlements left 12, silver 1, cows 1, canteens 0, copper 0 stone 0 grain 0 pumpkin 0 bigCopper 0 bigStone 0, workers copper 1 stone 1 grain 1 pumpkin 0',
    ]);
    expect(drawn(after(2), 'bank', '0')).toEqual([
      'bank g cs cpp',
      '0* settlements left 12, silver 9, cows 1, canteens 0, copper 0 stone 0 grain 0 pumpkin 0 bigCopper 0 bigStone 0, workers copper 0 stone 0 grain 1 pumpkin 0',
    ]);
    expect(playerOf(state, 0).silver).toBe(1 + 8);
    expect(drawn(state, 'bank', '0'), 'that was the last free space').toEqual([
      'bank - - -',
      '0  settlements left 12, silver 9, cows 1, canteens 0, copper 0 stone 0 grain 0 pumpkin 0 bigCopper 0 bigStone 0, workers copper 0 stone 0 grain 1 pumpkin 0',
    ]);
  });
  const crewsOfSize: Readonly<Record<number, readonly string[]>> = {
    1: ['c', 's', 'g', 'p'],
    2: ['cs', 'cg', 'cp', 'sg', 'sp', 'gp'],
    3: ['csg', 'csp', 'cgp', 'sgp'],
  };
  test.each(BANK)(
    'the space for $workers takes exactly this number of workers, of any colours, and pays $silver',
    (space) => {
      const s = act(solo({ workers: 'csgp' }), `0 bank ${space.workers}`).s;
      const crews = choices(s, 0).map((line) => line.replace('employ ', ''));
      expect(crews).toEqual(crewsOfSize[space.workers]);
      for (const crew of crews) expect(playerOf(act(s, `0 employ ${crew}`).s, 0).silver, crew).toBe(space.silver);
    },
  );
  test('the bank is not cleared while one of its spaces is free', () => {
    const s = table({ players: [{ workers: 'c' }, {}], spaces: { 1: 'cs' } });
    expect(drawn(act(s, '0 bank 1', '0 employ c').s, 'bank')).toEqual(['bank c cs -']);
  });
});

describe('action B, work: the areas', () => {
  test('Grain field: one worker and 6 silver for 4 grain, then two others on the small space for one more', () => {
    const { s: state, after } = playNamedExample('Four grain, and one more from the small space');
    expect(drawn(after(0), 'grainField', 'supply', '0')).toEqual([
      'grainField - - - / - - -',
      'supply copper 10 stone 10 grain 10 pumpkin 10 bigCopper 6 bigStone 6, workers copper 18 stone 18 grain 18 pumpkin 18, cows 11',
      '0* settlements left 12, silver 6, cows 0, canteens 0, copper 0 stone 0 grain 0 pumpkin 0 bigCopper 0 bigStone 0, workers copper 1 stone 0 grain 1 pumpkin 1',
    ]);
    expect(drawn(after(1), 'grainField', 'supply', '0')).toEqual([
      'grainField - - g / - - -',
      'supply copper 10 stone 10 grain 6 pumpkin 10 bigCopper 6 bigStone 6, workers copper 18 stone 18 grain 18 pumpkin 18, cows 11',
      '0* settlements left 12, silver 0, cows 0, canteens 0, copper 0 stone 0 grain 4 pumpkin 0 bigCopper 0 bigStone 0, workers copper 1 stone 0 grain 0 pumpkin 1',
    ]);
    expect(drawn(state, 'grainField', 'supply', '0')).toEqual([
      'grainField - - g / - - cp',
      'supply copper 10 stone 10 grain 5 pumpkin 10 bigCopper 6 bigStone 6, workers copper 18 stone 18 grain 18 pumpkin 18, cows 11',
      '0  settlements left 12, silver 0, cows 0, canteens 0, copper 0 stone 0 grain 5 pumpkin 0 bigCopper 0 bigStone 0, workers copper 0 stone 0 grain 0 pumpkin 0',
    ]);
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
    expect(drawn(state, 'mine')).toEqual(['mine c c - / sg c -']);
  });
});
