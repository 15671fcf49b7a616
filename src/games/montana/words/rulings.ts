import type { Ruling } from '#engine/ruling.ts';
import { houseRulingWords } from '#words/house-rulings.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { count, inWords, listed, spell } from '#words/speech.ts';
import { lackedName } from './names.ts';
import { builtEnough, outOfStepWords, stoppedBuilding } from './out-of-step.ts';

type Facts = Ruling['facts'];

const text = (facts: Facts, name: string): string => String(facts[name] ?? '');
const number = (facts: Facts, name: string): number => Number(facts[name] ?? 0);

/** What each rule rests on at this moment. */
const FACTS: Readonly<Record<string, (facts: Facts) => Sentence>> = {
  turn: () => say`You have to recruit, work or build. Recruiting is always possible.`,
  build: builtEnough,
  'build.refrain': stoppedBuilding,
  'build.cost': (f) => say`You lack ${listed(text(f, 'missing').split(' ').map(lackedName))}.`,
  'build.border': () => say`Neither the starting tile nor a settlement lies beside this field yet.`,
  'build.land': (f) => say`This is a ${text(f, 'land')}.`,
  'build.occupied': () => say`Somebody has already settled here.`,
  'build.settlements': () => say`All your settlements are on the board.`,
  'setup.landscape': () => say`This place is not part of the landscape board at this table.`,
  'setup.start': () => say`The starting tile lies here.`,
  'setup.first': () => say`The starting player is drawn by lot among the players at this table.`,
  'setup.workers': () => say`The first turn has not begun yet. Choose your two workers.`,
  work: () => say`A turn has one space for work.`,
  'work.small': () => say`It is used right after the large space beside it, by the same player, or not at all.`,
  'work.occupied': (f) =>
    say`Workers stand there until ${text(f, 'space').startsWith('bank') ? 'the bank' : 'the area'} is full and is cleared.`,
  'work.silver': (f) => say`It costs ${number(f, 'needs')} silver, and you have ${number(f, 'silver')}.`,
  'work.workers': (f) => say`It takes one ${text(f, 'colour')} worker or two of other colours.`,
  'work.have': () => say`You do not have these workers.`,
  bank: (f) =>
    say`It takes exactly ${count(number(f, 'needs'), 'worker')}${f['has'] === undefined ? '' : `, and you have ${number(f, 'has')}`}.`,
  'city.enter': (f) => say`You would have ${count(number(f, 'pumpkins'), 'pumpkin')} and need ${number(f, 'needs')}.`,
  'city.place': () => say`You have entered the city, so you must place your contractor first.`,
  'city.outbid': (f) =>
    say`A contractor stands there at ${count(number(f, 'standing'), 'pumpkin')}; only a higher price outbids it.`,
  'city.column': (f) => say`This row begins at ${count(number(f, 'firstColumn'), 'pumpkin')}.`,
  'city.afford': (f) => say`It costs ${count(number(f, 'price'), 'pumpkin')}, and you have ${number(f, 'pumpkins')}.`,
  'city.pay': () => say`A bid is paid when all contractors stand.`,
  'city.pass': () => say`You pass only when you are to place your contractor.`,
  'city.goods': (f) =>
    number(f, 'goods') === 0
      ? say`Your row of the store gives no goods of your choice.`
      : say`You take exactly ${number(f, 'goods')} goods.`,
  'city.upgrade': (f) =>
    number(f, 'upgrades') === 0
      ? say`In your row of the store nothing is traded up.`
      : say`You can trade up ${number(f, 'upgrades')} at most. You have ${number(f, 'copper') || 'no'} small copper and ${number(f, 'stone') || 'no'} small stone.`,
  recruit: () => say`You spin once in a turn.`,
  'recruit.advance': (f) => say`That costs ${number(f, 'spaces')} grain, and you have ${number(f, 'grain')}.`,
  'recruit.white': (f) =>
    text(f, 'workers').length === number(f, 'takes')
      ? say`The supply does not have these workers.`
      : say`You choose exactly ${spell(number(f, 'takes'), 'worker')}.`,
  'recruit.limit': workersWords,
  cattle: () => say`You have no cow.`,
  'cattle.nothing': () => say`All of them are at work.`,
  'cattle.turn': () => say`You trade cattle only in your own turn, from the first turn of the game on.`,
  canteen: () => say`You have no canteen.`,
};

/** Too many workers, none of a colour, or no need to give any back. */
function workersWords(f: Facts): Sentence {
  const [has, limit] = [number(f, 'has'), number(f, 'limit')];
  if (f['has'] === undefined) return say`You have no worker of this colour.`;
  return has > limit
    ? say`You have ${has} workers and room for ${limit}: first give ${inWords(has - limit)} back.`
    : say`You have ${count(has, 'worker')} and room for ${limit}, so nobody has to go back.`;
}

export function rulingWords({ rule, facts }: Ruling): Sentence {
  const id = rule.split('/')[1] ?? '';
  return houseRulingWords(rule) ?? outOfStepWords(id, facts) ?? FACTS[id]?.(facts) ?? [];
}

const ENDINGS: Readonly<Record<string, Sentence>> = {
  'montana/end.last-settlement': say`A player has placed their last settlement, and the round is over: the most settlements win.`,
  'montana/tie.cattle': say`Between players with equally many settlements, cows and canteens decided.`,
  'montana/tie.belongings': say`Between players with equally many settlements, cows and canteens, their silver, workers and goods decided.`,
};

export const endingWords = (rule: string): Sentence => ENDINGS[rule] ?? [];
