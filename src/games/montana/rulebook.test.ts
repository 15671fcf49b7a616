import { describe, expect, test } from 'vitest';
import { silent } from '#engine/game.ts';
import { seeded } from '#bots/seeded.ts';
import { AREAS, BANK, SEAT_COUNTS } from './components.ts';
import { game } from './game.ts';
import { HAS_COW, IS_LAKE, type Print } from './prairie.ts';
import { act, choices, goodsOf, type PlayerScene, refusal, rulingOn, settled, table, workersOf } from './scene.ts';
import { active, playerOf, smallBeside, type State } from './state.ts';

/** The statements and examples of the rulebook, in its order. */

const solo = (player: PlayerScene): State => table({ players: [player, {}] });
/** Seat 0 is in turn; everybody has these goods. */
const market = (...goods: readonly string[]): State => table({ players: goods.map((own) => ({ goods: own })) });
const own = (s: State, seat: number): string => goodsOf(playerOf(s, seat));
const team = (s: State, seat: number): string => workersOf(playerOf(s, seat));

/** A table after everything that chance does before the first spin. */
function laidOut(seats: number, seed: number): State {
  const s = game.setup(seats, {});
  const rng = seeded(seed);
  while (s.phase !== 'spin') game.apply(s, 'chance', game.chance(s, rng), silent);
  return s;
}

describe('setup', () => {
  test.each([
    [2, 7, 12, [10, 10, 10, 10, 6, 6]],
    [3, 9, 10, [15, 15, 15, 15, 9, 9]],
    [4, 10, 8, [20, 20, 20, 20, 12, 12]],
  ])('%i players: %i tiles, %i settlements each, and goods in the supply as listed', (seats, tiles, each, supply) => {
    const s = laidOut(seats, seats);
    expect(12 - s.box.length).toBe(tiles);
    expect(s.land).toHaveLength(7 * tiles);
    expect(s.players.map(({ settlements }) => settlements)).toEqual(Array.from({ length: seats }, () => each));
    expect(s.goods, 'what the players begin with comes from the box').toEqual(supply);
  });
  test('a cow stands on every cow symbol and a canteen in every lake; the other cows are in the supply', () => {
    for (const seats of SEAT_COUNTS) {
      const s = laidOut(seats, 9);
      const on = (has: readonly boolean[]) => s.land.filter((print: Print) => has[print]).length;
      expect(on(HAS_COW)).toBeGreaterThan(0);
      expect(s.cows).toBe(24 - seats - on(HAS_COW));
      expect(s.canteens.filter((there) => there)).toHaveLength(on(IS_LAKE));
    }
  });
  test('all 72 workers are in the supply, 18 of each colour', () => {
    expect(laidOut(4, 1).workers).toEqual([18, 18, 18, 18]);
  });
  test('every player has a cow, a grain, a pumpkin, a small copper and a small stone, and a contractor at the hardware store', () => {
    const s = laidOut(3, 1);
    expect(s.players.map(goodsOf)).toEqual(['csgp', 'csgp', 'csgp']);
    expect(s.players.map(({ cows, canteens }) => [cows, canteens])).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
    expect(s.store.holders).toEqual([-1, -1, -1, -1]);
  });
  test('the starting player receives 3 silver, and each following one a coin more than the one before', () => {
    const s = laidOut(4, 2);
    const inOrder = [0, 1, 2, 3].map((place) => playerOf(s, (s.first + place) % 4).silver);
    expect(inOrder).toEqual([3, 4, 5, 6]);
  });
  test('every player begins with four workers from two spins', () => {
    let s = laidOut(4, 2);
    while (s.phase === 'spin') s = act(s, 'chance spin 2').s;
    expect(s.players.map(workersOf)).toEqual(['cccc', 'cccc', 'cccc', 'cccc']);
  });
  test('a player board holds any number of goods', () => {
    const s = table({ players: [{ goods: 'g'.repeat(20), workers: 'g', silver: 6 }, {}], goods: { g: 4 } });
    expect(own(act(s, '0 work grainField-6', '0 employ g').s, 0)).toBe('g'.repeat(24));
  });
});

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

