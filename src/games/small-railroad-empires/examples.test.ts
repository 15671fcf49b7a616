import { describe, expect, test } from 'vitest';
import { examples } from './examples.ts';
import { SHIPS } from './freight/components.ts';
import { HEX_NAMES } from './map.ts';
import { act, books } from './scene.ts';

/** What each company has at the end of an example, as the example's text says. */
const OUTCOMES: Readonly<Record<string, readonly string[]>> = {
  'A free track and a shared one': ['$3 0VP', '$6 0VP'],
  'No money for any space': ['$3 0VP', '$5 0VP'],
  'First and second on a star': ['$5 1VP', '$3 0VP'],
  'A third track by night': ['$3 0VP', '$5 0VP'],
  'A delivery, step by step': ['$10 2VP', '$5 0VP'],
  'The shortest way that suits the card': ['$9 3VP', '$5 0VP'],
  'Through a city with your own train': ['$10 5VP', '$5 0VP'],
  'Third on three stars, first to the achievement': ['$4 4VP', '$5 0VP'],
  'One card, and the market slides': ['$3 0VP', '$5 0VP'],
  'A locked track': ['$5 0VP', '$5 0VP'],
  'Three loans at most': ['$5 0VP', '$5 0VP'],
  'Leaflet: a wild slot without a bonus': ['$10 2VP', '$5 0VP', '$5 0VP'],
  'Leaflet: a good that does not match': ['$5 0VP', '$10 2VP', '$5 0VP'],
  'Leaflet: the last slot and the export bonus': ['$6 1VP', '$5 0VP', '$8 3VP'],
  'A tie for most, and a new ship in the same turn': ['$11 6VP', '$5 1VP', '$5 0VP'],
  'The last round, and the score': ['$4 12VP', '$14 9VP'],
};

describe('The worked examples', () => {
  test.each(examples.map((example) => [example.title, example] as const))('%s', (title, { begin, steps }) => {
    const { s } = act(begin(), ...steps.flatMap(({ moves = [] }) => moves));
    expect(s.companies.map((_, seat) => books(s, seat))).toEqual(OUTCOMES[title]);
  });

  test('the last round scores as its example says', () => {
    const { begin, steps } = examples.find(({ rule }) => rule === 'end.round') ?? { begin: undefined, steps: [] };
    if (begin === undefined) throw new Error('no example of the end');
    const { s } = act(begin(), ...steps.flatMap(({ moves = [] }) => moves));
    expect(s.outcome).toMatchObject({ scores: [10, 16], ranks: [2, 1] });
  });

  test('point only at places that the board knows', () => {
    const slots = Math.max(...SHIPS.map((ship) => ship.slots.length));
    const known = [
      ...HEX_NAMES.map((name) => `hex ${name}`),
      ...Array.from({ length: slots }, (_, i) => `slot ${i + 1}`),
    ];
    const places = examples.flatMap(({ steps }) => steps.flatMap((step) => step.places ?? []));
    expect(places.length).toBeGreaterThan(20);
    expect(places.filter((place) => !known.includes(place))).toEqual([]);
  });
});
