import type { Guide } from '#engine/ruling.ts';
import { at } from '#engine/indexed.ts';
import { capital, count, inWords, listed, spell } from '#words/speech.ts';
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
import { LASTING_NAMES, PERISHABLE_NAMES } from '../names.ts';

const boatWords = BOATS.map(
  ({ cost, boxes, boxSpaces, occupants, speed, resale, handLimit }, size) =>
    `${at(BOAT_SIZES, size)} ft: costs ${cost === 0 ? 'nothing' : cost}, ${boxes} boxes of ${boxSpaces} spaces, ${count(occupants, 'traveler')}, speed ${speed}, resale ${resale}, hand limit ${handLimit}.`,
).join(' ');

const [FIRST_SPACE, SECOND_SPACE] = MARKET_SPACES;
const IN_BAG = CARGO.length * (BARRELS_OF_EACH_TYPE - MARKET_SPACES.length);
/** The shifts that a new barrel on the smallest boat outlasts. */
const LIVES = BOATS[0].boxSpaces - 1;

/** The year, the turn and St. Louis. */
export const home = [
  {
    title: "A merchant's year",
    rules: [
      {
        id: 'aim',
        title: 'What it is about',
        text: 'You are a merchant in St. Louis. Again and again you take a flatboat, load it, float it down the Mississippi, sell along the way and come home with gold. The farther down the river a town lies, the more it usually pays. The game lasts a year; the player who then has the most gold wins.',
      },
      {
        id: 'cargo',
        title: 'Cargo',
        text: `${capital(inWords(CARGO.length))} types in barrels, ${BARRELS_OF_EACH_TYPE} of each. ${capital(PERISHABLE_NAMES)} are perishable and may spoil on the way; ${LASTING_NAMES} never spoil.`,
      },
      {
        id: 'setup',
        title: 'How the year begins',
        text: `The players start with ${listed(START_GOLD.map(String))} gold in turn order, one expedition card each, and no boat; all begin beside St. Louis. The market holds ${spell(MARKET_SPACES.length, 'barrel')} of each type, one at ${FIRST_SPACE} and one at ${SECOND_SPACE} gold; the other ${IN_BAG} are in the bag. Each town has ${spell(TILES_PER_TOWN, 'tile')}, of which a game uses ${inWords(STACK)}, drawn at random: one shows, the others lie beneath it unseen. Spoil cards drawn for the starting hands are shown, replaced and shuffled back.`,
      },
      {
        id: 'secrets',
        title: 'What is hidden',
        text: 'Hands are secret, their sizes are not. Nobody knows what the deck or the bag gives next, nor the tiles under the top ones. Gold, boats, cargo, travelers aboard, cards at the towns, the discard pile, the number of cards in the deck and the tiles won are open to all.',
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
        text: `Refresh the market, spoil your cargo, take ${spell(ACTIONS_PER_TURN, 'action')}, draw an expedition card: always in this order. Then it is the next player's turn; the start player stays the same all year.`,
      },
      {
        id: 'turn.actions',
        title: 'Two actions',
        text: 'Each action is a Port or a Move, in any order. Two Moves are fine, and so are two Port actions at two places: a town, and St. Louis after you have ended your expedition. You may decline an action. When both are used, you can still make the bonus move that two Moves give, play Good Current before it, and end your expedition; then you draw a card.',
      },
      {
        id: 'market.refresh',
        title: '1. Refresh the market',
        text: `At the start of every turn, and only then, barrels are drawn from the bag until the market holds ${inWords(MARKET_BARRELS)}. A barrel takes the space at ${FIRST_SPACE} of its type, then the one at ${SECOND_SPACE}; all further ones lie in the large space at ${LARGE_SPACE_PRICE}. If the bag runs out the market stays short.`,
      },
      {
        id: 'spoil.step',
        title: '2. Spoil your cargo',
        text: 'Each of your perishable barrels shifts one space to the right in its cargo box, unless you use an ice card. Barrels that you buy later in the turn are not shifted by this step. Skipped in winter.',
      },
      {
        id: 'spoil.final',
        title: 'The final space',
        text: `A barrel on the final space of its box is still good and can be sold. The next shift, by the step or by a spoil card, takes it: it is lost and goes back to the bag. On the smallest boat a box has ${BOATS[0].boxSpaces} spaces: a new barrel outlasts ${spell(LIVES, 'shift')}, and the next one takes it. Larger boats have longer boxes.`,
      },
    ],
  },
  {
    title: 'St. Louis',
    rules: [
      {
        id: 'expedition.boat',
        title: 'A boat first',
        text: 'Every expedition begins with a Port action in St. Louis, in which you take a boat. Until then there is nothing else you can do with an action. You keep the boat until the expedition ends.',
      },
      {
        id: 'boats',
        title: 'The sizes',
        text: `${boatWords} Every player can always take any size.`,
      },
      {
        id: 'market.buy',
        title: 'Buying in St. Louis',
        text: 'Buy as many barrels as you like and have boxes for. A barrel costs what its space on the market says, and you always get the cheapest of a type. It goes onto the initial space of a free cargo box. You may leave boxes empty, but there is no second purchase before you leave. In St. Louis you only buy: nothing is sold there, and no traveler boards.',
      },
      {
        id: 'boxes.full',
        title: 'A full boat',
        text: 'Every barrel needs a cargo box of its own. When all boxes of your boat are filled you cannot buy, neither in St. Louis nor along the river, and not with a peddler; buying is then skipped. A box is free again as soon as its barrel is sold or lost. At a town you sell before you buy, so a box emptied there can be filled at once.',
      },
      {
        id: 'market.none',
        title: 'None on the market',
        text: 'A type that does not lie on the market cannot be bought from it.',
      },
      {
        id: 'market.bag',
        title: 'From the bag',
        text: `In St. Louis, and only there, you may name a type and buy it from the bag for ${BAG_PRICE} gold, if the bag holds one.`,
      },
      {
        id: 'gold',
        title: 'You need the gold',
        text: 'Nobody buys on credit: your gold never goes below 0.',
      },
    ],
  },
] as const satisfies Guide;
