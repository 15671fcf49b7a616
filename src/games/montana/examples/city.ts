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
        text: 'Everyone has five pumpkins. Blue (the second seat, with the star) goes to the city, takes a pumpkin and places the contractor in row 2 at three pumpkins. Clockwise, Green (the third seat) takes row 4 at two pumpkins, and Yellow (the fourth seat) passes.',
        moves: ['1 city', '1 bid 2 3', '2 bid 4 2', '3 pass'],
        places: ['row 2', 'row 4'],
      },
      {
        text: 'Red (the first seat, with the anchor) wants row 2 as well. At three pumpkins stands Blue, so Red has to go further to the right.',
        refused: ['0 bid 2 3', 'city.outbid'],
        places: ['row 2'],
      },
      {
        text: 'Red bids four pumpkins. Blue is outbid and must move at once, or pass. Blue has six pumpkins. Open are row 1 from three pumpkins, row 2 from five (to the right of Red), row 3 from two, and row 4 from three (to the right of Green). A higher bid than needed is allowed: it is harder to outbid.',
        moves: ['0 bid 2 4'],
        places: ['row 1', 'row 2', 'row 3', 'row 4'],
      },
      {
        text: 'Blue takes row 4 at three pumpkins. Now Green is outbid and must move at once or pass. Green passes.',
        moves: ['1 bid 4 3', '2 pass'],
        places: ['row 4'],
      },
      {
        text: 'Everyone stands alone in a row or has passed, so the pumpkins are paid. Blue is the active player and pays first: three pumpkins for 2 silver (Blue has no small copper or stone to trade up). Then Red pays four pumpkins and takes three goods: a small copper, a small stone and a grain.',
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
        text: 'Red (the first seat) has two pumpkins, two small copper and two small stone. Red goes to the city, takes a third pumpkin and places the contractor in row 1 at three pumpkins. Blue has only one pumpkin, can pay for no space and so passes without being asked. Red pays.',
        moves: ['0 city', '0 bid 1 3'],
        places: ['row 1'],
      },
      {
        text: 'Row 1 gives a cow, and up to three small goods become big. Red has four small goods, but four are too many.',
        refused: ['0 upgrade 2 2', 'city.upgrade'],
        places: ['row 1'],
      },
      {
        text: 'Red names two copper and one stone. The small goods go to the supply, and Red takes two big copper, one big stone and the cow. One small stone is left.',
        moves: ['0 upgrade 2 1'],
        places: ['row 1'],
      },
    ],
  },
];
