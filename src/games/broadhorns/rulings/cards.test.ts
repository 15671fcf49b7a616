import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { cards, type MerchantScene, one } from '../scene.ts';
import { act, asked, choices, endsTurn, me, refusal, told } from '../scripted.ts';
import type { State } from '../state.ts';

describe('Travelers and hand', () => {
  const atCairo = (m: MerchantScene, lying = ''): State =>
    act(one({ boat: '20', at: 11, gold: 0, ...m }, { towns: { 3: { cards: lying } } }), '0 port').s;

  test('R33: a traveler in hand boards at any town upriver of the destination', () => {
    expect(choices(atCairo({ hand: 'T01' }), 0)).toContain('pickUp T01');
    const below = act(one({ boat: '20', at: 18, gold: 0, hand: 'T01' }), '0 port').s;
    expect(refusal(below, '0 pickUp T01')).toBe('travelers.downriver');
    expect(refusal(below, '0 pickUp T05')).toBe('travelers.here');
    expect(refusal(below, '0 pickUp ice')).toBe('travelers.card');
    const home = act(one({ gold: 0, hand: 'T01' }), '0 port', '0 boat 20').s;
    expect(refusal(home, '0 pickUp T01')).toBe('market.buy');
  });
  test('R34, R39: a discarded traveler lies at the home town, a delivery at its town, ice on the pile', () => {
    const start = one({ boat: '20', hand: 'T03 D-7A ice' }, { deck: 'peddler' });
    const { s } = act(start, '0 done', 'chance draw peddler', '0 discard T03', '0 discard D-7A');
    expect(s.towns[1]?.cards).toEqual(cards('T03'));
    expect(s.towns[6]?.cards).toEqual(cards('D-7A'));
    expect(s.turn).toBe(1);
  });
  test('R34, R36: any player who puts in where a traveler waits may take them aboard', () => {
    const towns = { 2: { cards: 'T03' }, 3: { cards: 'T06' } };
    for (const [at, card] of [
      [8, 'T03'],
      [11, 'T06'],
    ] as const) {
      const start = one({}, { towns, deck: 'ice' }, { boat: '20', at });
      expect(me(act(start, ...endsTurn(0), '1 port', '1 done', `1 pickUp ${card}`).s, 1).travelers).toEqual(
        cards(card),
      );
    }
  });
  test('R35: fares are paid by themselves, and the place can be filled again', () => {
    const start = one({ gold: 0, boat: '20', at: 26, travelers: 'T06' }, { towns: { 7: { cards: 'T13' } } });
    const { s } = act(start, '0 port', '0 pickUp T13');
    expect(me(s)).toMatchObject({ gold: 3, travelers: cards('T13') });
  });
  test('R36, R62: a traveler dropped off early stays in that town for this Port action', () => {
    const { s } = act(atCairo({ travelers: 'T06' }), '0 dropOff T06');
    expect(me(s)).toMatchObject({ gold: 0, travelers: [] });
    expect(s.towns[2]?.cards).toEqual(cards('T06'));
    expect(refusal(s, '0 pickUp T06')).toBe('travelers.once');
    expect(refusal(s, '0 dropOff T06')).toBe('travelers.aboard');
  });
  test('R62: a traveler who has just boarded may be dropped off in the same Port action, once', () => {
    const boarded = act(atCairo({ hand: 'T06 T07' }), '0 pickUp T06').s;
    const { s } = act(boarded, '0 dropOff T06');
    expect(me(s)).toMatchObject({ hand: cards('T07'), travelers: [] });
    expect(s.towns[2]?.cards).toEqual(cards('T06'));
    expect(refusal(s, '0 pickUp T06')).toBe('travelers.once');
    expect(refusal(s, '0 pickUp T07')).toBeUndefined();
  });
  test('R62: ending the expedition lays a traveler who has just boarded open at the town as well', () => {
    const { s } = act(atCairo({ hand: 'T06' }), '0 pickUp T06', '0 endExpedition');
    expect(s.towns[2]?.cards).toEqual(cards('T06'));
  });
  test('R62: the next Port action takes a traveler aboard who was dropped off in the last one', () => {
    const dropped = act(atCairo({ travelers: 'T06' }), '0 dropOff T06', '0 done').s;
    Object.assign(me(dropped), { inPort: false });
    expect(refusal(act(dropped, '0 port').s, '0 pickUp T06')).toBeUndefined();
  });
  test('A boat holds no more travelers than its card says', () => {
    expect(refusal(atCairo({ hand: 'T06', travelers: 'T07' }), '0 pickUp T06')).toBe('travelers.seats');
  });
  test('R37: a traveler whose destination is passed by is lost', () => {
    const { s } = act(one({ boat: '20', at: 24, travelers: 'T06' }), '0 move 2');
    expect(me(s).travelers).toEqual(cards('T06'));
    const passed = act(s, '0 move 1');
    expect(told(passed.events, 'travelerMissed')).toHaveLength(1);
    expect(passed.s.pile).toContain(cards('T06')[0]);
  });
  test('R38: travelers wait in the town where an expedition ends in port, and are lost elsewhere', () => {
    expect(act(atCairo({ travelers: 'T06' }), '0 endExpedition').s.towns[2]?.cards).toEqual(cards('T06'));
    expect(act(one({ boat: '20', at: 12, travelers: 'T06' }), '0 endExpedition').s.pile).toEqual(cards('T06'));
    const lying = act(one({ boat: '20', at: 11, inPort: true, travelers: 'T06' }), '0 endExpedition').s;
    expect(lying.pile).toEqual(cards('T06'));
    expect(lying.towns[2]?.cards).toEqual([]);
  });
  test('R39: without a boat there is no hand limit', () => {
    const { s } = act(one({ hand: 'T03 D-7A ice D-8F' }, { deck: 'peddler' }), '0 done', 'chance draw peddler');
    expect(s.turn).toBe(1);
  });
  test('R39: nobody discards within the limit', () => {
    const { s } = act(one({ boat: '30', hand: 'T03 ice' }, { deck: 'peddler' }), '0 done', 'chance draw peddler');
    expect(s.turn).toBe(1);
    expect(refusal(one({ boat: '20', hand: 'ice' }), '0 discard ice')).toBe('hand.limit');
  });
  test('R40: any number of cards may lie at a town, open to all, and they stay when the tile changes', () => {
    const lying = 'D-7A D-7P D-7U D-7W T13';
    const start = one(
      { boat: '20', at: 26, barrels: 'W0' },
      { towns: { 7: { tile: '7a', holds: 'APU', cards: lying } } },
    );
    const { s } = act(start, '0 port', '0 sell whiskey 4', '0 done', '0 season apples', 'chance reveal 7b');
    for (const seat of [0, 1, undefined]) expect(game.view(s, seat).towns[6]?.cards).toEqual(cards(lying));
  });
  test('R41: when the deck is empty, the pile is shuffled and becomes the deck', () => {
    const start = one({}, { deck: '' });
    const { s, events } = act(start, '0 done');
    expect(told(events, 'reshuffled')).toHaveLength(1);
    expect(s.pile).toEqual([]);
    expect(s.deck.length).toBe(73);
  });
  test('R41: when only spoil cards are left the first takes effect and no card is drawn', () => {
    const start = one({}, { deck: 'spoil-flour' });
    start.pile = cards('spoil-flour');
    const { s, events } = act(start, '0 done', 'chance draw spoil-flour');
    expect(told(events, 'drewNothing')).toHaveLength(1);
    expect(s.turn).toBe(1);
  });
  test('R42: spoil cards drawn for starting hands are set aside and go back', () => {
    let s = game.setup(2, {});
    for (let town = 1; town <= 10; town++) s = act(s, `chance reveal ${town}a`).s;
    s = act(s, 'chance draw spoil-pork', 'chance draw ice', 'chance draw T01').s;
    expect(s.deck).toHaveLength(71);
    expect(s.pile).toEqual([]);
    expect(asked(s)).toBe('0');
  });
  test('R43: others see how many cards a hand holds, and no more', () => {
    const s = one({ hand: 'ice T01' });
    expect(game.view(s, 1).merchants[0]?.hand).toEqual([-1, -1]);
    expect(game.view(s, 0).merchants[0]?.hand).toEqual(cards('ice T01'));
    expect(new Set(game.view(s, 0).deck)).toEqual(new Set([-1]));
    expect(game.view(s, 1)).toEqual({
      ...s,
      deck: s.deck.map(() => -1),
      merchants: [{ ...me(s), hand: [-1, -1] }, me(s, 1)],
    });
  });
  test('R43: whether Sell or Buy asks does not depend on which cards are in the hand', () => {
    const phases = (hand: string) => {
      const start = one(
        { gold: 3, boat: '20', at: 26, barrels: 'A0', hand },
        { market: 'W2', towns: { 7: { tile: '7a' } } },
      );
      const sold = act(start, '0 port', '0 sell apples 4').s;
      return [sold.phase, act(sold, '0 done').s.phase];
    };
    expect(['ice', 'peddler', 'T16', 'D-7A'].map(phases)).toEqual(Array(4).fill(['sell', 'buy']));
  });
});
