import type { Guide } from '#engine/ruling.ts';

/** The whole game in our own words; rulings point here by id. */
export const guide: Guide = [
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
  {
    title: 'On the river',
    rules: [
      {
        id: 'move',
        title: 'Move',
        text: "Float downriver, at least one space and at most your speed: the boat's own, one less in winter (but never below 1), one more in spring. Nobody floats upriver. Any number of boats may share a space.",
      },
      {
        id: 'move.speed',
        title: 'No faster than this',
        text: 'A Move goes at most as many spaces as your speed allows this turn.',
      },
      {
        id: 'move.bonus',
        title: 'The bonus move',
        text: 'Two Moves in one turn give a third at once, at the same speed. It cannot be turned into a Port action, and you need not use it.',
      },
      {
        id: 'move.river-end',
        title: 'The end of the river',
        text: 'The river ends at New Orleans. A boat lying there can only stay or end its expedition.',
      },
      {
        id: 'cards.good-current',
        title: 'Good Current',
        text: 'Play it before a Move on your own turn: this and every later Move of the turn may go two spaces further. Several cards add up.',
      },
      {
        id: 'port',
        title: 'Port',
        text: 'At the entrance of a town you may put in: your boat goes to the port, which costs no movement; any number of boats may lie there. Then you may sell, buy, and take care of travelers, strictly in this order, and leave out what you like. Fares and resale come too late to pay for cargo in the same port. Leaving a port for the exit below it costs one space.',
      },
      {
        id: 'port.entrance',
        title: 'Only from the entrance',
        text: 'A Port action needs your boat on the entrance space of the town. Once you are past it you have missed that town.',
      },
      {
        id: 'port.once',
        title: 'Once per town',
        text: 'Only one Port action per town and expedition, St. Louis included.',
      },
    ],
  },
  {
    title: 'Selling',
    rules: [
      {
        id: 'sell.space',
        title: 'Into the spaces',
        text: 'Each empty cargo space takes one barrel of its type and pays its value. Where a type has several empty spaces you choose. Of several barrels of a type the one nearest to spoiling goes.',
      },
      {
        id: 'sell.surplus',
        title: 'Surplus',
        text: 'A barrel for which there is no empty space may be sold for 1 gold and goes back to the bag. As long as a space of its type is empty it goes there instead. Surplus barrels do not count for bonus, delivery or filling.',
      },
      {
        id: 'sell.aboard',
        title: 'Only what is aboard',
        text: 'You sell barrels from your own boat.',
      },
      {
        id: 'sell.delivery',
        title: 'Delivery cards',
        text: 'If you have sold a barrel into an empty space, you may claim the delivery card of this town and cargo, from your hand or from the town, for 2 gold. The card goes to the discard pile.',
      },
      {
        id: 'sell.one-delivery',
        title: 'One delivery card',
        text: 'Only one delivery card per Port action, and it pays once, however many barrels you sell.',
      },
      {
        id: 'sell.no-card',
        title: 'No such card here',
        text: 'The delivery card for this cargo is neither in your hand nor at the town.',
      },
      {
        id: 'sell.ice',
        title: 'Ice for gold',
        text: 'Discard an ice card for 1 gold when you sell a perishable barrel, surplus included; several cards need several barrels.',
      },
      {
        id: 'sell.bonus',
        title: 'Town bonus',
        text: "Two or more barrels sold into empty spaces, or filling the last one, earn the coin beside the town's name, once per Port action.",
      },
      {
        id: 'sell.fill',
        title: 'Filling a town',
        text: 'Whoever fills the last space takes the tile with its wreaths when the sale is over; one perishable barrel of the town goes to the season track, the others back to the bag, and the next tile is turned up. After the third tile the values printed on the board hold for the rest of the game; filling those brings the bonus, but no tile. Nothing can be sold to the new tile in the same Port action.',
      },
      {
        id: 'season.barrel',
        title: 'The season barrel',
        text: 'Whoever fills a town chooses which of its perishable types goes to the season track; where there is only one, it goes by itself.',
      },
    ],
  },
  {
    title: 'Buying along the river',
    rules: [
      {
        id: 'buy.banner',
        title: 'What the banner shows',
        text: 'A town sells the types on its banner, at the market price of St. Louis plus the increase shown. The barrels come from the market. If you have just filled the town, the banner of the tile you won still holds.',
      },
      {
        id: 'cards.peddler',
        title: 'Peddler',
        text: 'Discard a peddler while buying at a river town to buy one barrel of any type on the market at its price plus 1, whatever the banner shows. Several cards buy several barrels.',
      },
    ],
  },
  {
    title: 'Travelers',
    rules: [
      {
        id: 'travelers',
        title: 'Taking travelers',
        text: 'During a Port action at a town travelers may board from your hand or from the cards at the town, as many as your boat holds; you may put in for travelers alone. They sit face up beside your boat. At their destination they leave and pay the fare by themselves, their cards are discarded, and their places can be filled again at once.',
      },
      {
        id: 'travelers.here',
        title: 'Where they board',
        text: 'A traveler boards from your hand or from the town where the card lies, not in St. Louis.',
      },
      {
        id: 'travelers.downriver',
        title: 'Downriver only',
        text: 'A traveler boards only upriver of the destination.',
      },
      {
        id: 'travelers.seats',
        title: 'Places aboard',
        text: 'A boat holds no more travelers than its card says.',
      },
      {
        id: 'travelers.card',
        title: 'Travelers only',
        text: 'Only traveler cards board and leave boats.',
      },
      {
        id: 'travelers.aboard',
        title: 'Only who is aboard',
        text: 'You can drop off only travelers on your own boat.',
      },
      {
        id: 'travelers.drop',
        title: 'Leaving early',
        text: 'You may drop a traveler off before the destination. Nothing is paid; the card lies open at the town, for anybody.',
      },
      {
        id: 'travelers.once',
        title: 'Not back and forth',
        text: 'Whoever has boarded or been dropped off during this Port action stays where they are.',
      },
      {
        id: 'travelers.missed',
        title: 'Passed by',
        text: "If you float past a traveler's destination without a Port action there, the card goes to the discard pile.",
      },
    ],
  },
  {
    title: 'Cards',
    rules: [
      {
        id: 'cards',
        title: '4. Draw a card',
        text: 'At the end of your turn you draw one of the 73 cards: 30 deliveries, 16 travelers, 12 spoil cards, and 5 each of ice, peddlers and good currents. Deliveries, travelers, ice, peddlers and good currents go to your hand. An empty deck is made anew from the discard pile.',
      },
      {
        id: 'spoil.card',
        title: 'Spoil cards',
        text: 'A spoil card is shown and shifts the barrels of its type on every boat, yours included, in winter as well; in summer it shifts all perishables. Then another card is drawn. Further spoil cards of the same draw have no effect. If nothing but spoil cards is left, you get no card.',
      },
      {
        id: 'ice',
        title: 'Ice against spoiling',
        text: 'One ice card saves all your barrels from one spoil card or one spoil step. Everybody with barrels that would shift is asked at once, with or without ice, and the answers are shown together.',
      },
      {
        id: 'ice.none',
        title: 'You need an ice card',
        text: 'Ice can only be used by discarding an ice card from your hand.',
      },
      {
        id: 'hand.limit',
        title: 'Hand limit',
        text: "After drawing, whoever has a boat discards down to the limit on its card, the new card included. Deliveries and travelers are laid open at their town (a traveler's home town), the others go to the discard pile. Travelers aboard do not count, and without a boat there is no limit. You cannot discard otherwise.",
      },
    ],
  },
  {
    title: 'Ending an expedition',
    rules: [
      {
        id: 'expedition.end',
        title: 'Coming home',
        text: 'You may end your expedition at any moment of your actions, at no cost, and start anew in St. Louis, at once if you have an action left. Unsold barrels go back to the bag.',
      },
      {
        id: 'expedition.resale',
        title: 'Scrap wood',
        text: "If you end it as the last part of a Port action at a town, you get the boat's resale value, and travelers still aboard wait at that town. At any other moment, a later turn in the same port included, you get nothing, and travelers aboard go to the discard pile.",
      },
    ],
  },
  {
    title: 'Seasons and the end',
    rules: [
      {
        id: 'seasons',
        title: 'The seasons',
        text: 'Every filled town puts a barrel on the season track, and the last barrel placed tells the season: autumn (until the third), winter (4 to 6: no spoil step, speed 1 less), spring (7 to 9: speed 1 more), summer (10 to 12: spoil cards shift all perishables), final autumn (13 to 16). A new season holds at once.',
      },
      {
        id: 'seasons.harvest',
        title: 'The harvest',
        text: 'The thirteenth barrel begins the final autumn; the twelve before it go back to the bag.',
      },
      {
        id: 'end.year',
        title: 'The end of the year',
        text: 'When the sixteenth barrel is placed the round is finished, so that all have had the same number of turns. Whoever ends an expedition from then on does not go back to St. Louis and takes no more actions; whoever is there already without a boat may still put in. Towns filled after that put no barrel on the track.',
      },
      {
        id: 'end.standstill',
        title: 'Standstill',
        text: 'When thirty rounds in a row pass without a town being filled, trade has come to a standstill and the game ends, with the same last gold as ever.',
      },
      {
        id: 'end.gold',
        title: 'Last gold',
        text: '2 gold for each barrel still aboard, the resale value of your boat wherever it is, and the prize for wreaths. Nothing for cards and travelers.',
      },
      {
        id: 'end.wreaths',
        title: 'Wreaths',
        text: 'Most wreaths: 7 gold for two players; 12 and 6 for three; 15, 10 and 5 for four. Players who tie add up the prizes of the places they fill (a place without a prize adds nothing) and divide them, rounded down.',
      },
      {
        id: 'end.tie',
        title: 'Equal gold',
        text: 'Among equals whoever has won more town tiles is ahead; those who are equal in that as well share the place.',
      },
    ],
  },
];
