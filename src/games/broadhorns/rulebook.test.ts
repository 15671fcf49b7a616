import { describe, expect, test } from 'vitest';
import { game } from './game.ts';
import { priceOf } from './rules/market.ts';
import { act, asked, cards, choices, endsTurn, me, type MerchantScene, one, refusal, scene, told } from './scene.ts';
import { barrelOf, seasonOf, type State } from './state.ts';

const gold = (s: State, seat = 0): number => me(s, seat).gold;

/** A new game with the first tile on every town. */
function newGame(seats: number): State {
  const lines = Array.from({ length: 10 }, (_, town) => `chance reveal ${town + 1}a`);
  return act(game.setup(seats, {}), ...lines).s;
}

/** What chance gives for each number that the generator could draw. */
const drawsOf = (s: State, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => {
    const action = game.chance(s, { below: (n) => (expect(n).toBe(count), i) });
    return choices(s, 'chance')[game.legal(s, 'chance').indexOf(action)] ?? '';
  });

describe('Setup', () => {
  test('each town gets tiles of its own, and each of the six is as likely as the others', () => {
    const s = game.setup(2, {});
    expect(drawsOf(s, 6)).toEqual(['1a', '1b', '1c', '1d', '1e', '1f'].map((tile) => `reveal ${tile}`));
    expect(refusal(s, 'chance reveal 2a')).toBe('chance');
    expect(refusal(act(s, 'chance reveal 1f').s, 'chance reveal 2a')).toBeUndefined();
  });
  test('a tile that has been turned up does not come back', () => {
    const start = one({ boat: '20', at: 26, barrels: 'W0' }, { towns: { 7: { tile: '7a', holds: 'APU' } } });
    const { s } = act(start, '0 port', '0 sell whiskey 4', '0 season apples');
    expect(drawsOf(s, 5)).toEqual(['7b', '7c', '7d', '7e', '7f'].map((tile) => `reveal ${tile}`));
  });
  test('the expedition cards are shuffled: each card left is as likely as the others', () => {
    const s = act(one({}, { deck: 'T01 ice ice' }), '0 done').s;
    expect(drawsOf(s, 3).toSorted()).toEqual(['draw T01', 'draw ice', 'draw ice']);
  });
  test('the market starts with a barrel of each type at 3 and one at 2, the bag with the other fifty', () => {
    const s = newGame(2);
    expect(s).toMatchObject({ market: [2, 2, 2, 2, 2], bag: [10, 10, 10, 10, 10] });
    const buying = one({ gold: 9, boat: '20' }, { changes: { phase: 'cargo' } });
    const { events } = act(buying, '0 buy furs', '0 buy furs');
    expect(told(events, 'bought').map((event) => event.gold)).toEqual([2, 3]);
  });
  test('the merchants begin beside St. Louis without a boat, with 6, 7, 8 and 8 gold in turn order', () => {
    const { merchants } = newGame(4);
    expect(merchants.map((m) => m.gold)).toEqual([6, 7, 8, 8]);
    for (const m of merchants) expect(m).toMatchObject({ at: 0, boat: -1, barrels: [], tiles: [] });
  });
});

