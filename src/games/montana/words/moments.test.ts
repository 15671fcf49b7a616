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

describe('what is tried at another moment is answered with the moment when it is possible', () => {
  test('a fourth field', () => {
    const text = 'You have built on three fields, the most in one turn. A fourth has to wait for';
    const canteen = ', or for the turn that a canteen brings';
    expect(answer(act(built(3), '0 trade silver').s, '0 build A2')).toEqual([
      'build',
      `${text} your next turn${canteen}.`,
    ]);
    const dry = { ...built(3), players: built(3).players.map((player) => ({ ...player, canteens: 0 })) };
    expect(answer(dry, '0 build A2')).toEqual(['build', `${text} your next turn.`]);
  });
  test('a field after building was stopped', () => {
    expect(answer(built(1), '0 build D5')).toEqual([
      'build.refrain',
      'Your building ended after one field, with 2 silver for the rest. More has to wait for your next turn, or for the turn that a canteen brings.',
    ]);
    expect(answer(built(2), '0 build D4')[1]).toMatch(/^Your building ended after two fields, with 1 silver/);
  });
  test('a field after the last settlement', () => {
    const s = act(solo({ goods: 'SgC', cows: 1, left: 1 }), '0 build D1').s;
    expect(answer(s, '0 build D5')).toEqual(['build.settlements', 'All your settlements are on the board.']);
  });
  test('a second grain move, on the wheel and in the bar', () => {
    const moved = act(spun(1), '0 advance 1').s;
    const text = 'The arrow was already moved in this turn. It moves once in a turn, right after the spin.';
    for (const line of ['0 advance 1', '0 recruit']) expect(answer(moved, line)).toEqual(['recruit.advance', text]);
    expect(answer(act(spun(1, 'ggg'), '0 advance 3').s, '0 advance 1'), 'while white workers are chosen').toEqual([
      'recruit.advance',
      text,
    ]);
  });
  test('grain before the spin, before workers are chosen, after the moment, and in other actions', () => {
    expect(answer(solo(rich), '0 advance 1')[1]).toBe(
      'First spin the wheel. Grain can move the arrow right after the spin.',
    );
    expect(answer(spun(0), '0 advance 1')[1]).toBe('First choose your two workers. Then grain can move the arrow.');
    const late = 'Grain moves the arrow only right after a spin. In this turn that is not possible any more.';
    expect(answer(act(spun(1), '0 done').s, '0 advance 1')[1]).toBe(late);
    expect(answer(built(1), '0 advance 1')[1]).toBe(late);
  });
  test('a second spin', () => {
    expect(answer(spun(1), '0 recruit')).toEqual([
      'recruit',
      'You spin once in a turn. With grain you can still move the arrow on.',
    ]);
    expect(answer(spun(0), '0 recruit')[1]).toMatch(/now choose your two workers/);
    expect(answer(act(spun(1), '0 done').s, '0 recruit')).toEqual([
      'turn',
      'You have taken your action of this turn. Recruiting has to wait for your next turn.',
    ]);
  });
  test('a second space of the worker board', () => {
    const chosen = act(solo(rich), '0 work mine-3').s;
    expect(answer(chosen, '0 work quarry-1')).toEqual([
      'work',
      'You have chosen the 3-silver space of the mine. Now send workers there.',
    ]);
    expect(answer(chosen, '0 done')[1]).toMatch(/Now send workers there/);
    const manned = act(chosen, '0 employ c').s;
    expect(answer(manned, '0 bank 1')[1]).toMatch(/Only the small space beside it is still open/);
    const over = act(manned, '0 done').s;
    expect(answer(over, '0 work quarry-1')).toEqual([
      'turn',
      'You have taken your action of this turn. Work has to wait for your next turn.',
    ]);
    expect(answer(over, '0 employ s')).toEqual([
      'work',
      'Workers are sent right after their space is chosen. In this turn that is not possible any more.',
    ]);
    expect(answer(solo(rich), '0 employ c')[1]).toBe('First choose a space, then the workers for it.');
  });
  test('another of the three actions in the middle of one', () => {
    const wait = 'has to wait for your next turn.';
    expect(answer(spun(1), '0 build A2')[1]).toBe(`You recruit in this turn. Building ${wait}`);
    expect(answer(act(solo(rich), '0 work mine-3').s, '0 city')[1]).toBe(`You work in this turn. The city ${wait}`);
    expect(answer(act(solo(rich), '0 city').s, '0 work mine-1')[1]).toBe(
      `You are in the city in this turn. Work ${wait}`,
    );
    expect(answer(act(solo({ ...rich, goods: 'csgpSg' }), '0 build A2').s, '0 recruit')[1]).toBe(
      `You build in this turn. Recruiting ${wait}`,
    );
  });
  test('anything while workers have to go back', () => {
    const crowded = act(solo({ workers: 'ccccssss', cows: 1, goods: 'g' }), '0 recruit', 'chance spin 1').s;
    const text = 'You have 10 workers and room for 8: first give two back.';
    for (const line of ['0 advance 1', '0 build A2', '0 done', '0 recruit'])
      expect(answer(crowded, line)).toEqual(['recruit.limit', text]);
    expect(answer(solo(rich), '0 discard copper')[1]).toBe(
      'You have 4 workers and room for 8, so nobody has to go back.',
    );
  });
  test('bids, passes and rewards at another moment of the city', () => {
    expect(answer(solo(rich), '0 bid 3 2')).toEqual([
      'city.place',
      'First go to the city. Then the contractors are placed.',
    ]);
    const bids = act(market('ppccss', 'pppp'), '0 city').s;
    expect(answer(bids, '0 done')[1]).toBe('You have entered the city, so you must place your contractor.');
    expect(answer(bids, '0 upgrade 1 1')[1]).toMatch(/^Rewards are taken when all contractors stand/);
    const reward = act(bids, '0 bid 3 2', '1 pass').s;
    expect(answer(reward, '0 bid 3 3')).toEqual([
      'city.pay',
      'All contractors stand. The next bids come when somebody goes to the city again.',
    ]);
    expect(answer(reward, '0 pass')[1]).toBe('You have paid your bid. Now take your reward.');
    expect(answer(reward, '0 choose 1 1 1')[1]).toBe('Your row of the store gives no goods of your choice.');
    expect(answer(reward, '0 city')).toEqual(['city.enter', 'You are in the city already.']);
    expect(answer(built(1), '0 upgrade 1 0')[1]).toBe('Small goods become big only as a reward of the store.');
  });
  test('passing or going on where something has to be done', () => {
    const text = 'You have to recruit, work or build. Recruiting is always possible.';
    for (const line of ['0 pass', '0 done']) expect(answer(solo(rich), line)).toEqual(['turn', text]);
    expect(answer(spun(1), '0 pass')[1]).toContain('press “Leave it there”');
    expect(answer(spun(0), '0 done')[1]).toBe('First choose your two workers.');
  });
  test('an action of the player’s own turn while another is in the city', () => {
    const s = table({ players: [{ goods: 'pp' }, { ...rich, canteens: 1, cows: 1 }] });
    const called = act(s, '0 city', '0 bid 3 2').s;
    expect(answer(called, '1 build A2')).toEqual([
      'turn',
      'It is the turn of Anna. Building has to wait for your next turn.',
    ]);
    expect(answer(called, '1 canteen')[1]).toBe('You spend a canteen at the end of your own turn.');
    expect(answer(called, '1 trade silver')[1]).toMatch(/only in your own turn/);
    expect(answer(called, '1 done')[1]).toBe('First place your contractor, or pass.');
  });
  test('what the last round leaves no turn for', () => {
    const last = { ...built(3), lastRound: true };
    const dry = { ...last, players: last.players.map((player) => ({ ...player, canteens: 0 })) };
    expect(answer(last, '0 recruit')[1]).toMatch(/Recruiting has to wait for the turn that a canteen brings/);
    expect(answer(dry, '0 recruit')[1]).toMatch(/Recruiting is not possible any more: this is the last round/);
    expect(answer(dry, '0 build A2')[1]).toMatch(/A fourth is not possible any more/);
    const city = act(table({ players: [{ goods: 'pp' }, rich] }), '0 city', '0 bid 3 2').s;
    expect(answer({ ...city, lastRound: true }, '1 build A2')[1]).toMatch(/Building has to wait for your next turn/);
    expect(answer({ ...city, lastRound: true, first: 1 }, '1 build A2')[1]).toMatch(/not possible any more/);
  });
  test('a canteen before the end of the turn', () => {
    expect(answer(solo({ canteens: 1 }), '0 canteen')).toEqual([
      'canteen',
      'You spend a canteen at the end of your turn, after your action.',
    ]);
    expect(answer(solo({}), '0 canteen')[1]).toBe('You have no canteen.');
  });
  test('what chance draws', () => {
    expect(answer(solo({}), '0 spin 4')[0]).toBe('chance');
  });
  test('anything before the first turn', () => {
    const s = Object.assign(solo({}), { round: 0, phase: 'white', startSpins: 0 });
    for (const line of ['0 recruit', '0 advance 1', '0 build A2', '0 done'])
      expect(answer(s, line)).toEqual(['setup.workers', 'The first turn has not begun yet. Choose your two workers.']);
  });
});
