import type { Example } from '#engine/example.ts';
import { one, scene } from '../scene.ts';
import type { State } from '../state.ts';

/** What newcomers ask about most, beside the examples of the rulebook. */
export const newcomerExamples: readonly Example<State>[] = [
  {
    rule: 'spoil.final',
    title: 'The final space of a cargo box',
    begin: () =>
      one(
        { gold: 2, boat: '20', at: 26, barrels: 'A2 P3 U0' },
        { towns: { 7: { tile: '7a' } }, changes: { phase: 'spoilStep' } },
      ),
    steps: [
      {
        text: 'A turn begins, and the cargo spoils. The boat is 20 ft long, with boxes of four spaces. Aboard are apples on the third space, pork on the fourth and final one, and furs.',
      },
      {
        text: 'Apples and pork shift one space to the right. The apples reach the final space and are still good. The pork was on the final space already: it is lost and goes back to the bag. Furs never spoil.',
        moves: ['0 letSpoil'],
      },
      {
        text: 'In the same turn the merchant puts in at Vicksburg and sells the apples for their full value of 4. The next shift would have taken them.',
        moves: ['0 port', '0 sell apples 4'],
        places: ['town 6'],
      },
    ],
  },
  {
    rule: 'move.bonus',
    title: 'Two Moves give a third',
    begin: () => one({ boat: '30', at: 4, inPort: true }),
    steps: [
      { text: 'A 30 ft boat lies in port at Ste. Genevieve. Its speed is 4.', places: ['town 0'] },
      {
        text: 'The first Move goes 4 spaces; the first of them leads out of the port to the exit. The boat is at the landing of Cape Girardeau.',
        moves: ['0 move 4'],
        places: ['space 8'],
      },
      {
        text: 'The second Move goes only 3 spaces, to the landing of Cairo: you need not use your whole speed.',
        moves: ['0 move 3'],
        places: ['space 11'],
      },
      {
        text: 'Two Moves in one turn give a bonus move. It cannot be used to put in at Cairo: that would be a third action.',
        refused: ['0 port', 'turn.actions'],
        places: ['town 2'],
      },
      {
        text: 'The bonus move goes 3 spaces more, to the landing of New Madrid. The next turn can begin with a Port action there.',
        moves: ['0 move 3'],
        places: ['space 14'],
      },
    ],
  },
  {
    rule: 'boxes.full',
    title: 'A full boat',
    begin: () => one({ gold: 4, boat: '20', at: 4, barrels: 'A0 U0 U0' }, { towns: { 1: { tile: '1a' } } }),
    steps: [
      {
        text: 'A 20 ft boat is at the landing of Ste. Genevieve. All three boxes are filled: one with apples, two with furs. The town wants apples for 3 and sells flour, which costs 2 now.',
        places: ['town 0'],
      },
      {
        text: 'The merchant puts in and would like to buy flour, but there is no box for it.',
        moves: ['0 port'],
        refused: ['0 buy flour', 'boxes.full'],
        places: ['town 0'],
      },
      {
        text: 'Selling comes before buying. The apples go into their space for 3 gold, and their box is free.',
        moves: ['0 sell apples 3', '0 done'],
        places: ['town 0'],
      },
      {
        text: 'Now one barrel of flour can be bought, for 2 gold. It stands on the initial space of the free box. The boat is full again, so buying is over.',
        moves: ['0 buy flour'],
        places: ['town 0'],
      },
    ],
  },
  {
    rule: 'sell.one-delivery',
    title: 'Only one delivery card',
    begin: () =>
      one(
        { gold: 0, boat: '20', at: 26, barrels: 'A0 P0', hand: 'D-7A ice' },
        { towns: { 7: { tile: '7a', cards: 'D-7P' } } },
      ),
    steps: [
      {
        text: 'A boat with apples and pork is at the landing of Vicksburg. The merchant holds the delivery card for apples and an ice card; the delivery card for pork lies at the town.',
        places: ['town 6'],
      },
      {
        text: 'Both barrels are sold into their spaces, for 4 and 5 gold. Then the card at the town is claimed, for 2 more.',
        moves: ['0 port', '0 sell apples 4', '0 sell pork 5', '0 claim pork'],
        places: ['town 6'],
      },
      {
        text: 'The card for apples cannot be claimed as well: one delivery card in a Port action, however many barrels are sold. It can be kept for another visit.',
        refused: ['0 claim apples', 'sell.one-delivery'],
        places: ['town 6'],
      },
      {
        text: 'The ice card is no delivery card. It is discarded for 1 gold more, since perishable barrels have been sold. The town bonus of 2 is paid when the sale ends: 14 gold in all.',
        moves: ['0 iceBonus', '0 done'],
        places: ['town 6'],
      },
    ],
  },
  {
    rule: 'ice',
    title: 'A spoil card and ice',
    begin: () =>
      scene({
        merchants: [
          { boat: '20', at: 8, barrels: 'A0 P1' },
          { boat: '30', at: 14, barrels: 'A4 A2', hand: 'ice' },
        ],
        deck: 'spoil-apples peddler',
        changes: { actions: 0 },
      }),
    steps: [
      {
        text: 'The first player ends the turn and draws a spoil card for apples. It is shown and meets the apples on every boat.',
        moves: ['0 done', 'chance draw spoil-apples'],
      },
      {
        text: 'Both players have apples aboard, so both are asked at once. The first player has no ice and lets the apples shift. Nothing is shown or moved until both have answered.',
        moves: ['0 letSpoil'],
      },
      {
        text: 'The second player has apples on the final space of a box and uses an ice card, which is discarded. Now both answers are shown. The apples of the first player shift one space, and the pork stays where it is. Of the second player no barrel shifts at all.',
        moves: ['1 useIce'],
      },
      {
        text: 'The first player draws another card, since the spoil card was no card for the hand. This time it is a peddler.',
        moves: ['chance draw peddler'],
      },
    ],
  },
  {
    rule: 'hand.limit',
    title: 'Too many cards',
    begin: () => one({ boat: '20', at: 5, hand: 'T03 D-7A' }, { deck: 'peddler', changes: { actions: 0 } }),
    steps: [
      {
        text: 'A merchant with a 20 ft boat holds two cards, as many as this boat allows: a traveler from Cape Girardeau to Memphis and the delivery card for apples to Vicksburg.',
      },
      {
        text: 'At the end of the turn a peddler is drawn. That makes three cards, so one has to be discarded; it may be any of the three.',
        moves: ['0 done', 'chance draw peddler'],
      },
      {
        text: 'The traveler is discarded and lies open at the home town on the card, Cape Girardeau. Any player who puts in there may take the traveler aboard.',
        moves: ['0 discard T03'],
        places: ['town 1'],
      },
    ],
  },
  {
    rule: 'end.wreaths',
    title: 'Two players tie for wreaths',
    begin: () =>
      scene({
        merchants: [
          { gold: 40, tiles: '1a 2a' },
          { gold: 35, tiles: '3a 4b' },
          { gold: 44, boat: '30', at: 20, barrels: 'U0 W0', tiles: '5a' },
        ],
        track: 'APFA',
        deck: 'ice',
        changes: { placed: 16, turn: 2, actions: 0 },
      }),
    steps: [
      {
        text: 'The season track is full, and the last of three players ends the last turn. The first and the second player have four wreaths each, the third has one. They have 40, 35 and 44 gold.',
        places: ['track'],
      },
      {
        text: 'For three players the prizes are 12 and 6 gold. The two who tie for the most share both: 18 divided by two is 9 for each. The third player gets no prize, but 4 gold for two barrels still aboard and 3 for the boat. The first player has 49, the second 44, the third 51 and wins.',
        moves: ['2 done', 'chance draw ice'],
      },
    ],
  },
];
