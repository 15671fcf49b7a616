import type { Guide } from '#engine/ruling.ts';

/** The year, the turn and St. Louis. */
export const home: Guide = [
  {
    title: "A merchant's year",
    rules: [
      {
        id: 'aim',
        title: 'What it is about',
        text: 'You are a merchant in St. Louis. Again and again you take a flatboat, load it, float it down the Mississippi, sell along the way and come home with gold. The farther down the river a town lies, the more it pays. The game lasts a year; whoever then has the most gold wins.',
      },
      {
        id: 'cargo',
        title: 'Cargo',
        text: 'Five types in barrels, twelve of each. Flour, apples and pork are perishable and spoil on the way; furs and whiskey keep for ever.',
      },
      {
        id: 'setup',
        title: 'How the year begins',
        text: 'The players start with 6, 7, 8 and 8 gold in turn order, one expedition card each, and no boat; all begin beside St. Louis. The market holds two barrels of each type, one at 3 and one at 2 gold; the other fifty are in the bag. Each town has six tiles, of which a game uses three, drawn at random: one shows, two lie beneath it unseen. Spoil cards drawn for the starting hands are shown, replaced and shuffled back.',
      },
      {
        id: 'secrets',
        title: 'What is hidden',
        text: 'Hands are secret, their sizes are not. Nobody knows what the deck or the bag gives next, nor the tiles under the top ones. Gold, boats, cargo, travelers aboard, cards at the towns, the discard pile and the tiles won lie open.',
      },
      {
        id: 'chance',
        title: 'Draws',
        text: 'Tiles, cards and barrels are drawn by the table, and only what is still there can be drawn.',
      },
    ],
  },
  {
    title: 'Your turn',
    rules: [
      {
        id: 'turn.steps',
        title: 'Four steps',
        text: "Refresh the market, spoil your cargo, take two actions, draw an expedition card. Then it is the next player's turn; the start player stays the same all year.",
      },
      {
        id: 'turn.actions',
        title: 'Two actions',
        text: 'Port or Move, in any order, Move also twice. You may decline an action. When both are used, nothing but a bonus move and ending your expedition is left before you draw.',
      },
      {
        id: 'market.refresh',
        title: '1. Refresh the market',
        text: 'At the start of every turn, and only then, barrels are drawn from the bag until the market holds ten. A barrel takes the space at 3 of its type, then the one at 2; all further ones lie in the large space at 1. If the bag runs out the market stays short.',
      },
      {
        id: 'spoil.step',
        title: '2. Spoil your cargo',
        text: 'Each of your perishable barrels shifts one space to the right in its cargo box. A barrel that was already on the final space is lost and goes back to the bag. Skipped in winter. Barrels bought later in the turn have not moved yet.',
      },
    ],
  },
  {
    title: 'St. Louis',
    rules: [
      {
        id: 'expedition.boat',
        title: 'A boat first',
        text: 'Every expedition begins with a Port action in St. Louis, in which you take a boat. Without a boat there is nothing else you can do with an action, and it can be done once per expedition.',
      },
      {
        id: 'boats',
        title: 'The three sizes',
        text: '20 ft: costs nothing, 3 boxes of 4 spaces, 1 traveler, speed 5, resale 1, hand limit 2. 30 ft: costs 4, 5 boxes of 5 spaces, 2 travelers, speed 4, resale 3, hand limit 3. 40 ft: costs 8, 7 boxes of 6 spaces, 3 travelers, speed 4, resale 5, hand limit 4. Every player can always take any size.',
      },
      {
        id: 'market.buy',
        title: 'Buying in St. Louis',
        text: 'Buy as many barrels as you like and have boxes for. A barrel costs what its space on the market says, and you always get the cheapest of a type. It goes onto the initial space of a free cargo box. You may leave boxes empty, but there is no second purchase before you leave.',
      },
      {
        id: 'market.none',
        title: 'None on the market',
        text: 'A type that does not lie on the market cannot be bought from it.',
      },
      {
        id: 'market.bag',
        title: 'From the bag',
        text: 'In St. Louis, and only there, you may name a type and buy it from the bag for 4 gold, if the bag holds one.',
      },
      {
        id: 'gold',
        title: 'You need the gold',
        text: 'Nobody buys on credit: your gold never goes below nothing.',
      },
    ],
  },
];
