import type { Guide } from '#engine/ruling.ts';

/** The chapter of the expansion. */
export const freightGuide: Guide = [
  {
    title: 'Freight on Board',
    rules: [
      {
        id: 'ship.docked',
        title: 'A ship at the quay',
        text: 'After the usual setup one container ship is revealed. Every player has four containers of their own colour; four neutral ones lie beside the ships.',
      },
      {
        id: 'ship.match',
        title: 'A matching good',
        text: 'When the good you delivered matches the leftmost free slot, one of your containers covers it and you gain the slot’s bonus at once, if it has one. Loading is automatic.',
      },
      {
        id: 'ship.wild',
        title: 'The white cube',
        text: 'A slot with a white cube is wild: every good matches it. It too is filled only when it is the leftmost free slot.',
      },
      {
        id: 'ship.mismatch',
        title: 'Another good',
        text: 'When the good does not match, a neutral container covers the slot and nobody gains its bonus.',
      },
      {
        id: 'ship.full',
        title: 'A full ship',
        text: 'When all slots are covered, whoever has the most containers of their own colour on the ship receives the 1st export bonus, on whoever’s turn it is. Neutral containers count for nobody.',
      },
      {
        id: 'ship.tie',
        title: 'A tie for most',
        text: 'In a tie all tied players receive the 2nd export bonus and nobody the 1st. A plain second place receives nothing.',
      },
      {
        id: 'ship.next',
        title: 'The next ship',
        text: 'After the export bonus the ship is discarded, all containers go back, and a new ship is revealed at once, before anything else. Only the ship at the quay is known. Without a ship deliveries load nothing.',
      },
      {
        id: 'ship.unfinished',
        title: 'A ship that is not full',
        text: 'If the game ends with a ship that is not full, no export bonus is paid for it. Bonuses of slots already gained stay.',
      },
    ],
  },
];
