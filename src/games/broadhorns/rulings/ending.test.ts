import { describe, expect, test } from 'vitest';
import { prizesFor } from '../rules/ending.ts';
import { type MerchantScene, one, scene } from '../scene.ts';
import { act, choices, endsTurn, me, told } from '../scripted.ts';

describe('Ending expeditions, end of game', () => {
  test('R51, R53: an expedition ends anywhere for nothing, and the barrels go back to the bag', () => {
    const start = one({ gold: 1, boat: '30', at: 7, barrels: 'U0 W0' });
    const { s } = act(start, '0 endExpedition');
    expect(me(s)).toMatchObject({ gold: 1, at: 0, boat: -1, barrels: [] });
    expect(s.bag[3]).toBe((start.bag[3] ?? 0) + 1);
    expect(s.actions).toBe(2);
  });
  test('R52: the boat is sold only as the last part of a Port action', () => {
    const { s } = act(one({ gold: 0, boat: '40', at: 4 }), '0 port', '0 endExpedition');
    expect(me(s).gold).toBe(5);
    const nothing = (m: MerchantScene) => me(act(one({ gold: 0, boat: '40', ...m }), '0 endExpedition').s).gold;
    expect([nothing({ at: 4 }), nothing({ at: 4, inPort: true }), nothing({ at: 0 })]).toEqual([0, 0, 0]);
  });
  test('R53: barrels left unsold when an expedition ends in port go to the bag without pay', () => {
    const start = one({ gold: 0, boat: '20', at: 26, barrels: 'A0' }, { towns: { 7: { tile: '7a' } } });
    const { s } = act(start, '0 port', '0 done', '0 endExpedition');
    expect(me(s)).toMatchObject({ gold: 1, barrels: [] });
    expect(s.bag[1]).toBe((start.bag[1] ?? 0) + 1);
    expect(s.towns[6]?.filled).toBe(0);
  });
  test('R54: the thirteenth barrel brings the harvest', () => {
    const start = one(
      { boat: '20', at: 26, barrels: 'W0' },
      { track: 'F'.repeat(10) + 'AA', towns: { 7: { tile: '7a', holds: 'APU' } } },
    );
    const { s, events } = act(start, '0 port', '0 sell whiskey 4', '0 season pork');
    expect(s).toMatchObject({ track: [2], placed: 13 });
    expect(told(events, 'harvest')).toEqual([{ type: 'harvest', barrels: 12 }]);
    expect(s.bag).toEqual([12 - 2, 12 - 2, 12 - 2 - 1, 12 - 2, 12 - 2]);
  });
  test('R55, R58: after the sixteenth barrel the round is finished, then barrels and boats are paid', () => {
    const start = one(
      { gold: 0, boat: '30', at: 5, barrels: 'U0 W0' },
      { deck: 'ice peddler', track: 'AAAA', changes: { placed: 16 } },
      { gold: 3 },
    );
    const { s, events } = act(start, '0 done', 'chance draw ice', '1 done', 'chance draw peddler');
    expect(s.outcome).toMatchObject({ reason: 'broadhorns/end.year', ranks: [1, 2] });
    expect(told(events, 'finalGold')).toMatchObject([{ barrels: 4, resale: 3, prize: 3 }, { gold: 6 }]);
  });
  test('R55: a spoil card in the last turn still costs barrels', () => {
    const start = one(
      { gold: 0, boat: '20', at: 5, barrels: 'A3' },
      { deck: 'ice spoil-apples peddler', changes: { placed: 16, turn: 1 } },
    );
    const { s, events } = act(start, '1 done', 'chance draw spoil-apples', '0 letSpoil', 'chance draw peddler');
    expect(s.outcome).toBeDefined();
    expect(told(events, 'finalGold')).toMatchObject([{ barrels: 0, resale: 1 }, { barrels: 0 }]);
  });
  test('R56: a town filled after that puts no barrel on the track', () => {
    const start = one(
      { boat: '20', at: 26, barrels: 'W0' },
      { track: 'AAAA', changes: { placed: 16 }, towns: { 7: { tile: '7a', holds: 'APU' } } },
    );
    const { s } = act(start, '0 port', '0 sell whiskey 4', 'chance reveal 7c');
    expect(s.track).toHaveLength(4);
    expect(me(s).tiles).toHaveLength(1);
  });
  test('R57: a player who ends an expedition in the last round takes no more actions', () => {
    const start = one({ boat: '20', at: 4 }, { track: 'AAAA', deck: 'ice', changes: { placed: 16 } });
    expect(act(start, '0 endExpedition').s).toMatchObject({ phase: 'draw', actions: 0 });
    expect(choices(one({}, { track: 'AAAA', changes: { placed: 16 } }), 0)).toEqual(['port', 'done']);
  });
  test('R57: the player who places the last barrel does not go back to St. Louis either', () => {
    const start = one(
      { gold: 0, boat: '20', at: 26, barrels: 'W0' },
      { track: 'AAA', changes: { placed: 15 }, towns: { 7: { tile: '7a', holds: 'APU' } } },
    );
    const lines = ['0 port', '0 sell whiskey 4', '0 season apples', 'chance reveal 7b', '0 done', '0 endExpedition'];
    const { s } = act(start, ...lines);
    expect(s).toMatchObject({ phase: 'draw', actions: 0 });
    expect(me(s)).toMatchObject({ boat: -1, at: 26, gold: 4 + 2 + 1 });
  });
  test('R58: nothing is paid for travelers aboard or for cards in hand', () => {
    const start = one(
      { gold: 0, boat: '20', at: 33, inPort: true, travelers: 'T14', hand: 'ice D-10F' },
      { deck: 'ice peddler', changes: { placed: 16, turn: 1 } },
    );
    const { events } = act(start, ...endsTurn(1));
    expect(told(events, 'finalGold')[0]).toMatchObject({ barrels: 0, resale: 1, prize: 3, gold: 1 + 3 });
  });
  test('R59: players who tie for wreaths add up their prizes and divide them, rounded down', () => {
    expect(prizesFor([3, 1])).toEqual([7, 0]);
    expect(prizesFor([2, 2])).toEqual([3, 3]);
    expect(prizesFor([5, 5, 1])).toEqual([9, 9, 0]);
    expect(prizesFor([5, 2, 2])).toEqual([12, 3, 3]);
    expect(prizesFor([4, 4, 4, 1])).toEqual([10, 10, 10, 0]);
    expect(prizesFor([1, 6, 3, 3])).toEqual([0, 15, 7, 7]);
    expect(prizesFor([0, 0, 0, 0])).toEqual([7, 7, 7, 7]);
  });
  test('R60: a tie of gold is broken by town tiles, and the place is shared if they are equal too', () => {
    const ending = (tiles: string, gold: number) =>
      act(
        one(
          { gold, tiles },
          { deck: 'ice peddler', track: 'AAAA', changes: { placed: 16 } },
          { gold: 10, tiles: '1e' },
        ),
        '0 done',
        'chance draw ice',
        '1 done',
        'chance draw peddler',
      ).s.outcome;
    expect(ending('3b 4a 5a', 10)).toMatchObject({ ranks: [1, 2], tieBreak: 'broadhorns/end.tie' });
    expect(ending('2e 3b', 17)).toMatchObject({ ranks: [1, 2], tieBreak: 'broadhorns/end.tie' });
    expect(ending('3b', 17)?.ranks).toEqual([1, 1]);
  });
  test('R60: lower places are ranked, or shared, in the same way', () => {
    const ranks = (tiles: string) =>
      act(
        scene({
          merchants: [{ gold: 5, tiles: '1a' }, { gold: 5, tiles }, { gold: 60, tiles: '2a 2b 2c' }, { gold: 1 }],
          deck: 'ice',
          changes: { placed: 16, turn: 3 },
        }),
        ...endsTurn(3),
      ).s.outcome?.ranks;
    expect(ranks('3b 4a')).toEqual([3, 2, 1, 4]);
    expect(ranks('1b')).toEqual([2, 2, 1, 4]);
  });
  test('R63: thirty rounds in a row without a filled town are a standstill', () => {
    const after = (round: number, lastFill: number) =>
      act(one({}, { deck: 'ice', changes: { round, lastFill, turn: 1 } }), ...endsTurn(1)).s.outcome?.reason;
    expect([after(29, 0), after(34, 5)]).toEqual([undefined, undefined]);
    expect([after(30, 0), after(35, 5)]).toEqual(Array(2).fill('broadhorns/end.standstill'));
  });
  test('R63: a filled town starts the count again', () => {
    const start = one(
      { boat: '20', at: 26, barrels: 'W0' },
      { towns: { 7: { tile: '7a', holds: 'APU' } }, changes: { round: 30 } },
    );
    expect(act(start, '0 port', '0 sell whiskey 4', '0 season apples').s.lastFill).toBe(30);
  });
});
