import { describe, expect, test } from 'vitest';
import { plain } from '#words/sentence.ts';
import { type MerchantScene, one, type Scene } from '../scene.ts';
import { act, rulingOn } from '../scripted.ts';
import type { State } from '../state.ts';
import { words } from './words.ts';

/** The rule that closes an action now, and what the merchant is told. */
function answer(s: State, line: string): string {
  const ruling = rulingOn(s, line);
  if (ruling === undefined) return 'may be played';
  return `${ruling.rule.replace('broadhorns/', '')}: ${plain(words.ruling(ruling), String)}`;
}

const vicksburg = (cards = '', holds = ''): Omit<Scene, 'merchants'> => ({
  towns: { 7: { tile: '7a', holds, cards } },
  market: 'F4 A2 P2 U1 W1',
});
const afloat = (m: MerchantScene, rest = vicksburg()): State => one({ gold: 9, boat: '20', at: 26, ...m }, rest);

describe('A full boat', () => {
  const full = afloat({ barrels: 'U0 W0 W0', hand: 'peddler' });
  test('cannot buy on the river, and hears that its boxes are full', () => {
    expect(answer(full, '0 buy flour')).toBe(
      'boxes.full: All 3 boxes of your boat are full. You can buy after a barrel is sold or spoils.',
    );
  });
  test('can sell first, and hears that this frees a box', () => {
    const selling = act(full, '0 port').s;
    const told = 'boxes.full: All 3 boxes of your boat are full. Sell a barrel first.';
    expect(answer(selling, '0 buy flour')).toBe(told);
    expect(answer(selling, '0 buyWithPeddler furs')).toBe(told);
    expect(answer(act(selling, '0 sell furs 3').s, '0 buy flour')).toBe(
      'port.order: Finish selling first. Buying comes after that.',
    );
  });
  test('has its buying skipped, and hears why', () => {
    const { s } = act(full, '0 port', '0 done');
    expect(s.phase).toBe('travelers');
    expect(answer(s, '0 buy flour')).toMatch(/^boxes\.full: /);
  });
  test('hears it in St. Louis as well', () => {
    expect(answer(one({ gold: 9, boat: '20', barrels: 'U0 W0 W0' }), '0 buyFromBag flour')).toMatch(/^boxes\.full: /);
  });
});

describe('A second card', () => {
  test('a second delivery card is closed by the first, even when the sale is over', () => {
    const start = afloat({ barrels: 'A0 P0', hand: 'D-7A', gold: 0 }, vicksburg('D-7P'));
    const selling = act(start, '0 port', '0 sell apples 4', '0 sell pork 5', '0 claim apples').s;
    const told = 'sell.one-delivery: You already used a delivery card at Vicksburg. Only one pays per landing.';
    expect(selling.phase).not.toBe('sell');
    expect(answer(selling, '0 claim pork')).toBe(told);
  });
  test('a delivery card comes too late when the sale is over without one', () => {
    const start = afloat({ barrels: 'A0', hand: 'D-7A' });
    expect(answer(act(start, '0 port', '0 sell apples 4', '0 done').s, '0 claim apples')).toBe(
      'port.order: Selling at Vicksburg is over for this trip.',
    );
  });
  test('a card is not discarded at will', () => {
    expect(answer(afloat({ hand: 'ice T13' }), '0 discard T13')).toBe(
      'hand.limit: You have 2 cards, and your hand limit is 2. You discard only above it, at the end of your turn.',
    );
    expect(answer(one({ hand: 'ice' }), '0 discard ice')).toBe(
      'hand.limit: Without a boat you have no hand limit. You discard nothing.',
    );
  });
  test('a second traveler needs a second place', () => {
    const { s } = act(afloat({ hand: 'T13', travelers: 'T14' }), '0 port', '0 done');
    expect(answer(s, '0 pickUp T13')).toBe('travelers.seats: Your boat holds only 1 traveler. Drop someone off first.');
  });
  test('ice and peddler are played in their own moments', () => {
    const held = afloat({ hand: 'ice peddler' });
    expect(answer(held, '0 useIce')).toMatch(/^ice: Nothing ages now\./);
    expect(answer(held, '0 iceBonus')).toBe('port.parts: You do that in port. Land at Vicksburg first.');
    expect(answer(held, '0 buyWithPeddler furs')).toMatch(/^port\.parts: /);
    expect(answer(afloat({ hand: 'ice' }), '0 buyWithPeddler furs')).toBe('cards.peddler: You have no peddler card.');
    const home = act(one({ gold: 9, hand: 'peddler' }), '0 port', '0 boat 20').s;
    expect(answer(home, '0 buyWithPeddler furs')).toBe(
      'cards.peddler: A peddler sells only at towns, not in St. Louis.',
    );
  });
});

