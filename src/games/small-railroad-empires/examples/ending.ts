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
        text: 'You are the start player and end your turn; the draw deck of train cards is empty. That triggers the end, but the round is finished first: the rival has a turn as well.',
        moves: ['0 done'],
      },
      {
        text: 'The rival builds two tracks, free of charge, and ends the turn. The round is over, and so is the game. Both contracts are shown.',
        moves: ['1 build 1d6', '1 build 1e5', '1 done'],
        places: ['hex 1d6', 'hex 1e5'],
      },
      {
        text: 'You: 12 VP, no long deliveries for your Grand trunk, $4 count nothing, and a loan costs 2 VP: 10 VP. The rival: 9 VP, 5 VP for three tunnels (Alpine survey), and $14 count 2 VP: 16 VP. The rival wins.',
        places: ['hex 1d5', 'hex 1e4', 'hex 1e6'],
      },
    ],
  },
];
