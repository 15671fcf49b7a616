import { describe, expect, test } from 'vitest';
import { act, choices, drawn, own, playNamedExample, refusal, solo, team } from '../scene.ts';

describe('action A, recruit', () => {
  test.each([
    [1, 'sp'],
    [2, 'cc'],
    [3, 'pp'],
    [5, 'cg'],
    [6, 'ss'],
    [7, 'gg'],
  ])('space %i of the wheel gives the two workers shown, %s, from the supply', (space, workers) => {
    const { s } = act(solo({}), '0 recruit', `chance spin ${space}`);
    expect(team(s, 0)).toBe(workers);
    expect(s.workers.reduce((sum, count) => sum + count)).toBe(70);
  });
  test('Recruit: a grey and an orange worker from the spin, then two grain move the arrow two spaces, to two more orange workers', () => {
    const { s: state, after } = playNamedExample('Two grain for two more workers');
    expect(drawn(after(0), 'wheel', 'supply', '0')).toEqual([
      'wheel ** sp cc pp ** cg ss gg',
      'supply copper 10 stone 10 grain 10 pumpkin 10 bigCopper 6 bigStone 6, workers copper 18 stone 18 grain 18 pumpkin 18, cows 11',
      '0* settlements left 12, silver 0, cows 1, canteens 0, copper 0 stone 0 grain 3 pumpkin 0 bigCopper 0 bigStone 0, workers copper 0 stone 0 grain 0 pumpkin 0',
    ]);
    expect(drawn(after(1), 'wheel', 'supply', '0')).toEqual([
      'wheel ** [sp] cc pp ** cg ss gg',
      'supply copper 10 stone 10 grain 10 pumpkin 10 bigCopper 6 bigStone 6, workers copper 18 stone 17 grain 18 pumpkin 17, cows 11',
      '0* settlements left 12, silver 0, cows 1, canteens 0, copper 0 stone 0 grain 3 pumpkin 0 bigCopper 0 bigStone 0, workers copper 0 stone 1 grain 0 pumpkin 1',
    ]);
    expect(drawn(state, 'wheel', 'supply', '0')).toEqual([
      'wheel ** sp cc [pp] ** cg ss gg',
      'supply copper 10 stone 10 grain 12 pumpkin 10 bigCopper 6 bigStone 6, workers copper 18 stone 17 grain 18 pumpkin 15, cows 11',
      '0* settlements left 12, silver 0, cows 1, canteens 0, copper 0 stone 0 grain 1 pumpkin 0 bigCopper 0 bigStone 0, workers copper 0 stone 1 grain 0 pumpkin 3',
    ]);
    expect(state.phase, 'only the end of the turn is left').toBe('ending');
  });
  test('the arrow moves clockwise up to seven spaces, each for a grain paid to the supply', () => {
    const s = act(solo({ goods: 'ggggggggg' }), '0 recruit', 'chance spin 6').s;
    expect(choices(s, 0)).toEqual(['done', ...[1, 2, 3, 4, 5, 6, 7].map((spaces) => `advance ${spaces}`)]);
    const moved = act(s, '0 advance 5').s;
    expect([moved.arrow, moved.goods[2], own(moved, 0)]).toEqual([3, 15, 'gggg']);
    expect(team(moved, 0), 'the spaces passed give nothing').toBe('sspp');
  });
  test('the arrow is moved only once in a turn, even if grain is left', () => {
    const s = act(solo({ goods: 'ggg', cows: 2 }), '0 recruit', 'chance spin 1', '0 advance 1').s;
    expect(refusal(s, '0 advance 1')).toBe('recruit.advance');
    expect(refusal(act(s, '0 trade grain').s, '0 advance 1')).toBe('recruit.advance');
  });
  test('nobody has to pay grain', () => {
    const s = act(solo({ goods: 'ggg' }), '0 recruit', 'chance spin 1', '0 done').s;
    expect([team(s, 0), own(s, 0), s.turn]).toEqual(['sp', 'ggg', 1]);
  });
  test('two white workers are any two from the supply, of one colour or of two', () => {
    const s = act(solo({}), '0 recruit', 'chance spin 4').s;
    expect(choices(s, 0).join(' ').replaceAll('take ', '')).toBe('cc cs cg cp ss sg sp gg gp pp');
    expect(team(act(s, '0 take pp').s, 0)).toBe('pp');
  });
});
