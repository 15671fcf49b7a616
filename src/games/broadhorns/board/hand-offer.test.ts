import { expect, test } from 'vitest';
import { plain, type Sentence } from '#words/sentence.ts';
import { game } from '../game.ts';
import { cards, one } from '../scene.ts';
import { act, me } from '../scripted.ts';
import type { State } from '../state.ts';
import { handOffer } from './hand-offer.ts';
import { NO_SALE, type SaleSet } from './planner.ts';
import type { Props } from './props.ts';
import { sellingOf } from './trade.ts';
import { words } from '../words/words.ts';

/** The result of a press on a card of seat 0: the action it plays, whether it joins the sale, or what it says. */
function press(s: State, name: string, set?: SaleSet): unknown {
  const view = game.view(s, 0);
  const props = {
    view,
    seat: 0,
    awaiting: game.awaiting(s),
    legal: game.legal(s, 0),
    sending: false,
    preferences: { motion: 1, sound: false, moves: 'twoPresses', boldSymbols: false },
    why: (action) => game.refuse(view, 0, action),
  } as Props;
  const place = me(s).hand.indexOf(cards(name)[0] ?? -1);
  const { planned, toggle, isPicked, reply } = handOffer(
    props,
    0,
    place,
    set && sellingOf(view, 0, set, () => undefined),
  );
  if (toggle !== undefined) return isPicked === true ? 'picked' : 'can be picked';
  if (planned !== undefined) return planned.actions.map(({ type }) => type).join(' ');
  const said: Sentence = reply === undefined ? [] : 'rule' in reply ? words.ruling(reply) : reply;
  return plain(said, String);
}

const inPort = (hand: string): State =>
  act(one({ gold: 9, boat: '20', at: 26, barrels: 'A0 U0', hand }, { towns: { 7: { tile: '7a' } } }), '0 port').s;

test('pressing a card plays it where it can be played', () => {
  expect(press(one({ boat: '20', hand: 'good-current' }), 'good-current')).toBe('goodCurrent');
  expect(press(act(inPort('T13'), '0 done', '0 done').s, 'T13')).toBe('pickUp');
  const spoiling = one({ boat: '20', barrels: 'A0', hand: 'ice' }, { changes: { phase: 'spoilStep' } });
  expect(press(spoiling, 'ice')).toBe('useIce');
  const over = act(one({ boat: '20', hand: 'ice T01' }, { deck: 'peddler' }), '0 done', 'chance draw peddler').s;
  expect(press(over, 'T01')).toBe('discard');
});

test('a card that cannot be played says why', () => {
  expect(press(inPort('D-7A'), 'D-7A', NO_SALE)).toBe(
    'First sell apples into a space here. Then you can use the card.',
  );
  expect(press(inPort('T13'), 'T13')).toBe('Finish selling first. Taking travelers comes after that.');
  expect(press(inPort('peddler'), 'peddler')).toBe('Finish selling first. Buying comes after that.');
  expect(press(inPort('good-current'), 'good-current')).toMatch(/^Finish at Vicksburg first/);
  expect(press(one({ boat: '20', hand: 'ice' }), 'ice')).toMatch(/^In St\. Louis you only buy/);
});

test('a delivery card and ice join a sale that pays for them', () => {
  const s = inPort('D-7A ice');
  const apples = { ...NO_SALE, barrels: [0, 1, 0, 0, 0] };
  expect([press(s, 'D-7A', apples), press(s, 'ice', apples)]).toEqual(['can be picked', 'can be picked']);
  expect([press(s, 'D-7A', { ...apples, delivery: 1 }), press(s, 'ice', { ...apples, ice: 1 })]).toEqual([
    'picked',
    'picked',
  ]);
  const furs = { ...NO_SALE, barrels: [0, 0, 0, 1, 0] };
  expect(press(s, 'D-7A', furs)).toMatch(/^First sell apples/);
});

test('a delivery card for another town names that town', () => {
  expect(press(inPort('D-8F'), 'D-8F')).toBe('Use this card at Natchez, after you sell flour into a space there.');
});

test('a peddler who can sell something sends the player to the market', () => {
  const start = one({ gold: 3, boat: '20', at: 26, hand: 'peddler' }, { market: 'F3 A1' });
  expect(press(act(start, '0 port').s, 'peddler')).toBe(
    'Press a barrel of the St. Louis market. It costs 1 more than there.',
  );
});
