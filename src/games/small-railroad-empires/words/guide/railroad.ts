import type { Guide } from '#engine/ruling.ts';

export const railroadChapter = {
  title: 'The railroad',
  rules: [
    {
      id: 'railroad.goal',
      title: 'What it takes to win',
      text: 'Lay tracks, join factories to cities that want their goods, and deliver. The company with the most prestige at the end wins. Prestige is counted in VP.',
    },
    {
      id: 'railroad.turn',
      title: 'A turn',
      text: 'Build, deliver, claim achievements, visit the office: always in this order, and no step comes back. Only a loan may be taken in any step, between your actions.',
    },
    {
      id: 'railroad.secrets',
      title: 'What is hidden',
      text: 'Hidden are the train cards dealt in secret until they are played, the contracts until scoring, the decks, and the cards that are out of the game. Everything else is open: money, prestige, loans, tokens, collections, the sizes of hands and decks, and which cards were bought.\nAt the end the players’ contracts are shown. Cards out of the game stay unseen.',
    },
    {
      id: 'railroad.own',
      title: 'What here is our own',
      text: 'The course of the game follows what the publisher has made public: tracks every turn, paying for a shared space, stars, deliveries with train and train card, the race for achievements, secret contracts and ways to end. The expansion follows its leaflet.\nThe publisher’s map, costs, route table, cards, achievements, contracts, locked spaces, loans, and the slots and bonuses of the ships are not public. All of these, and the seat for one more player than the box has colours for, are our own design.',
    },
  ],
} as const satisfies Guide[number];