test('Limited workers: who has a worker of the missing colour returns one before they are taken', () => {
  const s = table({ players: [{}, { workers: 'cc' }, { workers: 'cs' }], workers: { c: 1 } });
  const { s: state } = act(s, '0 recruit', 'chance spin 2');
  expect(state.players.map(workersOf)).toEqual(['cc', 'c', 's']);
  expect(state.workers[0]).toBe(1);
});

describe('gameplay', () => {
  test('play begins with the starting player and goes on clockwise', () => {
    const s = Object.assign(table({ players: [{}, {}, {}] }), { first: 1, turn: 1 });
    const { events } = act(s, '1 recruit', 'chance spin 2', '2 recruit', 'chance spin 2', '0 recruit', 'chance spin 2');
    const began = events.flatMap((event) => (event.type === 'turnBegan' ? [event.seat] : []));
    expect(began).toEqual([2, 0, 1]);
    expect(events.filter((event) => event.type === 'roundBegan')).toEqual([{ type: 'roundBegan', round: 2 }]);
  });
  test('a turn is one of the three actions, not none and not two', () => {
    const s = solo({ workers: 'cc', silver: 9, goods: 'Sgpp' });
    expect(refusal(s, '0 done'), 'nobody may pass').toBe('other-question');
    for (const [line, ...more] of [
      ['0 recruit', 'chance spin 2', '0 done'],
      ['0 bank 1', '0 employ c'],
      ['0 work mine-1', '0 employ c', '0 done'],
      ['0 city', '0 bid 3 2'],
    ] as const)
      expect(act(s, line, ...more).s.turn, line).toBe(1);
    expect(choices(act(s, '0 build D1').s, 0).some((choice) => /^(recruit|bank|work|city)/.test(choice))).toBe(false);
  });
});

describe('action A, recruit', () => {
  test.each([
    [1, 'sp'],
    [2, 'cc'],
    [3, 'pp'],
    [5, 'cg'],
    [6, 'ss'],
    [7, 'gg'],
  ])('space %i of the wheel gives the two workers shown, %s, from the supply', (space, workers) => {
    const { s } = act(solo({}), '0 recruit', `chance spin ${space}`);
    expect(team(s, 0)).toBe(workers);
    expect(s.workers.reduce((sum, count) => sum + count)).toBe(70);
  });
  test('Recruit: a grey and an orange worker, then two grain for two more orange workers', () => {
    const { s: state } = act(solo({ goods: 'ggg' }), '0 recruit', 'chance spin 1', '0 advance 2');
    expect(team(state, 0)).toBe('sppp');
    expect(own(state, 0)).toBe('g');
    expect(state.turn).toBe(1);
  });
  test('the arrow moves clockwise up to seven spaces, each for a grain paid to the supply', () => {
    const s = act(solo({ goods: 'ggggggggg' }), '0 recruit', 'chance spin 6').s;
    expect(choices(s, 0)).toEqual(['done', ...[1, 2, 3, 4, 5, 6, 7].map((spaces) => `advance ${spaces}`)]);
    const moved = act(s, '0 advance 5').s;
    expect([moved.arrow, moved.goods[2], own(moved, 0)]).toEqual([3, 15, 'gggg']);
    expect(team(moved, 0), 'the spaces passed give nothing').toBe('sspp');
  });
  test('the arrow is moved only once in a turn, whatever grain is left', () => {
    const s = act(solo({ goods: 'ggg', cows: 2 }), '0 recruit', 'chance spin 1', '0 advance 1').s;
    expect(refusal(s, '0 advance 1')).toBe('other-question');
    expect(refusal(act(s, '0 trade grain').s, '0 advance 1')).toBe('other-question');
  });
  test('nobody has to pay grain', () => {
    const s = act(solo({ goods: 'ggg' }), '0 recruit', 'chance spin 1', '0 done').s;
    expect([team(s, 0), own(s, 0), s.turn]).toEqual(['sp', 'ggg', 1]);
  });
  test('two white workers are any two from the supply, of one colour or of two', () => {
    const s = act(solo({}), '0 recruit', 'chance spin 4').s;
    expect(choices(s, 0).join(' ').replaceAll('take ', '')).toBe('cc cs cg cp ss sg sp gg gp pp');
    expect(team(act(s, '0 take pp').s, 0)).toBe('pp');
  });
});

