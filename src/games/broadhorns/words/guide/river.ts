import type { Guide } from '#engine/ruling.ts';
import { capital, inWords, spell } from '#words/speech.ts';
import {
  BARRELS_FOR_BONUS,
  DELIVERY_BONUS,
  GOOD_CURRENT_SPACES,
  ICE_BONUS,
  MOVES_FOR_BONUS,
  PEDDLER_INCREASE,
  SEASON_SPEED,
  SLOWEST,
  STACK,
  SURPLUS_PRICE,
  TOWNS,
} from '../../components.ts';

/** "Cairo 3 (11)": how far below the place before it a town lies, and how far below St. Louis. */
const townWords = TOWNS.map(({ name, entrance }, town) => {
  const before = TOWNS[town - 1]?.entrance ?? 0;
  return `${name} ${entrance - before} (${entrance})`;
}).join(', ');

/** Everything between St. Louis and the Gulf. */
export const river = [
  {
    title: 'On the river',
    rules: [
      {
        id: 'towns',
        title: 'The towns down the river',
        text: `${capital(inWords(TOWNS.length))} towns lie below St. Louis. From the landing of each to the next one it is so many spaces; in brackets stands the way from St. Louis: ${townWords}.`,
      },
      {
        id: 'move',
        title: 'Move',
        text: `Float downriver, at least one space and at most your speed: that of the boat, ${inWords(-SEASON_SPEED.winter)} less in winter (but never below ${SLOWEST}), ${inWords(SEASON_SPEED.spring)} more in spring. Nobody floats upriver. Any number of boats may share a space.`,
      },
      {
        id: 'move.speed',
        title: 'No faster than this',
        text: 'A Move goes at most as many spaces as your speed. You need not use all of it.',
      },
      {
        id: 'move.bonus',
        title: 'The bonus move',
        text: `${capital(spell(MOVES_FOR_BONUS, 'Move'))} in one turn give another, at the speed you have then. It cannot be turned into a Port action, and you need not use it. A Move and a Port action give no bonus move.`,
      },
      {
        id: 'move.river-end',
        title: 'The end of the river',
        text: 'The river ends at the landing of New Orleans, and no boat floats beyond it. From the landing you can put in, as at every town. A boat that lies in port there can only stay or end its expedition.',
      },
      {
        id: 'cards.good-current',
        title: 'Good Current',
        text: `Play it before a Move on your own turn: this and every later Move of the turn, the bonus move included, may go up to ${spell(GOOD_CURRENT_SPACES, 'space')} further. Several cards add up.`,
      },
      {
        id: 'port',
        title: 'Port',
        text: 'At the entrance of a town you may put in: your boat goes to the port, which costs no movement; any number of boats may lie there. Then you may sell, buy, and take care of travelers. Leaving a port for the exit space below it costs one space.',
      },
      {
        id: 'port.parts',
        title: 'Only in port',
        text: 'Selling, buying and taking travelers are parts of a Port action. On the river you do none of them.',
      },
      {
        id: 'port.order',
        title: 'Sell, buy, travelers',
        text: 'The parts of a Port action at a town come in this order, and each may be left out. What is over is over: you cannot go back to it in the same Port action. So fares and resale come too late to pay for cargo there. Selling is skipped when your boat is empty, and buying when it is full or you can pay for nothing.',
      },
      {
        id: 'port.under-way',
        title: 'One action at a time',
        text: 'A Port action is finished before your next action begins. At a town it ends with travelers, in St. Louis with loading.',
      },
      {
        id: 'port.entrance',
        title: 'Only from the entrance',
        text: 'A Port action needs your boat on the entrance space of the town, its landing. Once you are past it you have missed that town on this expedition.',
      },
      {
        id: 'port.once',
        title: 'Once per town',
        text: 'Only one Port action per town and expedition, St. Louis included. On your next expedition you can put in there again.',
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
        text: `A barrel for which the town has no empty space may always be sold for ${SURPLUS_PRICE} gold and goes back to the bag. As long as a space of its type is empty it goes there instead. Surplus barrels do not count for bonus, delivery or filling.`,
      },
      {
        id: 'sell.aboard',
        title: 'Only what is aboard',
        text: 'You sell barrels from your own boat, in port at a town.',
      },
      {
        id: 'sell.delivery',
        title: 'Delivery cards',
        text: `If you have sold a barrel into an empty space, you may claim the delivery card of this town and cargo, from your hand or from the town, for ${DELIVERY_BONUS} gold. The card goes to the discard pile.`,
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
        text: `Discard an ice card for ${ICE_BONUS} gold more when you sell a perishable barrel, as surplus too; several cards need several barrels.`,
      },
      {
        id: 'sell.bonus',
        title: 'Town bonus',
        text: `${capital(inWords(BARRELS_FOR_BONUS))} or more barrels sold into empty spaces, or filling the last one, earn the coin beside the town's name, once per Port action.`,
      },
      {
        id: 'sell.fill',
        title: 'Filling a town',
        text: `If you fill the last space, the town is full. When the sale is over you take the tile with its wreaths; one perishable barrel of the town goes to the season track, the others back to the bag, and the next tile is turned up. After ${spell(STACK, 'tile')} the values printed on the board hold for the rest of the game; filling those brings the bonus and a season barrel, but no tile. Nothing can be sold to the new tile in the same Port action.`,
      },
      {
        id: 'season.barrel',
        title: 'The season barrel',
        text: 'Only a filled town puts a barrel on the season track. The player who filled it chooses which of its perishable types goes there; where there is only one, it goes by itself.',
      },
    ],
  },
  {
    title: 'Buying along the river',
    rules: [
      {
        id: 'buy.banner',
        title: 'What the banner shows',
        text: 'A town sells the types on its banner; New Orleans sells none. A barrel costs the market price in St. Louis plus the increase of the tile. Our banners show the sum, the price of the next barrel; it may rise with every barrel you buy. The barrels come from the market. If you have just filled the town, you still buy from the banner that was there before, at its increases, and the board shows that banner until you are done buying.',
      },
      {
        id: 'cards.peddler',
        title: 'Peddler',
        text: `Discard a peddler while buying at a river town to buy one barrel of any type on the market at its price plus ${PEDDLER_INCREASE}, whatever the banner shows. Several cards buy several barrels. A peddler is of no use in St. Louis.`,
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
        text: 'You may drop a traveler off at any town before the destination, even one who has boarded in the same Port action. Nothing is paid; the card lies open at the town, and any player who puts in there may take the traveler aboard.',
      },
      {
        id: 'travelers.once',
        title: 'Not aboard again',
        text: 'A traveler who has been dropped off does not board again in the same Port action.',
      },
      {
        id: 'travelers.missed',
        title: 'Passed by',
        text: "If you float past a traveler's destination without a Port action there, the card goes to the discard pile.",
      },
    ],
  },
] as const satisfies Guide;
