import type { Guide } from '#engine/ruling.ts';
import { count } from '#words/speech.ts';
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
        title: 'The towns',
        text: `There are ${count(TOWNS.length, 'town')} below St. Louis. The first number tells how many spaces each is from the one before, the number in brackets how many from St. Louis: ${townWords}.`,
      },
      {
        id: 'move',
        title: 'Move',
        text: `Move downriver, at least one space and at most your speed. That is the speed of your boat, ${-SEASON_SPEED.winter} less in winter (but never below ${SLOWEST}) and ${SEASON_SPEED.spring} more in spring. Boats never move upriver. Any number of boats can share a space.`,
      },
      {
        id: 'move.speed',
        title: 'Your speed',
        text: 'One move goes at most as many spaces as your speed. You may move less.',
      },
      {
        id: 'move.bonus',
        title: 'The bonus move',
        text: `If you make ${count(MOVES_FOR_BONUS, 'move')} in one turn, you get one more, at the speed you have then. You cannot land with it, and you do not have to use it. A move and a landing give no bonus move.`,
      },
      {
        id: 'move.river-end',
        title: 'The end of the river',
        text: 'The river ends at New Orleans, and no boat moves past it. You can land there, as at every town. Once in port there, you can only stay or end your trip.',
      },
      {
        id: 'cards.good-current',
        title: 'Good Current',
        text: `Play it before a move on your own turn. That move and every later one this turn, the bonus move too, can go up to ${count(GOOD_CURRENT_SPACES, 'space')} farther. Several cards add up.`,
      },
      {
        id: 'port',
        title: 'Land',
        text: 'When your boat is on the entrance space of a town, you can land there: sell, then buy, then pick up or drop off travelers. Your boat goes into port, which costs no movement. Any number of boats can be in the same port. Going from the port to the exit space below it costs one space of a move.',
      },
      {
        id: 'port.parts',
        title: 'Only in port',
        text: 'Selling, buying, picking up and dropping off are parts of a landing. You cannot do them out on the river.',
      },
      {
        id: 'port.order',
        title: 'Sell, buy, travelers',
        text: "At a town you do these in this order. You may skip each of them, but you cannot go back in the same landing. So a traveler's fare and the gold for your boat come too late to buy cargo there. Selling is skipped when your boat is empty. Buying is skipped when it is full or you cannot pay for anything.",
      },
      {
        id: 'port.under-way',
        title: 'One action at a time',
        text: 'Finish your landing before your next action. At a town it ends with travelers, in St. Louis with loading.',
      },
      {
        id: 'port.entrance',
        title: 'Only from the entrance',
        text: 'To land, your boat must be on the entrance space of the town. Once you are past it, you have missed that town on this trip.',
      },
      {
        id: 'port.once',
        title: 'Once per town',
        text: 'You can land only once per town on each trip, and only once in St. Louis. On your next trip you can land there again.',
      },
    ],
  },
  {
    title: 'Selling',
    rules: [
      {
        id: 'sell.space',
        title: 'Sell into spaces',
        text: 'Each empty cargo space takes one barrel of its type and pays the value below it. If a type has several empty spaces, you choose one. If you have several barrels of that type, the one closest to spoiling is sold.',
      },
      {
        id: 'sell.surplus',
        title: 'Extra barrels',
        text: `If the town has no empty space for a barrel, you can always sell it for ${SURPLUS_PRICE} gold. It goes back to the bag. While there is an empty space of its type, the barrel goes there instead. Extra barrels do not count for the bonus, for delivery cards or for filling the town.`,
      },
      {
        id: 'sell.aboard',
        title: 'Only from your boat',
        text: 'You sell barrels from your own boat, in port at a town.',
      },
      {
        id: 'sell.delivery',
        title: 'Delivery cards',
        text: `When you have sold a barrel into an empty space, you can use the delivery card for this town and cargo: +${DELIVERY_BONUS} gold. The card may be in your hand or at the town. Then it goes to the discard pile.`,
      },
      {
        id: 'sell.one-delivery',
        title: 'One delivery card',
        text: 'You can use only one delivery card per landing. It pays once, however many barrels you sell.',
      },
      {
        id: 'sell.no-card',
        title: 'No such card here',
        text: 'The delivery card for this cargo has to be in your hand or at the town.',
      },
      {
        id: 'sell.ice',
        title: 'Ice for gold',
        text: `When you sell a fresh barrel, even an extra one, you can discard an ice card: +${ICE_BONUS} gold. Each ice card needs a barrel of its own.`,
      },
      {
        id: 'sell.bonus',
        title: 'Town bonus',
        text: `Sell at least ${count(BARRELS_FOR_BONUS, 'barrel')} into empty spaces, or fill the last space, and you get the gold on the coin next to the town's name. You get it once per landing.`,
      },
      {
        id: 'sell.fill',
        title: 'Fill a town',
        text: `When you fill the last space of a town, you take its tile after your sale. The wreaths on it bring gold at the end of the game. One of the fresh barrels there goes on the season track, the others go back to the bag, and the next tile is turned up. After ${count(STACK, 'tile')} the values printed on the board apply for the rest of the game: filling them gives the bonus and a season barrel, but no tile. You cannot sell to the new tile in the same landing.`,
      },
      {
        id: 'season.barrel',
        title: 'The season barrel',
        text: 'A barrel goes on the season track only when a town is filled. The player who filled it chooses one of the fresh types there. If there is only one, it goes by itself.',
      },
    ],
  },
  {
    title: 'Buying at the towns',
    rules: [
      {
        id: 'buy.banner',
        title: 'What a town sells',
        text: 'A town sells the types on its banner. New Orleans sells nothing. A barrel costs the market price in St. Louis plus the increase on the town tile. Our banners show the sum, which is the price of the next barrel; it may rise with every barrel you buy. The barrels come from the market. If you have just filled the town, you still buy from its old banner, at the old increases. The board shows that banner until you are done buying.',
      },
      {
        id: 'cards.peddler',
        title: 'Peddler',
        text: `While you buy at a town, you can discard a peddler card to buy one barrel of any type on the market, for its price plus ${PEDDLER_INCREASE}. The banner does not matter. With several cards you can buy several barrels. A peddler is no use in St. Louis.`,
      },
    ],
  },
  {
    title: 'Travelers',
    rules: [
      {
        id: 'travelers',
        title: 'Pick up travelers',
        text: 'When you land at a town, you can pick up travelers from your hand or from the cards there, as many as your boat holds. You may land just for travelers. They lie face up next to your boat. When you land at their destination, they leave and pay by themselves. Their cards are discarded, and their places are free at once.',
      },
      {
        id: 'travelers.here',
        title: 'Where you pick them up',
        text: 'The traveler card has to be in your hand or at the town where you land. In St. Louis you cannot pick up travelers.',
      },
      {
        id: 'travelers.downriver',
        title: 'Downriver only',
        text: 'You can pick up a traveler only at a town upriver of the destination.',
      },
      {
        id: 'travelers.seats',
        title: 'Room for travelers',
        text: 'A boat holds no more travelers than its card says.',
      },
      {
        id: 'travelers.card',
        title: 'Only travelers',
        text: 'Only traveler cards can be picked up and dropped off.',
      },
      {
        id: 'travelers.aboard',
        title: 'Only your travelers',
        text: 'You can drop off only travelers who are on your own boat.',
      },
      {
        id: 'travelers.drop',
        title: 'Drop off early',
        text: 'You can drop off a traveler at any town before the destination, even one you have just picked up. You get no gold. The card lies face up at the town, and any player who lands there can pick up the traveler.',
      },
      {
        id: 'travelers.once',
        title: 'Not again at once',
        text: 'You cannot pick up a traveler again in the landing in which you dropped them off.',
      },
      {
        id: 'travelers.missed',
        title: 'Passed by',
        text: "If you move past a traveler's destination without landing there, the card goes to the discard pile.",
      },
    ],
  },
] as const satisfies Guide;
