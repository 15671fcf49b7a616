import { describe, expect, test } from 'vitest';
import { silent } from '#engine/game.ts';
import { STORE, TILES } from './components.ts';
import { game } from './game.ts';
import { outcomeOf } from './ending.ts';
import { neighboursOf, slotOf } from './prairie.ts';
import { act, choices, goodsOf, type PlayerScene, rulingOn, settled, table, workersOf } from './scene.ts';
import { active, playerOf, setup, smallBeside, type State } from './state.ts';

const offered = (s: State, seat: number, type: string) => game.legal(s, seat).filter((action) => action.type === type);
const rule = (s: State, line: string): string | undefined => rulingOn(s, line)?.rule;

/** A player with pumpkins in a city of so many seats; seat 0 is in turn. */
const market = (...goods: readonly string[]): State => table({ players: goods.map((own) => ({ goods: own })) });
const solo = (player: PlayerScene): State => table({ players: [player, {}] });

describe('the rulings on set-up', () => {
  test('1: the starting tile lies on a plain field of the middle slot, is nobody’s and is never built on', () => {
    const s = setup(4);
    for (let tile = 0; tile < 10; tile++) game.apply(s, 'chance', { type: 'lay', tile, rotation: 0 }, silent);
    const plain = ['E0', 'E3', 'E4', 'E6', 'F0', 'F2', 'F4', 'F6'];
    expect(choices(s, 'chance'), 'no lake, no cow, no room for two').toEqual(plain.map((field) => `start ${field}`));
    expect(rule(s, 'chance start E1'), 'a lake').toBe('montana/setup.start');
    expect(rule(solo({ goods: 'cp' }), '0 build D6')).toBe('montana/setup.start');
  });
  test('1: the starting tile is not part of a line', () => {
    // The starting tile D6 would be the fourth in line with D1, E4 and E3.
    const s = solo({ goods: 'Sg', built: 'E4 E3' });
    expect(act(s, '0 build D1').events.find((event) => event.type === 'built')).toMatchObject({ lines: 0 });
  });
  test('2: every tile may lie in each of six rotations', () => {
    expect(game.legal(setup(2), 'chance')).toHaveLength(12 * 6);
  });
  test('3: start spins go in playing order, two for each, with white choices open and no grain moves', () => {
    const s = Object.assign(table({ players: [{ goods: 'ggg' }, {}] }), { round: 0, startSpins: 0, first: 1, turn: 1 });
    s.phase = 'spin';
    const white = act(s, 'chance spin 0').s;
    expect(game.awaiting(white)).toEqual([1]);
    const second = act(white, '1 take cs', 'chance spin 3').s;
    expect(second.turn).toBe(0);
    const begun = act(second, 'chance spin 2', 'chance spin 2').s;
    expect(begun).toMatchObject({ phase: 'turn', round: 1, turn: 1 });
    expect(begun.players.map(workersOf)).toEqual(['cccc', 'cspp']);
  });
  test('3: silver rises by one in playing order', () => {
    const s = setup(3);
    s.phase = 'startingPlayer';
    game.apply(s, 'chance', { type: 'first', seat: 2 }, silent);
    expect(s.players.map((player) => player.silver)).toEqual([4, 5, 3]);
  });
  test('50: nothing is hidden', () => {
    const s = setup(2);
    expect(game.view(s, 0)).toEqual(game.view(s, undefined));
  });
});

