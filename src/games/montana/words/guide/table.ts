import { at } from '#engine/indexed.ts';
import type { Guide } from '#engine/ruling.ts';
import { count, listed } from '#words/speech.ts';
import {
  BIG_COPPER,
  CATTLE_SILVER,
  COPPER,
  DOUBLE,
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

/** The game, its setup, the board and the turn. */
export const table = [
  {
    title: 'The game',
    rules: [
      {
        id: 'aim',
        title: 'How to win',
        text: 'Build the most settlements on the prairie to win. Workers bring you the copper, stone, grain and pumpkins to pay for them. When a player places their last settlement, the round is played to its end. Then the player with the most settlements on the board wins.',
      },
      {
        id: 'open',
        title: 'Nothing is hidden',
        text: 'Everyone can see all player boards, the supply and the wheel at any time. Before the first turn, the landscape tiles, the field of the starting tile and the starting player are drawn at random. After that, only the spins of the wheel are random.',
      },
      {
        id: 'goods',
        title: 'Goods',
        text: `There are ${count(GOODS.length, 'kind')}: small copper, small stone, grain, pumpkins, big copper and big stone. “Copper” or “stone” alone means the small one. Big goods come only from the store. A big good never counts as a small one, and small ones never count as a big one. You can hold any number of goods, but at most ${count(WORKER_SPACES, 'worker')}.`,
      },
      {
        id: 'workers',
        title: 'Workers',
        text: 'A worker has the colour of a good: brown for copper, black for stone, light for grain, orange for pumpkins. Workers have no player colour. Those on your player board are yours.',
      },
    ],
  },
  {
    title: 'Setup',
    rules: [
      {
        id: 'setup.landscape',
        title: 'Landscape board',
        text: `The board has ${two.slots.length} landscape tiles with 2 players, ${three.slots.length} with 3, ${four.slots.length} with 4. They are drawn and turned at random. There is a cow on every field with a cow symbol and a canteen in every lake. Only fields of these tiles are on the board.`,
      },
      {
        id: 'setup.start',
        title: 'Starting tile',
        text: 'The starting tile is on a plain field in the middle of the board, drawn at random. It belongs to nobody. You can build beside it but not on it, and it is never part of a line.',
      },
      {
        id: 'setup.supply',
        title: 'Supply',
        text: `Of copper, stone, grain and pumpkins, the supply has ${at(two.supply, COPPER)} each with 2 players, ${at(three.supply, COPPER)} with 3, ${at(four.supply, COPPER)} with 4. Of big copper and big stone it has ${either([two, three, four].map(({ supply }) => at(supply, BIG_COPPER)))} each. It also has ${WORKERS_PER_COLOUR} workers of each colour, and all cows that are not on a field or with a player. Only coins never run out. A gold coin is worth 5 silver.`,
      },
      {
        id: 'setup.belongings',
        title: 'What everyone starts with',
        text: `You start with a cow, a grain, a pumpkin, a small copper and a small stone. You also have ${two.settlements} settlements with 2 players, ${three.settlements} with 3, ${four.settlements} with 4. The goods do not come out of the supply. Your contractor waits at the hardware store in the city.`,
      },
      {
        id: 'setup.first',
        title: 'Starting player',
        text: `The starting player is drawn at random and stays the same for the whole game. In playing order, the players start with ${listed(START_SILVER.map(String))} silver.`,
      },
      {
        id: 'setup.workers',
        title: 'First workers',
        text: `In playing order, each player spins the wheel ${timesWords(START_SPINS)}. Each spin gives the ${WORKERS_PER_SPIN} workers shown, or any ${WORKERS_PER_SPIN} for a white space. You cannot pay grain or trade cows yet.`,
      },
    ],
  },
  {
    title: 'Reading the board',
    rules: [
      {
        id: 'signs.fields',
        title: 'Fields',
        text: `The goods on a field are its cost. A brass ring with an arrow marks a big good. A sign with ${DOUBLE} small houses means room for ${count(DOUBLE, 'settlement')}. A cow goes to the player who builds on its field. Peaks are mountains, and a flask in a lake is a canteen.`,
      },
      {
        id: 'signs.spaces',
        title: 'Work spaces',
        text: `A large space shows the silver it costs and the goods it gives. The +${SMALL_YIELD} beside it is its small space. At the bank, the figures show how many workers a space takes, and the coin shows what it pays. Workers carry the sign of their good on the chest.`,
      },
      {
        id: 'signs.store',
        title: 'Store',
        text: 'The prices in pumpkins are above the columns. The reward of each row is on its right. A faded contractor in the corner has passed.',
      },
      {
        id: 'signs.glow',
        title: 'What glows',
        text: 'What you can do now glows. A dashed line and a cow mark a field that you can pay for if you trade a cow first. The first press shows what you get, the second does it. When it is your decision, press anything that does not glow to see why not.',
      },
    ],
  },
  {
    title: 'Your turn',
    rules: [
      {
        id: 'turn',
        title: 'One action',
        text: 'The starting player begins, and turns go clockwise. In your turn you recruit, work or build: one of the three. You can always recruit. Working means one space of the bank, one large space of an area with its small space, or a visit to the store. You can also trade cows, as often as you like.',
      },
      {
        id: 'limited',
        title: 'Limited workers and goods',
        text: 'Sometimes you should get more of a kind than the supply has. Then all players who have one of that kind give 1 back, you too. This repeats until there is enough. Then you take what you should get. Workers on the worker board stay there. So there may still be too few workers of a colour, and then the missing ones are lost.',
      },
      {
        id: 'cattle',
        title: 'Cattle trade',
        text: `At any moment of your own turn, you can trade a cow for a good, ${CATTLE_SILVER} silver or a worker of your choice. The good can be a small copper, a small stone, a grain or a pumpkin. The cow goes back to the supply. You can do this with every cow you have. If the supply has none of what you want and you have one, you give yours back first and gain nothing.`,
      },
      {
        id: 'cattle.nothing',
        title: 'No worker of this colour',
        text: 'While all workers of a colour are at work on the worker board, you cannot trade a cow for one.',
      },
      {
        id: 'cattle.turn',
        title: 'Cows only in your own turn',
        text: 'You cannot trade cows in the turn of another player, even when you are asked to bid. You cannot trade them before the first turn of the game either.',
      },
      {
        id: 'canteen',
        title: 'Canteens',
        text: 'At the end of any of your turns, you can spend a canteen to take another full turn at once. At the end of that turn you can spend the next one. A spent canteen is out of the game. Canteens come from lakes.',
      },
    ],
  },
] as const satisfies Guide;
