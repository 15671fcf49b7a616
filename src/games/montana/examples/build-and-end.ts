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
        text: 'Red (the first seat) has a big stone, 2 grain, a small stone and a pumpkin. Field D1 is beside the starting tile on D6. It costs a big stone and a grain. Red pays them to the supply and places a settlement.',
        moves: ['0 build D1'],
        places: ['hex D1', 'hex D6'],
      },
      {
        text: 'There was a cow on D1, and now it is Red’s. D1 is also beside the lake D0. Red is the first to build there, so Red takes the canteen too.',
        places: ['hex D1', 'hex D0'],
      },
      {
        text: 'Field D2 costs a small copper, a small stone, a grain and a pumpkin. Red needs a copper and trades the new cow for one. D2 has room for 2, so Red pays once and places 2 settlements.',
        moves: ['0 trade copper', '0 build D2'],
        places: ['hex D2'],
      },
      {
        text: 'Red could build on a third field, but has no goods left. So Red gets 1 silver for the field that is left out. Red can build again in another turn.',
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
        text: 'Red (the first seat) has built on F5, F6 and D3. They are side by side in a straight line. D2 is the next field of this line, and it has room for 2 settlements.',
        places: ['hex F5', 'hex F6', 'hex D3', 'hex D2'],
      },
      {
        text: 'Red pays for D2 and places 3 settlements: 2 because the field has room for 2, and 1 more because the line now has exactly 4 fields.',
        moves: ['0 build D2'],
        places: ['hex D2'],
      },
      {
        text: 'In the same turn Red builds on E4, the fifth field of the line. E4 has room for 2, so Red places 2. The line gives nothing more: now it has 5 fields, not exactly 4.',
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
        text: 'Red (the first seat) has a canteen. Red cannot spend it at the start of a turn, only at the end.',
        refused: ['0 canteen', 'canteen'],
      },
      {
        text: 'Red sends a copper worker to the bank and gets 5 silver. That was Red’s action.',
        moves: ['0 bank 1', '0 employ c'],
        places: ['space 0'],
      },
      {
        text: 'Now Red spends the canteen. It is out of the game, and Red takes another full turn at once, with any of the three actions.',
        moves: ['0 canteen'],
      },
      {
        text: 'With the new silver, Red sends the stone worker to the 3-silver space of the quarry and takes 2 stone. Then it is Blue’s turn.',
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
        text: 'With 4 players everyone has 8 settlements. Red (the first seat) is the starting player. It is the turn of Blue (the second seat), who has placed 7. Blue builds on F0 and has now placed all 8: this is the last round.',
        moves: ['1 build F0'],
        places: ['hex F0'],
      },
      {
        text: 'The round is played to its end, so Green (the third seat) and Yellow (the fourth seat) still have a turn. Both send workers to the bank. Green keeps the cow.',
        moves: ['2 bank 1', '2 employ c', '2 done', '3 bank 2', '3 employ ss'],
        places: ['space 0', 'space 1'],
      },
      {
        text: 'Yellow sits to the right of the starting player, so the game is over. Blue wins with 8 settlements. Red and Green have 6 each. Red has 2 cows and Green has 1, so Red is second and Green is third. Yellow has 5 and is fourth.',
      },
    ],
  },
];
