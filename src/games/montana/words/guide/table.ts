import { at } from '#engine/indexed.ts';
import type { Guide } from '#engine/ruling.ts';
import { capital, inWords, listed } from '#words/speech.ts';
import {
  BIG_COPPER,
  CATTLE_SILVER,
  COPPER,
  GOODS,
  SETUP,
  SMALL_YIELD,
  START_SILVER,
  START_SPINS,
  WORKER_SPACES,
  WORKERS_PER_COLOUR,
  WORKERS_PER_SPIN,
} from '../../components.ts';
import { either, timesWords } from './numbers.ts';

const { 2: two, 3: three, 4: four } = SETUP;

/** The game, its setup, the table and the turn. */
export const table = [
  {
    title: 'The game',
    rules: [
      {
        id: 'aim',
        title: 'What it is about',
        text: 'Settle the prairie. Workers bring you copper, stone, grain and pumpkins; goods pay for settlements. When a player has placed their last settlement, the round is finished. Then the player with the most settlements on the board wins.',
      },
      {
        id: 'open',
        title: 'Everything lies open',
        text: 'All player boards, the supply and the wheel can be seen by everyone at any time. Chance decides only this: before the first turn, the landscape tiles, the field of the starting tile and the starting player are drawn by lot; after that, there are only the spins of the wheel.',
      },
      {
        id: 'goods',
        title: 'Goods',
        text: `There are ${inWords(GOODS.length)} kinds: small copper, small stone, grain, pumpkin, big copper and big stone. Big goods come only from the store in the city. A big good never stands in for small ones, nor the other way round. You may hold as many goods as you like, but only ${inWords(WORKER_SPACES)} workers.`,
      },
      {
        id: 'workers',
        title: 'Workers',
        text: 'A worker has the colour of a good: brown for copper, black for stone, natural for grain, orange for pumpkins. Workers have no player colour: those on your player board are yours.',
      },
    ],
  },
  {
    title: 'Setup',
    rules: [
      {
        id: 'setup.landscape',
        title: 'The landscape board',
        text: `${capital(inWords(two.slots.length))} landscape tiles with two players, ${inWords(three.slots.length)} with three, ${inWords(four.slots.length)} with four, drawn and turned at random. A cow stands on every field with a cow symbol and a canteen floats in every lake. Only fields of these tiles are on the board.`,
      },
      {
        id: 'setup.start',
        title: 'The starting tile',
        text: 'It lies on a plain field in the middle of the board, drawn by lot. It belongs to nobody. Settlements may border it, but nobody builds on it and it is never part of a line.',
      },
      {
        id: 'setup.supply',
        title: 'The supply',
        text: `Of copper, stone, grain and pumpkins the supply has ${at(two.supply, COPPER)} each with two players, ${at(three.supply, COPPER)} with three, ${at(four.supply, COPPER)} with four; of big copper and big stone ${either([two, three, four].map(({ supply }) => at(supply, BIG_COPPER)))} each. It also has ${WORKERS_PER_COLOUR} workers of each colour and all cows that stand nowhere else. Only coins are unlimited; a gold is worth five silver.`,
      },
      {
        id: 'setup.belongings',
        title: 'What everyone begins with',
        text: `A cow, one grain, one pumpkin, one small copper and one small stone; and ${two.settlements} settlements with two players, ${three.settlements} with three, ${four.settlements} with four. These goods come on top of the supply. Your contractor waits at the hardware store of the city.`,
      },
      {
        id: 'setup.first',
        title: 'The starting player',
        text: `The starting player is drawn by lot and stays the same for the whole game. In playing order, the players begin with ${listed(START_SILVER.map(String))} silver.`,
      },
      {
        id: 'setup.workers',
        title: 'First workers',
        text: `In playing order, each player spins the wheel ${timesWords(START_SPINS)}. Each spin gives the ${inWords(WORKERS_PER_SPIN)} workers shown, or any ${inWords(WORKERS_PER_SPIN)} for a white space. The arrow is not moved with grain, and no cattle are traded yet.`,
      },
    ],
  },
  {
    title: 'Reading the table',
    rules: [
      {
        id: 'signs.fields',
        title: 'Fields',
        text: 'The goods on a field are its cost. A brass ring with an arrow marks a big good. Two small houses mean room for two settlements; a cow on the field goes to the player who builds there. Peaks are mountains; a flask in a lake is a canteen.',
      },
      {
        id: 'signs.spaces',
        title: 'Spaces of the worker board',
        text: `On a large space stand the silver it costs and the goods it gives; the +${SMALL_YIELD} beside it is its small space. At the bank, figures show how many workers a space takes, and the coin what it pays. Workers carry the sign of their good on the chest.`,
      },
      {
        id: 'signs.store',
        title: 'The store',
        text: 'Above the columns stand the prices in pumpkins, to the right of each row its reward. Contractors that stand faded at the corner have passed.',
      },
      {
        id: 'signs.glow',
        title: 'What glows',
        text: 'What you can do now glows. A dashed line and a cow mark a field that you could pay for after trading one cow. The first press shows what you would get, the second does it. While you are asked, a place that does not glow tells you why not when you press it.',
      },
    ],
  },
  {
    title: 'The turn',
    rules: [
      {
        id: 'turn',
        title: 'One action',
        text: 'Turns go clockwise, beginning with the starting player. On your turn you recruit, work or build, one of the three. Recruiting is always possible. Work is one space of the bank, one large space of an area with its small space, or the city. Besides, you may trade cattle as often as you like.',
      },
      {
        id: 'limited',
        title: 'Limited workers and goods',
        text: 'If a player is due more of a kind than the supply has, all players who have one of it, the receiver too, give one back. This is repeated until there is enough; then the receiver takes what is due. Workers on the worker board stay there. So it can happen that too few workers of a colour are found; the rest is then lost.',
      },
      {
        id: 'cattle',
        title: 'Cattle trade',
        text: `At any moment of your own turn, before, during or after the action, you may return a cow to the supply and take a small copper, a small stone, a grain, a pumpkin, ${CATTLE_SILVER} silver or a worker of your choice. As often as you have cows, for the same or for different things. If the supply has none of what you want and you have one yourself, you give yours back first and gain nothing.`,
      },
      {
        id: 'cattle.nothing',
        title: 'No worker of this colour',
        text: 'All workers of this colour are at work on the worker board, so a cow cannot be traded for one.',
      },
      {
        id: 'cattle.turn',
        title: 'Cattle only in your own turn',
        text: 'In the turn of another player, also while contractors are placed, and before the first turn of the game you cannot trade cattle.',
      },
      {
        id: 'canteen',
        title: 'Canteens',
        text: 'At the end of any turn of yours you may spend a canteen to take another full turn at once. At the end of that turn you may spend the next one. A spent canteen is out of the game. Canteens come from lakes.',
      },
    ],
  },
] as const satisfies Guide;
