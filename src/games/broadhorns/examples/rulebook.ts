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
        text: 'A turn begins, and only six barrels lie on the market: two of apples, two of pork, one of furs and one of whiskey. There is no flour at all. Four barrels are drawn from the bag.',
        places: ['market'],
      },
      {
        text: 'The first barrel drawn is flour. The flour space at 3 is empty, so the barrel lies there.',
        moves: ['chance barrel flour'],
        places: ['market'],
      },
      {
        text: 'The second one is flour again and lies on the flour space at 2.',
        moves: ['chance barrel flour'],
        places: ['market'],
      },
      {
        text: 'The third and the fourth are flour as well. Both single spaces are taken, so they lie in the large space at 1. The market holds ten barrels again. The next buyer of flour pays 1, then 1, then 2, then 3: the cheapest barrel always goes first.',
        moves: ['chance barrel flour', 'chance barrel flour'],
        places: ['market'],
      },
    ],
  },
  {
    rule: 'market.buy',
    title: 'Julia fits out a boat',
    begin: julia,
    steps: [
      {
        text: 'Julia is in St. Louis without a boat and has 12 gold. On the market flour lies at 1, 1, 2 and 3, and apples lie at 2 and 3.',
        places: ['market'],
      },
      {
        text: 'With her first action she puts in at St. Louis and takes the 30 ft boat. It costs 4, so 8 gold are left. The boat has five cargo boxes.',
        moves: ['0 port', '0 boat 30'],
      },
      {
        text: 'She buys two barrels of flour at 1 each and two of apples at 2 and at 3: 7 gold in all. Each barrel stands on the initial space of its box. She has 1 gold left, and nothing on the market costs so little, so loading is over. One box stays empty.',
        moves: ['0 buy flour', '0 buy flour', '0 buy apples', '0 buy apples'],
        places: ['market'],
      },
      {
        text: 'Her second action is a Move. The speed of the boat is 4, which takes her to the landing of Ste. Genevieve.',
        moves: ['0 move 4'],
        places: ['space 4'],
      },
    ],
  },
  {
    rule: 'expedition.resale',
    title: 'John sells, ends his expedition and starts again',
    begin: john,
    steps: [
      {
        text: 'John is at the landing of Vicksburg with a 20 ft boat. Aboard are one barrel of apples and a traveler to Vicksburg. In his hand is the delivery card for apples to Vicksburg. All spaces of the town are empty; delivery cards for furs and whiskey lie there.',
        places: [VICKSBURG],
      },
      {
        text: 'With his first action he puts in. He sells the apples into their space for 4 gold and claims his delivery card for 2 more. He now has 6 gold, and the card goes to the discard pile.',
        moves: ['0 port', '0 sell apples 4', '0 claim apples'],
        places: [VICKSBURG],
      },
      {
        text: 'He buys nothing. Then the traveler leaves and pays the fare of 3 gold. That makes 9.',
        moves: ['0 done'],
        places: [VICKSBURG],
      },
      {
        text: 'As the last part of the Port action he ends the expedition and sells the boat for scrap wood: 1 gold for the 20 ft boat, 10 in all. He is beside St. Louis again.',
        moves: ['0 endExpedition'],
        places: ['space 0'],
      },
      {
        text: 'Ending an expedition costs no action, so he has his second one left. With it he puts in at St. Louis and takes a new boat.',
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
        text: 'Sarah is at the landing of Helena with a 30 ft boat. Aboard are whiskey, pork, furs and a barrel of apples that will soon spoil; in her hand is the delivery card for pork to Vicksburg. At Vicksburg the apple space is filled; pork for 5, furs for 3 and whiskey for 4 are still wanted.',
        places: [VICKSBURG],
      },
      {
        text: 'Her first action is a Move of 4 spaces to the landing of Vicksburg. Her second action is a Port action there.',
        moves: ['0 move 4', '0 port'],
        places: ['space 26'],
      },
      {
        text: 'She sells whiskey for 4, pork for 5 and furs for 3 into their spaces, and claims the delivery card for 2 more. For the apples there is no empty space, so they bring 1 gold as surplus and go back to the bag. Now her boat is empty and the sale is over. The town bonus of 2 is paid once, though she has both sold more than one barrel and filled the town: 13 for barrels, 2 for the card and 2 for the bonus are 17 gold.',
        moves: ['0 sell whiskey 4', '0 sell pork 5', '0 sell furs 3', '0 claim pork', '0 sellSurplus apples'],
        places: [VICKSBURG],
      },
      {
        text: 'Since the town is full, one of its perishable barrels goes to the season track. She chooses pork; the others go back to the bag. She takes the tile with its two wreaths.',
        moves: ['0 season pork'],
        places: [VICKSBURG, 'track'],
      },
      {
        text: 'A new tile is turned up, and its banner sells apples. But until she is done buying the banner of the old tile holds, which sells flour at 2 more than the market. She cannot buy apples here.',
        moves: ['chance reveal 7b'],
        refused: ['0 buy apples', 'buy.banner'],
        places: [VICKSBURG],
      },
      {
        text: 'She buys two barrels of flour. Both lie at 1 on the market, so each costs 1 + 2 = 3 gold. She has 11 left.',
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
        text: 'William is at the landing of Vicksburg with 9 gold and a barrel of furs that he wants to keep. The banner of the town sells flour at 2 more than the market, and two barrels of flour lie at 1 on the market.',
        places: [VICKSBURG, 'market'],
      },
      {
        text: 'He puts in and leaves out selling. Then he buys both barrels for 3 gold each and has 3 gold left. The next flour would cost 2 + 2 = 4, more than he has, so buying is over.',
        moves: ['0 port', '0 done', '0 buy flour', '0 buy flour'],
        places: [VICKSBURG],
      },
      {
        text: 'A traveler to Baton Rouge waits at the town, and he takes the traveler aboard.',
        moves: ['0 pickUp T13'],
        places: [VICKSBURG],
      },
      {
        text: 'With his second action he moves on. The first of his 4 spaces leads from the port to the exit below the town, the last one to the landing of Natchez.',
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
        text: 'Seven towns have been filled, and the last barrel on the season track lies on space 7, the first of spring. So it is spring for all players until barrel 10 is placed.',
        places: ['track'],
      },
      {
        text: 'In spring every boat is one space faster. This 20 ft boat has speed 5 on its card and may move 6 spaces, but not 7.',
        refused: ['0 move 7', 'move.speed'],
        places: ['track'],
      },
      { text: 'It moves 6 spaces, past Ste. Genevieve.', moves: ['0 move 6'], places: ['space 6'] },
    ],
  },
];
