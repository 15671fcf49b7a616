import { describe, expect, test } from 'vitest';
import { one, scene } from '../scene.ts';
import { act, choices, endsTurn, me, refusal } from '../scripted.ts';
import { seasonOf, type State } from '../state.ts';

describe('Ending an expedition', () => {
  test('an expedition may call at any number of towns', () => {
    const start = one({ gold: 0, boat: '20', at: 4 }, { deck: 'ice ice' });
    const second = act(start, '0 port', '0 done', '0 move 4', ...endsTurn(0), ...endsTurn(1), '0 port', '0 done').s;
    expect(me(act(second, '0 move 3').s)).toMatchObject({ at: 11, inPort: false });
  });
  test('the boat goes back beside St. Louis and can be sent out again with an action that is left', () => {
    const { s } = act(one({ gold: 0, boat: '40', at: 30 }), '0 port', '0 endExpedition');
    expect(me(s)).toMatchObject({ gold: 5, at: 0, inPort: false, boat: -1 });
    expect(choices(s, 0)).toEqual(['port', 'done']);
    const spent = act(one({ gold: 0, boat: '40', at: 29 }), '0 move 1', '0 port', '0 endExpedition').s;
    expect(spent.phase).toBe('draw');
  });
});

describe('The end of the year', () => {
  /** The merchant of this seat is about to place the last barrel. */
  const lastFill = (seat: number): State =>
    scene({
      merchants: [0, 1, 2].map(() => ({ gold: 0, boat: '20', at: 26, barrels: 'W0' }) as const),
      towns: { 7: { tile: '7a', holds: 'APU' } },
      track: 'AAA',
      deck: 'ice ice ice',
      changes: { turn: seat, placed: 15 },
    });
  const fills = (seat: number) =>
    act(
      lastFill(seat),
      `${seat} port`,
      `${seat} sell whiskey 4`,
      `${seat} season pork`,
      'chance reveal 7b',
      `${seat} done`,
      `${seat} done`,
      ...endsTurn(seat),
    ).s;

  test('the last space of the season track ends the game when the round is finished', () => {
    const s = fills(1);
    expect(s.outcome).toBeUndefined();
    expect(s.turn).toBe(2);
    expect(act(s, ...endsTurn(2)).s.outcome?.reason).toBe('broadhorns/end.year');
  });
  test('if the last player fills it, the game ends with that turn', () => {
    expect(fills(2).outcome?.reason).toBe('broadhorns/end.year');
  });
  test('the most gold wins', () => {
    const start = scene({
      merchants: [{ gold: 9 }, { gold: 30 }, { gold: 12 }],
      deck: 'ice ice ice',
      changes: { placed: 16 },
    });
    const { s } = act(start, ...endsTurn(0), ...endsTurn(1), ...endsTurn(2));
    expect(s.outcome?.ranks).toEqual([3, 1, 2]);
  });
});

describe('Seasons', () => {
  const speedIn = (track: string): number => {
    const s = scene({ merchants: [{ boat: '20' }, {}], track });
    return choices(s, 0).filter((line) => line.startsWith('move')).length;
  };
  test('winter takes one from the speed, spring adds one', () => {
    expect(speedIn('')).toBe(5);
    expect(speedIn('FFFF')).toBe(4);
    expect(speedIn('FFFFFFF')).toBe(6);
    expect(speedIn('FFFFFFFFFF')).toBe(5);
  });
  test('the season is that of the last barrel placed', () => {
    const seasons = [0, 3, 4, 6, 7, 9, 10, 12, 13, 16].map((placed) => seasonOf({ placed }));
    const two = (season: string) => [season, season];
    expect(seasons).toEqual(['autumn', 'winter', 'spring', 'summer', 'final autumn'].flatMap(two));
  });
  test('in winter nothing spoils by itself', () => {
    const before = (track: string) =>
      act(
        scene({ merchants: [{}, { boat: '20', at: 2, barrels: 'A0' }], track, deck: 'ice', changes: { actions: 0 } }),
        '0 done',
        'chance draw ice',
      ).s.phase;
    expect(before('')).toBe('spoilStep');
    expect(before('FFFF')).toBe('actions');
  });
  test('a Move goes no further than the speed', () => {
    expect(refusal(scene({ merchants: [{ boat: '30' }, {}] }), '0 move 5')).toBe('move.speed');
  });
});
