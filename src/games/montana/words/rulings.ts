import type { RulingTexts } from '#words/game-words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { count, listed } from '#words/speech.ts';
import { AREAS, CITY_PUMPKINS, COPPER, MATCHING_WORKERS, OTHER_WORKERS, PUMPKIN, STONE, STORE } from '../components.ts';
import type { Rulings } from '../rulings.ts';
import {
  ADVANCE_LATER,
  anotherActionLater,
  builtEnough,
  canteenLater,
  CHOOSE_LATER,
  PAID,
  PASS_LATER,
  PLACE_LATER,
  REWARDS_LATER,
  SPIN_LATER,
  stoppedBuilding,
  workLater,
} from './moments.ts';
import { areaName, goodsHeld, inArea, neededName } from './names.ts';

/** What each rule rests on at this moment, and what can be done about it. */
export const rulingTexts: RulingTexts<Rulings> = {
  'setup.landscape': () => say`This is not on the board with this number of players.`,
  'setup.start': () => say`The starting tile is here. Choose a field beside it.`,
  'setup.first': () => say`The starting player is drawn at random from the players of this game.`,
  'setup.workers': () => say`The first turn has not begun. Choose your workers first.`,
  turn: (facts) =>
    facts.now === undefined ? say`You must recruit, work or build. You can always recruit.` : anotherActionLater(facts),
  cattle: () => say`You have no cow. Build on a field with a cow to get one.`,
  'cattle.nothing': () => say`All workers of this colour are at work. Wait until their spaces are cleared.`,
  'cattle.turn': () => say`You can trade cows only in your own turn, from round 1 on.`,
  canteen: canteenLater,
  recruit: ({ now }) => SPIN_LATER[now],
  'recruit.white': (facts) => ('now' in facts ? CHOOSE_LATER[facts.now] : workersNotThere(facts)),
  'recruit.advance': (facts) => ('now' in facts ? ADVANCE_LATER[facts.now] : tooLittleGrain(facts)),
  'recruit.limit': (facts) =>
    'has' in facts ? workersAndRoom(facts) : say`You have no worker of this colour. Choose another colour.`,
  work: workLater,
  bank: (facts) =>
    'has' in facts
      ? say`This space takes exactly ${count(facts.needs, 'worker')}, and you have ${orNone(facts.has)}. Recruit more.`
      : say`This space takes exactly ${count(facts.needs, 'worker')}.`,
  'work.occupied': ({ area }) => say`This space is taken. It is free again after the ${areaNamed(area)} is full.`,
  'work.workers': (facts) =>
    say`It takes ${MATCHING_WORKERS} ${facts.colour} worker or ${OTHER_WORKERS} of other colours.${'has' in facts ? ' Recruit more.' : ''}`,
  'work.have': () => say`You do not have these workers. Choose from your own.`,
  'work.silver': ({ needs, silver }) =>
    say`This costs ${needs} silver, and you have ${orNone(silver)}. The bank pays silver.`,
  'work.small': () => say`You can use it only right after you take the large space beside it.`,
  'city.enter': (facts) =>
    'now' in facts
      ? say`You are already at the store.`
      : say`The cheapest bid is ${count(facts.needs, 'pumpkin')}. With ${CITY_PUMPKINS} from the store you would have ${facts.pumpkins}. Work ${inArea(PUMPKIN)} to get more.`,
  'city.place': ({ now }) =>
    now === undefined
      ? say`You went to the store, so you must bid first. You can pass if you are outbid.`
      : PLACE_LATER[now],
  'city.column': ({ firstColumn }) => say`This row starts at ${count(firstColumn, 'pumpkin')}. Bid at least that much.`,
  'city.afford': ({ price, pumpkins }) =>
    say`This costs ${count(price, 'pumpkin')}, and you have ${orNone(pumpkins)}. Choose a cheaper space.`,
  'city.outbid': ({ standing }) =>
    say`There is already a bid of ${count(standing, 'pumpkin')}. Bid more, or choose another row.`,
  'city.pass': ({ now }) => PASS_LATER[now],
  'city.pay': ({ now }) => PAID[now],
  'city.goods': goodsOfChoice,
  'city.upgrade': madeBig,
  build: builtEnough,
  'build.border': () => say`Build beside the starting tile or a settlement. This field is beside neither yet.`,
  'build.land': ({ land }) => say`This is a ${land}. Choose a field instead.`,
  'build.occupied': () => say`This field is taken. Choose a free one.`,
  'build.cost': ({ missing }) => say`You still need ${listed(missing.split(' ').map(neededName))}.`,
  'build.settlements': () => say`All your settlements are on the board, so you cannot build any more.`,
  'build.refrain': stoppedBuilding,
};

/** "none" instead of 0. */
const orNone = (number: number): string => (number === 0 ? 'none' : String(number));

/** Areas that rulings name by their ids; the bank has no other name. */
function areaNamed(id: string): string {
  const area = AREAS.findIndex(({ name }) => name === id);
  return area < 0 ? id : areaName(area);
}

/** Workers are named by one letter each. */
const workersNotThere = ({ workers, takes }: { workers: string; takes: number }): Sentence =>
  workers.length === takes
    ? say`The supply does not have these workers. Choose others.`
    : say`Choose exactly ${count(takes, 'worker')}.`;

const tooLittleGrain = ({ grain, spaces }: { grain: number; spaces: number }): Sentence =>
  grain === 0
    ? say`That costs ${spaces} grain, and you have none. Trade a cow to get some.`
    : say`That costs ${spaces} grain, and you have ${grain}. Move fewer spaces.`;

/** Too many workers, or no need to give any back. */
const workersAndRoom = ({ has, limit }: { has: number; limit: number }): Sentence =>
  has > limit
    ? say`You have ${has} workers and room for ${limit}. Send ${has - limit} back first.`
    : say`You have ${count(has, 'worker')} and room for ${limit}, so you send none back.`;

const ROW_OF_GOODS = STORE.findIndex(({ choose }) => choose > 0) + 1;

function goodsOfChoice(facts: Rulings['city.goods']): Sentence {
  if (!('now' in facts))
    return facts.goods === 0
      ? say`Your row gives no goods of your choice.`
      : say`Choose exactly ${count(facts.goods, 'good')}.`;
  return facts.now === 'auction' ? REWARDS_LATER : say`You choose goods only as the reward of row ${ROW_OF_GOODS}.`;
}

function madeBig(facts: Rulings['city.upgrade']): Sentence {
  if ('now' in facts)
    return facts.now === 'auction' ? REWARDS_LATER : say`You make goods big only as a reward of the store.`;
  const { upgrades, copper, stone } = facts;
  return upgrades === 0
    ? say`Your row makes no goods big.`
    : say`You can make ${upgrades} big at most. You have ${goodsHeld(copper, COPPER)} and ${goodsHeld(stone, STONE)}.`;
}