describe('Playing the game', () => {
  test('a turn is four steps: refresh the market, spoil cargo, take actions, draw a card', () => {
    const start = one({}, { market: 'F2 A2 P2 U2 W1', deck: 'ice peddler' }, { boat: '20', at: 2, barrels: 'A0' });
    let { s } = act(start, ...endsTurn(0));
    const steps = [s.phase];
    for (const line of ['chance barrel furs', '1 letSpoil', '1 done', 'chance draw peddler']) {
      s = act(s, line).s;
      steps.push(s.phase);
    }
    expect(steps).toEqual(['refresh', 'spoilStep', 'actions', 'draw', 'actions']);
    expect(s.turn).toBe(0);
  });
  test('turns go round the table, and the start player begins every round', () => {
    let s = scene({ merchants: [{}, {}, {}], deck: 'ice ice ice ice' });
    const turns = [];
    for (let i = 0; i < 4; i++) {
      turns.push([s.round, s.turn]);
      s = act(s, ...endsTurn(s.turn)).s;
    }
    expect(turns).toEqual([
      [2, 0],
      [2, 1],
      [2, 2],
      [3, 0],
    ]);
  });
  test('a barrel drawn for the market lies at 3 if it can, else at 2, else in the large space at 1', () => {
    const start = one({}, { market: 'A2 P2 U2', deck: 'ice' });
    const flour = Array.from({ length: 4 }, () => 'chance barrel flour');
    const { s, events } = act(start, ...endsTurn(0), ...flour);
    expect(told(events, 'restocked').map((event) => event.price)).toEqual([3, 2, 1, 1]);
    expect(asked(s)).toBe('1');
  });
  test('barrels for the market are drawn blindly: each in the bag is as likely as the others', () => {
    const start = one({}, { market: 'A2', deck: 'ice' });
    start.bag = [2, 0, 0, 0, 1];
    const s = act(start, ...endsTurn(0)).s;
    expect(drawsOf(s, 3)).toEqual(['barrel flour', 'barrel flour', 'barrel whiskey']);
  });
  test('a perishable barrel shifts one space, and from the final space back into the bag', () => {
    const start = one({}, { deck: 'ice' }, { boat: '20', at: 2, barrels: 'F0 A2 P3' });
    const { s } = act(start, ...endsTurn(0), '1 letSpoil');
    expect(me(s, 1).barrels).toEqual([barrelOf(0, 1), barrelOf(1, 3)]);
    expect(s.bag[2]).toBe((start.bag[2] ?? 0) + 1);
  });
  test('furs and whiskey never spoil, neither by the step nor by a card of summer', () => {
    const start = one(
      {},
      { track: 'F'.repeat(10), deck: 'ice spoil-pork peddler' },
      { boat: '20', at: 2, barrels: 'U0 W0' },
    );
    const { s } = act(start, ...endsTurn(0), '1 done', 'chance draw spoil-pork', 'chance draw peddler');
    expect(me(s, 1).barrels).toEqual([barrelOf(3, 0), barrelOf(4, 0)]);
  });
  test('two actions a turn, Port or Move in any order, and no third', () => {
    const start = one({}, { deck: 'ice' }, { gold: 0, boat: '20', at: 4 });
    const { s } = act(start, ...endsTurn(0), '1 port', '1 done', '1 move 4');
    expect(refusal(s, '1 port')).toBe('turn.actions');
    expect(refusal(s, '1 move 1')).toBe('turn.actions');
    expect(choices(s, 1)).toEqual(['endExpedition', 'done']);
  });
});

describe('Port and Move', () => {
  test('putting in moves the boat to the port and costs no movement', () => {
    const { s } = act(one({ gold: 0, boat: '20', at: 4 }), '0 port', '0 done');
    expect(me(s)).toMatchObject({ at: 4, inPort: true });
    expect(me(act(s, '0 move 5').s)).toMatchObject({ at: 9, inPort: false });
  });
  test('several boats may lie in one port', () => {
    const { s } = act(one({ boat: '20', at: 4 }, {}, { boat: '30', at: 4, inPort: true }), '0 port');
    expect(s.merchants.map((m) => m.inPort)).toEqual([true, true]);
  });
  test('on a new expedition a town can be called at again', () => {
    const start = one({ gold: 0, boat: '20', at: 4 }, { deck: 'ice ice' });
    const home = act(start, '0 port', '0 endExpedition', '0 port', '0 boat 20', ...endsTurn(0), ...endsTurn(1)).s;
    expect(act(home, '0 move 4', '0 port').s.phase).toBe('travelers');
  });
  test('any part of a Port action may be left out, and none can be made up for later', () => {
    const start = one(
      { gold: 9, boat: '20', at: 26, barrels: 'A0', travelers: 'T13' },
      { towns: { 7: { tile: '7a' } } },
    );
    const selling = act(start, '0 port').s;
    const buying = act(selling, '0 done').s;
    const seeing = act(buying, '0 done').s;
    expect([selling.phase, buying.phase, seeing.phase]).toEqual(['sell', 'buy', 'travelers']);
    expect(refusal(buying, '0 sell apples 4')).toBe('other-question');
    expect(refusal(seeing, '0 buy flour')).toBe('other-question');
    expect(me(act(seeing, '0 done').s)).toEqual({ ...me(start), inPort: true });
  });
  test('a Move goes as far as one likes up to the speed, but at least one space', () => {
    const moves = choices(one({ boat: '30' }), 0).filter((line) => line.startsWith('move'));
    expect(moves).toEqual(['move 4', 'move 3', 'move 2', 'move 1']);
  });
});

const atVicksburg = (m: MerchantScene, holds = '', tile = '7a'): State =>
  act(one({ gold: 0, boat: '40', at: 26, ...m }, { towns: { 7: { tile, holds } } }), '0 port').s;