describe('On the river, between landings', () => {
  test('selling, buying and travelers wait for the next town', () => {
    const s = one({ gold: 9, boat: '20', at: 9, barrels: 'A0', hand: 'T13' });
    const next = 'port.parts: You do that in port, at a town. The next town is Cairo, 2 spaces downriver.';
    for (const line of ['sell apples 3', 'sellSurplus apples', 'claim apples', 'buy flour', 'pickUp T13'])
      expect(answer(s, `0 ${line}`)).toBe(next);
    expect(answer(s, '0 buyFromBag flour')).toBe(
      'market.bag: You can buy from the bag only in St. Louis, while you load a new boat.',
    );
    expect(answer(one({ boat: '20', at: 10 }), '0 sell apples 3')).toMatch(/Cairo, 1 space downriver\.$/);
  });
  test('a town is closed after a landing, for the rest of the trip', () => {
    const s = one({ gold: 9, boat: '20', at: 4, inPort: true, barrels: 'A0' });
    expect(answer(s, '0 sell apples 3')).toBe(
      'port.once: You already landed at Ste. Genevieve on this trip. The next town is Cape Girardeau, 4 spaces downriver.',
    );
    const last = one({ gold: 9, boat: '20', at: 36, inPort: true });
    expect(answer(last, '0 buy furs')).toBe('port.once: You already landed at New Orleans on this trip.');
  });
  test('at a town with both actions used the landing waits for the next turn', () => {
    const s = one({ boat: '20', at: 4, barrels: 'A0' }, { changes: { actions: 0 } });
    const told = 'turn.actions: You have used your actions. You can land at Ste. Genevieve on your next turn.';
    expect([answer(s, '0 sell apples 3'), answer(s, '0 port')]).toEqual([told, told]);
  });
  test('without a boat everything starts with a landing in St. Louis', () => {
    const told = 'expedition.boat: You have no boat. Take one in St. Louis first.';
    for (const line of ['sell apples 3', 'buy flour', 'buyFromBag flour', 'boat 20', 'pickUp T13', 'move 1'])
      expect(answer(one({ gold: 9 }), `0 ${line}`)).toBe(told);
  });
  test('the season track takes a barrel only from a town that has just been filled', () => {
    const told = 'season.barrel: A barrel goes on the season track only when you fill a town.';
    expect(answer(one({ boat: '20' }), '0 season pork')).toBe(told);
    const last = one({ boat: '20' }, { track: 'AAAA', changes: { placed: 16 } });
    expect(answer(last, '0 season pork')).toBe('end.year: The season track is full and takes no more barrels.');
  });
});

describe('In St. Louis', () => {
  const choosing = act(one({ gold: 9, hand: 'T13' }), '0 port').s;
  const loading = act(choosing, '0 boat 20').s;
  test('the boat comes first', () => {
    for (const line of ['done', 'buy flour', 'buyFromBag flour', 'endExpedition'])
      expect(answer(choosing, `0 ${line}`)).toBe('expedition.boat: Choose a boat first. The 20 ft boat is free.');
  });
  test('one boat is enough for a trip', () => {
    expect(answer(loading, '0 boat 30')).toBe(
      'expedition.boat: You already have a 20 ft boat. Take the next one in St. Louis, after this trip.',
    );
  });
  test('players can only buy', () => {
    for (const line of ['sell apples 3', 'claim apples', 'pickUp T13', 'dropOff T13'])
      expect(answer(loading, `0 ${line}`)).toBe(
        'market.buy: In St. Louis you only buy. Sell and pick up travelers at the towns.',
      );
    expect(answer(loading, '0 pickUp ice')).toBe('travelers.card: That card is not a traveler.');
  });
  test('loading is finished before the boat leaves', () => {
    expect(answer(loading, '0 move 1')).toBe('port.under-way: Finish at St. Louis first. Then you have 1 action left.');
    expect(answer(loading, '0 goodCurrent')).toBe('cards.good-current: You have no Good Current card.');
  });
});

