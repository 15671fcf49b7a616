import { describe, expect, test } from 'vitest';
import { plain } from '#words/sentence.ts';
import { act, market, rulingOn, solo, table } from '../scene.ts';
import type { State } from '../state.ts';
import { words } from './words.ts';

/** The rule that refuses a line, and what the player reads. */
function answer(s: State, line: string): readonly [rule: string, text: string] {
  const ruling = rulingOn(s, line) ?? { rule: '', facts: {} };
  return [ruling.rule.split('/')[1] ?? '', plain(words.ruling(ruling), (seat) => ['Anna', 'Belle'][seat] ?? '')];
}

const rich = { goods: 'csgpccssggppCS', workers: 'csgp', silver: 9, cows: 1 };
const built = (count: number, canteens = 0) =>
  act(
    solo({ goods: 'SgCspc', cows: 1, canteens }),
    ...['0 build D1', '0 build D5', '0 build D4'].slice(0, count),
    ...(count === 3 ? [] : ['0 done']),
  ).s;
const spun = (space: number, goods = 'gg') =>
  act(solo({ goods, workers: 'csgp', cows: 1 }), '0 recruit', `chance spin ${space}`).s;

/** All that a player could try, apart from cattle trades and from the answers that are asked for. */
const ANYTHING = [
  '0 recruit',
  '0 advance 1',
  '0 bank 1',
  '0 work mine-1',
  '0 employ c',
  '0 city',
  '0 bid 3 2',
  '0 pass',
  '0 choose 1 1 1',
  '0 upgrade 1 0',
  '0 build A2',
  '0 canteen',
  '0 done',
];