describe('Selling', () => {
  test('an empty space takes one barrel of its type for its value; the next one fetches 1 gold', () => {
    const { s } = act(atVicksburg({ barrels: 'A0 A0 F0' }), '0 sell apples 4');
    expect(gold(s)).toBe(4);
    expect(s.towns[6]?.filled).toBe(1);
    expect(choices(s, 0)).toEqual(['sellSurplus flour', 'sellSurplus apples', 'done']);
  });
  test('a barrel sold without a space goes straight to the bag', () => {
    const start = atVicksburg({ barrels: 'F0' });
    const { s } = act(start, '0 sellSurplus flour');
    expect(gold(s)).toBe(1);
    expect(s.bag[0]).toBe((start.bag[0] ?? 0) + 1);
  });
  test('a delivery card brings 2 gold once, however many barrels of the type are sold, and is discarded', () => {
    const start = atVicksburg({ barrels: 'P0 P0', hand: 'D-7P' }, '', '7c');
    const { s } = act(start, '0 sell pork 4', '0 sell pork 4', '0 claim pork');
    expect(me(s)).toMatchObject({ gold: 4 + 4 + 2 + 2, hand: [] });
    expect(s.pile).toEqual(cards('D-7P'));
  });
  test('of a full town one barrel goes to the season track, the others to the bag', () => {
    const start = atVicksburg({ barrels: 'W0' }, 'APU');
    const { s } = act(start, '0 sell whiskey 4', '0 season apples', 'chance reveal 7b');
    expect(s.track).toEqual([1]);
    expect(s.towns[6]?.filled).toBe(0);
    expect(s.bag).toEqual(start.bag.map((count, cargo) => count + (cargo >= 2 ? 1 : 0)));
  });
  test('the tile that is turned up shows the new values', () => {
    const start = scene({
      merchants: [
        { gold: 0, boat: '20', at: 26, barrels: 'W0' },
        { gold: 0, boat: '20', at: 26, barrels: 'U0 W0' },
      ],
      towns: { 7: { tile: '7a', holds: 'APU' } },
      deck: 'ice',
    });
    const filled = act(start, '0 port', '0 sell whiskey 4', '0 season apples', 'chance reveal 7f').s;
    const { s } = act(filled, '0 done', '0 done', ...endsTurn(0), '1 port');
    expect(choices(s, 1)).toEqual(['sell furs 4', 'sell whiskey 3', 'done']);
  });
});

