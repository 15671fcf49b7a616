import { at } from '#engine/indexed.ts';
import type { Guide } from '#engine/ruling.ts';
import { count } from '#words/speech.ts';
import {
  AREAS,
  BANK,
  CITY_PUMPKINS,
  DEAREST,
  DOUBLE,
  LINE,
  MATCHING_WORKERS,
  MOST_ADVANCE,
  MOST_BUILDINGS,
  OTHER_WORKERS,
  REFRAIN_SILVER,
  SMALL_YIELD,
  STORE,
  STORE_COLUMNS,
  WHEEL,
  WORKER_SPACES,
  WORKERS_PER_SPIN,
} from '../../components.ts';
import { either, pairName, storeRowText, timesWords } from './numbers.ts';

/** The terms of mine and quarry, and those of grain field and farmland. */
const [{ spaces: ROCK }, , , { spaces: CROPS }] = AREAS;

/** What can be done in a turn, and how it ends. */
export const actions = [
  {
    title: 'Recruit',
    rules: [
      {
        id: 'recruit',
        title: 'Recruiting',
        text: `Spin the wheel. The arrow stops on one of ${WHEEL.length} spaces, each as likely as the others. You take the ${WORKERS_PER_SPIN} workers of that space from the supply. You spin once per turn.`,
      },
      {
        id: 'recruit.wheel',
        title: 'Spaces of the wheel',
        text: `The spaces show these workers, clockwise. ${WHEEL.map((_, space) => `${space + 1}: ${pairName(space)}`).join('; ')}. After the last space comes the first again.`,
      },
      {
        id: 'recruit.white',
        title: 'White workers',
        text: `For a space with ${WORKERS_PER_SPIN} white workers, you take any ${WORKERS_PER_SPIN} workers that are in the supply, of one colour or of two.`,
      },
      {
        id: 'recruit.advance',
        title: 'Paying grain to move on',
        text: `After you have taken the workers of your spin, you can move the arrow on, clockwise, up to ${MOST_ADVANCE} spaces. Each space costs 1 grain. You also take the ${WORKERS_PER_SPIN} workers where it stops. The spaces it passes give nothing. You can do this once per turn.`,
      },
      {
        id: 'recruit.limit',
        title: `${WORKER_SPACES} workers at most`,
        text: `Your player board has room for ${WORKER_SPACES} workers. Whenever you have more, you send workers of your choice back to the supply, old or new, until you have ${WORKER_SPACES}.`,
      },
    ],
  },
  {
    title: 'Work',
    rules: [
      {
        id: 'work',
        title: 'One space per turn',
        text: 'First choose a free space of the bank, the mine, the quarry, the grain field or the farmland. Then choose the workers for it. After a large space you can also use the small space beside it. That is all the work of a turn. Or go to the store instead.',
      },
      {
        id: 'bank',
        title: 'Bank',
        text: `The spaces of the bank take exactly ${either(BANK.map(({ workers }) => workers))} workers of any colour and pay ${either(BANK.map(({ silver }) => silver))} silver.`,
      },
      {
        id: 'work.occupied',
        title: 'Taken spaces',
        text: 'A space with workers on it is taken until it is cleared. An area is cleared at the end of a turn if all its large spaces are taken. The bank is cleared if all its spaces are taken.',
      },
      {
        id: 'work.workers',
        title: 'Workers for a space',
        text: `A space of the mine, the quarry, the grain field or the farmland takes ${MATCHING_WORKERS} worker of its colour, or any ${OTHER_WORKERS} workers of other colours. You cannot mix a worker of its colour with another one.`,
      },
      {
        id: 'work.have',
        title: 'Your own workers',
        text: 'You can send only workers that are on your player board.',
      },
      {
        id: 'work.silver',
        title: 'Silver for a space',
        text: `A large space costs ${either(ROCK.map(({ silver }) => silver))} silver, and you must pay all of it. For that, the mine and the quarry give ${either(ROCK.map(({ goods }) => goods))} goods, the grain field and the farmland ${either(CROPS.map(({ goods }) => goods))}.`,
      },
      {
        id: 'work.small',
        title: 'Small space',
        text: `Right after you take a large space, you can send workers to the small space beside it. It takes workers by the same rule, costs no silver and gives ${SMALL_YIELD} more good. Later nobody can use it, until the large space beside it is cleared and taken again.`,
      },
      {
        id: 'work.clear',
        title: 'Clearing',
        text: 'At the end of a turn, all workers of a full area go back to the supply, also those on its small spaces. Small spaces need not be taken for that. The spaces are free from the next turn on, even if that turn comes from a canteen.',
      },
    ],
  },
  {
    title: 'Store',
    rules: [
      {
        id: 'city.enter',
        title: 'Going to the store',
        text: `At the store in the city, contractors bid pumpkins for ${STORE.length} rewards. You need no workers. You take ${count(CITY_PUMPKINS, 'pumpkin')} from the supply. Then you must be able to pay for a space: with that pumpkin you need at least ${STORE_COLUMNS[0]}.`,
      },
      {
        id: 'city.rows',
        title: `The ${STORE.length} rows of the store`,
        text: `${STORE.map((_, row) => storeRowText(row)).join(' ')} Every row goes up to ${DEAREST} pumpkins. You make goods big only if you like.`,
      },
      {
        id: 'city.place',
        title: 'Bidding',
        text: 'To bid, you place your contractor on a space. If it is your turn, you bid first, on any space that you have the pumpkins for, and you cannot pass yet. Then the others bid or pass, in clockwise order. They take no pumpkin. You can bid on only 1 row at a time.',
      },
      {
        id: 'city.column',
        title: 'Lowest price',
        text: `The price is at the top of each column. A row has no space below its lowest price: ${at(STORE, 0).firstColumn} pumpkins in rows 1 and 2, ${at(STORE, 2).firstColumn} pumpkins in rows 3 and 4.`,
      },
      {
        id: 'city.afford',
        title: 'Pumpkins for a space',
        text: 'You can bid on a space only if you have the pumpkins for it at that moment.',
      },
      {
        id: 'city.outbid',
        title: 'Outbidding',
        text: 'In a row with a contractor, you can bid only further to the right. The player you outbid must bid again at once, on any space by these rules, or pass. This may outbid another player, who then also bids again or passes. Only after that is the next player asked.',
      },
      {
        id: 'city.pass',
        title: 'Passing',
        text: 'If you pass, your contractor goes back to the hardware store, and you are out until the next visit to the store. If you cannot pay for any space, you pass without being asked. There is one exception: in your own turn you are still asked if you have a cow, because you can trade it for a pumpkin.',
      },
      {
        id: 'city.pay',
        title: 'Paying',
        text: 'Bidding ends when every contractor is alone in a row or has passed. The player whose turn it is pays the pumpkins to the supply and takes the reward, then the others in clockwise order. You must pay your bid. There is one exception: if you had to give back pumpkins because the supply was short, and now have too few, you pay nothing and get nothing. At the end all contractors go back to the hardware store.',
      },
      {
        id: 'city.goods',
        title: `${at(STORE, 1).choose} goods of your choice`,
        text: `Row 2 gives ${at(STORE, 1).choose} goods in any mix of small copper, small stone and grain. Name them all before you take any. If the supply is short, players give goods back first, as always.`,
      },
      {
        id: 'city.upgrade',
        title: 'Making goods big',
        text: `You return a small copper and take a big copper, or return a small stone and take a big stone. You can do this up to ${timesWords(at(STORE, 0).upgrades)} in row 1, ${timesWords(at(STORE, 2).upgrades)} in row 3 and ${timesWords(at(STORE, 3).upgrades)} in row 4, if you like and have the small goods. Say how many of each before you start. The small goods go back to the supply first.`,
      },
      {
        id: 'city.rest',
        title: 'Cow and silver',
        text: `Row 1 also gives a cow, if the supply has one. Row 4 also gives ${at(STORE, 3).silver} silver. You cannot trade the cow you win here before you make goods big.`,
      },
    ],
  },
  {
    title: 'Build',
    rules: [
      {
        id: 'build',
        title: 'Building settlements',
        text: `Choose a field, return the goods shown on it to the supply and place a settlement there. You can build on up to ${MOST_BUILDINGS} fields in one turn, and on at least one.`,
      },
      {
        id: 'build.border',
        title: 'Beside a tile',
        text: 'The field must be beside the starting tile or a settlement of any player. It may be a settlement that you built this turn.',
      },
      {
        id: 'build.land',
        title: 'Mountains and lakes',
        text: 'Nobody can build on a mountain or a lake.',
      },
      {
        id: 'build.occupied',
        title: 'One owner',
        text: 'A field with settlements is taken, for its owner too.',
      },
      {
        id: 'build.cost',
        title: 'Exact goods and sizes',
        text: 'You must return exactly the goods shown. Small goods do not pay for big ones, and big ones do not pay for small ones.',
      },
      {
        id: 'build.settlements',
        title: 'No settlement left',
        text: 'If you have placed all your settlements, you cannot build any more. If a field allows more settlements than you have left, you place those you have.',
      },
      {
        id: 'build.refrain',
        title: 'Silver for building less',
        text: `If you build on fewer than ${MOST_BUILDINGS} fields in your turn, you get ${REFRAIN_SILVER} silver for each of the ${MOST_BUILDINGS} that you did not build on, even if you could not.`,
      },
      {
        id: 'build.double',
        title: `Room for ${DOUBLE}`,
        text: `On a field with the symbol for ${count(DOUBLE, 'settlement')}, you place ${DOUBLE}. They cost the goods of one and count as one field.`,
      },
      {
        id: 'build.line',
        title: `${LINE} in a line`,
        text: `If your new field makes a straight line of exactly ${LINE} fields of yours, without a gap, you place 1 more settlement on the new field. Each such line gives you one. It costs nothing. A line of ${LINE + 1} or more gives nothing. A field counts once, however many settlements it has.`,
      },
      {
        id: 'build.cow',
        title: 'Cows on fields',
        text: 'If there is a cow on the field, you take it.',
      },
      {
        id: 'build.canteen',
        title: 'Canteens in lakes',
        text: 'If the field is beside a lake with a canteen, you take the canteen. Beside 2 such lakes, you take both. A lake whose canteen is gone gives nothing.',
      },
    ],
  },
  {
    title: 'The end',
    rules: [
      {
        id: 'end.last-settlement',
        title: 'The last settlement',
        text: 'When a player places their last settlement, the round is played to its end. The game ends after the turn of the player to the right of the starting player. Extra turns from canteens belong to the round. The player with the most settlements on the board wins.',
      },
      {
        id: 'tie.cattle',
        title: 'Equal settlements',
        text: 'If players have equally many settlements, the one with more cows and canteens together is ahead.',
      },
      {
        id: 'tie.belongings',
        title: 'Still equal',
        text: 'Then the one with more silver, workers and goods together is ahead. A gold coin counts as 5 silver, and a big good counts as 1. If that is equal too, they share the place.',
      },
    ],
  },
] as const satisfies Guide;
