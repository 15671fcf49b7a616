import type { Example } from '#engine/example.ts';
import { table } from '../position.ts';
import type { State } from '../state.ts';

const FIVE_PUMPKINS = { goods: 'ppppp' };

/** Bids and rewards. */
export const city: readonly Example<State>[] = [
  {
    rule: 'city.outbid',
    title: 'Outbid in the second row',
    begin: () => table({ players: [FIVE_PUMPKINS, FIVE_PUMPKINS, FIVE_PUMPKINS, FIVE_PUMPKINS], turn: 1 }),
    steps: [
      {
        text: 'Everyone has 5 pumpkins. Blue (the second seat, with the star) goes to the store, takes 1 pumpkin and bids 3 pumpkins on row 2. Clockwise, Green (the third seat) bids 2 pumpkins on row 4, and Yellow (the fourth seat) passes.',
        moves: ['1 city', '1 bid 2 3', '2 bid 4 2', '3 pass'],
        places: ['row 2', 'row 4'],
      },
      {
        text: 'Red (the first seat, with the anchor) wants row 2 as well. Blue is there at 3 pumpkins, so Red must bid more.',
        refused: ['0 bid 2 3', 'city.outbid'],
        places: ['row 2'],
      },
      {
        text: 'Red bids 4 pumpkins. Blue is outbid and must bid again at once, or pass. Blue has 6 pumpkins. These bids are open: row 1 from 3 pumpkins, row 2 from 5 (to the right of Red), row 3 from 2, and row 4 from 3 (to the right of Green). Blue may also bid more than needed, which is harder to outbid.',
        moves: ['0 bid 2 4'],
        places: ['row 1', 'row 2', 'row 3', 'row 4'],
      },
      {
        text: 'Blue bids 3 pumpkins on row 4. Now Green is outbid and must bid again at once, or pass. Green passes.',
        moves: ['1 bid 4 3', '2 pass'],
        places: ['row 4'],
      },
      {
        text: 'Everyone is alone in a row or has passed, so bidding is over. It is Blue’s turn, so Blue pays first: 3 pumpkins for 2 silver. Blue has no copper or stone to make big. Then Red pays 4 pumpkins and takes 3 goods: a copper, a stone and a grain.',
        moves: ['0 choose 1 1 1'],
        places: ['row 2', 'row 4'],
      },
    ],
  },
  {
    rule: 'city.upgrade',
    title: 'Small goods become big ones',
    begin: () => table({ players: [{ goods: 'ppccss' }, { goods: 'p' }] }),
    steps: [
      {
        text: 'Red (the first seat) has 2 pumpkins, 2 small copper and 2 small stone. Red goes to the store, takes a third pumpkin and bids 3 pumpkins on row 1. Blue has only 1 pumpkin and cannot bid, so Blue passes without being asked. Red pays.',
        moves: ['0 city', '0 bid 1 3'],
        places: ['row 1'],
      },
      {
        text: 'Row 1 gives a cow and makes up to 3 small goods big. Red has 4 small goods, but 4 are too many.',
        refused: ['0 upgrade 2 2', 'city.upgrade'],
        places: ['row 1'],
      },
      {
        text: 'Red makes 2 copper and 1 stone big. The small goods go to the supply, and Red takes 2 big copper, 1 big stone and the cow. Red has 1 small stone left.',
        moves: ['0 upgrade 2 1'],
        places: ['row 1'],
      },
    ],
  },
];
