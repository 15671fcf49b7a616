import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { one, type Scene } from '../scene.ts';
import { act } from '../scripted.ts';
import type { State } from '../state.ts';
import { words } from './words.ts';
import { openCards } from './open-cards.ts';
import { demandWords, townWords } from './towns.ts';

const VICKSBURG = 6;
const MARKET = 'F4 A2 P2 U1 W1';
const read = (s: State, town = VICKSBURG): string => townWords(game.view(s, 1), town);

/** A merchant at the landing of Vicksburg, with whiskey that fills the town. */
const filler = (cards = ''): State =>
  one(
    { gold: 9, boat: '20', at: 26, barrels: 'W0' },
    { market: MARKET, towns: { 7: { tile: '7a', holds: 'APU', cards } } },
  );
const filled = act(filler(), '0 port', '0 sell whiskey 4', '0 season apples', 'chance reveal 7b').s;

test('while the merchant who filled a town buys there, its banner shows the prices of the tile just won', () => {
  expect(filled.phase).toBe('buy');
  expect(read(filled)).toMatch(/wants flour for 4, pork for 4 and whiskey for 4; still sells flour for 3;/);
  expect(JSON.stringify(words.decision(game.view(filled, 0), 0, [0]).detail)).toMatch(/tile you just won/);
});

test('after the purchase the banner shows the prices of the new tile', () => {
  expect(read(act(filled, '0 done').s)).toMatch(/; sells apples for 4;/);
});

test('while the new tile is drawn the prices of the old one apply as well', () => {
  const newMadrid = { market: MARKET, towns: { 4: { tile: '4b', holds: 'FA' } } };
  const start = one({ boat: '20', at: 14, barrels: 'W0' }, newMadrid);
  const { s } = act(start, '0 port', '0 sell whiskey 2', '0 season apples');
  expect(s.phase).toBe('reveal');
  expect(read(s, 3)).toMatch(/still sells pork for 3;/);
});

test('a type that the market lacks has no price on the banner', () => {
  const s = one({}, { market: 'A2', towns: { 7: { tile: '7a' } } });
  expect(read(s)).toMatch(/sells no flour now;/);
});

test('a town names every card that lies open there, and one wreath or card is one', () => {
  const lying = (cards: string) => read(one({}, { towns: { 7: { tile: '7b', cards } } }));
  expect(lying('D-7P')).toMatch(/town bonus 2, 1 wreath; 1 card here: Pork to Vicksburg, \+2 gold when sold there$/);
  expect(lying('D-7P T13')).toMatch(/; 2 cards here: .+; Traveler from Vicksburg to Baton Rouge, pays 3 gold$/);
  expect(lying('')).toMatch(/1 wreath$/);
});

test('how many cards are left to draw, what was discarded and what lies at the towns can be read', () => {
  const rest: Omit<Scene, 'merchants'> = {
    pile: 'ice ice T01 spoil-pork',
    towns: { 3: { cards: 'D-3A' }, 7: { cards: 'T13 D-7P' } },
  };
  const { summary, groups } = openCards(game.view(one({ hand: 'ice' }, rest), 1));
  expect(summary).toBe('65 cards in the deck, 4 discarded, 3 at towns');
  expect(groups).toEqual([
    { title: 'Cairo', cards: ['Apples to Cairo'] },
    { title: 'Vicksburg', cards: ['Pork to Vicksburg', 'Traveler from Vicksburg to Baton Rouge, pays 3 gold'] },
    {
      title: 'Discard pile',
      cards: ['Traveler from Ste. Genevieve to New Madrid, pays 2 gold', 'Spoil: pork', '2 × Ice'],
    },
  ]);
});

test('an empty discard pile and a last card to draw are said as they are', () => {
  const last = one({}, { towns: { 3: { cards: 'D-3A' } } });
  last.deck = last.deck.slice(0, 1);
  const { summary, groups } = openCards(game.view(last, 1));
  expect(summary).toBe('1 card in the deck, 0 discarded, 1 at towns');
  expect(groups.map(({ title }) => title)).toEqual(['Cairo']);
});

test('a type on the market is told with the towns that pay for it, down the river', () => {
  const view = game.view(one({}, { towns: { 7: { tile: '7a', holds: 'APU' } } }), 0);
  expect(demandWords(view, 4)).toMatch(/^towns pay: .*Vicksburg 4/);
  expect(demandWords(view, 1)).not.toMatch(/Vicksburg/);
});