describe('Buying', () => {
  test('in St. Louis one only buys: first a boat, then cargo', () => {
    const start = one({ gold: 6, hand: 'T01' }, { market: 'F1' });
    start.bag = [0, 0, 0, 0, 0];
    const port = act(start, '0 port').s;
    expect(choices(port, 0)).toEqual(['boat 20', 'boat 30']);
    const loading = act(port, '0 boat 20').s;
    expect(choices(loading, 0)).toEqual(['buy flour', 'done']);
    expect(act(loading, '0 done').s.phase).toBe('actions');
  });
  test('the boat is paid for when it is taken; the smallest costs nothing', () => {
    const left = (size: string) => gold(act(one({ gold: 9 }), '0 port', `0 boat ${size}`).s);
    expect(['20', '30', '40'].map(left)).toEqual([9, 9 - 4, 9 - 8]);
  });
  test('one buys as many barrels as one likes, up to the boxes of the boat, each onto the initial space', () => {
    const start = one({ gold: 40 });
    const lines = ['flour', 'flour', 'apples', 'pork', 'pork', 'furs'].map((type) => `0 buy ${type}`);
    const loading = act(start, '0 port', '0 boat 40', ...lines).s;
    expect(loading.phase).toBe('cargo');
    const { s } = act(loading, '0 buy whiskey');
    expect(me(s).barrels).toEqual([0, 0, 1, 2, 2, 3, 4].map((cargo) => barrelOf(cargo, 0)));
    expect(s.phase).toBe('actions');
  });
  test('along the river a boat without a free box buys nothing', () => {
    const full = one({ gold: 9, boat: '20', at: 4, barrels: 'U0 U0 F0', hand: 'peddler' });
    expect(act(full, '0 port', '0 done').s.phase).toBe('travelers');
  });
  test('a barrel bought along the river comes from the market, at its price there plus the increase', () => {
    const start = one({ gold: 9, boat: '20', at: 26 }, { towns: { 7: { tile: '7a' } }, market: 'F2 A2 P2 U2 W2' });
    const { s } = act(start, '0 port', '0 buy flour', '0 buy flour');
    expect(gold(s)).toBe(9 - (2 + 2) - (3 + 2));
    expect(s.market).toEqual([0, 2, 2, 2, 2]);
    expect(me(s).barrels).toEqual([barrelOf(0, 0), barrelOf(0, 0)]);
  });
});

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
  test('whoever is landed at the destination pays the fare, and the card is discarded', () => {
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
  test('an ice card skips the spoil step of the own turn', () => {
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

describe("The rulebook's examples, to the last coin", () => {
  test('the market: of four flour barrels one lies at 3, one at 2 and two in the large space at 1', () => {
    let s = scene({
      merchants: [{ gold: 9, boat: '30' }, {}],
      market: 'F4 A2 P2 U1 W1',
      changes: { phase: 'cargo' },
    });
    const prices = [];
    for (let i = 0; i < 4; i++) {
      prices.push(priceOf(s, 0));
      s = act(s, '0 buy flour').s;
    }
    expect(prices).toEqual([1, 1, 2, 3]);
  });

  test('Julia buys a 30 ft boat, two flour and two apples with 12 gold, has 1 left and one box empty, and floats off', () => {
    const start = scene({ merchants: [{ gold: 12 }, {}], market: 'F4 A2 P2 U1 W1' });
    const { s } = act(start, '0 port', '0 boat 30', '0 buy flour', '0 buy flour', '0 buy apples', '0 buy apples');
    expect(gold(s)).toBe(12 - 4 - 7);
    const sailing = act(s, '0 move 4').s;
    expect(me(sailing)).toMatchObject({ gold: 1, at: 4, boat: 1 });
    expect(me(sailing).barrels).toHaveLength(4);
  });

  test('John sells an apple with a delivery card, lands a traveler, sells his boat and puts in at St. Louis at once', () => {
    const start = scene({
      merchants: [{ gold: 0, boat: '20', at: 26, barrels: 'A1', hand: 'D-7A', travelers: 'T06' }, {}],
      towns: { 7: { tile: '7a', cards: 'D-7U D-7W' } },
    });
    const sold = act(start, '0 port', '0 sell apples 4', '0 claim apples').s;
    expect(gold(sold)).toBe(6);
    const landed = act(sold, '0 done').s;
    expect(gold(landed)).toBe(6 + 3);
    const home = act(landed, '0 endExpedition').s;
    expect(me(home)).toMatchObject({ gold: 10, boat: -1, at: 0 });
    expect(act(home, '0 port', '0 boat 20').s.phase).toBe('cargo');
    expect(choices(home, 0)).toEqual(['port', 'done']);
  });

  test('Sarah fills Vicksburg for 17 gold and buys flour at the increase of the tile she has just won', () => {
    const start = scene({
      merchants: [{ gold: 0, boat: '30', at: 22, barrels: 'W0 P1 U0 A3', hand: 'D-7P' }, {}],
      towns: { 7: { tile: '7a', holds: 'A' } },
      market: 'F4 A2 P2 U1 W1',
    });
    const arrived = act(start, '0 move 4', '0 port');
    const { s } = act(
      arrived.s,
      '0 sell whiskey 4',
      '0 sell pork 5',
      '0 sell furs 3',
      '0 claim pork',
      '0 sellSurplus apples',
    );
    expect(gold(s)).toBe(12 + 1 + 2 + 2);
    const filled = act(s, '0 season pork', 'chance reveal 7b').s;
    expect(gold(filled)).toBe(17);
    expect(filled.placed).toBe(1);
    expect(me(filled).tiles).toHaveLength(1);
    const bought = act(filled, '0 buy flour', '0 buy flour').s;
    expect(gold(bought)).toBe(17 - 3 - 3);
  });

  test('William only buys: two flour at 1 + 2 each, and takes a traveler to Baton Rouge', () => {
    const start = scene({
      merchants: [{ gold: 9, boat: '30', at: 26, barrels: 'U0' }, {}],
      towns: { 7: { tile: '7a', cards: 'T13' } },
      market: 'F4 A2 P2 U1 W1',
    });
    const { s } = act(start, '0 port', '0 done', '0 buy flour', '0 buy flour', '0 pickUp T13', '0 done', '0 move 4');
    expect(me(s)).toMatchObject({ gold: 9 - 6, at: 30, inPort: false });
    expect(me(s).travelers).toHaveLength(1);
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
