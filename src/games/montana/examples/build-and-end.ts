import type { Example } from '#engine/example.ts';
import { solo, table } from '../position.ts';
import type { State } from '../state.ts';

/** Settlements, canteens and the end. */
export const buildAndEnd: readonly Example<State>[] = [
  {
    rule: 'build',
    title: 'Two buildings, a cow and a canteen',
    begin: () => solo({ goods: 'Sgsgp' }),
    steps: [
      {
        text: 'Red (the first seat) has a big stone, two grain, a small stone and a pumpkin. Field D1 borders the starting tile on D6. It costs a big stone and a grain. Red pays them to the supply and places a settlement.',
        moves: ['0 build D1'],
        places: ['hex D1', 'hex D6'],
      },
      {
        text: 'A cow stood on D1: now it is Red’s. And D1 borders the lake D0. Red is the first to build there, so Red takes the canteen too.',
        places: ['hex D1', 'hex D0'],
      },
      {
        text: 'Field D2 costs a small copper, a small stone, a grain and a pumpkin. Red lacks the copper and trades the new cow for one. D2 shows room for two, so Red places two settlements for one payment.',
        moves: ['0 trade copper', '0 build D2'],
        places: ['hex D2'],
      },
      {
        text: 'A third field would be allowed, but Red has no goods left. For the building that Red does without, Red receives 1 silver. A field more has to wait for another turn.',
        refused: ['0 build D5', 'build.refrain'],
      },
    ],
  },
  {
    rule: 'build.line',
    title: 'The fourth field of a line, and the fifth',
    begin: () => table({ players: [{ goods: 'csgpCgp', built: 'F5 F6 D3' }, { built: 'D5 D4' }] }),
    steps: [
      {
        text: 'Red (the first seat) has built on F5, F6 and D3. They lie side by side in a straight line. D2 is the next field of this line, and it shows room for two settlements.',
        places: ['hex F5', 'hex F6', 'hex D3', 'hex D2'],
      },
      {
        text: 'Red pays for D2 and places three settlements: two, as the field shows, and one more because the line now has exactly four fields.',
        moves: ['0 build D2'],
        places: ['hex D2'],
      },
      {
        text: 'In the same turn Red builds on E4, the fifth field of the line. E4 shows room for two, so Red places two. The line gives nothing more: it has five fields now, not exactly four.',
        moves: ['0 build E4'],
        places: ['hex F5', 'hex F6', 'hex D3', 'hex D2', 'hex E4'],
      },
    ],
  },
  {
    rule: 'canteen',
    title: 'A canteen brings another turn',
    begin: () => solo({ workers: 'cs', canteens: 1 }),
    steps: [
      {
        text: 'Red (the first seat) has a canteen. It cannot be spent at the beginning of a turn, only at the end.',
        refused: ['0 canteen', 'canteen'],
      },
      {
        text: 'Red sends a copper worker to the bank for 5 silver. That was Red’s action.',
        moves: ['0 bank 1', '0 employ c'],
        places: ['space 0'],
      },
      {
        text: 'Now Red spends the canteen. It is out of the game, and Red has another full turn at once, with any of the three actions.',
        moves: ['0 canteen'],
      },
      {
        text: 'With the new silver Red sends the stone worker to the 3-silver space of the quarry and takes two small stone. Then it is Blue’s turn.',
        moves: ['0 work quarry-3', '0 employ s'],
        places: ['space 7'],
      },
    ],
  },
  {
    rule: 'end.last-settlement',
    title: 'The last settlement, and a tie',
    begin: () =>
      table({
        players: [
          { built: 'D5 D6 D0 D2 A4 E5', cows: 2 },
          { goods: 'sg', built: 'A2 A3 E6 E1 B3 F6 C3' },
          { workers: 'c', built: 'I5 I6 F3 I0 J6 G4', cows: 1 },
          { workers: 'ss', built: 'B1 B2 C0 C4 C5' },
        ],
        turn: 1,
      }),
    steps: [
      {
        text: 'With four players everyone has eight settlements. Red (the first seat) is the starting player. It is the turn of Blue (the second seat), who has placed seven. Blue builds on F0 and has placed all eight: this is the last round.',
        moves: ['1 build F0'],
        places: ['hex F0'],
      },
      {
        text: 'The round is finished, so Green (the third seat) and Yellow (the fourth seat) still have a turn. Both send workers to the bank. Green keeps the cow.',
        moves: ['2 bank 1', '2 employ c', '2 done', '3 bank 2', '3 employ ss'],
        places: ['space 0', 'space 1'],
      },
      {
        text: 'Yellow sits to the right of the starting player, so the game is over. Blue wins with eight settlements. Red and Green have six each. Red has two cows and Green has one, so Red is second and Green third. Yellow, with five, is fourth.',
      },
    ],
  },
];
