import type { Example } from '#engine/example.ts';
import { scene } from '../position.ts';
import type { State } from '../state.ts';

const options = { freightOnBoard: false };

export const endExamples: readonly Example<State>[] = [
  {
    rule: 'end.round',
    title: 'The last round, and the score',
    begin: () =>
      scene(
        [
          { line: '1g1', prestige: 12, money: 4, loans: 1, contract: 'SC7' },
          { line: '1d5 1e4 1e6', prestige: 9, money: 14, contract: 'SC3' },
        ],
        { options },
        { phase: 'office', built: 2, loans: 11, deck: [] },
      ),
    steps: [
      {
        text: 'You are the start player and end your turn. The deck of train cards is empty, so this is the last round. The rival still gets a turn.',
        moves: ['0 done'],
      },
      {
        text: 'The rival builds 2 tracks for free and ends the turn. The round is over, and so is the game. You both show your contracts.',
        moves: ['1 build 1d6', '1 build 1e5', '1 done'],
        places: ['hex 1d6', 'hex 1e5'],
      },
      {
        text: 'You have 12 points. Your Grand trunk gets nothing without long deliveries, $4 is too little for a point, and your loan costs 2: 10 points. The rival has 9, plus 5 for 3 tunnels (Alpine survey), plus 2 for $14: 16 points. The rival wins.',
        places: ['hex 1d5', 'hex 1e4', 'hex 1e6'],
      },
    ],
  },
];
