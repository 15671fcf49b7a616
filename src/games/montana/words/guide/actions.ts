import { at } from '#engine/indexed.ts';
import type { Guide } from '#engine/ruling.ts';
import { capital, inWords } from '#words/speech.ts';
import {
  AREAS,
  BANK,
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
        text: `The arrow of the wheel is spun and stops on one of ${inWords(WHEEL.length)} spaces, each as likely as the others. You take the ${inWords(WORKERS_PER_SPIN)} workers of that space from the supply. You spin once in a turn.`,
      },
      {
        id: 'recruit.wheel',
        title: 'The spaces of the wheel',
        text: `Clockwise, ${inWords(WORKERS_PER_SPIN)} workers each. ${WHEEL.map((_, space) => `${space + 1}: ${pairName(space)}`).join('; ')}. After the last space comes the first again.`,
      },
      {
        id: 'recruit.white',
        title: 'White workers',
        text: `A space with ${inWords(WORKERS_PER_SPIN)} white workers lets you take any ${inWords(WORKERS_PER_SPIN)} workers that are in the supply, of one colour or of two.`,
      },
      {
        id: 'recruit.advance',
        title: 'Grain for the wheel',
        text: `After you have taken the workers of the spin you may move the arrow on, clockwise, up to ${inWords(MOST_ADVANCE)} spaces, once in a turn. Each space costs one grain. You also take the ${inWords(WORKERS_PER_SPIN)} workers where it stops; the spaces passed give nothing.`,
      },
      {
        id: 'recruit.limit',
        title: `${capital(inWords(WORKER_SPACES))} workers`,
        text: `A player board has room for ${inWords(WORKER_SPACES)} workers. Whenever you have more, you give back workers of your choice, old or new, until you have ${inWords(WORKER_SPACES)}.`,
      },
    ],
  },
  {
    title: 'Work',
    rules: [
      {
        id: 'work',
        title: 'One space in a turn',
        text: 'First choose a free space of the bank, the mine, the quarry, the grain field or the farmland, then the workers for it. After a large space you may add the small one beside it. That is all the work of a turn. Or go to the city instead.',
      },
      {
        id: 'bank',
        title: 'The bank',
        text: `Its spaces take exactly ${either(BANK.map(({ workers }) => inWords(workers)))} workers of any colours and pay ${either(BANK.map(({ silver }) => silver))} silver.`,
      },
      {
        id: 'work.occupied',
        title: 'A space is taken',
        text: 'A space with workers on it takes no others until it is cleared. An area is cleared at the end of a turn in which all its large spaces are taken, the bank when all its spaces are.',
      },
      {
        id: 'work.workers',
        title: 'Workers for a space',
        text: `A space of the mine, the quarry, the grain field or the farmland takes ${inWords(MATCHING_WORKERS)} worker of its colour, or any ${inWords(OTHER_WORKERS)} workers of other colours. One of its colour and another one together are no payment.`,
      },
      {
        id: 'work.have',
        title: 'Your own workers',
        text: 'You can only place workers that stand on your player board.',
      },
      {
        id: 'work.silver',
        title: 'Silver for a space',
        text: `A large space costs ${either(ROCK.map(({ silver }) => silver))} silver, in full. Mine and quarry yield ${either(ROCK.map(({ goods }) => goods))} goods for it, grain field and farmland ${either(CROPS.map(({ goods }) => goods))}.`,
      },
      {
        id: 'work.small',
        title: 'The small space',
        text: `Right after taking a large space you may put workers on the small space beside it, by the same rule, for ${inWords(SMALL_YIELD)} more good and no silver. Later it is closed to everyone, until the large space beside it is free and taken anew.`,
      },
      {
        id: 'work.clear',
        title: 'Clearing',
        text: 'At the end of a turn, all workers of a full area go back to the supply, those on small spaces too; small spaces need not be taken for that. The spaces are free from the next turn on, also if that turn comes from a canteen.',
      },
    ],
  },
  {
    title: 'The city',
    rules: [
      {
        id: 'city.enter',
        title: 'Entering the city',
        text: `In the city, contractors bid pumpkins for the ${inWords(STORE.length)} rewards of the store. You need no workers. You take a pumpkin from the supply and must then be able to pay for some space at the store: with that pumpkin you need at least ${inWords(STORE_COLUMNS[0])}.`,
      },
      {
        id: 'city.rows',
        title: `The ${inWords(STORE.length)} rows of the store`,
        text: `${STORE.map((_, row) => storeRowText(row)).join(' ')} Every row goes up to ${inWords(DEAREST)} pumpkins. Big goods come for small ones of the same kind, and only if you like.`,
      },
      {
        id: 'city.place',
        title: 'Placing contractors',
        text: 'You place your contractor first, on any space that you have the pumpkins for. You may not pass now. Then the others, in clockwise order, each place theirs or pass; they take no pumpkin. Nobody is in two rows.',
      },
      {
        id: 'city.column',
        title: 'No space there',
        text: `The price stands at the head of each column. A row has no space below its lowest price: ${inWords(at(STORE, 0).firstColumn)} pumpkins in the first two rows, ${inWords(at(STORE, 2).firstColumn)} pumpkins in the others.`,
      },
      {
        id: 'city.afford',
        title: 'Pumpkins for a space',
        text: 'You can place your contractor on a space only if you have the pumpkins for it at that moment.',
      },
      {
        id: 'city.outbid',
        title: 'Outbidding',
        text: 'In a row where a contractor stands, another can only be placed further to the right. The player who is outbid moves at once, to any space by these rules, or passes. This may outbid somebody else, who then moves or passes. Only after that the next player is called.',
      },
      {
        id: 'city.pass',
        title: 'Passing',
        text: 'A player who passes is out until the next visit to the city, and the contractor goes back to the hardware store. A player who can pay for no space passes without being asked. Only the active player who has a cow is still asked, and may trade it for a pumpkin.',
      },
      {
        id: 'city.pay',
        title: 'Paying',
        text: 'When every contractor stands alone in a row or has passed, the active player pays the pumpkins to the supply and takes the reward, then the others in clockwise order. A bid must be paid. Only a player who has meanwhile given back pumpkins that were scarce, and has too few, pays nothing and gets nothing. In the end all contractors go back to the hardware store.',
      },
      {
        id: 'city.goods',
        title: `${capital(inWords(at(STORE, 1).choose))} goods`,
        text: `The second row gives ${inWords(at(STORE, 1).choose)} goods in any mix of small copper, small stone and grain. You name them all before you take any; what the supply lacks is given back first, as always when something is scarce.`,
      },
      {
        id: 'city.upgrade',
        title: 'Trading up',
        text: `A small copper for a big one, or a small stone for a big one: up to ${timesWords(at(STORE, 0).upgrades)} in the first row, ${timesWords(at(STORE, 2).upgrades)} in the third, ${timesWords(at(STORE, 3).upgrades)} in the fourth, if you like and have the small goods. Say how many of each before you trade; small ones go back to the supply first.`,
      },
      {
        id: 'city.rest',
        title: 'Cow and silver',
        text: `The first row also gives a cow, if the supply has one, and the fourth ${at(STORE, 3).silver} silver. A cow won here cannot be traded before trading up.`,
      },
    ],
  },
  {
    title: 'Build',
    rules: [
      {
        id: 'build',
        title: 'Building settlements',
        text: `Choose a field, return the goods shown on it to the supply and place a settlement. Up to ${inWords(MOST_BUILDINGS)} fields in one turn, at least one.`,
      },
      {
        id: 'build.border',
        title: 'Beside a tile',
        text: 'A field must border the starting tile or a settlement of any player, also one built in this turn.',
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
        title: 'Exact goods',
        text: 'You must return exactly the goods shown. Small goods do not pay for big ones, nor big ones for small.',
      },
      {
        id: 'build.settlements',
        title: 'No settlement left',
        text: 'A player who has placed all settlements cannot build any more. If more are due on a field than you have left, you place those you have.',
      },
      {
        id: 'build.refrain',
        title: 'Silver for refraining',
        text: `If you build on only one or two fields in your turn you receive ${REFRAIN_SILVER} silver for each of the ${inWords(MOST_BUILDINGS)} that you did not build on, also if you could not.`,
      },
      {
        id: 'build.double',
        title: `Room for ${inWords(DOUBLE)}`,
        text: `On a field with the symbol for ${inWords(DOUBLE)} settlements you place ${inWords(DOUBLE)} for the same goods and as one building.`,
      },
      {
        id: 'build.line',
        title: `${capital(inWords(LINE))} in a line`,
        text: `If your new field makes a straight unbroken line of exactly ${inWords(LINE)} fields of yours, you place one more settlement on the new field, for each such line. It costs nothing. ${capital(inWords(LINE + 1))} or more in a line give nothing. A field counts once, however many settlements it has.`,
      },
      {
        id: 'build.cow',
        title: 'Cows on fields',
        text: 'A cow standing on the field is yours.',
      },
      {
        id: 'build.canteen',
        title: 'Canteens in lakes',
        text: 'If the field borders a lake with a canteen you take it; from two lakes, both. A lake whose canteen is gone gives nothing.',
      },
    ],
  },
  {
    title: 'The end',
    rules: [
      {
        id: 'end.last-settlement',
        title: 'The last settlement',
        text: 'When a player has placed their last settlement, the round is finished: the game ends after the turn of the player to the right of the starting player. Extra turns by canteens belong to the round. The player with the most settlements on the board wins.',
      },
      {
        id: 'tie.cattle',
        title: 'Equal settlements',
        text: 'Of players with equally many settlements, the one with more cows and canteens together is ahead.',
      },
      {
        id: 'tie.belongings',
        title: 'Still equal',
        text: 'Then the one with more silver, workers and goods together; a gold counts five, a big good one. If that is equal too they share the place.',
      },
    ],
  },
] as const satisfies Guide;