describe('action B, work: the bank', () => {
  test('Bank: a brown and a black worker on the space for two bring 8 silver', () => {
    const { s: state } = act(solo({ workers: 'csg', silver: 1 }), '0 bank 2', '0 employ cs');
    expect(playerOf(state, 0).silver).toBe(9);
    expect(team(state, 0)).toBe('g');
  });
  test.each(BANK)('the space for $workers takes exactly so many workers of any colours and pays $silver', (space) => {
    const s = act(solo({ workers: 'csgp' }), `0 bank ${space.workers}`).s;
    const crews = choices(s, 0).map((line) => line.replace('employ ', ''));
    expect(crews).toHaveLength([4, 6, 4][space.workers - 1] ?? 0);
    expect(crews.every((crew) => crew.length === space.workers)).toBe(true);
    expect(playerOf(act(s, `0 employ ${crews.at(-1) ?? ''}`).s, 0).silver).toBe(space.silver);
  });
  test('the bank is not cleared while one of its spaces is free', () => {
    const s = table({ players: [{ workers: 'c' }, {}], spaces: { 1: 'cs' } });
    expect(
      act(s, '0 bank 1', '0 employ c')
        .s.spaces.slice(0, 3)
        .filter((crew) => crew >= 0),
    ).toHaveLength(2);
  });
});

describe('action B, work: the areas', () => {
  test('Grain field: one worker and 6 silver for 4 grain, then two others on the small space for one more', () => {
    const { s: state } = act(solo({ workers: 'gcp', silver: 6 }), '0 work grainField-6', '0 employ g', '0 employ cp');
    expect(own(state, 0)).toBe('ggggg');
    expect(playerOf(state, 0).silver).toBe(0);
  });
  const spaces = AREAS.flatMap(({ name, spaces: large }, colour) =>
    large.map(({ silver, goods }) => ({ name, colour, silver, goods })),
  );
  test.each(spaces)('$name-$silver costs $silver silver and gives $goods goods of the area', (space) => {
    const letter = 'csgp'.charAt(space.colour);
    const s = act(solo({ workers: letter, silver: 7 }), `0 work ${space.name}-${space.silver}`, `0 employ ${letter}`).s;
    expect(own(s, 0)).toBe(letter.repeat(space.goods));
    expect(playerOf(s, 0).silver).toBe(7 - space.silver);
  });
  test('a space is free while its large place is, whatever the others of its area hold', () => {
    const s = table({
      players: [{ workers: 'cc', silver: 9 }, {}],
      spaces: { 3: 'c', [smallBeside(3)]: 'c', 4: 'ss' },
    });
    expect(choices(s, 0).filter((line) => line.startsWith('work mine'))).toEqual(['work mine-6']);
  });
  test('an area is not cleared while one of its large spaces is free', () => {
    const s = table({ players: [{ workers: 'cc', silver: 9 }, {}], spaces: { 3: 'c', [smallBeside(3)]: 'sg' } });
    const { s: state } = act(s, '0 work mine-3', '0 employ c', '0 employ c');
    expect(state.turn).toBe(1);
    expect(state.spaces.filter((crew) => crew >= 0)).toHaveLength(4);
  });
});