describe('the rulings on limited workers and goods', () => {
  test('4: every player who has the kind gives one back in each round, also if less would do', () => {
    const s = table({
      players: [{ goods: 'ss', workers: 's', silver: 6 }, { goods: 'sss' }, { goods: 'ss' }],
      goods: { s: 2 },
    });
    const { s: state } = act(s, '0 work quarry-6', '0 employ s');
    expect(state.players.map(goodsOf)).toEqual(['ssss', 'ss', 's']);
    expect(state.goods[1]).toBe(2);
  });
  test('4: giving back is repeated while too little is there', () => {
    const s = table({ players: [{ workers: 's', silver: 6 }, { goods: 'ssss' }], goods: { s: 0 } });
    const { s: state, events } = act(s, '0 work quarry-6', '0 employ s');
    expect(events.filter((event) => event.type === 'goodsShort')).toHaveLength(3);
    expect(state.players.map(goodsOf)).toEqual(['sss', 's']);
  });
  test('5: workers at work give nothing back; what cannot be found is lost and the grain stays paid', () => {
    const s = table({ players: [{ goods: 'g' }, {}], workers: { c: 1 }, spaces: { 0: 'c' } });
    const { s: state, events } = act(s, '0 recruit', 'chance spin 1', '0 advance 1');
    expect(workersOf(playerOf(state, 0))).toBe('csp');
    expect(events).toContainEqual({ type: 'workersTaken', seat: 0, colour: 0, count: 1, wanted: 2 });
    expect(goodsOf(playerOf(state, 0))).toBe('');
  });
  test('6: big and small goods are different kinds', () => {
    const s = table({ players: [{ goods: 'S', workers: 's', silver: 1 }, { goods: 'S' }], goods: { s: 1 } });
    expect(act(s, '0 work quarry-1', '0 employ s').s.players.map(goodsOf)).toEqual(['sS', 'S']);
  });
  test('7: without a cow in the supply no cow is received, and nobody gives one back', () => {
    const s = table({ players: [{ goods: 'ppp' }, { cows: 2 }], cows: 0 });
    const { s: state, events } = act(s, '0 city', '0 bid 1 3');
    expect(events).toContainEqual({ type: 'noCowLeft', seat: 0 });
    expect(playerOf(state, 1).cows).toBe(2);
  });
  test('7: coins never run out, also beyond the 89 silver of the box', () => {
    expect(playerOf(act(solo({ workers: 'c', silver: 89 }), '0 bank 1', '0 employ c').s, 0).silver).toBe(94);
  });
  test('8: a white space offers only what is in the supply', () => {
    const s = table({ players: [{}, {}], workers: { c: 0, s: 1 } });
    const { s: state } = act(s, '0 recruit', 'chance spin 0');
    expect(offered(state, 0, 'take')).toHaveLength(5);
    expect(rule(state, '0 take ss')).toBe('montana/recruit.white');
    expect(rule(state, '0 take sg')).toBeUndefined();
  });
  test('9: of a printed pair the worker that is there is taken normally', () => {
    const s = table({ players: [{}, { workers: 's' }], workers: { s: 0 } });
    const { s: state } = act(s, '0 recruit', 'chance spin 1');
    expect(state.players.map(workersOf)).toEqual(['sp', '']);
  });
  test('49: goods paid go to the supply, also those that came from the box', () => {
    const s = solo({ goods: 'Sg' });
    expect(act(s, '0 build D1').s.goods).toEqual([10, 10, 11, 10, 6, 7]);
  });
});

describe('the rulings on recruiting', () => {
  test('10: after each pair the player gives back down to eight, old workers or new', () => {
    const s = solo({ workers: 'cccccccc', goods: 'g' });
    const full = act(s, '0 recruit', 'chance spin 6').s;
    expect(game.legal(full, 0)).toEqual([
      { type: 'discard', worker: 0 },
      { type: 'discard', worker: 1 },
    ]);
    const nine = act(solo({ workers: 'ccccccc' }), '0 recruit', 'chance spin 6').s;
    expect(nine.phase, 'one too many').toBe('discard');
    const second = act(full, '0 discard copper', '0 discard copper', '0 advance 1').s;
    expect(second.phase).toBe('discard');
    expect(workersOf(playerOf(act(second, '0 discard copper', '0 discard grain').s, 0))).toBe('cccccssg');
  });
  test('11: the arrow moves once, one space for each grain; a cow may bring the grain first', () => {
    const s = solo({ cows: 1 });
    const spun = act(s, '0 recruit', 'chance spin 7').s;
    expect(rule(spun, '0 advance 1')).toBe('montana/recruit.advance');
    const moved = act(spun, '0 trade grain', '0 advance 1').s;
    expect(moved.arrow, 'from the last space on to the first').toBe(0);
    const taken = act(moved, '0 take cc').s;
    expect(taken.turn).toBe(1);
  });
  test('11: with grain left the arrow does not move a second time', () => {
    const s = act(solo({ goods: 'gggg' }), '0 recruit', 'chance spin 1', '0 advance 1').s;
    expect(s).toMatchObject({ turn: 1, arrow: 2 });
    expect(goodsOf(playerOf(s, 0))).toBe('ggg');
  });
  test('12: a cow for a worker at eight workers swaps a colour', () => {
    const s = solo({ workers: 'cccccccc', cows: 1 });
    const { s: state } = act(s, '0 trade stone-worker', '0 discard copper');
    expect(workersOf(playerOf(state, 0))).toBe('cccccccs');
    expect(state.phase).toBe('turn');
  });
  test('12: while workers go back a cow brings one more, who goes back as well', () => {
    const full = act(solo({ workers: 'cccccccc', goods: 'g', cows: 2 }), '0 recruit', 'chance spin 6').s;
    const more = act(full, '0 trade grain-worker', '0 trade silver').s;
    expect(workersOf(playerOf(more, 0))).toBe('ccccccccssg');
    const eight = act(more, '0 discard copper', '0 discard copper', '0 discard stone').s;
    expect(workersOf(playerOf(eight, 0))).toBe('ccccccsg');
    expect(eight.phase, 'then the turn goes on as before').toBe('advance');
  });
  test('52: a spin is a uniform draw of one of the eight spaces', () => {
    const { s: state } = act(solo({}), '0 recruit');
    const spaces = Array.from({ length: 8 }, (_, drawn) => game.chance(state, { below: () => drawn }));
    expect(spaces).toEqual(game.legal(state, 'chance'));
    expect(spaces).toHaveLength(8);
  });
  test('46: recruiting is always legal', () => {
    expect(offered(solo({ workers: 'cccccccc' }), 0, 'recruit')).toHaveLength(1);
  });
});

