import { expect, test } from 'vitest';
import { draw } from './drawn.ts';
import { IS_LAKE } from './prairie.ts';
import { act, drawn, market, solo } from './scene.ts';

const marks = (text: string): readonly string[] => text.split(/\s+/);

test('the drawing shows every canteen in its lake, and none where it was taken', () => {
  const s = solo({ goods: 'Sg', cows: 1 });
  expect(s.land.filter((print) => IS_LAKE[print])).toHaveLength(3);
  expect(marks(draw(s)).filter((mark) => /^[A-G]\d~/.test(mark))).toEqual(['B0~o', 'D0~o', 'F1~o']);
  const taken = act(s, '0 build D1').s;
  expect(marks(draw(taken)).filter((mark) => /^[A-G]\d~/.test(mark))).toEqual(['B0~o', 'D0~', 'F1~o']);
});

test('the drawing names every field, what it costs, and who has built there', () => {
  const { s } = act(solo({ goods: 'csgp', built: 'F5 F6 D3' }), '0 build D2');
  expect(draw(s).split('\n').slice(0, 10)).toEqual([
    '                    A5Cp+   A6sp',
    '                A4cs    A0^     A1csgp2 B5S     B6gp',
    '    C5cs    C6Cp+   A3Sg+   A2cg    B4cp    B0~o    B1Cg+',
    'C4Sgp2  C0cg    C1^     D5C     D6[*]   B3CS2   B2sg',
    '    C3sp    C2csp+  D4sp    D0~     D1Sg+   E5cp    E6csg+',
    '        F5[0×1] F6[0×1] D3[0×1] D2[0×3] E4Cgp2  E0cs    E1^',
    '    F4S     F0cs    F1~o    G5sp    G6Cg+   E3sg    E2Sp+',
    '        F3sp    F2CS2   G4CS2   G0cp    G1^',
    '                            G3cs    G2Sg+',
    '',
  ]);
});

test('the drawing says what its marks mean', () => {
  const words = [
    'c copper',
    's stone',
    'g grain',
    'p pumpkin',
    'C big copper',
    'S big stone',
    '+ a cow',
    '2 room for two',
    '~ a lake',
    'o a canteen',
    '^ a mountain',
    '[*] the start',
    '[0×2] two settlements of seat 0',
  ];
  expect(drawn(solo({}), 'c copper')).toEqual([words.join(', ')]);
});

test('the drawing shows the round, where the arrow points, and who has passed at the store', () => {
  expect(drawn(solo({}), 'round', 'wheel')).toEqual(['round 1, starting player 0', 'wheel ** sp cc pp ** cg ss gg']);
  const spun = act(solo({ goods: 'g' }), '0 recruit', 'chance spin 3').s;
  expect(drawn(spun, 'wheel')).toEqual(['wheel ** sp cc [pp] ** cg ss gg']);
  const bids = act(market('pp', 'pp', 'ppp'), '0 city', '0 bid 3 2', '1 pass').s;
  expect(drawn(bids, 'store')).toEqual(['store - - 0@2 - passed 1']);
});
