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
        text: 'A turn begins, and the cargo ages. The boat is 20 ft long, with boxes of 4 spaces. On board are apples on the third space, pork on the fourth and final space, and furs.',
      },
      {
        text: 'Apples and pork age by 1. The apples are now on the final space and still good. The pork was already there, so it spoils and goes back to the bag. Furs keep.',
        moves: ['0 letSpoil'],
      },
      {
        text: 'In the same turn the player lands at Vicksburg and sells the apples for their full value of 4. The next time they would have spoiled.',
        moves: ['0 port', '0 sell apples 4'],
        places: ['town 6'],
      },
    ],
  },
  {
    rule: 'move.bonus',
    title: 'Two moves give a third',
    begin: () => one({ boat: '30', at: 4, inPort: true }),
    steps: [
      { text: 'A 30 ft boat is in port at Ste. Genevieve. Its speed is 4.', places: ['town 0'] },
      {
        text: 'The first move goes 4 spaces; the first of them goes from the port to the exit. Now the boat is at Cape Girardeau.',
        moves: ['0 move 4'],
        places: ['space 8'],
      },
      {
        text: 'The second move goes only 3 spaces, to Cairo. You do not have to use your whole speed.',
        moves: ['0 move 3'],
        places: ['space 11'],
      },
      {
        text: 'For 2 moves in one turn you get a bonus move. You cannot land at Cairo with it: that would be a third action.',
        refused: ['0 port', 'turn.actions'],
        places: ['town 2'],
      },
      {
        text: 'The bonus move goes 3 more spaces, to New Madrid. You can land there at the start of your next turn.',
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
        text: 'A 20 ft boat is at Ste. Genevieve. All 3 boxes are full: 1 with apples, 2 with furs. The town wants apples for 3 and sells flour for 2.',
        places: ['town 0'],
      },
      {
        text: 'The player lands and would like to buy flour, but there is no box for it.',
        moves: ['0 port'],
        refused: ['0 buy flour', 'boxes.full'],
        places: ['town 0'],
      },
      {
        text: 'Selling comes before buying. The apples go into their space for 3 gold, and now their box is free.',
        moves: ['0 sell apples 3', '0 done'],
        places: ['town 0'],
      },
      {
        text: 'Now the player can buy 1 barrel of flour, for 2 gold. It goes on the first space of the free box. The boat is full again, so buying is over.',
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
        text: 'A boat with apples and pork is at Vicksburg. The player has the delivery card for apples and an ice card. The delivery card for pork lies at the town.',
        places: ['town 6'],
      },
      {
        text: 'The player sells both barrels into their spaces, for 4 and 5 gold, and then uses the card at the town for 2 more.',
        moves: ['0 port', '0 sell apples 4', '0 sell pork 5', '0 claim pork'],
        places: ['town 6'],
      },
      {
        text: 'The card for apples cannot be used too: only one delivery card pays per landing, however many barrels you sell. You can keep it for your next trip.',
        refused: ['0 claim apples', 'sell.one-delivery'],
        places: ['town 6'],
      },
      {
        text: 'The ice card is not a delivery card. It brings 1 gold more, because fresh barrels were sold. When the sale ends, the town bonus of 2 is paid: 14 gold in all.',
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
        text: 'The first player ends the turn and draws a spoil card for apples. It is shown to all, and the apples on every boat age.',
        moves: ['0 done', 'chance draw spoil-apples'],
      },
      {
        text: 'Both players have apples on board, so both are asked at once. The first player has no ice. Nothing is shown and nothing happens until both have answered.',
        moves: ['0 letSpoil'],
      },
      {
        text: 'The second player has apples on the final space of a box and uses an ice card, which is discarded. Now both answers are shown. The apples of the first player age by 1, and the pork does not. None of the barrels of the second player age.',
        moves: ['1 useIce'],
      },
      {
        text: 'The first player draws again, because a spoil card never goes to the hand. This time it is a peddler.',
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
        text: 'A player with a 20 ft boat has 2 cards, which is the limit of this boat: a traveler from Cape Girardeau to Memphis and a delivery of apples to Vicksburg.',
      },
      {
        text: 'At the end of the turn the player draws a peddler. That makes 3 cards, so one has to go. It can be any of the 3.',
        moves: ['0 done', 'chance draw peddler'],
      },
      {
        text: 'The player discards the traveler, who goes face up to the home town on the card, Cape Girardeau. Any player who lands there can pick the traveler up.',
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
        text: 'The season track is full, and the last of 3 players ends the last turn. The first and the second player have 4 wreaths each, the third has 1. They have 40, 35 and 44 gold.',
        places: ['track'],
      },
      {
        text: 'With 3 players the prizes are 12 and 6 gold. The 2 players who tie for the most wreaths share both: 18 divided by 2 is 9 for each. The third player gets no prize, but 4 gold for 2 barrels on board and 3 for the boat. The first player has 49, the second 44, and the third wins with 51.',
        moves: ['2 done', 'chance draw ice'],
      },
    ],
  },
];
