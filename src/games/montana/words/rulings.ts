import type { RulingTexts } from '#words/game-words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { count, inWords, listed, spell } from '#words/speech.ts';
import { COPPER, OTHER_WORKERS, STONE } from '../components.ts';
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
import { goodsHeld, lackedName } from './names.ts';

/** What each rule rests on at this moment. */
export const rulingTexts: RulingTexts<Rulings> = {
  'setup.landscape': () => say`This place is not part of the landscape board at this table.`,
  'setup.start': () => say`The starting tile lies here.`,
  'setup.first': () => say`The starting player is drawn by lot among the players at this table.`,
  'setup.workers': () => say`The first turn has not begun yet. Choose your two workers.`,
  turn: (facts) =>
    facts.now === undefined
      ? say`You have to recruit, work or build. Recruiting is always possible.`
      : anotherActionLater(facts),
  cattle: () => say`You have no cow.`,
  'cattle.nothing': () => say`All of them are at work.`,
  'cattle.turn': () => say`You trade cattle only in your own turn, from the first turn of the game on.`,
  canteen: canteenLater,
  recruit: ({ now }) => SPIN_LATER[now],
  'recruit.white': (facts) => ('now' in facts ? CHOOSE_LATER[facts.now] : workersNotThere(facts)),
  'recruit.advance': (facts) =>
    'now' in facts ? ADVANCE_LATER[facts.now] : say`That costs ${facts.spaces} grain, and you have ${facts.grain}.`,
  'recruit.limit': (facts) => ('has' in facts ? workersAndRoom(facts) : say`You have no worker of this colour.`),
  work: workLater,
  bank: (facts) =>
    say`It takes exactly ${count(facts.needs, 'worker')}${'has' in facts ? `, and you have ${facts.has}` : ''}.`,
  'work.occupied': ({ area }) =>
    say`Workers stand there until ${area === 'bank' ? 'the bank' : 'the area'} is full and is cleared.`,
  'work.workers': ({ colour }) => say`It takes one ${colour} worker or ${inWords(OTHER_WORKERS)} of other colours.`,
  'work.have': () => say`You do not have these workers.`,
  'work.silver': ({ needs, silver }) => say`It costs ${needs} silver, and you have ${silver}.`,
  'work.small': () => say`It is used right after the large space beside it, by the same player, or not at all.`,
  'city.enter': (facts) =>
    'now' in facts
      ? say`You are in the city already.`
      : say`You would have ${count(facts.pumpkins, 'pumpkin')} and need ${facts.needs}.`,
  'city.place': ({ now }) =>
    now === undefined ? say`You have entered the city, so you must place your contractor first.` : PLACE_LATER[now],
  'city.column': ({ firstColumn }) => say`This row begins at ${count(firstColumn, 'pumpkin')}.`,
  'city.afford': ({ price, pumpkins }) => say`It costs ${count(price, 'pumpkin')}, and you have ${pumpkins}.`,
  'city.outbid': ({ standing }) =>
    say`A contractor stands there at ${count(standing, 'pumpkin')}; only a higher price outbids it.`,
  'city.pass': ({ now }) => PASS_LATER[now],
  'city.pay': ({ now }) => PAID[now],
  'city.goods': goodsOfChoice,
  'city.upgrade': tradesUp,
  build: builtEnough,
  'build.border': () => say`Neither the starting tile nor a settlement lies beside this field yet.`,
  'build.land': ({ land }) => say`This is a ${land}.`,
  'build.occupied': () => say`Somebody has already settled here.`,
  'build.cost': ({ missing }) => say`You lack ${listed(missing.split(' ').map(lackedName))}.`,
  'build.settlements': () => say`All your settlements are on the board.`,
  'build.refrain': stoppedBuilding,
};

/** Workers are named by one letter each. */
const workersNotThere = ({ workers, takes }: { workers: string; takes: number }): Sentence =>
  workers.length === takes
    ? say`The supply does not have these workers.`
    : say`You choose exactly ${spell(takes, 'worker')}.`;

/** Too many workers, or no need to give any back. */
const workersAndRoom = ({ has, limit }: { has: number; limit: number }): Sentence =>
  has > limit
    ? say`You have ${has} workers and room for ${limit}: first give ${inWords(has - limit)} back.`
    : say`You have ${count(has, 'worker')} and room for ${limit}, so nobody has to go back.`;

function goodsOfChoice(facts: Rulings['city.goods']): Sentence {
  if (!('now' in facts))
    return facts.goods === 0
      ? say`Your row of the store gives no goods of your choice.`
      : say`You take exactly ${facts.goods} goods.`;
  return facts.now === 'auction' ? REWARDS_LATER : say`These goods are the reward of the second row of the store.`;
}

function tradesUp(facts: Rulings['city.upgrade']): Sentence {
  if ('now' in facts)
    return facts.now === 'auction' ? REWARDS_LATER : say`Small goods become big only as a reward of the store.`;
  const { upgrades, copper, stone } = facts;
  return upgrades === 0
    ? say`In your row of the store nothing is traded up.`
    : say`You can trade up ${upgrades} at most. You have ${goodsHeld(copper, COPPER)} and ${goodsHeld(stone, STONE)}.`;
}