describe('the rulings on work', () => {
  test('13: one matching worker or two others; a matching and another are no payment', () => {
    const s = act(solo({ workers: 'cspp', silver: 1 }), '0 work mine-1').s;
    expect(offered(s, 0, 'employ')).toHaveLength(3);
    expect(rule(s, '0 employ cs')).toBe('montana/work.workers');
    expect(rule(s, '0 employ sp')).toBeUndefined();
    expect(rule(s, '0 employ pp')).toBeUndefined();
    expect(rule(s, '0 employ ss')).toBe('montana/work.have');
  });
  test('13: the bank wants exactly the number shown', () => {
    const s = act(solo({ workers: 'cspp' }), '0 bank 2').s;
    expect(rule(s, '0 employ c')).toBe('montana/bank');
    expect(rule(solo({ workers: 'c' }), '0 bank 2')).toBe('montana/bank');
  });
  test('14: the small space comes right after the large one, is optional and costs no silver', () => {
    const s = act(solo({ workers: 'cc', silver: 1 }), '0 work mine-1', '0 employ c').s;
    expect(s.phase).toBe('small');
    expect(act(s, '0 done').s.turn).toBe(1);
    expect(goodsOf(playerOf(act(s, '0 employ c').s, 0))).toBe('cc');
    const left = act(s, '0 done', '1 recruit', 'chance spin 2').s;
    expect(rule(left, '0 work mine-1'), 'and never later').toBe('montana/work.occupied');
    expect(rule(left, '0 employ c')).toBe('house/other-question');
  });
  test('14: a cow may bring the missing worker in between', () => {
    const s = act(solo({ workers: 'c', silver: 1, cows: 1 }), '0 work mine-1', '0 employ c', '0 trade copper-worker');
    expect(goodsOf(playerOf(act(s.s, '0 employ c').s, 0))).toBe('cc');
  });
  test('14: who has neither workers nor a cow is not asked about the small space', () => {
    expect(act(solo({ workers: 'c', silver: 1 }), '0 work mine-1', '0 employ c').s.turn).toBe(1);
  });
  test('15: large and small space are two receipts', () => {
    const s = table({ players: [{ workers: 'cc', silver: 1 }, { goods: 'ccc' }], goods: { c: 1 } });
    const large = act(s, '0 work mine-1', '0 employ c').s;
    expect(goodsOf(playerOf(large, 1))).toBe('ccc');
    const both = act(large, '0 employ c').s;
    expect(both.players.map(goodsOf), 'all give one back for the second receipt').toEqual(['c', 'cc']);
  });
  test('16: a space is paid in full or not taken; a cow may bring silver first', () => {
    const s = solo({ workers: 'c', silver: 3, cows: 1 });
    expect(rule(s, '0 work mine-6')).toBe('montana/work.silver');
    expect(rule(act(s, '0 trade silver').s, '0 work mine-6')).toBeUndefined();
  });
  test('17: a full area is cleared at the end of the turn, small spaces too, and a canteen turn finds it free', () => {
    const s = table({
      players: [{ workers: 'c', silver: 6, canteens: 1 }, {}],
      spaces: { 3: 'c', 4: 'sp', [smallBeside(3)]: 'c' },
    });
    const before = s.workers[0] ?? 0;
    const last = act(s, '0 work mine-6', '0 employ c').s;
    expect(last.spaces[3], 'not yet').not.toBe(-1);
    const extra = act(last, '0 canteen').s;
    expect(extra.spaces.every((crew) => crew === -1)).toBe(true);
    expect(extra.workers[0]).toBe(before + 3);
    expect(extra.turn).toBe(0);
  });
  test('17: the bank is cleared when all its spaces are taken', () => {
    const s = table({ players: [{ workers: 'c' }, {}], spaces: { 1: 'cs', 2: 'ggg' } });
    expect(act(s, '0 bank 1', '0 employ c').s.spaces.slice(0, 3)).toEqual([-1, -1, -1]);
  });
  test('a taken space is refused, whoever took it', () => {
    const s = table({ players: [{ workers: 'cs', silver: 9 }, {}], spaces: { 3: 'c', 0: 's' } });
    expect(rule(s, '0 work mine-1')).toBe('montana/work.occupied');
    expect(rule(s, '0 bank 1')).toBe('montana/work.occupied');
  });
});

