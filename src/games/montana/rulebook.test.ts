import { expect, test } from 'vitest';
import { game } from './game.ts';
import { act, goodsOf, rulingOn, settled, table, workersOf } from './scene.ts';
import { playerOf } from './state.ts';

/** The examples of the rulebook, in its order. */

test('Limited goods: three stone are due and two are there, so all players return one stone before they are taken', () => {
  const s = table({
    players: [{ goods: 's', workers: 's', silver: 6 }, { goods: 'ss' }, { goods: 'g' }],
    goods: { s: 2 },
  });
  const { s: state, events } = act(s, '0 work quarry-6', '0 employ s');
  expect(events).toContainEqual({ type: 'goodsShort', seat: 0, good: 1, gave: [0, 1] });
  expect(state.players.map(goodsOf)).toEqual(['sss', 's', 'g']);
  expect(state.goods[1]).toBe(1);
});

test('Recruit: a grey and an orange worker, then two grain for two more orange workers', () => {
  const s = table({ players: [{ goods: 'ggg' }, {}] });
  const { s: state } = act(s, '0 recruit', 'chance spin 1', '0 advance 2');
  expect(workersOf(playerOf(state, 0))).toBe('sppp');
  expect(goodsOf(playerOf(state, 0))).toBe('g');
  expect(state.turn).toBe(1);
});

test('Bank: a brown and a black worker on the space for two bring 8 silver', () => {
  const s = table({ players: [{ workers: 'csg', silver: 1 }, {}] });
  const { s: state } = act(s, '0 bank 2', '0 employ cs');
  expect(playerOf(state, 0).silver).toBe(9);
  expect(workersOf(playerOf(state, 0))).toBe('g');
});

test('Grain field: one worker and 6 silver for 4 grain, then two others on the small space for one more', () => {
  const s = table({ players: [{ workers: 'gcp', silver: 6 }, {}] });
  const { s: state } = act(s, '0 work grainField-6', '0 employ g', '0 employ cp');
  expect(goodsOf(playerOf(state, 0))).toBe('ggggg');
  expect(playerOf(state, 0).silver).toBe(0);
});

test('City: who is outbid may move to another row, outbid in turn, go further right, or pass', () => {
  const players = ['ppppp', 'ppppp', 'ppppp', 'ppppp'].map((goods) => ({ goods }));
  // Blue (0) stands in row 2, Green (1) in row 4; Red (2) takes row 2 from Blue.
  const { s: state } = act(table({ players }), '0 city', '0 bid 2 3', '1 bid 4 2', '2 bid 2 4');
  expect(game.awaiting(state)).toEqual([0]);
  const bids = game
    .legal(state, 0)
    .flatMap((action) => (action.type === 'bid' ? [`${action.row}@${action.price}`] : []));
  expect(
    bids.filter((bid) => bid.startsWith('2')),
    'only right of Red',
  ).toEqual(['2@5', '2@6']);
  expect(
    bids.filter((bid) => bid.startsWith('4')),
    'only right of Green',
  ).toEqual(['4@3', '4@4', '4@5', '4@6']);
  expect(game.legal(state, 0)).toContainEqual({ type: 'pass' });
  const chain = act(state, '0 bid 4 3');
  expect(game.awaiting(chain.s), 'the contractor on that row must move immediately too').toEqual([1]);
  expect(game.awaiting(act(chain.s, '1 pass').s), 'only then the next player is called').toEqual([3]);
});

test('Build: Red takes cow and canteen at the lake, trades the cow for copper, and places two on a double field', () => {
  const s = table({ players: [{ goods: 'Sgsgp' }, {}] });
  const first = act(s, '0 build D1').s;
  expect(playerOf(first, 0)).toMatchObject({ cows: 1, canteens: 1 });
  const second = act(first, '0 trade copper', '0 build D2').s;
  expect(settled(second, 0)).toBe('D1×1 D2×2');
  expect(goodsOf(playerOf(second, 0))).toBe('');
  expect(playerOf(second, 0), 'one building refrained from').toMatchObject({ silver: 1, cows: 0, canteens: 1 });
});

test('Build: the fourth field in a line that also shows two settlements takes three', () => {
  const s = table({ players: [{ goods: 'csgp', built: 'F5 F6 D3' }, {}] });
  const { s: state, events } = act(s, '0 build D2');
  expect(settled(state, 0)).toContain('D2×3');
  expect(events).toContainEqual(expect.objectContaining({ type: 'built', lines: 1, double: true, settlements: 3 }));
});

test('A second player at the same lake receives nothing', () => {
  const s = table({ players: [{ goods: 'Sg' }, { goods: 'csgp' }] });
  const { s: state } = act(s, '0 build D1', '0 done', '0 done', '1 build D2');
  expect(playerOf(state, 1).canteens).toBe(0);
});

test('One cannot deliver small goods for big ones or the other way round', () => {
  const s = table({ players: [{ goods: 'ssg' }, {}] });
  expect(rulingOn(s, '0 build D1')).toEqual({
    rule: 'montana/build.cost',
    facts: { field: 'D1', missing: 'bigStone' },
  });
  const big = table({ players: [{ goods: 'Sg' }, {}] });
  expect(rulingOn(big, '0 build D5')?.rule).toBe('montana/build.cost');
});

test('Ending: the round is played to the player right of the starting player', () => {
  const s = table({ players: [{ goods: 'Sg', left: 1 }, { workers: 'c' }] });
  const { s: state } = act(s, '0 build D1', '0 done');
  expect(state.lastRound).toBe(true);
  expect(game.outcome(state)).toBeUndefined();
  const over = act(state, '1 bank 1', '1 employ c').s;
  expect(game.outcome(over)).toMatchObject({ reason: 'montana/end.last-settlement', ranks: [1, 2] });
});
