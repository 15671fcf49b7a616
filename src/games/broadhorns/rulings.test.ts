import { describe, expect, test } from 'vitest';
import { game } from './game.ts';
import { prizesFor } from './rules/ending.ts';
import { act, asked, cards, choices, endsTurn, me, type MerchantScene, one, refusal, scene, told } from './scene.ts';
import type { State } from './state.ts';

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
  test('R4: no Port action but from the entrance', () => {
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

describe('Market and buying', () => {
  test('R14: at the start of every turn the market is filled up to ten', () => {
    let { s } = act(one({}, { market: 'F2 A2 P2 U1 W1', deck: 'ice' }), ...endsTurn(0));
    expect(asked(s)).toBe('chance');
    s = act(s, 'chance barrel furs', 'chance barrel furs').s;
    expect(s.market).toEqual([2, 2, 2, 3, 1]);
    expect(asked(s)).toBe('1');
  });
  test('R14: barrels bought along the river leave a gap until the next turn, barrels from the bag leave none', () => {
    const towns = { 1: { tile: '1a' } };
    const start = one({ gold: 9, boat: '20', at: 4 }, { towns, deck: 'ice' });
    const bought = act(start, '0 port', '0 buy flour', '0 done', '0 endExpedition', '0 port', '0 boat 20').s;
    expect(bought.market).toEqual([1, 2, 2, 2, 2]);
    const bagged = act(bought, '0 buyFromBag flour', '0 done', ...endsTurn(0));
    expect(asked(bagged.s)).toBe('chance');
    expect(asked(act(bagged.s, 'chance barrel furs').s)).toBe('1');
  });
  test('R16: with an empty bag the market stays short', () => {
    const start = one({}, { market: 'F2', deck: 'ice' });
    start.bag = [0, 0, 0, 0, 0];
    expect(asked(act(start, ...endsTurn(0)).s)).toBe('1');
  });
  test('R15, R17: the cheapest barrel of a type goes, and nothing slides', () => {
    const { s, events } = act(
      one({ gold: 9, boat: '40' }, { market: 'F3', changes: { phase: 'cargo' } }),
      '0 buy flour',
      '0 buy flour',
    );
    expect(told(events, 'bought').map((event) => event.gold)).toEqual([1, 2]);
    expect(s.market[0]).toBe(1);
  });
  test('R18: in St. Louis a type can be named and bought from the bag for 4', () => {
    const start = one({ gold: 9, boat: '20' }, { market: 'F1', changes: { phase: 'cargo' } });
    const { s } = act(start, '0 buyFromBag whiskey');
    expect(me(s)).toMatchObject({ gold: 5, barrels: [4] });
    start.bag = [0, 0, 0, 0, 0];
    expect(refusal(start, '0 buyFromBag whiskey')).toBe('market.bag');
    const inPort = act(one({ gold: 9, boat: '20', at: 4 }), '0 port').s;
    expect([inPort.phase, refusal(inPort, '0 buyFromBag whiskey')]).toEqual(['buy', 'other-question']);
  });
  test('R19: what the market does not hold is not to be had along the river', () => {
    const start = one({ gold: 9, boat: '20', hand: 'peddler' }, { market: 'A1', changes: { phase: 'buy' } });
    Object.assign(me(start), { at: 26, inPort: true });
    start.sheet = start.towns[6]?.sheet ?? 0;
    expect(refusal(start, '0 buy flour')).toBe('market.none');
    expect(refusal(start, '0 buy apples')).toBe('buy.banner');
    expect(choices(start, 0)).toEqual(['buyWithPeddler apples', 'done']);
  });
  test('R20: a peddler sells any type at the market price plus 1', () => {
    const { s } = act(one({ gold: 9, boat: '20', at: 4, hand: 'peddler' }), '0 port', '0 buyWithPeddler pork');
    expect(me(s)).toMatchObject({ gold: 9 - 3, hand: [] });
    expect(refusal(one({ gold: 9, boat: '20', at: 4, hand: 'ice' }), '0 port')).toBeUndefined();
    expect(refusal(act(one({ gold: 9, boat: '20', at: 4, hand: 'ice' }), '0 port').s, '0 buyWithPeddler pork')).toBe(
      'cards.peddler',
    );
  });
  test('R20: several peddlers may sell in one Port action, as long as there is a free box, but none in St. Louis', () => {
    const start = one({ gold: 20, boat: '20', at: 4, barrels: 'U0', hand: 'peddler peddler peddler' });
    const { s } = act(start, '0 port', '0 done', '0 buyWithPeddler whiskey', '0 buyWithPeddler whiskey');
    expect(me(s)).toMatchObject({ gold: 20 - (2 + 1) - (3 + 1), hand: cards('peddler') });
    expect(s.phase).toBe('travelers');
    const home = one({ gold: 9, boat: '20', hand: 'peddler' }, { changes: { phase: 'cargo' } });
    expect(refusal(home, '0 buyWithPeddler pork')).toBe('other-question');
  });
  test('R21, R22: any boat that can be paid for, and no debt', () => {
    const start = one({ gold: 6 }, { changes: { phase: 'boat' } });
    expect(choices(start, 0)).toEqual(['boat 20', 'boat 30']);
    expect(refusal(start, '0 boat 40')).toBe('gold');
    const loading = one({ gold: 1, boat: '20' }, { market: 'F2 A3', changes: { phase: 'cargo' } });
    expect(refusal(loading, '0 buy flour')).toBe('gold');
    expect(refusal(loading, '0 buyFromBag flour')).toBe('gold');
    expect(me(act(loading, '0 buy apples').s).gold).toBe(0);
  });
  test('R23: whoever has just filled the town buys from the banner of the sheet that has gone', () => {
    const fill = (town: Parameters<typeof one>[1], reveal: readonly string[]): State =>
      act(one({ gold: 9, boat: '20', at: 14, barrels: 'W0' }, town), '0 port', '0 sell whiskey 3', ...reveal).s;
    const tile = fill({ towns: { 4: { tile: '4a', holds: 'FA' } } }, ['0 season flour', 'chance reveal 4b']);
    expect(choices(tile, 0)).toEqual(['buy furs', 'done']);
    expect(me(act(tile, '0 buy furs').s).gold).toBe(me(tile).gold - (2 + 1));
    const printed = fill({ towns: { 4: { bare: true, holds: 'FA' } } }, ['0 season flour']);
    expect(choices(printed, 0)).toEqual(['buy furs', 'done']);
  });
  test('R24: neither fares nor resale pay for cargo of the same Port action', () => {
    const start = one({ gold: 0, boat: '20', at: 26, travelers: 'T06', hand: 'ice' });
    const { s } = act(start, '0 port');
    expect(s.phase).toBe('travelers');
    expect(me(s).gold).toBe(3);
    expect(refusal(s, '0 buy flour')).toBe('other-question');
  });
  test('R25: every merchant can take every size, also one that another has', () => {
    const sizes = (other: '20' | '30' | '40') => choices(act(one({ gold: 8 }, {}, { boat: other }), '0 port').s, 0);
    for (const other of ['20', '30', '40'] as const) expect(sizes(other)).toEqual(['boat 20', 'boat 30', 'boat 40']);
  });
});

describe('Selling, deliveries, filling', () => {
  const atVicksburg = (m: MerchantScene, holds = '', lying = ''): State =>
    act(one({ boat: '40', at: 26, ...m }, { towns: { 7: { tile: '7a', holds, cards: lying } } }), '0 port').s;

  test('R26: a barrel with an empty space of its type is no surplus', () => {
    const s = atVicksburg({ barrels: 'A0' });
    expect(refusal(s, '0 sellSurplus apples')).toBe('sell.surplus');
    expect(refusal(s, '0 sell pork 5')).toBe('sell.aboard');
    expect(refusal(s, '0 sell apples 3')).toBe('sell.space');
  });
  test('R26: of two empty spaces the seller picks one', () => {
    const s = act(one({ boat: '20', at: 33, barrels: 'F0' }, { towns: { 9: { tile: '9c' } } }), '0 port').s;
    expect(choices(s, 0)).toEqual(['sell flour 5', 'sell flour 4', 'done']);
  });
  test('R61: of several barrels of a type the one nearest to spoiling is sold', () => {
    expect(me(act(atVicksburg({ barrels: 'A0 A2' }), '0 sell apples 4').s).barrels).toEqual([1]);
  });
  test('R27: nothing is sold to the new tile in the same Port action', () => {
    const s = act(
      atVicksburg({ gold: 9, barrels: 'W0 W0' }, 'APU'),
      '0 sell whiskey 4',
      '0 done',
      '0 season apples',
      'chance reveal 7b',
    ).s;
    expect(s.phase).toBe('buy');
  });
  test('R28: one delivery card per Port action, for a type sold into a space', () => {
    const s = atVicksburg({ barrels: 'A0 P0', hand: 'D-7A D-7U' }, '', 'D-7P');
    expect(refusal(s, '0 claim apples')).toBe('sell.delivery');
    const sold = act(s, '0 sell apples 4', '0 sell pork 5').s;
    const claimed = act(sold, '0 claim pork');
    expect(told(claimed.events, 'deliveryClaimed')).toMatchObject([{ gold: 2, from: 'town' }]);
    expect(refusal(claimed.s, '0 claim apples')).toBe('sell.one-delivery');
    expect(refusal(act(atVicksburg({ barrels: 'U0', hand: 'ice' }), '0 sell furs 3').s, '0 claim furs')).toBe(
      'sell.no-card',
    );
  });
  test('R29, R30: two barrels in spaces earn the bonus once; surplus does not count', () => {
    const two = act(atVicksburg({ gold: 0, barrels: 'A0 P0' }), '0 sell apples 4', '0 sell pork 5');
    expect(told(two.events, 'townBonus')).toMatchObject([{ gold: 2, filled: false }]);
    const surplus = act(atVicksburg({ barrels: 'P0 F0' }), '0 sell pork 5', '0 sellSurplus flour');
    expect(told(surplus.events, 'townBonus')).toEqual([]);
  });
  test('Filling the last space with a single barrel earns the bonus', () => {
    const { events } = act(atVicksburg({ barrels: 'W0' }, 'APU'), '0 sell whiskey 4');
    expect(told(events, 'townBonus')).toMatchObject([{ filled: true }]);
  });
  test('R31: the season barrel is a perishable type of the town, chosen by whoever fills it', () => {
    const s = act(atVicksburg({ barrels: 'W0' }, 'APU'), '0 sell whiskey 4').s;
    expect(choices(s, 0)).toEqual(['season apples', 'season pork']);
    expect(refusal(s, '0 season whiskey')).toBe('season.barrel');
    expect(act(s, '0 season pork').s.track).toEqual([2]);
  });
  test('R31: where only one perishable type lies in the town it goes by itself', () => {
    const start = one({ boat: '20', at: 18, barrels: 'U0' }, { towns: { 5: { tile: '5c', holds: 'FPU' } } });
    expect(act(start, '0 port', '0 sell furs 3').s.phase).toBe('season');
    const natchez = one({ boat: '20', at: 30, barrels: 'U0' }, { towns: { 8: { tile: '8e', holds: 'AA' } } });
    expect(act(natchez, '0 port', '0 sell furs 4').s).toMatchObject({ track: [1], placed: 1, phase: 'reveal' });
  });
  test('R32: filling the printed values brings bonus and season, but no tile', () => {
    const start = one({ gold: 0, boat: '20', at: 26, barrels: 'U0' }, { towns: { 7: { bare: true, holds: 'AP' } } });
    const { s } = act(start, '0 port', '0 sell furs 3', '0 season apples');
    expect(me(s)).toMatchObject({ gold: 5, tiles: [] });
    expect(s.placed).toBe(1);
  });
  test('After the third tile the printed values show', () => {
    const start = one(
      { boat: '20', at: 26, barrels: 'W0', tiles: '7b 7c' },
      { towns: { 7: { tile: '7a', holds: 'APU' } } },
    );
    const { s } = act(start, '0 port', '0 sell whiskey 4', '0 season apples');
    expect(s.towns[6]).toMatchObject({ sheet: 66, filled: 0 });
    expect(s.phase).toBe('buy');
  });
});

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
    expect(refusal(home, '0 pickUp T01')).toBe('other-question');
  });
  test('R34, R39: a discarded traveler lies at the home town, a delivery at its town, ice on the pile', () => {
    const start = one({ boat: '20', hand: 'T03 D-7A ice' }, { deck: 'peddler' });
    const { s } = act(start, '0 done', 'chance draw peddler', '0 discard T03', '0 discard D-7A');
    expect(s.towns[1]?.cards).toEqual(cards('T03'));
    expect(s.towns[6]?.cards).toEqual(cards('D-7A'));
    expect(s.turn).toBe(1);
  });
  test('R34, R36: whoever puts in where a traveler waits may take them aboard', () => {
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
  test('R36: a traveler dropped off early stays in that town for now', () => {
    const { s } = act(atCairo({ travelers: 'T06' }), '0 dropOff T06');
    expect(me(s)).toMatchObject({ gold: 0, travelers: [] });
    expect(s.towns[2]?.cards).toEqual(cards('T06'));
    expect(refusal(s, '0 pickUp T06')).toBe('travelers.once');
    expect(refusal(s, '0 dropOff T06')).toBe('travelers.aboard');
  });
  test('R62: whoever has just boarded is not dropped off in the same Port action', () => {
    expect(refusal(act(atCairo({ hand: 'T06' }), '0 pickUp T06').s, '0 dropOff T06')).toBe('travelers.once');
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
    expect(refusal(one({ boat: '20', hand: 'ice' }), '0 discard ice')).toBe('other-question');
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
  test('R41: an empty deck is made anew from the pile', () => {
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

describe('Spoiling and ice', () => {
  const drawn = (first: MerchantScene, second: MerchantScene, track = ''): State =>
    act(one(first, { track, deck: 'spoil-apples spoil-pork ice' }, second), '0 done', 'chance draw spoil-apples').s;

  test('A barrel on the final space is lost when it would shift', () => {
    const start = one({}, { deck: 'ice' }, { boat: '20', at: 2, barrels: 'A3 P0 U0' });
    const { s, events } = act(start, ...endsTurn(0), '1 letSpoil');
    expect(me(s, 1).barrels).toEqual([7, 3]);
    expect(told(events, 'spoiled')).toMatchObject([{ lost: [1] }]);
  });
  test('R44, R47: a spoil card works in winter, on every boat', () => {
    const s = drawn({ boat: '20', barrels: 'A0' }, { boat: '20', barrels: 'A0 P0' }, 'FFFF');
    expect(asked(s)).toBe('0 1');
    const after = act(s, '0 letSpoil', '1 letSpoil').s;
    expect(me(after, 1).barrels).toEqual([6, 2]);
  });
  test('R47: in summer a spoil card shifts all perishables', () => {
    const s = drawn({}, { boat: '20', barrels: 'P0 U0' }, 'F'.repeat(10));
    expect(me(act(s, '1 letSpoil').s, 1).barrels).toEqual([7, 3]);
  });
  test('R45: a spoil card takes a barrel from the final space', () => {
    expect(me(act(drawn({}, { boat: '20', barrels: 'A3' }), '1 letSpoil').s, 1).barrels).toEqual([]);
  });
  test('R46: further spoil cards of the same draw have no effect', () => {
    const s = act(
      drawn({}, { boat: '20', barrels: 'A0 P0' }),
      '1 letSpoil',
      'chance draw spoil-pork',
      'chance draw ice',
    ).s;
    expect(me(s, 1).barrels).toEqual([6, 2]);
  });
  test('R48: barrels bought this turn are shifted by a spoil card', () => {
    const start = one({ gold: 6 }, { deck: 'spoil-flour ice' });
    const { s } = act(
      start,
      '0 port',
      '0 boat 20',
      '0 buy flour',
      '0 done',
      '0 done',
      'chance draw spoil-flour',
      '0 letSpoil',
    );
    expect(me(s).barrels).toEqual([5]);
  });
  test('R49: everyone with such barrels is asked at once, answers are secret until all are given', () => {
    const s = drawn({ boat: '20', barrels: 'A0', hand: 'ice' }, { boat: '20', barrels: 'A0' });
    expect(choices(s, 0)).toEqual(['useIce', 'letSpoil']);
    expect(choices(s, 1)).toEqual(['letSpoil']);
    expect(refusal(s, '1 useIce')).toBe('ice.none');
    const half = act(s, '0 useIce').s;
    expect(game.view(half, 1).merchants[0]).toMatchObject({ answer: 3, hand: [-1] });
    const { s: all, events } = act(half, '1 letSpoil');
    expect(told(events, 'keptOnIce')).toMatchObject([{ seat: 0 }]);
    expect(me(all).barrels).toEqual([1]);
    expect(me(all, 1).barrels).toEqual([6]);
  });
  test('R49: the spoil step asks its merchant with or without ice', () => {
    const asks = (hand: string) => {
      const { s } = act(one({}, { deck: 'T01' }, { boat: '20', barrels: 'A0', hand }), ...endsTurn(0, 'T01'));
      return [s.phase, ...choices(s, 1)];
    };
    expect(asks('ice')).toEqual(['spoilStep', 'useIce', 'letSpoil']);
    expect(asks('peddler')).toEqual(['spoilStep', 'letSpoil']);
  });
  test('R49: nobody is asked whose barrels would not move', () => {
    expect(asked(drawn({ boat: '20', barrels: 'P0 U0', hand: 'ice' }, { boat: '20', barrels: 'A0' }))).toBe('1');
  });
  test('R50: ice is worth a gold for one perishable barrel sold', () => {
    const start = one(
      { gold: 0, boat: '20', at: 26, barrels: 'A0 U0', hand: 'ice ice' },
      { towns: { 7: { tile: '7a' } } },
    );
    const s = act(start, '0 port', '0 sell furs 3').s;
    expect(refusal(s, '0 iceBonus')).toBe('sell.ice');
    const sold = act(s, '0 sell apples 4', '0 iceBonus').s;
    expect(me(sold).gold).toBe(3 + 4 + 1);
    expect(refusal(sold, '0 iceBonus')).toBe('sell.ice');
  });
  test('R50: a surplus barrel counts for ice too, even when it was the only one aboard', () => {
    const start = one(
      { gold: 0, boat: '20', at: 26, barrels: 'A0', hand: 'ice' },
      { towns: { 7: { tile: '7a', holds: 'A' } } },
    );
    expect(me(act(start, '0 port', '0 sellSurplus apples', '0 iceBonus').s)).toMatchObject({ gold: 1 + 1, hand: [] });
  });
  test('Standing instructions answer for whoever is away', () => {
    const s = drawn({ boat: '20', barrels: 'A0', hand: 'ice' }, { boat: '20', barrels: 'A3', hand: 'ice' });
    const answer = (seat: number, instruction: { readonly type: string }) =>
      game.standing?.answer(game.view(s, seat), seat, instruction, game.legal(s, seat))?.type;
    const lost = { type: 'iceForLost', barrels: 1 };
    expect([answer(0, lost), answer(1, lost)]).toEqual(['letSpoil', 'useIce']);
    expect([answer(0, { type: 'alwaysIce' }), answer(1, { type: 'keepIce' })]).toEqual(['useIce', 'letSpoil']);
  });
});

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
  test('R57: whoever ends an expedition in the last round takes no more actions', () => {
    const start = one({ boat: '20', at: 4 }, { track: 'AAAA', deck: 'ice', changes: { placed: 16 } });
    expect(act(start, '0 endExpedition').s).toMatchObject({ phase: 'draw', actions: 0 });
    expect(choices(one({}, { track: 'AAAA', changes: { placed: 16 } }), 0)).toEqual(['port', 'done']);
  });
  test('R57: whoever places the last barrel does not go back to St. Louis either', () => {
    const start = one(
      { gold: 0, boat: '20', at: 26, barrels: 'W0' },
      { track: 'AAA', changes: { placed: 15 }, towns: { 7: { tile: '7a', holds: 'APU' } } },
    );
    const lines = ['0 port', '0 sell whiskey 4', '0 season apples', 'chance reveal 7b', '0 done', '0 endExpedition'];
    const { s } = act(start, ...lines);
    expect(s).toMatchObject({ phase: 'draw', actions: 0 });
    expect(me(s)).toMatchObject({ boat: -1, at: 26, gold: 4 + 2 + 1 });
  });
  test('R58: nothing is paid for travelers aboard nor for cards in hand', () => {
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
  test('R60: equal gold is parted by town tiles, and shared when they are equal too', () => {
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
  test('R60: lower places are parted, or shared, in the same way', () => {
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
  test('R63: a filled town starts the count anew', () => {
    const start = one(
      { boat: '20', at: 26, barrels: 'W0' },
      { towns: { 7: { tile: '7a', holds: 'APU' } }, changes: { round: 30 } },
    );
    expect(act(start, '0 port', '0 sell whiskey 4', '0 season apples').s.lastFill).toBe(30);
  });
});
