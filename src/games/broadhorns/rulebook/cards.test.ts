import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { cards, one } from '../scene.ts';
import { act, asked, choices, endsTurn, me, told } from '../scripted.ts';
import { barrelOf } from '../state.ts';
import { atVicksburg } from './scenes.ts';

describe('Travelers', () => {
  test('a Port action may serve travelers alone', () => {
    const start = one({ gold: 5, boat: '20', at: 26, barrels: 'U0' }, { towns: { 7: { tile: '7a', cards: 'T13' } } });
    const { s } = act(start, '0 port', '0 done', '0 done', '0 pickUp T13', '0 done');
    expect(me(s)).toMatchObject({ gold: 5, travelers: cards('T13') });
    expect(me(s).barrels).toHaveLength(1);
    expect(s.towns[6]?.cards).toEqual([]);
  });
  test('travelers aboard lie face up beside the boat', () => {
    const s = one({ boat: '20', travelers: 'T06' });
    expect(game.view(s, 1).merchants[0]?.travelers).toEqual(cards('T06'));
  });
  test('a traveler landed at the destination pays the fare, and the card is discarded', () => {
    const { s } = act(one({ gold: 0, boat: '30', at: 36, travelers: 'T14 T16' }), '0 port');
    expect(me(s)).toMatchObject({ gold: 5 + 4, travelers: [] });
    expect(s.pile).toEqual(cards('T14 T16'));
  });
});

describe('Cards', () => {
  test('a card that is drawn goes to the hand, unless it is a spoil card', () => {
    for (const card of ['D-7A', 'T01', 'ice', 'peddler', 'good-current']) {
      expect(me(act(one({}, { deck: card }), '0 done', `chance draw ${card}`).s).hand).toEqual(cards(card));
    }
  });
  test('a spoil card is shown, shifts one type by one space, is discarded, and another card is drawn', () => {
    const start = one({ boat: '20', barrels: 'F0 A1' }, { deck: 'spoil-apples ice' });
    const shown = act(start, '0 done', 'chance draw spoil-apples');
    expect(told(shown.events, 'spoilDrawn')).toMatchObject([{ card: cards('spoil-apples')[0] }]);
    const { s } = act(shown.s, '0 letSpoil');
    expect(me(s).barrels).toEqual([barrelOf(0, 0), barrelOf(1, 2)]);
    expect(s.pile).toEqual([...start.pile, ...cards('spoil-apples')]);
    expect(me(act(s, 'chance draw ice').s).hand).toEqual(cards('ice'));
  });
  test('an ice card skips the spoil step of the player’s own turn', () => {
    const start = one({}, { deck: 'peddler' }, { boat: '20', at: 2, barrels: 'A0 P3', hand: 'ice' });
    const { s } = act(start, ...endsTurn(0, 'peddler'), '1 useIce');
    expect(me(s, 1)).toMatchObject({ barrels: [barrelOf(1, 0), barrelOf(2, 3)], hand: [] });
    expect(asked(s)).toBe('1');
  });
  test('ice, peddler and good current are discarded when they are used', () => {
    const melted = act(atVicksburg({ barrels: 'A0', hand: 'ice' }), '0 sell apples 4', '0 iceBonus').s;
    const peddled = act(one({ gold: 9, boat: '20', at: 4, hand: 'peddler' }), '0 port', '0 buyWithPeddler pork').s;
    const carried = act(one({ boat: '20', hand: 'good-current' }), '0 goodCurrent').s;
    const kept = act(one({}, { deck: 'T01' }, { boat: '20', barrels: 'A0', hand: 'ice' }), ...endsTurn(0, 'T01')).s;
    const saved = act(kept, '1 useIce').s;
    expect(saved.pile).toEqual([...kept.pile, ...cards('ice')]);
    expect([melted, peddled, carried].map((s) => s.pile)).toEqual(['ice', 'peddler', 'good-current'].map(cards));
    expect([melted, peddled, carried].map((s) => me(s).hand)).toEqual([[], [], []]);
  });
  test('travelers aboard do not count towards the hand limit', () => {
    const start = one({ boat: '20', hand: 'T03', travelers: 'T06' }, { deck: 'ice' });
    expect(act(start, ...endsTurn(0)).s.turn).toBe(1);
  });
  test('a new boat brings the hand down to its limit at the end of the turn', () => {
    const start = one({ gold: 0, hand: 'T03 D-7A ice' }, { deck: 'peddler' });
    const bought = act(start, '0 port', '0 boat 20').s;
    expect(me(bought).hand).toHaveLength(3);
    const drawn = act(bought, ...endsTurn(0, 'peddler')).s;
    expect(choices(drawn, 0)).toEqual(['discard T03', 'discard D-7A', 'discard ice', 'discard peddler']);
    const { s } = act(drawn, '0 discard peddler', '0 discard ice');
    expect(me(s).hand).toEqual(cards('T03 D-7A'));
    expect(s.pile.slice(-2)).toEqual(cards('peddler ice'));
    expect(s.turn).toBe(1);
  });
});