describe('what is tried at another moment is answered with the moment when it is possible', () => {
  test('a fourth field', () => {
    const text = 'You built on 3 fields, the most in one turn. You can build in your next turn';
    const canteen = ', or spend a canteen for another turn';
    expect(answer(act(built(3), '0 trade silver').s, '0 build A2')).toEqual(['build', `${text}${canteen}.`]);
    const dry = { ...built(3), players: built(3).players.map((player) => ({ ...player, canteens: 0 })) };
    expect(answer(dry, '0 build A2')).toEqual(['build', `${text}.`]);
  });
  test('a field after building was stopped', () => {
    expect(answer(built(1), '0 build D5')).toEqual([
      'build.refrain',
      'You stopped after 1 field and got 2 silver. You can build in your next turn, or spend a canteen for another turn.',
    ]);
    expect(answer(built(2), '0 build D4')[1]).toMatch(/^You stopped after 2 fields and got 1 silver/);
  });
  test('a field after the last settlement', () => {
    const s = act(solo({ goods: 'SgC', cows: 1, left: 1 }), '0 build D1').s;
    expect(answer(s, '0 build D5')).toEqual([
      'build.settlements',
      'All your settlements are on the board, so you cannot build any more.',
    ]);
  });
  test('a second grain move, on the wheel and in the bar', () => {
    const moved = act(spun(1), '0 advance 1').s;
    const text = 'You can move the arrow on once per turn, and you have done that.';
    for (const line of ['0 advance 1', '0 recruit']) expect(answer(moved, line)).toEqual(['recruit.advance', text]);
    expect(answer(act(spun(1, 'ggg'), '0 advance 3').s, '0 advance 1'), 'while white workers are chosen').toEqual([
      'recruit.advance',
      text,
    ]);
  });
  test('grain before the spin, before workers are chosen, after the moment, and in other actions', () => {
    expect(answer(solo(rich), '0 advance 1')[1]).toBe(
      'Spin the wheel first. Then you can pay grain to move the arrow on.',
    );
    expect(answer(spun(0), '0 advance 1')[1]).toBe(
      'Choose your 2 workers first. Then you can pay grain to move the arrow on.',
    );
    const late = 'You can pay grain only right after a spin. This turn it is too late.';
    expect(answer(act(spun(1), '0 done').s, '0 advance 1')[1]).toBe(late);
    expect(answer(built(1), '0 advance 1')[1]).toBe(late);
  });
  test('a second spin', () => {
    expect(answer(spun(1), '0 recruit')).toEqual([
      'recruit',
      'You spin once per turn. You can still pay grain to move the arrow on.',
    ]);
    expect(answer(spun(0), '0 recruit')[1]).toMatch(/Now choose your 2 workers/);
    expect(answer(act(spun(1), '0 done').s, '0 recruit')).toEqual([
      'turn',
      'You have taken your action for this turn. You can recruit in your next turn.',
    ]);
  });
  test('a second space of the worker board', () => {
    const chosen = act(solo(rich), '0 work mine-3').s;
    expect(answer(chosen, '0 work quarry-1')).toEqual([
      'work',
      'You chose the 3-silver space of the mine. Send workers there first.',
    ]);
    expect(answer(chosen, '0 done')[1]).toMatch(/Send workers there first/);
    const manned = act(chosen, '0 employ c').s;
    expect(answer(manned, '0 bank 1')[1]).toMatch(/Only the small space beside it is still open/);
    const over = act(manned, '0 done').s;
    expect(answer(over, '0 work quarry-1')).toEqual([
      'turn',
      'You have taken your action for this turn. You can work in your next turn.',
    ]);
    expect(answer(over, '0 employ s')).toEqual([
      'work',
      'You send workers right after you choose their space. This turn it is too late.',
    ]);
    expect(answer(solo(rich), '0 employ c')[1]).toBe('Choose a space first, then the workers for it.');
  });
  test('another of the three actions in the middle of one', () => {
    const wait = 'in your next turn.';
    expect(answer(spun(1), '0 build A2')[1]).toBe(`You are recruiting this turn. You can build ${wait}`);
    expect(answer(act(solo(rich), '0 work mine-3').s, '0 city')[1]).toBe(
      `You are working this turn. You can go to the store ${wait}`,
    );
    expect(answer(act(solo(rich), '0 city').s, '0 work mine-1')[1]).toBe(
      `You are at the store this turn. You can work ${wait}`,
    );
    expect(answer(act(solo({ ...rich, goods: 'csgpSg' }), '0 build A2').s, '0 recruit')[1]).toBe(
      `You are building this turn. You can recruit ${wait}`,
    );
  });
  test('anything while workers have to go back', () => {
    const crowded = act(solo({ workers: 'ccccssss', cows: 1, goods: 'g' }), '0 recruit', 'chance spin 1').s;
    const text = 'You have 10 workers and room for 8. Send 2 back first.';
    for (const line of ANYTHING) expect(answer(crowded, line), line).toEqual(['recruit.limit', text]);
    expect(answer(solo(rich), '0 discard copper')[1]).toBe('You have 4 workers and room for 8, so you send none back.');
  });
  test('bids, passes and rewards at another moment of the city', () => {
    expect(answer(solo(rich), '0 bid 3 2')).toEqual(['city.place', 'Go to the store first. Then you can bid.']);
    const bids = act(market('ppccss', 'pppp'), '0 city').s;
    expect(answer(bids, '0 done')[1]).toBe('You went to the store, so you must bid first.');
    expect(answer(bids, '0 upgrade 1 1')[1]).toMatch(/^You take your reward when bidding is over/);
    const reward = act(bids, '0 bid 3 2', '1 pass').s;
    expect(answer(reward, '0 bid 3 3')).toEqual([
      'city.pay',
      'Bidding is over. You can bid again when a player next goes to the store.',
    ]);
    expect(answer(reward, '0 pass')[1]).toBe('You have paid your bid. Now take your reward.');
    expect(answer(reward, '0 choose 1 1 1')[1]).toBe('Your row gives no goods of your choice.');
    expect(answer(reward, '0 city')).toEqual(['city.enter', 'You are already at the store.']);
    expect(answer(built(1), '0 upgrade 1 0')[1]).toBe('You make goods big only as a reward of the store.');
  });
  test('passing or going on where something has to be done', () => {
    const text = 'You must recruit, work or build. You can always recruit.';
    for (const line of ['0 pass', '0 done']) expect(answer(solo(rich), line)).toEqual(['turn', text]);
    expect(answer(spun(1), '0 pass')[1]).toContain('Press “Keep these”');
    expect(answer(spun(0), '0 done')[1]).toBe('Choose your 2 workers first.');
  });
  test('an action of the player’s own turn while another is in the city', () => {
    const s = table({ players: [{ goods: 'pp' }, { ...rich, canteens: 1, cows: 1 }] });
    const called = act(s, '0 city', '0 bid 3 2').s;
    expect(answer(called, '1 build A2')).toEqual(['turn', 'It is the turn of Anna. You can build in your next turn.']);
    expect(answer(called, '1 canteen')[1]).toBe('You can spend a canteen at the end of your own turn.');
    expect(answer(called, '1 trade silver')[1]).toMatch(/only in your own turn/);
    expect(answer(called, '1 done')[1]).toBe('Bid or pass first.');
  });
  test('what the last round leaves no turn for', () => {
    const last = { ...built(3), lastRound: true };
    const dry = { ...last, players: last.players.map((player) => ({ ...player, canteens: 0 })) };
    expect(answer(last, '0 recruit')[1]).toMatch(/You can recruit if you spend a canteen for another turn/);
    expect(answer(dry, '0 recruit')[1]).toMatch(/You cannot recruit any more: this is the last round/);
    expect(answer(dry, '0 build A2')[1]).toMatch(/You cannot build any more/);
    const city = act(table({ players: [{ goods: 'pp' }, rich] }), '0 city', '0 bid 3 2').s;
    expect(answer({ ...city, lastRound: true }, '1 build A2')[1]).toMatch(/You can build in your next turn/);
    expect(answer({ ...city, lastRound: true, first: 1 }, '1 build A2')[1]).toMatch(/You cannot build any more/);
  });
  test('a canteen before the end of the turn', () => {
    expect(answer(solo({ canteens: 1 }), '0 canteen')).toEqual([
      'canteen',
      'You can spend a canteen at the end of your turn, after your action.',
    ]);
    expect(answer(solo({}), '0 canteen')[1]).toBe(
      'You have no canteen. Be the first to build beside a lake to get one.',
    );
  });
  test('what chance draws', () => {
    for (const line of ['0 lay T1 0', '0 start D3', '0 first 1', '0 spin 4'])
      expect(answer(solo({}), line)[0], line).toBe('chance');
  });
  test('anything before the first turn', () => {
    const s = Object.assign(solo({}), { round: 0, phase: 'white', startSpins: 0 });
    for (const line of ANYTHING)
      expect(answer(s, line), line).toEqual([
        'setup.workers',
        'The first turn has not begun. Choose your workers first.',
      ]);
  });
});