describe('the rulings on the city', () => {
  test('18: entry is refused unless some space can be paid with the pumpkin taken', () => {
    expect(rule(market('', ''), '0 city')).toBe('montana/city.enter');
    expect(rule(market('p', ''), '0 city')).toBeUndefined();
    const cow = solo({ cows: 1 });
    expect(rule(cow, '0 city'), 'a trade comes before entering').toBe('montana/city.enter');
    expect(rule(act(cow, '0 trade pumpkin').s, '0 city')).toBeUndefined();
  });
  test('19: with an empty supply the pumpkin on entry is one’s own, and a refused entry moves nothing', () => {
    const s = table({ players: [{ goods: 'p' }, { goods: 'pp' }], goods: { p: 0 } });
    expect(rulingOn(s, '0 city')).toEqual({ rule: 'montana/city.enter', facts: { pumpkins: 1, needs: 2 } });
    expect(s.players.map(goodsOf)).toEqual(['p', 'pp']);
    const rich = table({ players: [{ goods: 'pp' }, { goods: 'pp' }], goods: { p: 0 } });
    expect(act(rich, '0 city').s.players.map(goodsOf)).toEqual(['pp', 'p']);
  });
  test('20: columns may be skipped, and a row is only taken from the right', () => {
    const s = act(market('ppppp', 'pppp'), '0 city', '0 bid 2 4').s;
    expect(rule(s, '1 bid 2 4')).toBe('montana/city.outbid');
    expect(rule(s, '1 bid 2 5')).toBe('montana/city.afford');
    expect(rule(s, '1 bid 1 2')).toBe('montana/city.column');
    expect(rule(s, '1 bid 1 4')).toBeUndefined();
  });
  test('21: the chain ends: every placement raises the sum of prices', () => {
    let s = act(market('ppppppp', 'ppppppp', 'ppppppp', 'ppppppp'), '0 city').s;
    let placements = 0;
    while (s.phase === 'auction' && placements <= 22) {
      const seat = s.store.asked;
      const bid = game.legal(s, seat).find((action) => action.type === 'bid');
      s = game.clone(s);
      game.apply(s, seat, bid ?? { type: 'pass' }, silent);
      placements += 1;
    }
    expect(placements).toBeLessThanOrEqual(22);
    expect(placements).toBeGreaterThan(3);
  });
  test('21: an outbid player may return to the same row further right', () => {
    const s = act(market('pppp', 'pppp'), '0 city', '0 bid 2 3', '1 bid 2 4').s;
    expect(game.awaiting(s)).toEqual([0]);
    expect(rule(s, '0 bid 2 5')).toBeUndefined();
  });
  test('21: who has passed is out for this auction', () => {
    const s = act(market('ppp', 'ppp', 'pppp'), '0 city', '0 bid 2 3', '1 pass', '2 bid 2 4', '0 pass').s;
    expect(s.phase).not.toBe('auction');
  });
  test('22: who can pay for no space passes without being asked', () => {
    const { events } = act(market('pp', '', 'pp'), '0 city', '0 bid 3 2');
    expect(events).toContainEqual({ type: 'passed', seat: 1, unable: true });
  });
  test('23: the active player may not pass at first, but when outbid, and keeps the pumpkin', () => {
    const entered = act(market('ppp', 'pppp'), '0 city').s;
    expect(rule(entered, '0 pass')).toBe('montana/city.place');
    const outbid = act(entered, '0 bid 3 2', '1 bid 3 3').s;
    expect(goodsOf(playerOf(act(outbid, '0 pass').s, 0))).toBe('pppp');
  });
  test('24: only the active player trades cattle, also to raise the bid', () => {
    const s = table({
      players: [
        { goods: 'p', cows: 2 },
        { goods: 'ppp', cows: 1 },
      ],
    });
    const entered = act(s, '0 city').s;
    expect(rule(entered, '0 bid 2 3')).toBe('montana/city.afford');
    const placed = act(entered, '0 trade pumpkin', '0 bid 2 3').s;
    expect(rule(placed, '1 trade pumpkin')).toBe('montana/cattle.turn');
    expect(offered(placed, 1, 'trade')).toEqual([]);
  });
  test('24: an outbid active player with a cow is still asked, though no space can be paid', () => {
    const s = table({ players: [{ goods: 'p', cows: 1 }, { goods: 'pp' }, { goods: 'ppp' }] });
    const outbid = act(s, '0 city', '0 bid 3 2', '1 bid 4 2', '2 bid 3 3').s;
    expect(game.awaiting(outbid)).toEqual([0]);
    expect(offered(outbid, 0, 'bid')).toEqual([]);
    expect(act(outbid, '0 trade pumpkin', '0 bid 2 3').s.phase, 'a cow bought the way back in').toBe('reward');
  });
  test('24: a bidder who lost pumpkins to the active player’s trade pays nothing and gets nothing', () => {
    const players = [{ goods: 'pp', cows: 1 }, { goods: 'pp' }, { goods: 'pppp' }];
    const outbid = act(table({ players, goods: { p: 1 } }), '0 city', '0 bid 3 2', '1 bid 4 2', '2 bid 3 3').s;
    const { s: state, events } = act(outbid, '0 trade pumpkin', '0 bid 1 3');
    expect(events).toContainEqual({ type: 'goodsShort', seat: 0, good: 3, gave: [0, 1, 2] });
    expect(events).toContainEqual({ type: 'rewardLost', seat: 1, row: 4, price: 2, pumpkins: 1 });
    expect(goodsOf(playerOf(state, 1))).toBe('p');
    expect(playerOf(state, 1).silver).toBe(0);
  });
  test('25: payment is in order from the active player on; goods, cow and silver come without asking', () => {
    const { events, s: state } = act(market('pppp', 'pp'), '0 city', '0 bid 1 3', '1 bid 4 2');
    expect(events.filter((event) => event.type === 'rewardPaid').map((event) => event.seat)).toEqual([0, 1]);
    expect(playerOf(state, 0).cows).toBe(1);
    expect(playerOf(state, 1).silver).toBe(2);
  });
  test('26: small goods are handed in before scarcity is solved, and the winner gives back too', () => {
    const s = table({ players: [{ goods: 'ppcC' }, { goods: 'C' }], goods: { C: 0 } });
    const { s: state } = act(s, '0 city', '0 bid 3 2', '0 upgrade 1 0');
    expect(state.players.map(goodsOf)).toEqual(['pC', '']);
    expect(state.goods[4]).toBe(1);
    expect(state.goods[0]).toBe(11);
  });
  test('27: only small goods held are traded up, and at most as often as the row says', () => {
    const s = act(market('ppccc', ''), '0 city', '0 bid 3 2').s;
    expect(rule(s, '0 upgrade 3 0')).toBe('montana/city.upgrade');
    expect(rule(s, '0 upgrade 1 1')).toBe('montana/city.upgrade');
    expect(rule(s, '0 upgrade 2 0')).toBeUndefined();
    expect(goodsOf(playerOf(act(s, '0 upgrade 0 0').s, 0)), 'trading up is optional').toBe('cccp');
  });
  test('27: a cow may be traded for the good to trade up, just before', () => {
    const s = table({ players: [{ goods: 'pp', cows: 1 }, {}] });
    const { s: state } = act(s, '0 city', '0 bid 3 2', '0 trade stone', '0 upgrade 0 1');
    expect(goodsOf(playerOf(state, 0))).toBe('pS');
  });
  test('27: the cow of the first row comes after trading up, so it buys nothing to trade up', () => {
    const s = act(market('ppc', ''), '0 city', '0 bid 1 3').s;
    expect(rule(s, '0 trade stone')).toBe('montana/cattle');
    expect(rule(act(s, '0 upgrade 1 0').s, '0 trade stone')).toBeUndefined();
  });
  test('28: with two players all four rows are open', () => {
    const s = act(market('pppppp', ''), '0 city').s;
    const rows = new Set(game.legal(s, 0).map((action) => (action.type === 'bid' ? action.row : 0)));
    expect(rows).toEqual(new Set(STORE.map((_, row) => row + 1)));
  });
});

