import type { Guide } from '#engine/ruling.ts';
import { freightGuide } from './freight/guide.ts';

/** The whole game in our own words, in the order in which a newcomer should read it. */
export const guide: Guide = [
  {
    title: 'The railroad',
    rules: [
      {
        id: 'railroad.goal',
        title: 'What it takes to win',
        text: 'Lay tracks, join factories to cities that want their goods, and deliver. The company with the most prestige, counted in VP, at the end wins.',
      },
      {
        id: 'railroad.turn',
        title: 'A turn',
        text: 'Build, deliver, claim achievements, visit the office: always in this order, and no step comes back. Only a loan may be taken between any two actions of your turn.',
      },
      {
        id: 'railroad.secrets',
        title: 'What is hidden',
        text: 'Train cards dealt in secret until they are played, contracts until scoring, the decks, and the cards that are out of the game. Everything else is open: money, prestige, loans, tokens, collections, the sizes of hands and decks, and which card somebody bought.',
      },
      {
        id: 'railroad.own',
        title: 'What here is our own',
        text: 'The course of the game follows what the publisher has made public: two tracks a turn, sharing for a dollar, stars, deliveries with train and train card, the race for achievements, secret contracts and the ways to end. The expansion follows its leaflet. The publisher’s map, costs, route table, cards, achievements, contracts, locked spaces, loans and the slots and bonuses of the ships are not public: all of these, and the fifth seat, are designed for this house.',
      },
    ],
  },
  {
    title: 'Setup',
    rules: [
      { id: 'setup.start', title: 'Who begins', text: 'Chance names the start player. Turns go clockwise from there.' },
      {
        id: 'setup.map',
        title: 'The map',
        text: 'Three tiles with two players, four with three or four, five with five. Each lies at random, turned so that the white dots of neighbouring tiles meet as well as they can. One goods token lies on every factory.',
      },
      {
        id: 'setup.achievements',
        title: 'Five achievements',
        text: 'Five of the twelve achievements lie face up for everyone. The other seven are out of the game.',
      },
      {
        id: 'setup.contract',
        title: 'A secret contract',
        text: 'Each player gets one contract and keeps it secret until scoring. Those left over are out of the game, unseen.',
      },
      {
        id: 'setup.contracts',
        title: 'The eight contracts',
        text: 'Furnace charter: 3 deliveries of coal and iron together, 2 with four or five players (4 prestige). Prairie charter: the same of grain and timber (4). Alpine survey: 3 tracks on mountains (5). River company: 3 tracks on rivers (5). Metropolitan: trains in 5 different cities, 4 with four or five players (5). Sound books: no loan and at least $8 (3). Grand trunk: 2 deliveries of length 9 or more (4). Junction company: 4 tracks on spaces shared with a rival, 3 with two players (4). All are judged at the end, and are worth all or nothing.',
      },
      {
        id: 'setup.cards',
        title: 'Train cards',
        text: 'Three hidden train cards to each player; three more lie face up as the market. Everybody starts with $5, no prestige, 8 trains, and 23 tracks: one to start with, four on locked spaces, 18 in supply.',
      },
      {
        id: 'setup.begin',
        title: 'Starting tracks',
        text: 'In reverse turn order, each player puts one track, free of charge, on a factory that nobody else has chosen.',
      },
      {
        id: 'setup.level',
        title: 'Level start',
        text: 'At tables with this option the start player builds only one track in the very first turn of the game.',
      },
    ],
  },
  {
    title: 'Build',
    rules: [
      {
        id: 'build.must',
        title: 'Two tracks, every turn',
        text: 'You must build two tracks, one after the other, as long as you can pay for some space with the money you have. If no space is affordable you may take a loan or stop. With no track or no space left, the rest of this step is skipped.',
      },
      {
        id: 'build.adjacent',
        title: 'Next to your own network',
        text: 'A new track goes next to one of your tracks, or next to a city that holds one of your trains.',
      },
      { id: 'build.map', title: 'On the map', text: 'Tracks are built on the spaces of the tiles in play.' },
      { id: 'build.city', title: 'No track in a city', text: 'Cities take trains, never tracks.' },
      { id: 'build.own', title: 'One track of yours to a space', text: 'You never build twice on the same space.' },
      {
        id: 'build.full',
        title: 'Two tracks fill a space',
        text: 'At most two colours share a space. Starting tracks count.',
      },
      {
        id: 'build.cost',
        title: 'What a track costs',
        text: 'Plains and factories are free, forest costs $1, a river bridge $2, a mountain tunnel $3. All is paid at once and money never goes below zero.',
      },
      {
        id: 'build.share',
        title: 'Sharing a space',
        text: 'Where another colour already has a track, on a factory too, you also pay its owner $1, once, and nothing for using your track later. A rival’s track never carries your trains.',
      },
      {
        id: 'build.star',
        title: 'Stars',
        text: 'The first track of any colour on a star gains 1 prestige at once. The second gets nothing.',
      },
    ],
  },
  {
    title: 'Deliver',
    rules: [
      {
        id: 'deliver.may',
        title: 'As often as you like',
        text: 'After building you may deliver any number of times, or not at all. Each delivery takes the token from the factory for good, puts your train on the city’s demand icon, pays by route length, plays one train card and then loads the ship if there is one.',
      },
      {
        id: 'deliver.token',
        title: 'A token on the factory',
        text: 'Each factory has one goods token. Once it is delivered the factory stays empty.',
      },
      {
        id: 'deliver.demand',
        title: 'A city that wants it',
        text: 'The city must show that good, and the icon must still be free. Each of its two icons takes one train.',
      },
      {
        id: 'deliver.factory',
        title: 'Your track at the factory',
        text: 'A factory is connected when your track is on its space.',
      },
      {
        id: 'deliver.city',
        title: 'Your track beside the city',
        text: 'A city is connected when a track of yours is next to it.',
      },
      {
        id: 'deliver.route',
        title: 'A route of your own',
        text: 'The route runs from the factory through your own tracks, and through cities holding your trains, to a track of yours beside the city. It never enters the city itself.',
      },
      {
        id: 'deliver.length',
        title: 'Route length',
        text: 'The shortest way counts. Its length is the number of spaces on it, factory and cities passed through included, the destination not. Length 1–2 pays $2 and 1 prestige, 3–4 $3 and 2, 5–6 $4 and 3, 7–9 $5 and 4, 10 or more $6 and 5.',
      },
      {
        id: 'deliver.card',
        title: 'A train card from your hand',
        text: 'Every delivery takes one train and one train card. If the card’s condition holds, on at least one shortest way, you gain its reward. Either way the card joins your collection.',
      },
      {
        id: 'deliver.conditions',
        title: 'What train cards ask for',
        text: 'A route at most or at least so long; so many tunnels, bridges, forests or spaces shared with another colour on it; a route through a city; a certain good; factory and city on different tiles; the first or the second train of the city. Every card belongs to one of four classes: Switcher, Express, Alpine, Freighter.',
      },
    ],
  },
  {
    title: 'Achievements',
    rules: [
      {
        id: 'achievements.race',
        title: 'A race',
        text: 'After your deliveries you claim every achievement that you meet and nobody holds. Only the first to claim one gains its prestige, and it is never lost again. What you meet on another’s turn waits for yours.',
      },
      {
        id: 'achievements.twelve',
        title: 'The twelve',
        text: 'Busy Line: 4 deliveries (4 prestige). Tunnel Master: 3 tracks on mountains (4). Bridge Wright: 3 on rivers (4). Timber Line: 5 in forests (3). Long Haul: a delivery of length 10 or more (3). General Carrier: 4 different goods delivered (4). Regular Customer: the same good twice (2). City Circuit: trains in 4 different cities (3). Full Roundhouse: all 4 classes in your collection (4). Fleet: 3 cards of one class in it (4). Pioneer: first on 3 stars (3). Through Line: tracks or trains on 3 tiles (3).',
      },
    ],
  },
  {
    title: 'Office',
    rules: [
      { id: 'market.one', title: 'One card a turn', text: 'You may buy at most one train card each turn.' },
      {
        id: 'market.price',
        title: 'Prices by place',
        text: 'The three places of the market cost $1, $2 and $3.',
      },
      {
        id: 'market.slide',
        title: 'The market slides',
        text: 'After a purchase the dearer cards slide down and a new card fills the $3 place at once. Without a deck the market stays short.',
      },
      { id: 'market.empty', title: 'No card there', text: 'There is no card in that place of the market any more.' },
      { id: 'market.hand', title: 'Five cards in hand', text: 'With five train cards in hand you cannot buy another.' },
      {
        id: 'unlock.price',
        title: 'Unlocking',
        text: 'Pay the price of a locked space: its track joins your supply and its ability works from then on. Night shift ($4): after your two tracks you may build a third for $2 extra. Rock drills ($3): mountains cost $1 less. Trestle yard ($3): forests and rivers cost $1 less. Dispatch office ($4): $1 more for every delivery. The dollar for sharing is never reduced.',
      },
      { id: 'unlock.one', title: 'One space a turn', text: 'You may unlock at most one space each turn.' },
      { id: 'unlock.done', title: 'Already unlocked', text: 'Each space of your board is unlocked once.' },
      {
        id: 'loan.limit',
        title: 'Loans',
        text: 'Between any two actions of your turn, but not inside a delivery, you may take a loan of $4. There are twelve, and nobody holds more than three at a time. Each one left at the end costs 2 prestige.',
      },
      {
        id: 'loan.repay',
        title: 'Paying back',
        text: 'In the office you may pay back any loan you hold for $5 each.',
      },
    ],
  },
  ...freightGuide,
  {
    title: 'The end',
    rules: [
      {
        id: 'end.round',
        title: 'The last round',
        text: 'Triggers are checked after every turn. Once one is met the round is finished, so that all have had equally many turns, and then everything is scored.',
      },
      {
        id: 'end.tracks',
        title: 'No more tracks',
        text: 'Nobody has a track in supply and a space to build it on. Tracks on locked spaces do not count as supply.',
      },
      { id: 'end.deck', title: 'No more train cards', text: 'The draw deck of train cards is empty.' },
      {
        id: 'end.cities',
        title: 'Cities are full',
        text: 'With two players six cities are full, with three or four nine, with five twelve.',
      },
      { id: 'end.goods', title: 'Nothing left to deliver', text: 'No goods token on the map fits any free demand.' },
      { id: 'end.rounds', title: 'Fifteen rounds', text: 'The game ends after fifteen rounds at the latest.' },
      {
        id: 'end.left',
        title: 'Only one company left',
        text: 'When all others have left the table there is nobody to play against.',
      },
      {
        id: 'end.leave',
        title: 'Leaving the table',
        text: 'A bot runs the company of a player who leaves. At tables that skip leavers the pieces stay, the turns are skipped, no bonus is paid to that seat, sharing its tracks pays the bank, and it ranks last.',
      },
      {
        id: 'end.score',
        title: 'Scoring',
        text: 'Prestige, plus the contract if it is met, plus 1 for each full $5, minus 2 for each loan. It may be less than nothing.',
      },
      { id: 'end.deliveries', title: 'Equal scores', text: 'Between equal scores more deliveries rank higher.' },
      {
        id: 'end.money',
        title: 'Equal scores and deliveries',
        text: 'Then more money ranks higher. Who is still equal shares the rank.',
      },
    ],
  },
];