describe('In port at a town', () => {
  const start = afloat({ barrels: 'W0', hand: 'T13 good-current' }, vicksburg('', 'APU'));
  const selling = act(start, '0 port').s;
  const choosing = act(selling, '0 sell whiskey 4', '0 done').s;
  const buying = act(choosing, '0 season pork', 'chance reveal 7b').s;
  test('a landing is finished before the next one and before a move', () => {
    const told = 'port.under-way: Finish at Vicksburg first. Then you have 1 action left.';
    for (const line of ['move 1', 'port', 'goodCurrent']) expect(answer(selling, `0 ${line}`)).toBe(told);
    const second = act(one({ gold: 9, boat: '20', at: 25 }, vicksburg()), '0 move 1', '0 port').s;
    expect(answer(second, '0 move 1')).toBe(
      'port.under-way: Finish at Vicksburg first. Your next action comes on your next turn.',
    );
  });
  test('travelers come last', () => {
    expect(answer(selling, '0 pickUp T13')).toBe(
      'port.order: Finish selling first. Taking travelers comes after that.',
    );
    expect(answer(buying, '0 pickUp T13')).toBe('port.order: Finish buying first. Taking travelers comes after that.');
  });
  test('the trip ends with the landing', () => {
    expect(answer(selling, '0 endExpedition')).toBe(
      'expedition.end: Finish at Vicksburg first. Then you can end this trip and sell the boat: +1 gold.',
    );
  });
  test('the season barrel of a full town is chosen first', () => {
    const told = 'season.barrel: You filled Vicksburg. Choose the season barrel first.';
    for (const line of ['done', 'buy flour', 'sell apples 4', 'move 1', 'endExpedition', 'pickUp T13'])
      expect(answer(choosing, `0 ${line}`)).toBe(told);
  });
  test('nothing is sold to the new tile', () => {
    expect(answer(buying, '0 sell flour 4')).toBe(
      'sell.fill: You filled Vicksburg. You can sell there again on your next trip.',
    );
  });
});

describe('Before and after the actions', () => {
  test('cargo ages before the actions', () => {
    const s = afloat({ barrels: 'A0' }, { changes: { phase: 'spoilStep' } });
    const told = 'turn.steps: Your cargo ages first. Your 2 actions come right after.';
    for (const line of ['move 1', 'port', 'done', 'sell apples 4', 'endExpedition'])
      expect(answer(s, `0 ${line}`)).toBe(told);
  });
  test('a spoil card is answered by all, and in another player’s turn nothing else can be done', () => {
    const drawn = one(
      { boat: '20', barrels: 'A0' },
      { deck: 'spoil-apples ice' },
      { boat: '20', barrels: 'A0', hand: 'good-current' },
    );
    const { s } = act(drawn, '0 done', 'chance draw spoil-apples');
    expect(answer(s, '0 move 1')).toBe('turn.steps: Your actions are over. Answer the spoil card now.');
    expect(answer(s, '1 move 1')).toBe('turn.steps: It is not your turn. You only answer the spoil card.');
    expect(answer(s, '1 goodCurrent')).toBe('turn.steps: It is not your turn. You only answer the spoil card.');
    expect(answer(s, '1 discard good-current')).toMatch(/^hand\.limit: You have 1 card, /);
  });
  test('a hand above the limit is brought down before anything else', () => {
    const start = one({ boat: '20', at: 2, hand: 'ice T01' }, { deck: 'peddler' });
    const { s } = act(start, '0 done', 'chance draw peddler');
    expect(answer(s, '0 move 1')).toBe(
      'hand.limit: You have 3 cards, and your hand limit is 2. Discard first; your actions are over.',
    );
    expect(answer(s, '0 useIce')).toMatch(/^ice: /);
    expect(answer(s, '0 letSpoil')).toMatch(/^spoil\.step: Nothing ages now\./);
  });
  test('draws are made by the table', () => {
    for (const line of ['draw ice', 'barrel flour', 'reveal 1a'])
      expect(answer(one({}), `0 ${line}`)).toMatch(/^common\/chance: \S/);
  });
});