describe('action B, work: the city', () => {
  test('the active player takes a pumpkin from the supply, the others take none', () => {
    const s = act(market('ppp', 'ppp', 'ppp'), '0 city').s;
    expect(s.players.map(goodsOf)).toEqual(['pppp', 'ppp', 'ppp']);
    expect(s.goods[3]).toBe(14);
    const called = act(s, '0 bid 3 2', '1 bid 4 2').s;
    expect(called.players.map(goodsOf)).toEqual(['pppp', 'ppp', 'ppp']);
  });
  test('after the active player the others place or pass, in clockwise order', () => {
    const s = Object.assign(market('ppp', 'ppp', 'ppp'), { turn: 1 });
    const { s: state, events } = act(s, '1 city', '1 bid 3 2', '2 pass', '0 bid 4 2');
    expect(events.flatMap((event) => (event.type === 'passed' ? [event.seat] : []))).toEqual([2]);
    expect(state.turn, 'all are paid, and the next player is in turn').toBe(2);
  });
  test('City: who is outbid may move to another row, outbid in turn, go further right, or pass', () => {
    // Blue (0) stands in row 2, Green (1) in row 4; Red (2) takes row 2 from Blue.
    const s = market('ppppp', 'ppppp', 'ppppp', 'ppppp');
    const { s: state } = act(s, '0 city', '0 bid 2 3', '1 bid 4 2', '2 bid 2 4');
    expect(game.awaiting(state)).toEqual([0]);
    const row = (number: number) => choices(state, 0).filter((line) => line.startsWith(`bid ${number}`));
    expect(row(2), 'only right of Red').toEqual(['bid 2 5', 'bid 2 6']);
    expect(row(4), 'only right of Green').toEqual(['bid 4 3', 'bid 4 4', 'bid 4 5', 'bid 4 6']);
    expect(game.legal(state, 0)).toContainEqual({ type: 'pass' });
    const chain = act(state, '0 bid 4 3');
    expect(game.awaiting(chain.s), 'the contractor on that row must move immediately too').toEqual([1]);
    expect(game.awaiting(act(chain.s, '1 pass').s), 'only then the next player is called').toEqual([3]);
  });
  test('pumpkins paid go to the supply, and all contractors back to the hardware store', () => {
    const s = act(market('pp', 'pp'), '0 city', '0 bid 3 2', '1 bid 4 2').s;
    expect(s.players.map(goodsOf)).toEqual(['p', '']);
    expect(s.goods[3]).toBe(10 - 1 + 4);
    expect(s.store).toMatchObject({ holders: [-1, -1, -1, -1], prices: [0, 0, 0, 0], passed: [false, false] });
  });
  test('an active player who passed pays nothing, and the others are paid in clockwise order', () => {
    const s = market('pp', 'ppp', 'ppp');
    const { events } = act(s, '0 city', '0 bid 3 2', '1 bid 3 3', '0 pass', '2 bid 4 2');
    expect(events.flatMap((event) => (event.type === 'rewardPaid' ? [event.seat] : []))).toEqual([1, 2]);
  });
  test('the first row gives a cow and up to three big goods for small ones, in any mix', () => {
    const s = act(market('ppccss', ''), '0 city', '0 bid 1 3').s;
    const mixes = ['0 0', '0 1', '0 2', '1 0', '1 1', '1 2', '2 0', '2 1'];
    expect(choices(s, 0)).toEqual(mixes.map((mix) => `upgrade ${mix}`));
    const taken = act(s, '0 upgrade 2 1').s;
    expect([own(taken, 0), playerOf(taken, 0).cows]).toEqual(['sCCS', 1]);
    expect(taken.goods, 'traded with the supply').toEqual([12, 11, 10, 12, 4, 5]);
  });
  test('the second row gives exactly three goods of copper, stone and grain, in any mix', () => {
    const s = act(market('ppp', ''), '0 city', '0 bid 2 3').s;
    expect(choices(s, 0)).toHaveLength(10);
    expect(refusal(s, '0 choose 1 1 0')).toBe('city.goods');
    expect(own(act(s, '0 choose 0 2 1').s, 0)).toBe('ssgp');
  });
  test('the third row gives up to two big goods for small ones', () => {
    const s = act(market('pccss', ''), '0 city', '0 bid 3 2').s;
    expect(refusal(s, '0 upgrade 2 1')).toBe('city.upgrade');
    expect(own(act(s, '0 upgrade 1 1').s, 0)).toBe('csCS');
  });
  test('the fourth row gives 2 silver and one big good for a small one', () => {
    const s = act(market('pcs', ''), '0 city', '0 bid 4 2').s;
    expect(refusal(s, '0 upgrade 1 1')).toBe('city.upgrade');
    const taken = act(s, '0 upgrade 0 1').s;
    expect([own(taken, 0), playerOf(taken, 0).silver]).toEqual(['cS', 2]);
  });
});