describe('the rulings on building', () => {
  test('29: a field beside any settlement will do, also one built in this turn', () => {
    const s = table({ players: [{ goods: 'Sgcsgp' }, { built: 'A6' }] });
    expect(rule(s, '0 build D2'), 'not yet beside a tile').toBe('montana/build.border');
    expect(rule(act(s, '0 build D1').s, '0 build D2')).toBeUndefined();
    expect(rule(table({ players: [{ goods: 'Cp' }, { built: 'A6' }] }), '0 build A5')).toBeUndefined();
  });
  test('30: nobody builds on an occupied field', () => {
    expect(rule(solo({ goods: 'Sg', built: 'D1' }), '0 build D1')).toBe('montana/build.occupied');
    expect(rule(table({ players: [{ goods: 'Sg' }, { built: 'D1' }] }), '0 build D1')).toBe('montana/build.occupied');
  });
  test('31: on every tile each plain field has another field beside it, so the starting tile is never hemmed in', () => {
    // Any slot will do: these are neighbours on the same tile, however it is turned.
    const within = TILES[0]?.map((_, place) => neighboursOf(2, place).filter((hex) => slotOf(hex) === 0)) ?? [];
    for (const tile of TILES)
      tile.forEach((hex, place) => {
        if (hex.land !== 'field') return;
        expect(within[place]?.some((next) => tile[next]?.land === 'field')).toBe(true);
      });
  });
  test('32: silver for every building less than three, also for who cannot build on', () => {
    expect(playerOf(act(solo({ goods: 'C' }), '0 build D5').s, 0).silver).toBe(2);
  });
  test('32: the silver is due too with no settlement left', () => {
    expect(playerOf(act(solo({ goods: 'C', left: 1 }), '0 build D5').s, 0).silver).toBe(2);
  });
  test('33: first the settlements, then cow and canteen, also with the last settlement', () => {
    const { s: state, events } = act(solo({ goods: 'Sg', left: 1 }), '0 build D1');
    const told = events.map((event) => event.type);
    expect(told).toEqual(['built', 'lastSettlement', 'cowTaken', 'canteenTaken', 'silverTaken']);
    expect(active(state)).toMatchObject({ settlements: 0, cows: 1, canteens: 1 });
  });
  test('34: if fewer settlements are left than are due, those are placed', () => {
    const s = solo({ goods: 'csgp', built: 'D1', left: 1 });
    expect(settled(act(s, '0 build D2').s, 0)).toBe('D1×1 D2×1');
  });
  test('35: a field that joins two pieces counts the whole line: exactly four is one more, five is nothing', () => {
    const four = act(solo({ goods: 'cg', built: 'F5 D3 D2' }), '0 build F6');
    expect(settled(four.s, 0)).toContain('F6×2');
    const five = act(solo({ goods: 'cg', built: 'F5 D3 D2 E4' }), '0 build F6');
    expect(settled(five.s, 0)).toContain('F6×1');
  });
  test('35: a fifth field in the line gives nothing', () => {
    const s = act(solo({ goods: 'Cgp', built: 'F5 F6 D3 D2' }), '0 build E4');
    expect(settled(s.s, 0)).toContain('E4×2');
  });
  test('36: each line of exactly four counts', () => {
    // West to east F5 F6 D3 D2, and towards the south-east D4 D3 G5 G0.
    const s = solo({ goods: 'cg', built: 'F5 F6 D2 D4 G5 G0' });
    const built = act(s, '0 build D3').events.find((event) => event.type === 'built');
    expect(built).toMatchObject({ lines: 2, settlements: 3 });
  });
  test('37: other colours and gaps break a line, and a field with two settlements counts once', () => {
    const lines = (s: State): number | undefined =>
      act(s, '0 build D2').events.find((event) => event.type === 'built')?.lines;
    const goods = 'csgp';
    expect(lines(solo({ goods, built: 'F5 F6 D3' })), 'four').toBe(1);
    expect(lines(table({ players: [{ goods, built: 'F5 D3' }, { built: 'F6' }] })), 'of two colours').toBe(0);
    expect(lines(solo({ goods, built: 'F5 D3 E4' })), 'with a gap').toBe(0);
    const double = act(solo({ goods: 'csgpCgp', built: 'D3' }), '0 build D2', '0 build E4').events;
    expect(double.findLast((event) => event.type === 'built')).toMatchObject({ settlements: 2, lines: 0 });
  });
  test('38: room for two and a line add up', () => {
    expect(settled(act(solo({ goods: 'csgp', built: 'F5 F6 D3' }), '0 build D2').s, 0)).toContain('D2×3');
  });
  test('39: a field beside two lakes takes both canteens', () => {
    const { s: state } = act(solo({ goods: 'cg', built: 'D2' }), '0 build D3');
    expect(playerOf(state, 0).canteens).toBe(2);
  });
  test('40: an empty lake gives nothing and forbids nothing', () => {
    const s = solo({ goods: 'csgp', built: 'D1' });
    s.canteens[3] = false;
    expect(playerOf(act(s, '0 build D2').s, 0).canteens).toBe(0);
  });
  test('a mountain and a lake are never built on', () => {
    const s = solo({ goods: 'csgpCS' });
    expect(rulingOn(s, '0 build D0')).toEqual({ rule: 'montana/build.land', facts: { field: 'D0', land: 'lake' } });
    expect(rule(s, '0 build A0')).toBe('montana/build.land');
    expect(rule(s, '0 build J1'), 'not on the board of two').toBe('montana/setup.landscape');
  });
  test('51: the starting tile gives no cow', () => {
    for (const seats of [2, 3, 4]) {
      const s = table({ players: Array.from({ length: seats }, () => ({})) });
      expect(game.inventory(s)['cows']).toBe(24 - seats);
    }
  });
});

