import type { Guide } from '#engine/ruling.ts';

export const railroadChapter = {
  title: 'The game',
  rules: [
    {
      id: 'railroad.goal',
      title: 'How to win',
      text: 'Build tracks, connect factories to cities that want their goods, and deliver. The player with the most points at the end wins. Points are marked ★; the publisher calls them prestige or VP.',
    },
    {
      id: 'railroad.turn',
      title: 'Your turn',
      text: 'Build, deliver, claim achievements, then buy: always in this order, and you cannot go back to an earlier step. Only a loan can be taken in any step, between your actions.',
    },
    {
      id: 'railroad.secrets',
      title: 'What is hidden',
      text: 'Train cards that were dealt face down stay hidden until they are played, and contracts until scoring. The decks are hidden, and so are the cards that are out of the game. Everything else is open: money, points, loans, tokens, played cards, the size of hands and decks, and which cards were bought.\nAt the end all players show their contracts. Cards out of the game stay hidden.',
    },
    {
      id: 'railroad.own',
      title: 'What we added',
      text: 'The game follows what the publisher has made public: tracks every turn, paying for a shared space, stars, deliveries with a train and a train card, the race for achievements, secret contracts and the ways to end. The expansion follows its leaflet.\nThe publisher’s map, costs, route table, cards, achievements, contracts, locked tracks, loans, and the slots and bonuses of the ships are not public. We designed all of these ourselves, and added a seat for one more player than the box has colours for.',
    },
  ],
} as const satisfies Guide[number];
