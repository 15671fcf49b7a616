import type { Example } from '#engine/example.ts';
import { card, scene } from '../position.ts';
import type { State } from '../state.ts';

const GRAIN_LINE = '1d1 1c1 1c2';

/** The positions of the leaflet's examples. Purple, red and yellow are seats 0, 1 and 2. */
export const LEAFLET = {
  wild: (): State =>
    scene(
      [{ line: GRAIN_LINE, hand: 'T16', bought: [card('T01')] }, { line: '2d1' }, { line: '3d1' }],
      { ship: 'S1' },
      { phase: 'deliver', built: 2 },
    ),
  mismatch: (): State =>
    scene(
      [{ line: '2d1' }, { line: GRAIN_LINE, hand: 'T01' }, { line: '3d1' }],
      { ship: 'S1', loaded: [0] },
      { phase: 'deliver', turn: 1, built: 2 },
    ),
  full: (): State =>
    scene(
      [{ line: '2d1' }, { line: '3d1' }, { line: '1d3 1c3 1c4', hand: 'T15' }],
      { ship: 'S1', loaded: [0, -1, 0] },
      { phase: 'deliver', turn: 2, built: 2 },
    ),
} as const;

const GRAIN_ROUTE = ['hex 1d1', 'hex 1c1', 'hex 1c2', 'hex 1b2'];

export const freightExamples: readonly Example<State>[] = [
  {
    rule: 'ship.wild',
    title: 'Leaflet: a wild slot without a bonus',
    begin: LEAFLET.wild,
    steps: [
      {
        text: 'An empty ship lies at the quay. Its leftmost slot shows the white cube: any good matches it, and it gives no bonus.',
        places: ['slot 1'],
      },
      {
        text: 'The first player delivers grain to Brenton. The good matches the wild slot, so one of this player’s own containers covers it. Route and card pay as always; the slot adds nothing.',
        moves: ['0 deliver A-grain Brenton T01'],
        places: [...GRAIN_ROUTE, 'slot 1'],
      },
    ],
  },
  {
    rule: 'ship.mismatch',
    title: 'Leaflet: a good that does not match',
    begin: LEAFLET.mismatch,
    steps: [
      {
        text: 'The first slot is covered. The leftmost free slot is the second: it asks for coal and gives $1.',
        places: ['slot 2'],
      },
      {
        text: 'The second player delivers grain. That is not coal, so a neutral container covers the slot, and nobody gets its $1.',
        moves: ['1 deliver A-grain Brenton T01'],
        places: [...GRAIN_ROUTE, 'slot 2'],
      },
    ],
  },
  {
    rule: 'ship.full',
    title: 'Leaflet: the last slot and the export bonus',
    begin: LEAFLET.full,
    steps: [
      {
        text: 'One slot is free. It asks for iron and gives 1 VP. Two containers on the ship belong to the first player, one is neutral.',
        places: ['slot 4'],
      },
      {
        text: 'The third player delivers iron to Calder: an own container covers the slot and gains its 1 VP first. Then the ship is full. The first player has the most containers, two against one, and receives the 1st export bonus: $1 and 1 VP. The neutral one counts for nobody.',
        moves: ['2 deliver A-iron Calder T15'],
        places: ['hex 1d3', 'hex 1c3', 'hex 1c4', 'hex 1c5'],
      },
      {
        text: 'The ship is discarded, all containers go back, and a new ship docks before anything else happens.',
        moves: ['chance dock S8'],
      },
    ],
  },
  {
    rule: 'ship.tie',
    title: 'A tie for most, and a new ship in the same turn',
    begin: () =>
      scene(
        [{ line: '1d1 1c1 1c2 1c3 1c4 1d3', hand: 'T15 T16' }, { line: '2d1' }, { line: '3d1' }],
        { ship: 'S7', loaded: [1, 1, 0] },
        { phase: 'deliver', built: 2 },
      ),
    steps: [
      {
        text: 'Three slots are covered: two by the second player, one by you. The last slot asks for grain and gives 1 VP.',
        places: ['slot 4'],
      },
      {
        text: 'You deliver grain: your container covers the slot, for 1 VP. You and the second player now have two containers each. In a tie both receive the 2nd export bonus, 1 VP, and nobody the 1st.',
        moves: ['0 deliver A-grain Brenton T16'],
        places: GRAIN_ROUTE,
      },
      {
        text: 'The next ship docks at once. Its first slot asks for iron.',
        moves: ['chance dock S3'],
        places: ['slot 1'],
      },
      {
        text: 'In the same turn you deliver iron to Calder. This second delivery already loads the new ship: the iron matches, and your container covers its first slot.',
        moves: ['0 deliver A-iron Calder T15'],
        places: ['hex 1d3', 'hex 1c3', 'hex 1c4', 'hex 1c5', 'slot 1'],
      },
    ],
  },
];