describe('the rulings on cattle and canteens', () => {
  test('41: a canteen is spent at the end of a turn, also of the turn it was won, and several can follow each other', () => {
    const s = solo({ goods: 'Sg', canteens: 1 });
    const first = act(s, '0 build D1', '0 done', '0 canteen').s;
    expect(first).toMatchObject({ turn: 0, phase: 'turn' });
    const second = act(first, '0 recruit', 'chance spin 2', '0 done', '0 canteen').s;
    expect(second).toMatchObject({ turn: 0, phase: 'turn' });
    expect(playerOf(second, 0).canteens).toBe(0);
    expect(second.canteensInBox).toBe(s.canteensInBox + 2);
  });
  test('42: a player without settlements cannot build, and may still spend a canteen', () => {
    const s = solo({ goods: 'Sg', left: 0, canteens: 1 });
    expect(rule(s, '0 build D1')).toBe('montana/build.settlements');
    expect(act(s, '0 recruit', 'chance spin 2', '0 done', '0 canteen').s).toMatchObject({
      turn: 0,
      phase: 'turn',
    });
  });
  test('41: the turn that a canteen brings is a full one: the arrow moves again', () => {
    const first = act(solo({ goods: 'gg', canteens: 1 }), '0 recruit', 'chance spin 1', '0 advance 1').s;
    const second = act(first, '0 canteen', '0 recruit', 'chance spin 1').s;
    expect(rule(second, '0 advance 1')).toBeUndefined();
  });
  test('43: an extra turn does not begin a round', () => {
    const s = Object.assign(table({ players: [{}, { canteens: 1 }] }), { turn: 1 });
    const extra = act(s, '1 recruit', 'chance spin 2', '1 canteen').s;
    expect(extra).toMatchObject({ turn: 1, round: 1 });
    expect(act(extra, '1 recruit', 'chance spin 2').s).toMatchObject({ turn: 0, round: 2 });
  });
  test('44: the last settlement of the last player ends the game after that turn and the extra turns', () => {
    const s = Object.assign(table({ players: [{}, { goods: 'Sg', left: 1 }] }), { turn: 1 });
    const last = act(s, '1 build D1').s;
    expect(game.outcome(act(last, '1 done').s)?.ranks).toEqual([2, 1]);
    const extra = act(last, '1 canteen').s;
    expect(game.outcome(extra)).toBeUndefined();
    const over = act(extra, '1 recruit', 'chance spin 2', '1 done', '1 done').s;
    expect(game.outcome(over)?.ranks).toEqual([2, 1]);
  });
  test('45: cattle are traded before, within and after the action, never in another player’s turn', () => {
    const s = table({ players: [{ cows: 3, workers: 'c', silver: 1 }, { cows: 1 }] });
    const { s: state } = act(
      s,
      '0 trade silver',
      '0 work mine-1',
      '0 trade grain',
      '0 employ c',
      '0 done',
      '0 trade stone',
    );
    expect(playerOf(state, 0)).toMatchObject({ cows: 0, silver: 3 });
    expect(goodsOf(playerOf(state, 0))).toBe('csg');
    expect(rulingOn(s, '1 trade silver')?.rule).toBe('house/not-asked');
    expect(rule(solo({}), '0 trade silver')).toBe('montana/cattle');
  });
  test('45: also while white workers are chosen: who gives back for the trade fills the supply one chooses from', () => {
    const s = table({ players: [{ cows: 1 }, { workers: 'c' }, { workers: 'c' }], workers: { c: 0 } });
    const white = act(s, '0 recruit', 'chance spin 0').s;
    expect(rule(white, '0 take cs')).toBe('montana/recruit.white');
    const traded = act(white, '0 trade copper-worker').s;
    expect(workersOf(playerOf(act(traded, '0 take cs').s, 0))).toBe('ccs');
    const ninth = act(solo({ workers: 'cccccccc', cows: 1 }), '0 recruit', 'chance spin 0', '0 trade grain-worker').s;
    expect(act(ninth, '0 discard copper').s.phase, 'eight again, and still to choose').toBe('white');
  });
  test('45: set-up is nobody’s turn, so no cattle is traded there', () => {
    const s = Object.assign(table({ players: [{ cows: 1 }, {}] }), { round: 0, startSpins: 0, phase: 'spin' });
    const white = act(s, 'chance spin 0').s;
    expect(offered(white, 0, 'trade')).toEqual([]);
    expect(rule(white, '0 trade silver')).toBe('montana/cattle.turn');
  });
  test('45: a trade for which nothing could be received is refused', () => {
    const s = table({ players: [{ cows: 1 }, {}], workers: { c: 0 } });
    expect(rule(s, '0 trade copper-worker')).toBe('montana/cattle.nothing');
  });
  test('45: an action begins only when its first step can be paid', () => {
    expect(rule(solo({ cows: 1, silver: 1 }), '0 work mine-1')).toBe('montana/work.workers');
  });
});

describe('the rulings on the end', () => {
  test('47: most settlements win, whoever ended the game', () => {
    const s = table({ players: [{ left: 0, built: '' }, { left: 0 }, { left: 3 }] });
    playerOf(s, 0).settlements = 1;
    expect(outcomeOf(s).ranks).toEqual([2, 1, 3]);
  });
  test('48: equal settlements are parted by cows and canteens, then by silver, workers and goods; else shared', () => {
    const of = (...players: readonly PlayerScene[]) => outcomeOf(table({ players }));
    expect(of({ cows: 1, silver: 9 }, { cows: 1, canteens: 1 })).toMatchObject({
      ranks: [2, 1],
      tieBreak: 'montana/tie.cattle',
    });
    expect(of({ goods: 'SSS' }, { silver: 4 })).toMatchObject({ ranks: [2, 1], tieBreak: 'montana/tie.belongings' });
    expect(of({ goods: 'S', workers: 'c' }, { silver: 2 }).ranks).toEqual([1, 1]);
    expect(of({ goods: 'S', workers: 'c' }, { silver: 2 }).tieBreak).toBeUndefined();
  });
});
