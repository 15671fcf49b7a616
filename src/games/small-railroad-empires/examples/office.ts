import type { Example } from '#engine/example.ts';
import { scene } from '../position.ts';
import type { State } from '../state.ts';

const options = { freightOnBoard: false };
const OFFICE = { phase: 'office', built: 2 } as const;

export const officeExamples: readonly Example<State>[] = [
  {
    rule: 'market.slide',
    title: 'One card, and the market slides',
    begin: () => scene([{ line: '1g1' }, { line: '2d1' }], { options }, OFFICE),
    steps: [
      { text: 'It is the end of your turn, and you have $5. The market has T01 for $1, T02 for $2 and T03 for $3.' },
      {
        text: 'You buy T02 for $2. T03 slides to the $2 place, and a new card, T10, fills the $3 place at once. T01 stays where it is.',
        moves: ['0 buy 2', 'chance turnUp T10'],
      },
      {
        text: 'You cannot buy a second card this turn, although you have $3 left.',
        refused: ['0 buy 1', 'market.one'],
      },
    ],
  },
  {
    rule: 'unlock.price',
    title: 'A locked track',
    begin: () => scene([{ line: '1g1', money: 8, supply: 0 }, { line: '2d1' }], { options }, { ...OFFICE, built: 1 }),
    steps: [
      {
        text: 'You have $8. You could build only 1 track this turn, because it was the last one in your supply. Your other 4 tracks are locked: you cannot build them yet.',
        refused: ['0 build 1g2', 'build.must'],
      },
      {
        text: 'You unlock Rock drills for $3. Its track joins your supply, and from now on every mountain costs you $1 less. You have $5 left.',
        moves: ['0 unlock K2'],
      },
      {
        text: 'You cannot unlock a second track this turn.',
        refused: ['0 unlock K3', 'unlock.one'],
      },
    ],
  },
  {
    rule: 'loan.limit',
    title: 'Three loans at most',
    begin: () => scene([{ line: '1g1', money: 6, loans: 3 }, { line: '2d1' }], { options }, { ...OFFICE, loans: 9 }),
    steps: [
      {
        text: 'You have 3 loans. You cannot take a fourth, although 9 are left.',
        refused: ['0 loan', 'loan.limit'],
      },
      {
        text: 'You repay one for $5 and have $1 left. Now you have 2 loans.',
        moves: ['0 repay'],
      },
      {
        text: 'So you may take another one and get $4. Each of the 3 costs you 2 points at the end if you still have it then.',
        moves: ['0 loan'],
      },
    ],
  },
];
