import { expect, test } from 'vitest';
import { LETTERS, SEA } from './components.ts';
import { PLACES } from './deck.ts';
import { examples } from './examples.ts';
import { deckPlace, dotPlace, letterPlace } from './pointing.ts';

const range = (length: number): readonly number[] => Array.from({ length }, (_, i) => i);

test('examples point only at places that the board has', () => {
  const known = new Set([
    ...range(SEA.columns * SEA.rows).map(dotPlace),
    ...range(PLACES).map(deckPlace),
    ...[0, 1].flatMap((seat) => LETTERS.map((_, letter) => letterPlace(seat, letter))),
  ]);
  const pointed = examples.flatMap(({ steps }) => steps.flatMap(({ places = [] }) => places));
  expect(pointed.length).toBeGreaterThan(20);
  expect(pointed.filter((place) => !known.has(place))).toEqual([]);
});

test('the three placements of the rulebook are shown', () => {
  expect(examples.filter(({ rule }) => rule === 'boarding.placement')).toHaveLength(3);
});
