import type { Example } from '#engine/example.ts';
import { scene } from '../position.ts';
import type { State } from '../state.ts';

const options = { freightOnBoard: false };
const DELIVER = { phase: 'deliver', built: 2 } as const;

export const deliveryExamples: readonly Example<State>[] = [
  {
    rule: 'deliver.length',
    title: 'A delivery, step by step',
    begin: () => scene([{ line: '1d1 1c1 1c2', hand: 'T01 T16' }, { line: '2d1' }], { options }, DELIVER),
    steps: [
      {
        text: 'Your tracks lead from the grain factory to a space beside Brenton, which wants grain. The route has three spaces: the factory counts, the city does not.',
        places: ['hex 1d1', 'hex 1c1', 'hex 1c2'],
      },
      {
        text: 'Calder does not want grain: that delivery is refused.',
        refused: ['0 deliver A-grain Calder T01', 'deliver.demand'],
        places: ['hex 1c5'],
      },
      {
        text: 'You deliver to Brenton with the card T01. You take the token, and your train stands on Brenton’s grain icon. Length 3 pays $3 and 2 VP. T01 asks for a route of 3 or shorter: another $2. You have $10 and 2 VP.',
        moves: ['0 deliver A-grain Brenton T01'],
        places: ['hex 1d1', 'hex 1c1', 'hex 1c2', 'hex 1b2'],
      },
    ],
  },
  {
    rule: 'deliver.card',
    title: 'The shortest way that suits the card',
    begin: () => scene([{ line: '1d1 1c1 1d2 1c2', hand: 'T23' }, { line: '2d1' }], { options }, DELIVER),
    steps: [
      {
        text: 'Two ways lead from the grain factory to Brenton, both three spaces long: over the plains above the factory, or through the forest beside it. Your card T23 asks for two forests on the route.',
        places: ['hex 1c1', 'hex 1d2'],
      },
      {
        text: 'One of the shortest ways meets the condition, and that is enough. Length 3 pays $3 and 2 VP, the card $1 and 1 VP.',
        moves: ['0 deliver A-grain Brenton T23'],
        places: ['hex 1d1', 'hex 1d2', 'hex 1c2'],
      },
    ],
  },
  {
    rule: 'deliver.route',
    title: 'Through a city with your own train',
    begin: () =>
      scene(
        [{ line: '1d3 1c2 1b3 1c4', hand: 'T32', trainsIn: 'Brenton grain' }, { line: '2d1' }],
        { options },
        DELIVER,
      ),
    steps: [
      {
        text: 'Your tracks do not touch each other on both sides of Brenton. But your train stands in Brenton, so the city joins them.',
        places: ['hex 1c2', 'hex 1b2', 'hex 1b3'],
      },
      {
        text: 'You deliver iron to Calder. The route is five spaces long: factory, forest, Brenton, two forests. It pays $4 and 3 VP. The card T32 rewards a route through a city with $1 and 2 VP more.',
        moves: ['0 deliver A-iron Calder T32'],
        places: ['hex 1d3', 'hex 1c2', 'hex 1b2', 'hex 1b3', 'hex 1c4'],
      },
    ],
  },
  {
    rule: 'achievements.race',
    title: 'Third on three stars, first to the achievement',
    begin: () =>
      scene(
        [
          { line: '1d1 1c1', stars: 2 },
          { line: '2d1', stars: 2 },
        ],
        { options, goals: 'A11' },
      ),
    steps: [
      {
        text: 'The achievement Pioneer lies face up: first on three stars, 3 VP. You and the rival were both first on two.',
      },
      {
        text: 'You build on a third star and gain 1 VP for it. The achievement is not yours yet: it comes after building and deliveries.',
        moves: ['0 build 1c2'],
        places: ['hex 1c2'],
      },
      {
        text: 'With your second track the building is done, and there is nothing to deliver. You claim Pioneer: 3 VP, 4 in all. The rival can no longer get it.',
        moves: ['0 build 1b1'],
      },
    ],
  },
];