describe('action C, build', () => {
  test('Build: Red takes cow and canteen at the lake, trades the cow for copper, and places two on a double field', () => {
    const first = act(solo({ goods: 'Sgsgp' }), '0 build D1').s;
    expect(playerOf(first, 0)).toMatchObject({ cows: 1, canteens: 1 });
    const second = act(first, '0 trade copper', '0 build D2').s;
    expect(settled(second, 0)).toBe('D1×1 D2×2');
    expect(own(second, 0)).toBe('');
    expect(playerOf(second, 0), 'one building refrained from').toMatchObject({ silver: 1, cows: 0, canteens: 1 });
  });
  test('Build: the fourth field in a line that also shows two settlements takes three', () => {
    const { s: state, events } = act(solo({ goods: 'csgp', built: 'F5 F6 D3' }), '0 build D2');
    expect(settled(state, 0)).toContain('D2×3');
    expect(events).toContainEqual(expect.objectContaining({ type: 'built', lines: 1, double: true, settlements: 3 }));
  });
  test('up to three fields in a turn, then the action is over and nothing is paid for refraining', () => {
    const s = act(solo({ goods: 'SgCspC' }), '0 build D1', '0 build D5').s;
    expect(s).toMatchObject({ phase: 'building', built: 2 });
    const third = act(s, '0 build D4').s;
    expect(third).toMatchObject({ phase: 'ending', turn: 0, built: 3 });
    expect([own(third, 0), active(third).silver]).toEqual(['C', 0]);
  });
  test('who stops after one field receives 2 silver, after two fields 1', () => {
    const one = act(solo({ goods: 'SgCsp' }), '0 build D1').s;
    expect(playerOf(act(one, '0 done').s, 0).silver).toBe(2);
    expect(playerOf(act(one, '0 build D5', '0 done').s, 0).silver).toBe(1);
    const both = table({ players: [{ goods: 'Sg' }, { goods: 'C' }] });
    const next = act(both, '0 build D1', '0 done', '0 done', '1 build D5').s;
    expect(playerOf(next, 1).silver, 'every turn counts anew').toBe(2);
  });
  test('a second player at the same lake receives nothing', () => {
    const s = table({ players: [{ goods: 'Sg' }, { goods: 'csgp' }] });
    const { s: state } = act(s, '0 build D1', '0 done', '0 done', '1 build D2');
    expect(playerOf(state, 1).canteens).toBe(0);
  });
  test('one cannot deliver small goods for big ones or the other way round', () => {
    expect(rulingOn(solo({ goods: 'ssg' }), '0 build D1')).toEqual({
      rule: 'montana/build.cost',
      facts: { field: 'D1', missing: 'bigStone' },
    });
    expect(rulingOn(solo({ goods: 'Cg' }), '0 build A2')?.facts).toEqual({ field: 'A2', missing: 'copper' });
  });
});

describe('the extra action, cattle trade', () => {
  test.each([
    ['copper', { goods: [1, 0, 0, 0, 0, 0] }],
    ['stone', { goods: [0, 1, 0, 0, 0, 0] }],
    ['grain', { goods: [0, 0, 1, 0, 0, 0] }],
    ['pumpkin', { goods: [0, 0, 0, 1, 0, 0] }],
    ['silver', { silver: 3 }],
    ['copper-worker', { workers: [1, 0, 0, 0] }],
    ['stone-worker', { workers: [0, 1, 0, 0] }],
    ['grain-worker', { workers: [0, 0, 1, 0] }],
    ['pumpkin-worker', { workers: [0, 0, 0, 1] }],
  ])('a cow goes to the supply for %s', (what, got) => {
    const s = solo({ cows: 2 });
    expect(choices(s, 0).filter((line) => line.startsWith('trade'))).toHaveLength(9);
    const traded = act(s, `0 trade ${what}`).s;
    expect(active(traded)).toMatchObject({ cows: 1, ...got });
    expect(traded.cows).toBe(s.cows + 1);
  });
  test('as many cows as one likes, for the same or for different things', () => {
    const s = act(solo({ cows: 4 }), '0 trade silver', '0 trade silver', '0 trade grain', '0 trade silver').s;
    expect(active(s)).toMatchObject({ cows: 0, silver: 9 });
    expect(own(s, 0)).toBe('g');
  });
});

test('Ending: the round is played to the player right of the starting player', () => {
  const s = table({ players: [{ goods: 'Sg', left: 1 }, { workers: 'c' }] });
  const { s: state } = act(s, '0 build D1', '0 done');
  expect(state.lastRound).toBe(true);
  expect(game.outcome(state)).toBeUndefined();
  const over = act(state, '1 bank 1', '1 employ c').s;
  expect(game.outcome(over)).toMatchObject({ reason: 'montana/end.last-settlement', ranks: [1, 2] });
});
