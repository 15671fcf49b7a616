import type { Guide } from '#engine/ruling.ts';
import { at } from '#engine/indexed.ts';
import { capital, count, listed } from '#words/speech.ts';
import {
  ACTIONS_PER_TURN,
  BAG_PRICE,
  BARRELS_OF_EACH_TYPE,
  BOAT_SIZES,
  BOATS,
  CARGO,
  LARGE_SPACE_PRICE,
  MARKET_BARRELS,
  MARKET_SPACES,
  STACK,
  START_GOLD,
  TILES_PER_TOWN,
} from '../../components.ts';
import { boatName, FRESH_NAMES, LASTING_NAMES } from '../names.ts';

const boatWords = BOATS.map(
  ({ cost, boxes, boxSpaces, occupants, speed, resale, handLimit }, size) =>
    `${at(BOAT_SIZES, size)} ft: ${cost === 0 ? 'free' : `costs ${cost} gold`}, ${boxes} boxes of ${boxSpaces} spaces, ${count(occupants, 'traveler')}, speed ${speed}, resale ${resale}, hand limit ${handLimit}.`,
).join(' ');

const [FIRST_SPACE, SECOND_SPACE] = MARKET_SPACES;
const IN_BAG = CARGO.length * (BARRELS_OF_EACH_TYPE - MARKET_SPACES.length);
/** How often a new barrel on the smallest boat can age before it spoils. */
const LIVES = BOATS[0].boxSpaces - 1;

/** The goal, the turn and St. Louis. */
export const home = [
  {
    title: 'The game',
    rules: [
      {
        id: 'aim',
        title: 'The goal',
        text: 'Have the most gold when the year is over. On each trip you load a boat in St. Louis, move down the river and sell in the towns. The rulebook calls a trip an expedition. Towns farther down the river usually pay more.',
      },
      {
        id: 'cargo',
        title: 'Cargo',
        text: `${capital(FRESH_NAMES)} are fresh cargo (the rulebook says perishable): they age on the way and can spoil. ${capital(LASTING_NAMES)} keep. There are ${count(BARRELS_OF_EACH_TYPE, 'barrel')} of each of the ${CARGO.length} types.`,
      },
      {
        id: 'setup',
        title: 'How you start',
        text: `In turn order, the players start with ${listed(START_GOLD.map(String))} gold. Each has one card and no boat, and all are at St. Louis. The market has ${count(MARKET_SPACES.length, 'barrel')} of each type: one for ${FIRST_SPACE} gold and one for ${SECOND_SPACE}. The other ${count(IN_BAG, 'barrel')} are in the bag. Each town has ${count(TILES_PER_TOWN, 'tile')}; a game uses ${STACK} of them, drawn at random. One lies face up, the others are hidden under it. Spoil cards drawn as starting cards are shown, replaced and shuffled back.`,
      },
      {
        id: 'secrets',
        title: 'What is secret',
        text: 'Your cards are secret, but everyone sees how many you have. Nobody knows the next card, the next barrel from the bag or the tiles under the top ones. Everything else is open: gold, boats, cargo, travelers on board, cards at the towns, the discard pile, the number of cards in the deck and the tiles won.',
      },
      {
        id: 'chance',
        title: 'Chance',
        text: 'Tiles, cards and barrels are drawn by chance from what is still there. No player chooses them.',
      },
    ],
  },
  {
    title: 'Your turn',
    rules: [
      {
        id: 'turn.steps',
        title: 'The steps of a turn',
        text: `1. Refresh the market. 2. Your cargo ages. 3. Take ${count(ACTIONS_PER_TURN, 'action')}. 4. Draw a card. Always in this order. Then it is the next player's turn. The same player starts every round.`,
      },
      {
        id: 'turn.actions',
        title: 'Your actions',
        text: `Each of your ${count(ACTIONS_PER_TURN, 'action')} is a move or a landing (the rulebook says port action), in any order. You may move twice. You may also land twice, at 2 places: at a town, and in St. Louis after you end your trip. You may skip an action. After your last action you can still make the bonus move that you get for moving twice, play Good Current before it, and end your trip. Then you draw a card.`,
      },
      {
        id: 'market.refresh',
        title: '1. Refresh the market',
        text: `At the start of every turn, and only then, barrels are drawn from the bag until the market has ${MARKET_BARRELS}. A new barrel goes on the ${FIRST_SPACE} space of its type, then on the ${SECOND_SPACE} space. All others go in the large ${LARGE_SPACE_PRICE} space. If the bag is empty, the market stays short.`,
      },
      {
        id: 'spoil.step',
        title: '2. Your cargo ages',
        text: 'Each fresh barrel on your boat ages: it goes one space to the right in its box and loses a dot. You can stop this with an ice card. Barrels that you buy later this turn do not age in this step. In winter this step is skipped.',
      },
      {
        id: 'spoil.final',
        title: 'When a barrel spoils',
        text: `A barrel on the final space of its box is still good, and you can sell it. If it ages again, it spoils and goes back to the bag. On the ${boatName(0)} a box has ${count(BOATS[0].boxSpaces, 'space')}: a new barrel can age ${count(LIVES, 'time')}, and the next time it spoils. Bigger boats have longer boxes.`,
      },
    ],
  },
  {
    title: 'St. Louis',
    rules: [
      {
        id: 'expedition.boat',
        title: 'Take a boat first',
        text: `The ${boatName(0)} is free. A bigger boat carries more barrels, and they last longer on it. Every trip starts with a landing in St. Louis: there you take a boat. Until you have one, you can use an action for nothing else. You keep the boat until the trip ends.`,
      },
      {
        id: 'boats',
        title: 'The boats',
        text: `Every box holds one barrel. The more spaces a box has, the longer fresh cargo lasts in it. ${boatWords} Every player can always take any size.`,
      },
      {
        id: 'market.buy',
        title: 'Buying in St. Louis',
        text: 'Buy what towns down the river pay more for. Buy as many barrels as you like and have boxes for. A barrel costs what its space on the market shows, and you always get the cheapest of its type. It goes on the first space of a free box. You may leave boxes empty, but you cannot buy here again on this trip. In St. Louis you only buy: you cannot sell or pick up travelers.',
      },
      {
        id: 'boxes.full',
        title: 'A full boat',
        text: 'Every barrel needs a box of its own. When all boxes are full you cannot buy: not in St. Louis, not at a town, not from a peddler. Buying is then skipped. A box is free again as soon as its barrel is sold or spoils. At a town you sell before you buy, so you can fill that box again at once.',
      },
      {
        id: 'market.none',
        title: 'Not on the market',
        text: 'Towns and peddlers sell barrels from the market, too. So you can buy a type, there or in St. Louis, only while the market has it. The one exception is the bag.',
      },
      {
        id: 'market.bag',
        title: 'From the bag',
        text: `In St. Louis, and only there, you may choose a type and buy it from the bag for ${BAG_PRICE} gold, if the bag has one.`,
      },
      {
        id: 'gold',
        title: 'You need the gold',
        text: 'You pay at once, and your gold never goes below 0.',
      },
    ],
  },
] as const satisfies Guide;
