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
        text: 'The ship is empty. Its leftmost slot shows the white cube: any good matches it, and it gives no bonus.',
        places: ['slot 1'],
      },
      {
        text: 'The first player delivers grain to Brenton. Grain matches the wild slot, so one of this player’s containers covers it. Route and card pay as always; the slot adds nothing.',
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
        text: 'The first slot is covered. The leftmost free slot is the second: it wants coal and gives $1.',
        places: ['slot 2'],
      },
      {
        text: 'The second player delivers grain. That is not coal, so a grey container covers the slot, and nobody gets the $1.',
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
        text: 'One slot is free. It wants iron and gives 1 point. The first player has 2 containers on the ship; the other one is grey.',
        places: ['slot 4'],
      },
      {
        text: 'The third player delivers iron to Calder, covers the slot with a container and gets its 1 point first. Now the ship is full. The first player has the most containers, 2 against 1, and gets the 1st export bonus: $1 and 1 point. The grey one counts for nobody.',
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
        text: '3 slots are covered: 2 by the second player, 1 by you. The last slot wants grain and gives 1 point.',
        places: ['slot 4'],
      },
      {
        text: 'You deliver grain: your container covers the slot, for 1 point. You and the second player now have 2 containers each. In a tie both get the 2nd export bonus, 1 point, and nobody gets the 1st.',
        moves: ['0 deliver A-grain Brenton T16'],
        places: GRAIN_ROUTE,
      },
      {
        text: 'The next ship docks at once. Its first slot wants iron.',
        moves: ['chance dock S3'],
        places: ['slot 1'],
      },
      {
        text: 'In the same turn you deliver iron to Calder. This second delivery already loads the new ship: iron matches, and your container covers its first slot.',
        moves: ['0 deliver A-iron Calder T15'],
        places: ['hex 1d3', 'hex 1c3', 'hex 1c4', 'hex 1c5', 'slot 1'],
      },
    ],
  },
];
