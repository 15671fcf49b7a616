import { expect, test } from 'vitest';
import { draw } from './drawn.ts';
import { IS_LAKE } from './prairie.ts';
import { act, market, solo } from './scene.ts';

const marks = (text: string): readonly string[] => text.split(/\s+/);

test('the drawing shows every canteen in its lake, and none where it was taken', () => {
  const s = solo({ goods: 'Sg', cows: 1 });
  expect(s.land.filter((print) => IS_LAKE[print])).toHaveLength(3);
  expect(marks(draw(s)).filter((mark) => /^[A-G]\d~/.test(mark))).toEqual(['B0~o', 'D0~o', 'F1~o']);
  const taken = act(s, '0 build D1').s;
  expect(marks(draw(taken)).filter((mark) => /^[A-G]\d~/.test(mark))).toEqual(['B0~o', 'D0~', 'F1~o']);
});

test('the drawing names every field, what it costs, and who has built there', () => {
  const text = draw(act(solo({ goods: 'csgp', built: 'F5 F6 D3' }), '0 build D2').s);
  expect(marks(text)).toEqual(expect.arrayContaining(['A0^', 'D1Sg+', 'E4Cgp2', 'D6[*]', 'F5[0×1]', 'D2[0×3]']));
});

test('the drawing says what its marks mean', () => {
  const words = [
    'C big copper',
    '+ a cow',
    '2 room for two',
    '~ a lake',
    'o a canteen',
    '^ a mountain',
    '[*] the start',
  ];
  const text = draw(solo({}));
  for (const word of words) expect(text).toContain(word);
});

test('the drawing shows the round, where the arrow points, and who has passed at the store', () => {
  expect(draw(solo({}))).toContain('round 1, starting player 0');
  expect(draw(solo({}))).toContain('wheel ** sp cc pp ** cg ss gg');
  const spun = act(solo({ goods: 'g' }), '0 recruit', 'chance spin 3').s;
  expect(draw(spun)).toContain('wheel ** sp cc [pp] ** cg ss gg');
  const bids = act(market('pp', 'pp', 'ppp'), '0 city', '0 bid 3 2', '1 pass').s;
  expect(draw(bids)).toContain('store - - 0@2 - passed 1');
});
