import { expect, test } from 'vitest';
import { plain, type Sentence } from '#words/sentence.ts';
import { game } from '../game.ts';
import { cards, one } from '../scene.ts';
import { act, me } from '../scripted.ts';
import type { State } from '../state.ts';
import { handOffer } from './hand-offer.ts';
import type { Props } from './props.ts';
import { words } from '../words/words.ts';

/** The result of a press on a card of seat 0: the action it plays, or what it says. */
function press(s: State, name: string): unknown {
  const view = game.view(s, 0);
  const props = {
    view,
    seat: 0,
    awaiting: game.awaiting(s),
    legal: game.legal(s, 0),
    sending: false,
    preferences: { motion: 1, sound: false, onePress: false, boldSymbols: false },
    why: (action) => game.refuse(view, 0, action),
  } as Props;
  const { planned, reply } = handOffer(props, 0, me(s).hand.indexOf(cards(name)[0] ?? -1));
  if (planned !== undefined) return planned.actions.map(({ type }) => type).join(' ');
  const said: Sentence = reply === undefined ? [] : 'rule' in reply ? words.ruling(reply) : reply;
  return plain(said, String);
}

const inPort = (hand: string): State =>
  act(one({ gold: 9, boat: '20', at: 26, barrels: 'A0 U0', hand }, { towns: { 7: { tile: '7a' } } }), '0 port').s;

test('pressing a card plays it where it can be played', () => {
  expect(press(one({ boat: '20', hand: 'good-current' }), 'good-current')).toBe('goodCurrent');
  const sold = act(inPort('D-7A ice'), '0 sell apples 4').s;
  expect([press(sold, 'D-7A'), press(sold, 'ice')]).toEqual(['claim', 'iceBonus']);
  expect(press(act(inPort('T13'), '0 done', '0 done').s, 'T13')).toBe('pickUp');
  const spoiling = one({ boat: '20', barrels: 'A0', hand: 'ice' }, { changes: { phase: 'spoilStep' } });
  expect(press(spoiling, 'ice')).toBe('useIce');
  const over = act(one({ boat: '20', hand: 'ice T01' }, { deck: 'peddler' }), '0 done', 'chance draw peddler').s;
  expect(press(over, 'T01')).toBe('discard');
});

test('a card that cannot be played says why', () => {
  expect(press(inPort('D-7A'), 'D-7A')).toBe('You have sold no apples into a space here yet.');
  expect(press(inPort('T13'), 'T13')).toBe('Selling comes before taking travelers: finish it first.');
  expect(press(inPort('peddler'), 'peddler')).toBe('Selling comes before buying: finish it first.');
  expect(press(inPort('good-current'), 'good-current')).toMatch(/^First finish your Port action at Vicksburg/);
  expect(press(one({ boat: '20', hand: 'ice' }), 'ice')).toMatch(/^In St\. Louis you only buy/);
});

test('a delivery card for another town names that town', () => {
  expect(press(inPort('D-8F'), 'D-8F')).toBe(
    'This card is claimed at Natchez, when you have sold flour into a space there.',
  );
});

test('a peddler who can sell something leaves the choice to the bar', () => {
  const start = one({ gold: 3, boat: '20', at: 26, hand: 'peddler' }, { market: 'F3 A1' });
  expect(press(act(start, '0 port').s, 'peddler')).toBe('Choose in the bar what the peddler sells.');
});
