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
        text: 'Your tracks lead from the grain factory to a space next to Brenton, which wants grain. The route has 3 spaces: the factory counts, the city does not.',
        places: ['hex 1d1', 'hex 1c1', 'hex 1c2'],
      },
      {
        text: 'Calder does not want grain, so you cannot deliver there.',
        refused: ['0 deliver A-grain Calder T01', 'deliver.demand'],
        places: ['hex 1c5'],
      },
      {
        text: 'You deliver to Brenton with card T01. You take the token, and your train goes on Brenton’s grain icon. A route of 3 spaces pays $3 and 2 points. T01 asks for a route of at most 3 spaces and pays another $2. You now have $10 and 2 points.',
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
        text: 'There are 2 ways from the grain factory to Brenton, both 3 spaces long: over the plains above the factory, or through the forest next to it. Your card T23 asks for at least 2 forests on the route.',
        places: ['hex 1c1', 'hex 1d2'],
      },
      {
        text: 'One of the shortest ways meets the condition, and that is enough. The route pays $3 and 2 points, the card $1 and 1 point.',
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
        text: 'You have tracks on both sides of Brenton that do not touch each other. But your train is in Brenton, so the city connects them.',
        places: ['hex 1c2', 'hex 1b2', 'hex 1b3'],
      },
      {
        text: 'You deliver iron to Calder. The route is 5 spaces long: factory, forest, Brenton, 2 forests. It pays $4 and 3 points. Card T32 pays $1 and 2 points more for a route through a city.',
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
        text: 'The achievement Pioneer is face up: be first on 3 stars for 3 points. You and the rival were each first on 2 so far.',
      },
      {
        text: 'You build on a third star and get 1 point for it. The achievement is not yours yet: you claim it after building and delivering.',
        moves: ['0 build 1c2'],
        places: ['hex 1c2'],
      },
      {
        text: 'You build your second track and have nothing to deliver. You claim Pioneer for 3 points, 4 in all. The rival can no longer get it.',
        moves: ['0 build 1b1'],
      },
    ],
  },
];
