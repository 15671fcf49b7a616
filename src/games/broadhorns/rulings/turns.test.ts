import { describe, expect, test } from 'vitest';
import { one } from '../scene.ts';
import { act, choices, endsTurn, me, refusal } from '../scripted.ts';

describe('Turn, actions, movement', () => {
  test('R1: both actions may be declined', () => {
    const { s } = act(one({ boat: '20' }, { deck: 'ice' }), ...endsTurn(0));
    expect(s.turn).toBe(1);
  });
  test('R2: a town and then St. Louis can be two Port actions of one turn', () => {
    const { s } = act(one({ boat: '20', at: 4 }), '0 port', '0 done', '0 endExpedition', '0 port');
    expect(s).toMatchObject({ phase: 'boat', actions: 0 });
  });
  test('R3: one Port action in St. Louis per expedition, and no Move without a boat', () => {
    expect(refusal(one({ boat: '20' }), '0 port')).toBe('port.once');
    expect(refusal(one({}), '0 move 1')).toBe('expedition.boat');
    expect(choices(one({ gold: 8 }, { changes: { phase: 'boat' } }), 0)).toEqual(['boat 20', 'boat 30', 'boat 40']);
  });
  test('R4: a Port action only from the entrance', () => {
    expect(refusal(one({ boat: '20', at: 5 }), '0 port')).toBe('port.entrance');
  });
  test('R5: leaving a port for the exit costs one space', () => {
    const { s } = act(one({ boat: '20', at: 4, inPort: true }), '0 move 1');
    expect(me(s)).toMatchObject({ at: 5, inPort: false });
    expect(refusal(one({ boat: '20', at: 4, inPort: true }), '0 port')).toBe('port.once');
  });
  test('R6: two Moves give a third, which is no Port action and may be left out', () => {
    const { s } = act(one({ boat: '20' }), '0 move 1', '0 move 3');
    expect(choices(s, 0)).toContain('move 5');
    expect(refusal(s, '0 port')).toBe('turn.actions');
    const after = act(s, '0 move 1').s;
    expect(choices(after, 0)).toEqual(['endExpedition', 'done']);
  });
  test('R7: a Move and a Port give no bonus move', () => {
    const { s } = act(one({ boat: '20' }), '0 move 4', '0 port', '0 done', '0 done');
    expect(refusal(s, '0 move 1')).toBe('turn.actions');
  });
  test('R8: boats share spaces', () => {
    const { s } = act(one({ boat: '20', at: 1 }, {}, { boat: '20', at: 3 }), '0 move 2');
    expect(me(s).at).toBe(me(s, 1).at);
  });
  test('R9: nothing floats beyond New Orleans, and a boat may lie there', () => {
    expect(refusal(one({ boat: '20', at: 34 }), '0 move 3')).toBe('move.river-end');
    expect(choices(one({ boat: '20', at: 36, inPort: true }), 0)).toEqual(['endExpedition', 'done']);
  });
  test('R10: a season that begins during a turn holds at once', () => {
    const start = one(
      { boat: '20', at: 4, barrels: 'P0' },
      { track: 'FFF', towns: { 1: { tile: '1a', holds: 'AW' } } },
    );
    const { s } = act(start, '0 port', '0 sell pork 2', '0 season apples', 'chance reveal 1b', '0 done', '0 done');
    expect(choices(s, 0).filter((line) => line.startsWith('move'))).toHaveLength(4);
  });
  test('R11, R12: the year begins in autumn, and even winter leaves a speed', () => {
    expect(choices(one({ boat: '40' }, { track: 'FFFF' }), 0)).toContain('move 3');
    expect(choices(one({ boat: '20' }), 0)).toContain('move 5');
  });
  test('R13: Good Current counts for this and later Moves, and several add up', () => {
    const start = one({ boat: '20', hand: 'good-current good-current' });
    const { s } = act(start, '0 move 1', '0 goodCurrent', '0 move 7', '0 goodCurrent');
    expect(choices(s, 0)).toContain('move 9');
    expect(refusal(s, '0 goodCurrent')).toBe('cards.good-current');
  });
});
