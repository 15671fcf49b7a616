import { describe, expect, test } from 'vitest';
import { examples } from './examples.ts';
import { SHIPS } from './freight/components.ts';
import { HEX_NAMES } from './map.ts';
import { act, drawn } from './scene.ts';

/** The table as text, before and after an example: some rows of the map, the ship, the companies. */
interface Drawings {
  /** The rows of the first tile where something is to be seen. */
  readonly rows: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const NEW_COMPANY = '$5, 0 VP, 18 tracks, 8 trains, 0 loans';

const BUILDING: Readonly<Record<string, Drawings>> = {
  'A free track and a shared one': {
    rows: 'cd',
    before: ['  p   f   f   f   Ca  p', '0   1   I!  r   m   p', `0: ${NEW_COMPANY}`, `1: ${NEW_COMPANY}`],
    after: [
      '  0   f   f   f   Ca  p',
      '0   01  I!  r   m   p',
      '0: $3, 0 VP, 16 tracks, 8 trains, 0 loans',
      '1: $6, 0 VP, 18 tracks, 8 trains, 0 loans',
    ],
  },
  'No money for any space': {
    rows: 'd',
    before: ['G!  f   0   r   m   p', '0: $0, 0 VP, 18 tracks, 8 trains, 0 loans', `1: ${NEW_COMPANY}`],
    after: ['G!  0   0   r   m   p', '0: $3, 0 VP, 17 tracks, 8 trains, 1 loan', `1: ${NEW_COMPANY}`],
  },
  'First and second on a star': {
    rows: 'bcd',
    before: [
      '    p   Br  f   p   p',
      '  0   f   1   f   Ca  p',
      '0   f   I!  r   m   p',
      '0: $5, 0 VP, 17 tracks, 8 trains, 0 loans',
      `1: ${NEW_COMPANY}`,
    ],
    after: [
      '    0   Br  f   p   p',
      '  0   01  1   f   Ca  p',
      '0   f   I!  r   m   p',
      '0: $5, 1 VP, 15 tracks, 8 trains, 0 loans',
      '1: $3, 0 VP, 17 tracks, 8 trains, 0 loans',
    ],
  },
  'A third track by night': {
    rows: 'g',
    before: ['      0   p   p   p   p', `0: ${NEW_COMPANY}`, `1: ${NEW_COMPANY}`],
    after: ['      0   0   0   0   p', '0: $3, 0 VP, 15 tracks, 8 trains, 0 loans', `1: ${NEW_COMPANY}`],
  },
};

const DELIVERING: Readonly<Record<string, Drawings>> = {
  'A delivery, step by step': {
    rows: 'bcd',
    before: [
      '    p   Br  f   p   p',
      '  0   0   f   f   Ca  p',
      '0   f   I!  r   m   p',
      '0: $5, 0 VP, 16 tracks, 8 trains, 0 loans',
      `1: ${NEW_COMPANY}`,
    ],
    after: [
      '    p   Br  f   p   p',
      '  0   0   f   f   Ca  p',
      '0   f   I!  r   m   p',
      '0: $10, 2 VP, 16 tracks, 7 trains, 0 loans',
      `1: ${NEW_COMPANY}`,
    ],
  },
  'The shortest way that suits the card': {
    rows: 'bcd',
    before: [
      '    p   Br  f   p   p',
      '  0   0   f   f   Ca  p',
      '0   0   I!  r   m   p',
      '0: $5, 0 VP, 15 tracks, 8 trains, 0 loans',
      `1: ${NEW_COMPANY}`,
    ],
    after: [
      '    p   Br  f   p   p',
      '  0   0   f   f   Ca  p',
      '0   0   I!  r   m   p',
      '0: $9, 3 VP, 15 tracks, 7 trains, 0 loans',
      `1: ${NEW_COMPANY}`,
    ],
  },
  'Through a city with your own train': {
    rows: 'bcd',
    before: [
      '    p   Br  0   p   p',
      '  p   0   f   0   Ca  p',
      'G!  f   0   r   m   p',
      '0: $5, 0 VP, 15 tracks, 7 trains, 0 loans',
      `1: ${NEW_COMPANY}`,
    ],
    after: [
      '    p   Br  0   p   p',
      '  p   0   f   0   Ca  p',
      'G!  f   0   r   m   p',
      '0: $10, 5 VP, 15 tracks, 6 trains, 0 loans',
      `1: ${NEW_COMPANY}`,
    ],
  },
  'Third on three stars, first to the achievement': {
    rows: 'bcd',
    before: [
      '    p   Br  f   p   p',
      '  0   f   f   f   Ca  p',
      '0   f   I!  r   m   p',
      '0: $5, 0 VP, 17 tracks, 8 trains, 0 loans',
      `1: ${NEW_COMPANY}`,
    ],
    after: [
      '    0   Br  f   p   p',
      '  0   0   f   f   Ca  p',
      '0   f   I!  r   m   p',
      '0: $4, 4 VP, 15 tracks, 8 trains, 0 loans',
      `1: ${NEW_COMPANY}`,
    ],
  },
};

const LATER: Readonly<Record<string, Drawings>> = {
  'One card, and the market slides': {
    rows: '',
    before: [`0: ${NEW_COMPANY}`, `1: ${NEW_COMPANY}`],
    after: ['0: $3, 0 VP, 18 tracks, 8 trains, 0 loans', `1: ${NEW_COMPANY}`],
  },
  'A locked track': {
    rows: '',
    before: ['0: $8, 0 VP, 0 tracks, 8 trains, 0 loans', `1: ${NEW_COMPANY}`],
    after: ['0: $5, 0 VP, 1 track, 8 trains, 0 loans', `1: ${NEW_COMPANY}`],
  },
  'Three loans at most': {
    rows: '',
    before: ['0: $6, 0 VP, 18 tracks, 8 trains, 3 loans', `1: ${NEW_COMPANY}`],
    after: ['0: $5, 0 VP, 18 tracks, 8 trains, 3 loans', `1: ${NEW_COMPANY}`],
  },
  'A tie for most, and a new ship in the same turn': {
    rows: 'cd',
    before: [
      '  0   0   0   0   Ca  p',
      '0   f   0   r   m   p',
      'S7: [1] [1] [0] G',
      '0: $5, 0 VP, 13 tracks, 8 trains, 0 loans',
      `1: ${NEW_COMPANY}`,
      `2: ${NEW_COMPANY}`,
    ],
    after: [
      '  0   0   0   0   Ca  p',
      '0   f   0   r   m   p',
      'S3: [0] G * T',
      '0: $11, 6 VP, 13 tracks, 6 trains, 0 loans',
      '1: $5, 1 VP, 18 tracks, 8 trains, 0 loans',
      `2: ${NEW_COMPANY}`,
    ],
  },
  'The last round, and the score': {
    rows: 'deg',
    before: [
      'G!  f   I!  r   1   p',
      '  r   r   r   1   p   1',
      '      0   p   p   p   p',
      '0: $4, 12 VP, 18 tracks, 8 trains, 1 loan',
      '1: $14, 9 VP, 16 tracks, 8 trains, 0 loans',
    ],
    after: [
      'G!  f   I!  r   1   1',
      '  r   r   r   1   1   1',
      '      0   p   p   p   p',
      '0: $4, 12 VP, 18 tracks, 8 trains, 1 loan',
      '1: $14, 9 VP, 14 tracks, 8 trains, 0 loans',
    ],
  },
};

const DRAWINGS: Readonly<Record<string, Drawings>> = { ...BUILDING, ...DELIVERING, ...LATER };

/** The three examples of the leaflet are drawn in `freight/leaflet.test.ts`. */
const isOurs = ({ title }: { readonly title: string }): boolean => !title.startsWith('Leaflet: ');

describe('The worked examples', () => {
  test('are all drawn, here or with the leaflet', () => {
    expect(examples.filter(isOurs).map(({ title }) => title)).toEqual(Object.keys(DRAWINGS));
    expect(examples.filter((example) => !isOurs(example))).toHaveLength(3);
  });

  test.each(examples.filter(isOurs).map((example) => [example.title, example] as const))(
    '%s',
    (title, { begin, steps }) => {
      const { rows, ...drawings } = DRAWINGS[title] ?? { rows: '' };
      const start = begin();
      const { s } = act(start, ...steps.flatMap(({ moves = [] }) => moves));
      expect({ before: drawn(start, rows), after: drawn(s, rows) }).toEqual(drawings);
    },
  );

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
