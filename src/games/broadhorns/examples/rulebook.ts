import type { Example } from '#engine/example.ts';
import { scene } from '../scene.ts';
import type { State } from '../state.ts';

/** The examples of the rulebook, worked through in our own words. */

const MARKET = 'F4 A2 P2 U1 W1';

export const julia = (): State => scene({ merchants: [{ gold: 12 }, {}], market: MARKET });

export const john = (): State =>
  scene({
    merchants: [{ gold: 0, boat: '20', at: 26, barrels: 'A1', hand: 'D-7A', travelers: 'T06' }, {}],
    towns: { 7: { tile: '7a', cards: 'D-7U D-7W' } },
  });

export const sarah = (): State =>
  scene({
    merchants: [{ gold: 0, boat: '30', at: 22, barrels: 'W0 P1 U0 A3', hand: 'D-7P' }, {}],
    towns: { 7: { tile: '7a', holds: 'A' } },
    market: MARKET,
  });

export const william = (): State =>
  scene({
    merchants: [{ gold: 9, boat: '30', at: 26, barrels: 'U0' }, {}],
    towns: { 7: { tile: '7a', cards: 'T13' } },
    market: MARKET,
  });

/** Four flour barrels are about to be drawn. */
export const shortMarket = (): State =>
  scene({ merchants: [{ gold: 12 }, {}], market: 'A2 P2 U1 W1', changes: { phase: 'refresh' } });

export const spring = (): State => scene({ merchants: [{ boat: '20' }, {}], track: 'APFAPFA' });

const VICKSBURG = 'town 6';

