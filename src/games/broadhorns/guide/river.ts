import type { Guide } from '#engine/ruling.ts';

/** Everything between St. Louis and the Gulf. */
export const river: Guide = [
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
        text: 'A town sells the types on its banner, at the market price of St. Louis plus an increase of its own: the number on the banner is what you would pay now. The barrels come from the market. If you have just filled the town, the banner of the tile you won still holds.',
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
];