export const rulebookExamples: readonly Example<State>[] = [
  {
    rule: 'market.refresh',
    title: 'Four flour barrels come to the market',
    begin: shortMarket,
    steps: [
      {
        text: 'A turn begins, and the market has only 6 barrels: 2 of apples, 2 of pork, 1 of furs and 1 of whiskey. There is no flour. So 4 barrels are drawn from the bag.',
        places: ['market'],
      },
      {
        text: 'The first barrel is flour. The 3 space for flour is empty, so the barrel goes there.',
        moves: ['chance barrel flour'],
        places: ['market'],
      },
      {
        text: 'The second one is flour again and goes on the 2 space.',
        moves: ['chance barrel flour'],
        places: ['market'],
      },
      {
        text: 'The third and the fourth are flour too. Both single spaces are taken, so they go in the large 1 space. Now the market has 10 barrels again. Flour costs 1, then 1, then 2, then 3: the cheapest barrel always goes first.',
        moves: ['chance barrel flour', 'chance barrel flour'],
        places: ['market'],
      },
    ],
  },
  {
    rule: 'market.buy',
    title: 'Julia loads a boat',
    begin: julia,
    steps: [
      {
        text: 'Julia is in St. Louis without a boat and has 12 gold. On the market, flour costs 1, 1, 2 and 3, and apples cost 2 and 3.',
        places: ['market'],
      },
      {
        text: 'With her first action she lands in St. Louis and takes the 30 ft boat. It costs 4, so she has 8 gold left. The boat has 5 boxes.',
        moves: ['0 port', '0 boat 30'],
      },
      {
        text: 'She buys 2 barrels of flour for 1 each and 2 of apples for 2 and 3: 7 gold in all. Each barrel goes on the first space of its box. She has 1 gold left, and nothing costs that little now, so loading is over. One box stays empty.',
        moves: ['0 buy flour', '0 buy flour', '0 buy apples', '0 buy apples'],
        places: ['market'],
      },
      {
        text: 'Her second action is a move. The speed of the boat is 4, so she gets to Ste. Genevieve.',
        moves: ['0 move 4'],
        places: ['space 4'],
      },
    ],
  },
  {
    rule: 'expedition.resale',
    title: 'John sells, ends his trip and starts again',
    begin: john,
    steps: [
      {
        text: 'John is at Vicksburg with a 20 ft boat. He has 1 barrel of apples and a traveler to Vicksburg on board, and the card for a delivery of apples to Vicksburg in his hand. All spaces of the town are empty. Delivery cards for furs and whiskey lie there.',
        places: [VICKSBURG],
      },
      {
        text: 'With his first action he lands. He sells the apples into their space for 4 gold and uses his delivery card for 2 more. Now he has 6 gold, and the card goes to the discard pile.',
        moves: ['0 port', '0 sell apples 4', '0 claim apples'],
        places: [VICKSBURG],
      },
      {
        text: 'He buys nothing. Then the traveler leaves and pays 3 gold. That makes 9.',
        moves: ['0 done'],
        places: [VICKSBURG],
      },
      {
        text: 'As the last part of his landing he ends the trip and sells the boat. A 20 ft boat brings 1 gold, so he has 10. He is at St. Louis again.',
        moves: ['0 endExpedition'],
        places: ['space 0'],
      },
      {
        text: 'Ending a trip costs no action, so he still has his second one. With it he lands in St. Louis and takes a new boat.',
        moves: ['0 port', '0 boat 20'],
        places: ['market'],
      },
    ],
  },
  {
    rule: 'sell.fill',
    title: 'Sarah fills Vicksburg',
    begin: sarah,
    steps: [
      {
        text: 'Sarah is at Helena with a 30 ft boat. On board she has whiskey, pork, furs and apples that will soon spoil; in her hand is the card for a delivery of pork to Vicksburg. The apple space at Vicksburg is full. The town still wants pork for 5, furs for 3 and whiskey for 4.',
        places: [VICKSBURG],
      },
      {
        text: 'Her first action is a move of 4 spaces to Vicksburg. With her second action she lands there.',
        moves: ['0 move 4', '0 port'],
        places: ['space 26'],
      },
      {
        text: 'She sells whiskey for 4, pork for 5 and furs for 3 into their spaces, and uses the delivery card for 2 more. There is no empty space for the apples, so they bring 1 gold as an extra barrel and go back to the bag. Now her boat is empty and the sale is over. She has sold more than one barrel and filled the town, but the town bonus of 2 is paid once. She gets 13 for barrels, 2 for the card and 2 for the bonus: 17 gold.',
        moves: ['0 sell whiskey 4', '0 sell pork 5', '0 sell furs 3', '0 claim pork', '0 sellSurplus apples'],
        places: [VICKSBURG],
      },
      {
        text: 'The town is full, so one of its fresh barrels goes on the season track. She chooses pork. The others go back to the bag. She takes the tile with its 2 wreaths.',
        moves: ['0 season pork'],
        places: [VICKSBURG, 'track'],
      },
      {
        text: 'A new tile is turned up, and its banner sells apples. But she still buys from the banner of the old tile, which sells flour for 2 more than the market. She cannot buy apples here.',
        moves: ['chance reveal 7b'],
        refused: ['0 buy apples', 'buy.banner'],
        places: [VICKSBURG],
      },
      {
        text: 'She buys 2 barrels of flour. On the market both cost 1, so each costs 1 + 2 = 3 gold. She has 11 left.',
        moves: ['0 buy flour', '0 buy flour'],
        places: [VICKSBURG, 'market'],
      },
    ],
  },
  {
    rule: 'buy.banner',
    title: 'William only buys',
    begin: william,
    steps: [
      {
        text: 'William is at Vicksburg with 9 gold and a barrel of furs that he wants to keep. The town sells flour for 2 more than the market, and the market has 2 barrels of flour for 1.',
        places: [VICKSBURG, 'market'],
      },
      {
        text: 'He lands and skips selling. Then he buys both barrels for 3 gold each and has 3 gold left. The next flour would cost 2 + 2 = 4, more than he has, so buying is over.',
        moves: ['0 port', '0 done', '0 buy flour', '0 buy flour'],
        places: [VICKSBURG],
      },
      {
        text: 'A traveler to Baton Rouge waits at the town. He picks the traveler up.',
        moves: ['0 pickUp T13'],
        places: [VICKSBURG],
      },
      {
        text: 'With his second action he moves on. The first of his 4 spaces goes from the port to the exit below the town. The last one takes him to Natchez.',
        moves: ['0 done', '0 move 4'],
        places: ['space 30'],
      },
    ],
  },
  {
    rule: 'seasons',
    title: 'It is spring',
    begin: spring,
    steps: [
      {
        text: 'So far 7 towns have been filled. The last barrel on the season track is on space 7, the first of spring. So it is spring for all players until barrel 10 is placed.',
        places: ['track'],
      },
      {
        text: 'In spring every boat is 1 space faster. This 20 ft boat has speed 5 on its card, so it can move 6 spaces, but not 7.',
        refused: ['0 move 7', 'move.speed'],
        places: ['track'],
      },
      { text: 'It moves 6 spaces, past Ste. Genevieve.', moves: ['0 move 6'], places: ['space 6'] },
    ],
  },
];
